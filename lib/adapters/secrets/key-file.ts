import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KEY_BYTES, type Keys } from './aes-gcm.ts';

const nameOf = (key: Uint8Array): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);

function decode(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${source} must hold ${KEY_BYTES} bytes as base64`);
  return key;
}

/** Two processes that start at once agree on one key: linking fails where the other was first. */
function makeKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}

function readKeyFile(file: string): Buffer {
  try {
    return decode(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeKeyFile(file);
    return decode(readFileSync(file, 'utf8'), file);
  }
}

/**
 * The one key of a machine: the setting's, or that of a file which only its owner may read, made
 * with the first secret.
 *
 * @param given SECRETS_KEY: 32 bytes as base64.
 */
export function fileKeys(file: string, configured?: string): Keys {
  let key: Buffer | undefined;
  const load = (): Buffer => {
    if (key !== undefined) return key;
    key = configured === undefined ? readKeyFile(file) : decode(configured, 'SECRETS_KEY');
    if (configured === undefined) chmodSync(file, 0o600);
    return key;
  };
  return {
    current: async () => ({ name: nameOf(load()), key: load() }),
    async find(name) {
      if (name !== nameOf(load()))
        throw new Error(`A secret was sealed with another key (${name}): is SECRETS_KEY right?`);
      return load();
    },
  };
}
