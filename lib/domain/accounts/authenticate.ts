import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item } from '#lib/ports/table.ts';
import { hashApiKey, isApiKey, keyItem, readKey, type StoredKey, toCaller } from './key-store.ts';

type Needs = Pick<Ports, 'table' | 'log' | 'now'>;

/** Notes the day on which a key is used: one write a day, for which nobody waits. */
function noteUse({ table, log, now }: Needs, item: Item, key: StoredKey): void {
  const today = now().toISOString().slice(0, 10);
  if (key.lastUsedOn === today) return;
  const { partition, sort, revision } = item;
  table
    .put({ partition, sort, value: { ...key, lastUsedOn: today } }, { revision })
    .catch((error: unknown) => log.warn({ err: error }, 'the use of a key was not noted'));
}

/**
 * Who holds this key. undefined: nobody (malformed, unknown or revoked, which look the same from
 * outside). 'deactivated': a known key that the operator has shut off.
 */
export async function authenticate(
  needs: Needs,
  apiKey: string,
): Promise<Caller | 'deactivated' | undefined> {
  if (!isApiKey(apiKey)) return undefined;
  const item = await needs.table.get(keyItem(hashApiKey(apiKey)));
  if (item === undefined) return undefined;
  const key = readKey(item);
  if (key.status === 'deactivated') return 'deactivated';
  if (key.status !== 'active') return undefined;
  noteUse(needs, item, key);
  return toCaller(key);
}
