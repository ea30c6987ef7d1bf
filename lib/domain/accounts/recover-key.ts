import { limitAddress, limitAttempts } from '#lib/domain/limits/attempt-limit.ts';
import { sendTask } from '#lib/domain/tasks/send-task.ts';
import { invalid, PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RecoverKeyRequest, RecoverKeyResponse } from '#schemas/service/account.ts';
import { findAccount, hashEmail } from './account-store.ts';
import { hasDeactivatedKey, revokeKeys } from './end-key.ts';
import { issueKey } from './issue-key.ts';
import { RECOVERY_TASK } from './recovery-task.ts';
import { TOKEN_LIFE_MS, useToken } from './recovery-token.ts';

type Needs = Pick<Ports, 'table' | 'queue' | 'settings' | 'now' | 'newId'>;

/** For each address, whether or not it has an account. */
const MESSAGES = [{ limit: 3, windowMs: TOKEN_LIFE_MS }];
const GUESSES = [{ limit: 10, windowMs: TOKEN_LIFE_MS }];

const SENT =
  'If there is an account for this address, a message with a token is on its way: send it with the address within 15 minutes';

/**
 * Asks for a token by mail or, with the token, makes a new key and revokes all others. Whether there is
 * an account is looked up where the message is written: nothing here depends on it.
 * @throws rateLimitExceeded; configuration where no mail is sent; validation for a token that is wrong, expired or used
 */
export async function recoverKey(
  needs: Needs,
  { email, token }: RecoverKeyRequest,
  clientAddress: string,
): Promise<RecoverKeyResponse> {
  const emailHash = hashEmail(email);
  if (token !== undefined) return redeem(needs, emailHash, token, clientAddress);
  if (!needs.settings.sendsMail) {
    throw new PagewrightError('configuration', {
      message: 'No mail is sent from here: set MAIL_FROM to recover keys',
    });
  }
  await limitAddress(needs, 'RECOVER', clientAddress);
  await limitAttempts(needs, `RECOVER#EMAIL#${emailHash}`, MESSAGES);
  const payload = { requestId: needs.newId(), emailHash };
  await sendTask(needs, { type: RECOVERY_TASK, payload }, { group: 'mail' });
  return { success: true, message: SENT };
}

async function redeem(
  needs: Needs,
  emailHash: string,
  token: string,
  clientAddress: string,
): Promise<RecoverKeyResponse> {
  await limitAddress(needs, 'REDEEM', clientAddress);
  await limitAttempts(needs, `REDEEM#EMAIL#${emailHash}`, GUESSES);
  const isRight = await useToken(needs, emailHash, token);
  const account = await findAccount(needs, emailHash);
  if (!isRight || account === undefined || (await hasDeactivatedKey(needs, account.ownerId))) {
    throw invalid({
      path: ['token'],
      message: 'the token is wrong, expired or used: ask for a new one by sending email alone',
    });
  }
  const { ownerId, tier } = account;
  const { apiKey, caller } = await issueKey(needs, { ownerId, tier });
  const revoked = await revokeKeys(needs, ownerId, caller.keyId);
  return { success: true, message: 'This key replaces all others', apiKey, revoked };
}
