import { limitAddress } from '#lib/domain/limits/attempt-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { SignupRequest } from '#schemas/service/account.ts';
import { type Account, storeAccount } from './account-store.ts';
import { issueKey } from './issue-key.ts';
import { presentAccount } from './present-account.ts';

type Needs = Pick<Ports, 'table' | 'settings' | 'now' | 'newId'>;

/**
 * Makes an account with its first key. Where the key is lost on the way to its owner, recovery makes another.
 * @throws signupClosed, rateLimitExceeded, emailTaken
 */
export async function signUp(needs: Needs, { email, name }: SignupRequest, clientAddress: string) {
  if (needs.settings.signup === 'closed') throw new PagewrightError('signupClosed');
  await limitAddress(needs, 'SIGNUP', clientAddress);
  const account: Account = {
    ownerId: needs.newId(),
    email,
    name: name ?? null,
    tier: 'free',
    createdAt: needs.now().toISOString(),
  };
  if (!(await storeAccount(needs, account))) throw new PagewrightError('emailTaken');
  const { ownerId, tier } = account;
  const { apiKey } = await issueKey(needs, { ownerId, tier });
  return { success: true as const, apiKey, account: presentAccount(account) };
}
