import type { Ports } from '#lib/ports/index.ts';
import type { TierName } from '#schemas/settings.ts';
import {
  type Account,
  accountItem,
  findAccount,
  hashEmail,
  storeAccount,
} from './account-store.ts';
import { hasDeactivatedKey, ownedHashes } from './end-key.ts';
import { issueKey } from './issue-key.ts';
import { keyItem, readKey } from './key-store.ts';

type Needs = Pick<Ports, 'table' | 'now' | 'newId'>;

/** From the least to the most. */
const RANKS: readonly TierName[] = ['demo', 'free', 'pro', 'scale', 'unlimited'];

const isBelow = (one: TierName, other: TierName): boolean =>
  RANKS.indexOf(one) < RANKS.indexOf(other);

/**
 * Gives the account of an address a tier, unless it has a higher one, and a new key; an address without an
 * account gets one. Whoever calls has made sure that the mailbox is the holder's.
 * @returns undefined where the operator has deactivated the account's keys
 */
export async function raiseAccount(
  needs: Needs,
  { email, name, tier }: { email: string; name: string | null; tier: TierName },
): Promise<{ readonly apiKey: string; readonly account: Account } | undefined> {
  const account = await accountWith(needs, { email, name, tier });
  const { ownerId } = account;
  if (await hasDeactivatedKey(needs, ownerId)) return undefined;
  await raiseKeys(needs, ownerId, account.tier);
  const { apiKey } = await issueKey(needs, { ownerId, tier: account.tier });
  return { apiKey, account };
}

/** The account of the address, with at least the tier. */
async function accountWith(
  needs: Needs,
  { email, name, tier }: { email: string; name: string | null; tier: TierName },
): Promise<Account> {
  const emailHash = hashEmail(email);
  for (;;) {
    const before = await findAccount(needs, emailHash);
    if (before === undefined) {
      const createdAt = needs.now().toISOString();
      const account = { ownerId: needs.newId(), email, name, tier, createdAt };
      if (await storeAccount(needs, account)) return account;
      continue;
    }
    if (!isBelow(before.tier, tier)) return before;
    const item = await needs.table.get(accountItem(emailHash));
    const after = { ...before, tier };
    const written =
      item &&
      (await needs.table.put(
        { ...accountItem(emailHash), value: after },
        { revision: item.revision },
      ));
    if (written !== undefined) return after;
  }
}

async function raiseKeys(needs: Needs, ownerId: string, tier: TierName): Promise<void> {
  for (const hash of await ownedHashes(needs, ownerId)) {
    for (;;) {
      const item = await needs.table.get(keyItem(hash));
      const key = item && readKey(item);
      if (item === undefined || key === undefined || !isBelow(key.tier, tier)) break;
      const raised = { ...keyItem(hash), value: { ...key, tier } };
      if ((await needs.table.put(raised, { revision: item.revision })) !== undefined) break;
    }
  }
}
