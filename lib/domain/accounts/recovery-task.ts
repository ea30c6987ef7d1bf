import { z } from 'zod';
import { sendMail } from '#lib/domain/mail/send-mail.ts';
import { taskType } from '#lib/domain/tasks/task-type.ts';
import type { Ports } from '#lib/ports/index.ts';
import { findAccount } from './account-store.ts';
import { hasDeactivatedKey } from './end-key.ts';
import { makeToken } from './recovery-token.ts';

export const RECOVERY_TASK = 'recovery';

export type RecoveryNeeds = Pick<Ports, 'table' | 'queue' | 'secrets' | 'settings' | 'log' | 'now'>;

const Payload = z.object({
  /** Makes the message the same one however often this runs. */
  requestId: z.string(),
  emailHash: z.string(),
});

async function sendToken(
  needs: RecoveryNeeds,
  { requestId, emailHash }: z.infer<typeof Payload>,
): Promise<void> {
  const account = await findAccount(needs, emailHash);
  if (account === undefined || (await hasDeactivatedKey(needs, account.ownerId))) return;
  const token = await makeToken(needs, emailHash);
  await sendMail(needs, {
    id: requestId,
    to: account.email,
    subject: 'Your new Pagewright API key',
    parts: [
      { text: 'Somebody, probably you, asked for a new API key for this address.' },
      { text: 'This token makes one. It works once, for 15 minutes:' },
      { code: token },
      {
        text: `Send it with your address to ${needs.settings.publicUrl}/v1/auth/recover-key as {"email": …, "token": …}. The new key replaces all others.`,
      },
      { text: 'If it was not you, ignore this message: nothing changes.' },
    ],
  });
}

/** A request to recover a key: whoever has an account gets a message. */
export const recoveryTask = taskType({
  type: RECOVERY_TASK,
  payload: Payload,
  retryAfterSeconds: [5, 30, 120, 300],
  run: (needs: RecoveryNeeds, payload) => sendToken(needs, payload),
  giveUp: async ({ log }: Pick<RecoveryNeeds, 'log'>, { requestId }) =>
    log.error({ requestId }, 'a key could not be recovered'),
});
