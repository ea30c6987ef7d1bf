import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretPlace, Secrets } from '#lib/ports/secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** A key, and the name by which it is found again: what a sealed text carries. */
export interface SealingKey {
  readonly name: string;
  readonly key: Uint8Array;
}

/** Where keys come from. */
export interface Keys {
  current(): Promise<SealingKey>;
  /** Rejects for a name that it did not give. */
  find(name: string): Promise<Uint8Array>;
}

const placeOf = ({ ownerId, recordId }: SecretPlace): Buffer =>
  Buffer.from(JSON.stringify([ownerId, recordId]));

/** Secrets as AES-256-GCM with owner and record as additional data: `v1.<key>.<nonce, text and tag>`, base64url. */
export function createSecrets(keys: Keys): Secrets {
  return {
    async seal(text, place) {
      const { name, key } = await keys.current();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(placeOf(place));
      const sealed = Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return [VERSION, Buffer.from(name).toString('base64url'), sealed.toString('base64url')].join(
        '.',
      );
    },
    async open(sealed, place) {
      const [version, name = '', content = ''] = sealed.split('.');
      const bytes = Buffer.from(content, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES)
        throw new Error('A sealed text is not of a form that this version knows');
      const key = await keys.find(Buffer.from(name, 'base64url').toString());
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(placeOf(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
