import { DecryptCommand, GenerateDataKeyCommand, type KMSClient } from '@aws-sdk/client-kms';
import type { Keys, SealingKey } from './aes-gcm.ts';

/** Data keys that a process remembers: each was used by one earlier process. */
const MAX_CACHED_KEYS = 100;

interface KmsKeysOptions {
  readonly client: KMSClient;
  /** Id or ARN of the KMS key that data keys are wrapped with. */
  readonly keyId: string;
}

function required(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('KMS answered without a key');
  return bytes;
}

/**
 * One data key for each process, wrapped by KMS; its wrapped form is its name. So KMS is asked once
 * for a key to seal with and once for each that a secret was sealed with.
 */
export function kmsKeys({ client, keyId }: KmsKeysOptions): Keys {
  let own: Promise<SealingKey> | undefined;
  const decrypted = new Map<string, Promise<Uint8Array>>();

  async function generate(): Promise<SealingKey> {
    const command = new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256' });
    const { Plaintext, CiphertextBlob } = await client.send(command);
    return {
      name: Buffer.from(required(CiphertextBlob)).toString('base64'),
      key: required(Plaintext),
    };
  }

  async function unwrap(name: string): Promise<Uint8Array> {
    const command = new DecryptCommand({
      KeyId: keyId,
      CiphertextBlob: Buffer.from(name, 'base64'),
    });
    return required((await client.send(command)).Plaintext);
  }

  return {
    current() {
      own ??= generate();
      // A failure must not last as long as the process.
      own.catch(() => {
        own = undefined;
      });
      return own;
    },
    find(name) {
      let key = decrypted.get(name);
      if (key === undefined) {
        key = unwrap(name);
        key.catch(() => decrypted.delete(name));
        decrypted.set(name, key);
        const [oldest] = decrypted.keys();
        if (decrypted.size > MAX_CACHED_KEYS && oldest !== undefined) decrypted.delete(oldest);
      }
      return key;
    },
  };
}
