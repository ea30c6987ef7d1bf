import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { hashApiKey, isApiKey, keyItem, readKey, toCaller } from './key-store.ts';

/**
 * Who holds this key. undefined: nobody (malformed, unknown or revoked, which look the same from
 * outside). 'deactivated': a known key that the operator has shut off.
 */
export async function authenticate(
  needs: Pick<Ports, 'table'>,
  apiKey: string,
): Promise<Caller | 'deactivated' | undefined> {
  if (!isApiKey(apiKey)) return undefined;
  const item = await needs.table.get(keyItem(hashApiKey(apiKey)));
  if (item === undefined) return undefined;
  const key = readKey(item);
  if (key.status === 'deactivated') return 'deactivated';
  return key.status === 'active' ? toCaller(key) : undefined;
}
