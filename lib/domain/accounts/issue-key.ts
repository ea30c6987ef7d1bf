import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { TierName } from '#schemas/settings.ts';
import {
  hashApiKey,
  keyItem,
  makeApiKey,
  ownedKeyItem,
  readKey,
  type StoredKey,
  toCaller,
} from './key-store.ts';

type Needs = Pick<Ports, 'table' | 'now' | 'newId'>;

/** A new key, of a new owner unless one is named. The only time that the key itself is known. */
export async function issueKey(
  needs: Needs,
  request: {
    readonly ownerId?: string;
    readonly tier: TierName;
    readonly name?: string | undefined;
  },
): Promise<{ apiKey: string; caller: Caller }> {
  const apiKey = makeApiKey();
  const caller = await storeKey(needs, hashApiKey(apiKey), {
    ownerId: request.ownerId ?? needs.newId(),
    tier: request.tier,
    name: request.name,
  });
  return { apiKey, caller };
}

/**
 * Stores a key unless it is stored already. The owner's look-up comes first: it may lead nowhere, a
 * key must never lack it.
 */
export async function storeKey(
  needs: Needs,
  hash: string,
  {
    ownerId,
    tier,
    name,
  }: {
    readonly ownerId: string;
    readonly tier: TierName;
    readonly name?: string | undefined;
  },
): Promise<Caller> {
  const key: StoredKey = {
    keyId: needs.newId(),
    ownerId,
    tier,
    status: 'active',
    createdAt: needs.now().toISOString(),
    ...(name === undefined ? {} : { name }),
  };
  await needs.table.put({ ...ownedKeyItem(ownerId, hash), value: { hash } });
  const written = await needs.table.put({ ...keyItem(hash), value: key }, { absent: true });
  const earlier = written === undefined ? await needs.table.get(keyItem(hash)) : undefined;
  return toCaller(earlier === undefined ? key : readKey(earlier));
}
