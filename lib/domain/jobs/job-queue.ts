import { sendTask } from '#lib/domain/tasks/send-task.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JobHead, JobMessage } from './job-store.ts';

/** The task type of turns. */
export const JOB_TURN = 'job-turn';

/** Asks for the next turn of a lane: behind those that wait already, and after those of other owners. */
export async function sendTurn(
  needs: Pick<Ports, 'queue' | 'now'>,
  { ownerId, id }: Pick<JobHead, 'ownerId' | 'id'>,
  { lane, slice }: Pick<JobMessage, 'lane' | 'slice'>,
  delaySeconds = 0,
): Promise<void> {
  const payload: JobMessage = { ownerId, jobId: id, lane, slice };
  await sendTask(
    needs,
    { type: JOB_TURN, payload: { ...payload } },
    { group: ownerId, delaySeconds },
  );
}
