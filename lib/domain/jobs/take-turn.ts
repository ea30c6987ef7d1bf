import type { StopSignals } from '#lib/domain/tasks/task-type.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { readHead } from './find-job.ts';
import { sendTurn } from './job-queue.ts';
import type { JobHead, JobMessage } from './job-store.ts';
import { advancePastSlices, continueOrFinish, type OpenLane, openLane, writeLane } from './lane.ts';
import { holdLane } from './lease.ts';
import { SliceLost } from './slice-ledger.ts';
import { type WorkNeeds, workSlice } from './work-slice.ts';

export type JobNeeds = WorkNeeds & Pick<Ports, 'queue'>;

/**
 * One lane's turn: one slice of its job, then a request for the next turn. Whatever way it ends, when it
 * returns the message has done its work; whatever way it is interrupted, the message that comes again
 * finds what is left to do.
 * @throws what the stores throw: the message is to be delivered again
 */
export async function takeTurn(
  needs: JobNeeds,
  message: JobMessage,
  turn: StopSignals,
): Promise<void> {
  const { ownerId, jobId, lane } = message;
  const found = await readHead(needs, ownerId, jobId);
  if (found === undefined || found.head.finishedAt !== undefined) return;
  const job = found.head;
  const held = await holdLane(needs, job, lane);
  if ('busySeconds' in held) {
    // Its worker may die: this message looks again after that.
    await sendTurn(needs, job, message, held.busySeconds + 1);
    return;
  }
  try {
    const stop = AbortSignal.any([turn.stop, held.lost]);
    const abort = AbortSignal.any([turn.abort, held.lost]);
    const next = await advance(needs, job, lane, { stop, abort });
    await held.release();
    await continueOrFinish(needs, job, next);
  } catch (error) {
    await held.release().catch(() => {});
    if (!(error instanceof SliceLost)) throw error;
    await sendTurn(needs, job, message, 1);
  }
}

/** Works on the lane's slice, and moves the lane on where that is whole. undefined: the lane has ended. */
async function advance(
  needs: JobNeeds,
  job: JobHead,
  number: number,
  stops: StopSignals,
): Promise<OpenLane | undefined> {
  let open = await openLane(needs, job, number);
  if (open === undefined) return undefined;
  if (open.lane.startedAt === undefined) {
    const startedAt = needs.now().toISOString();
    open = await writeLane(needs, job, { ...open.lane, startedAt }, open);
  }
  const { slice } = open.lane;
  const caller: Caller = { ownerId: job.ownerId, ...job.caller };
  const { outcome, ledger } = await workSlice(needs, caller, job, slice, stops);
  if (outcome === 'open') return open;
  const isLast = outcome === 'cancelled';
  return advancePastSlices(needs, job, open, {
    left: [{ slice, record: ledger.record }],
    isLast,
    givenUp: 0,
  });
}
