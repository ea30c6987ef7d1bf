import { z } from 'zod';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { TierName } from '#schemas/settings.ts';
import { changeStatus } from './end-key.ts';
import { storeKey } from './issue-key.ts';
import { hashApiKey, isApiKey, keyItem, readKey, toCaller } from './key-store.ts';

type Needs = Pick<Ports, 'table' | 'now' | 'newId'>;

/** The operator's own account of a tier: it outlives changes of its key. */
const OperatorAccount = z.object({ ownerId: z.string(), hash: z.string() });

const accountItem = (tier: TierName) => ({ partition: 'OPERATOR', sort: `TIER#${tier}` });

/** The owner of the operator's account of a tier; undefined before the first start. */
export async function findOperator(
  needs: Pick<Ports, 'table'>,
  tier: TierName,
): Promise<string | undefined> {
  const item = await needs.table.get(accountItem(tier));
  return item && OperatorAccount.parse(item.value).ownerId;
}

/**
 * Makes a key from the settings valid, for the operator's account of that tier; run at every start.
 * Another key than at the start before takes over the account, and the key before it is revoked. A
 * key that was issued earlier keeps its owner, and gets the tier.
 *
 * @returns undefined when this very key was revoked or deactivated meanwhile: it stays so.
 * @throws configuration when it does not look like a key.
 */
export async function adoptKey(
  needs: Needs,
  apiKey: string,
  tier: TierName,
): Promise<Caller | undefined> {
  if (!isApiKey(apiKey)) {
    throw new PagewrightError('configuration', {
      message: 'The key in the settings must be gk_ and 20 to 200 of A-Z a-z 0-9 _ -',
    });
  }
  const hash = hashApiKey(apiKey);
  for (;;) {
    const item = await needs.table.get(keyItem(hash));
    const key = item && readKey(item);
    const { ownerId } = await takeAccount(needs, tier, hash, key?.ownerId);
    if (item === undefined || key === undefined) return storeKey(needs, hash, { ownerId, tier });
    if (key.status !== 'active') return undefined;
    if (key.tier === tier) return toCaller(key);
    // Read again after the write, whichever process made it.
    const value = { ...key, tier };
    await needs.table.put({ ...keyItem(hash), value }, { revision: item.revision });
  }
}

/** The tier's account, now led by the key of this hash. */
async function takeAccount(
  needs: Needs,
  tier: TierName,
  hash: string,
  keyOwnerId: string | undefined,
): Promise<{ ownerId: string }> {
  for (;;) {
    const item = await needs.table.get(accountItem(tier));
    const account = item && OperatorAccount.parse(item.value);
    if (account?.hash === hash) return account;
    if (account !== undefined) await changeStatus(needs, account.hash, 'active', 'revoked');
    const next = { ownerId: keyOwnerId ?? account?.ownerId ?? needs.newId(), hash };
    const written = await needs.table.put(
      { ...accountItem(tier), value: next },
      item === undefined ? { absent: true } : { revision: item.revision },
    );
    if (written !== undefined) return next;
  }
}
