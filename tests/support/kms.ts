import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TestKms {
  readonly endpoint: string;
  readonly keyId: string;
  /** The operations that were asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A stand-in of AWS KMS over its JSON protocol: data keys are wrapped with a key of its own. */
export async function startKms(): Promise<TestKms> {
  const keyId = 'arn:aws:kms:us-east-1:000000000000:key/0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e';
  const master = randomBytes(32);
  const asked: string[] = [];
  const wrap = (key: Buffer) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', master, nonce);
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  };
  const unwrap = (blob: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', master, blob.subarray(0, 12));
    decipher.setAuthTag(blob.subarray(-16));
    return Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()]);
  };
  const answer = (operation: string, body: { KeyId?: string; CiphertextBlob?: string }) => {
    if (operation === 'GenerateDataKey') {
      const key = randomBytes(32);
      const CiphertextBlob = wrap(key).toString('base64');
      return { KeyId: keyId, Plaintext: key.toString('base64'), CiphertextBlob };
    }
    const blob = Buffer.from(body.CiphertextBlob ?? '', 'base64');
    return { KeyId: keyId, Plaintext: unwrap(blob).toString('base64') };
  };
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    asked.push(operation);
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    try {
      const body = JSON.parse(await text(request));
      if (body.KeyId !== keyId) {
        response.statusCode = 400;
        response.end(JSON.stringify({ __type: 'NotFoundException', message: 'no such key' }));
      } else response.end(JSON.stringify(answer(operation, body)));
    } catch {
      response.statusCode = 400;
      response.end(JSON.stringify({ __type: 'InvalidCiphertextException', message: '' }));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keyId,
    asked,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
