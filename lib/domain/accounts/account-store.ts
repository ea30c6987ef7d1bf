import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Key } from '#lib/ports/table.ts';
import { TierName } from '#schemas/settings.ts';
import { normalizeEmail } from './normalize-email.ts';

/** An account that was made by signing up: it lies under its address, so each address has one. */
export const Account = z.object({
  ownerId: z.string(),
  /** As it was written. */
  email: z.string(),
  name: z.string().nullable(),
  tier: TierName,
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof Account>;

/** From the owner to the address. Written before the account: it may lead to another owner's. */
const AccountPointer = z.object({ emailHash: z.string() });

/** What a storage key holds of an address: nothing that could be read. */
export const hashEmail = (email: string): string => hash('sha256', normalizeEmail(email), 'hex');

export const accountItem = (emailHash: string): Key => ({
  partition: `EMAIL#${emailHash}`,
  sort: 'ACCOUNT',
});

const pointerItem = (ownerId: string): Key => ({ partition: `OWNER#${ownerId}`, sort: 'ACCOUNT' });

type Needs = Pick<Ports, 'table'>;

const read = (item: Item | undefined): Account | undefined => item && Account.parse(item.value);

/** The account of an address; undefined: there is none. */
export const findAccount = async ({ table }: Needs, emailHash: string) =>
  read(await table.get(accountItem(emailHash)));

/** The account of an owner; undefined for keys that an operator made. */
export async function accountOf(needs: Needs, ownerId: string): Promise<Account | undefined> {
  const pointer = await needs.table.get(pointerItem(ownerId));
  if (pointer === undefined) return undefined;
  const account = await findAccount(needs, AccountPointer.parse(pointer.value).emailHash);
  return account?.ownerId === ownerId ? account : undefined;
}

/** Stores an account unless its address has one. false: it has. */
export async function storeAccount({ table }: Needs, account: Account): Promise<boolean> {
  const emailHash = hashEmail(account.email);
  const pointer = pointerItem(account.ownerId);
  await table.put({ ...pointer, value: { emailHash } });
  const written = await table.put({ ...accountItem(emailHash), value: account }, { absent: true });
  if (written === undefined) await table.delete(pointer);
  return written !== undefined;
}
