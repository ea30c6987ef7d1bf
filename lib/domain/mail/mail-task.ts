import { z } from 'zod';
import { taskType } from '#lib/domain/tasks/task-type.ts';
import type { Ports } from '#lib/ports/index.ts';
import { deliverMail } from './deliver-mail.ts';

export type MailNeeds = Pick<Ports, 'table' | 'mail' | 'secrets' | 'log' | 'now'>;

export const MAIL_TASK = 'mail';

/** A message on its way: what it says is sealed, since it may hold a token. */
export const MailPayload = z.object({ id: z.string(), sealed: z.string() });

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Messages, tried for a day. */
export const mailTask = taskType({
  type: MAIL_TASK,
  payload: MailPayload,
  retryAfterSeconds: [
    MINUTE,
    2 * MINUTE,
    10 * MINUTE,
    30 * MINUTE,
    ...[1, 2, 4, 8, 8].map((hours) => hours * HOUR),
  ],
  waits: true,
  run: (needs: MailNeeds, payload) => deliverMail(needs, payload),
  giveUp: async ({ log }: Pick<MailNeeds, 'log'>, { id }) =>
    log.error({ id }, 'a message could not be sent and is given up'),
});
