import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Queue } from '#lib/ports/queue.ts';
import type { JobHead, JobMessage } from './job-store.ts';

type Needs = Pick<Ports, 'queue'>;

/** @throws configuration where nobody would do the work */
export function requireQueue({ queue }: Needs): Queue {
  if (queue === undefined) {
    throw new PagewrightError('configuration', { message: 'This server has no queue for jobs' });
  }
  return queue;
}

/** Asks for the next turn of a lane: behind those that wait already, and after those of other owners. */
export async function sendTurn(
  needs: Needs,
  { ownerId, id }: Pick<JobHead, 'ownerId' | 'id'>,
  { lane, slice }: Pick<JobMessage, 'lane' | 'slice'>,
  delaySeconds = 0,
): Promise<void> {
  const message: JobMessage = { ownerId, jobId: id, lane, slice };
  await requireQueue(needs).send({ ...message }, { group: ownerId, delaySeconds });
}
