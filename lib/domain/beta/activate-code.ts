import { presentAccount } from '#lib/domain/accounts/present-account.ts';
import { raiseAccount } from '#lib/domain/accounts/raise-account.ts';
import { limitAddress } from '#lib/domain/limits/attempt-limit.ts';
import { changeRecord } from '#lib/domain/records/record-store.ts';
import { invalid, type PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { BetaActivation } from '#schemas/service/beta.ts';
import {
  BETA_OWNER,
  BETA_REQUESTS,
  codeItem,
  hashCode,
  InviteCode,
  type StoredRequest,
} from './beta-store.ts';

type Needs = Pick<Ports, 'table' | 'now' | 'newId'>;

const wrongCode = (): PagewrightError =>
  invalid({ path: ['code'], message: 'the code is wrong, expired or used: ask for another one' });

/**
 * Turns a code into a key of tier pro: of the account of its address, which is made where there is none.
 * @throws rateLimitExceeded; validation for a code that is wrong, expired or used, or an account that is shut off
 */
export async function activateCode(needs: Needs, { code }: BetaActivation, clientAddress: string) {
  await limitAddress(needs, 'BETA#ACTIVATE', clientAddress);
  const { email, name } = await useCode(needs, hashCode(code));
  const raised = await raiseAccount(needs, { email, name, tier: 'pro' });
  if (raised === undefined) throw wrongCode();
  const { apiKey, account } = raised;
  return { success: true as const, apiKey, account: presentAccount(account) };
}

/** Of several at once one wins: the request is activated by one conditional write. */
async function useCode(needs: Needs, codeHash: string): Promise<StoredRequest> {
  const item = await needs.table.get(codeItem(codeHash));
  if (item === undefined) throw wrongCode();
  const { requestId } = InviteCode.parse(item.value);
  const activatedAt = needs.now().toISOString();
  const used = await changeRecord(needs, BETA_REQUESTS, BETA_OWNER, requestId, {
    next: ({ status, invite }) => {
      const isOpen = status === 'approved' && invite?.codeHash === codeHash;
      if (!isOpen || invite.expiresAt <= activatedAt) return undefined;
      return { status: 'activated' as const, activatedAt };
    },
  });
  if (used === undefined) throw wrongCode();
  await needs.table.delete(codeItem(codeHash));
  return used.after;
}
