import type { Ports } from '#lib/ports/index.ts';
import type { JobHead, JobMessage } from './job-store.ts';

/** Asks for the next turn of a lane: behind those that wait already, and after those of other owners. */
export async function sendTurn(
  needs: Pick<Ports, 'queue'>,
  { ownerId, id }: Pick<JobHead, 'ownerId' | 'id'>,
  { lane, slice }: Pick<JobMessage, 'lane' | 'slice'>,
  delaySeconds = 0,
): Promise<void> {
  const message: JobMessage = { ownerId, jobId: id, lane, slice };
  await needs.queue.send({ ...message }, { group: ownerId, delaySeconds });
}
