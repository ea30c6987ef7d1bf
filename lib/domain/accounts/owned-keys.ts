import type { Ports } from '#lib/ports/index.ts';
import { ownedHashes } from './end-key.ts';
import { keyItem, readKey, type StoredKey } from './key-store.ts';

/** An owner's valid keys, the newest first. */
export async function ownedKeys(
  needs: Pick<Ports, 'table'>,
  ownerId: string,
): Promise<(StoredKey & { readonly hash: string })[]> {
  const hashes = await ownedHashes(needs, ownerId);
  const items = await Promise.all(
    hashes.map(async (hash) => ({ hash, item: await needs.table.get(keyItem(hash)) })),
  );
  return items
    .flatMap(({ hash, item }) => (item === undefined ? [] : [{ hash, ...readKey(item) }]))
    .filter(({ status }) => status === 'active')
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}
