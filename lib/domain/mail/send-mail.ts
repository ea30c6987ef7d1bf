import { sendTask } from '#lib/domain/tasks/send-task.ts';
import type { Ports } from '#lib/ports/index.ts';
import { composeMail, type MailPart } from './compose-mail.ts';
import { MAIL_TASK } from './mail-task.ts';
import { sealMail } from './seal-mail.ts';

/** A message to be sent: `id` makes it the same message however often it is asked for. */
export interface MailDraft {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** Puts a message on the queue: it is sent once, whatever dies meanwhile. */
export async function sendMail(
  needs: Pick<Ports, 'queue' | 'secrets' | 'now'>,
  { id, to, subject, parts }: MailDraft,
): Promise<void> {
  const content = { to, subject, ...composeMail(subject, parts) };
  const sealed = await sealMail(needs, id, content);
  await sendTask(needs, { type: MAIL_TASK, payload: { id, sealed } }, { group: 'mail' });
}
