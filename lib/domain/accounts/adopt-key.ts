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

/**
 * Makes a key from the settings valid, for the operator's account of that tier; run at every start.
 * Another key than at the start before takes over the account, and the key before it is revoked.
 *
 * @returns undefined when this very key was revoked or deactivated meanwhile: it stays so.
 * @throws configuration when it does not look like a key, or belongs to somebody else.
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
  const account = await takeAccount(needs, tier, hash);
  const item = await needs.table.get(keyItem(hash));
  if (item === undefined) return storeKey(needs, hash, { ownerId: account.ownerId, tier });
  const key = readKey(item);
  if (key.ownerId !== account.ownerId) {
    throw new PagewrightError('configuration', {
      message: `The key in the settings for tier ${tier} belongs to another account: choose a new one`,
    });
  }
  return key.status === 'active' ? toCaller(key) : undefined;
}

/** The tier's account, now led by the key of this hash. */
async function takeAccount(needs: Needs, tier: TierName, hash: string) {
  for (;;) {
    const item = await needs.table.get(accountItem(tier));
    const account = item && OperatorAccount.parse(item.value);
    if (account?.hash === hash) return account;
    const next = { ownerId: account?.ownerId ?? needs.newId(), hash };
    if (account !== undefined) await changeStatus(needs, account.hash, 'active', 'revoked');
    const written = await needs.table.put(
      { ...accountItem(tier), value: next },
      item === undefined ? { absent: true } : { revision: item.revision },
    );
    if (written !== undefined) return next;
  }
}
