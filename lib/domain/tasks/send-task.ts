import type { Ports } from '#lib/ports/index.ts';
import type { Task } from './task-type.ts';

/** As long as a queue holds a message back. */
const MAX_DELAY_SECONDS = 900;

export interface TaskOptions {
  /** Whose work it is: what one group has waiting does not hold up another's. */
  readonly group: string;
  /** Seconds until it may run. Default 0; there is no longest. */
  readonly delaySeconds?: number;
}

/** Puts a task on the queue: durable once it has returned. */
export async function sendTask(
  { queue, now }: Pick<Ports, 'queue' | 'now'>,
  { type, payload, attempt }: Pick<Task, 'type' | 'payload'> & { readonly attempt?: number },
  { group, delaySeconds = 0 }: TaskOptions,
): Promise<void> {
  const isLong = delaySeconds > MAX_DELAY_SECONDS;
  const body = {
    type,
    payload,
    ...(attempt === undefined ? {} : { attempt }),
    ...(isLong ? { notBefore: now().getTime() + delaySeconds * 1_000 } : {}),
    group,
  };
  const heldBack = Math.ceil(Math.min(delaySeconds, MAX_DELAY_SECONDS));
  await queue.send(body, { group, delaySeconds: heldBack });
}
