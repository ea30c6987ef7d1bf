import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import { isCancelled, readHead } from './find-job.ts';
import { failedResult } from './item-result.ts';
import type { ItemResult, JobHead, JobMessage, SliceRecord } from './job-store.ts';
import {
  advancePastSlices,
  continueOrFinish,
  type OpenLane,
  openLane,
  slicesFrom,
} from './lane.ts';
import { holdLane } from './lease.ts';
import { openSlice } from './slice-ledger.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'queue' | 'settings' | 'log' | 'now'>;

/** So many slices given up in a row are not to blame themselves: the rest of the lane is given up too. */
const LOST_IN_A_ROW = 2;

const abandoned = (): ItemResult =>
  failedResult(
    new PagewrightError('itemGenerationFailed', {
      message:
        'This item was given up: work on it broke off too often for a reason of the service’s own. Start it again in a new job',
      details: { reason: 'abandoned' },
    }),
  );

/** Gives the items of a slice that have no result one, unless they were cancelled. @throws SliceLost */
async function giveUpSlice(
  needs: Needs,
  job: JobHead,
  slice: number,
  cancelled: boolean,
): Promise<SliceRecord> {
  const { record, save } = await openSlice(needs, job, slice);
  if (cancelled) return record;
  record.results = record.results.map((result) => result ?? abandoned());
  await save();
  return record;
}

async function giveUpLane(
  needs: Needs,
  job: JobHead,
  open: OpenLane,
): Promise<OpenLane | undefined> {
  const cancelled = await isCancelled(needs, job);
  const givenUp = open.lane.givenUp + 1;
  const isLast = cancelled || givenUp >= LOST_IN_A_ROW;
  const left: { slice: number; record: SliceRecord }[] = [];
  for (const slice of slicesFrom(job, open.lane.slice)) {
    left.push({ slice, record: await giveUpSlice(needs, job, slice, cancelled) });
    if (cancelled || !isLast) break;
  }
  needs.log.error({ jobId: job.id, slices: left.map(({ slice }) => slice) }, 'items were given up');
  return advancePastSlices(needs, job, open, { left, isLast, givenUp });
}

/**
 * What becomes of a turn that failed too often, or that workers died of: the items of its slice that have no
 * result fail, and the lane goes on behind them, so that the job comes to an end.
 *
 * @throws what the stores throw, and where another still works on the lane: to be delivered again
 */
export async function giveUpTurn(
  needs: Needs,
  { ownerId, jobId, lane, slice }: JobMessage,
): Promise<void> {
  const found = await readHead(needs, ownerId, jobId);
  if (found === undefined || found.head.finishedAt !== undefined) return;
  const job = found.head;
  const held = await holdLane(needs, job, lane);
  if ('busySeconds' in held) throw new Error(`lane ${lane} of job ${jobId} is worked on`);
  try {
    const open = await openLane(needs, job, lane);
    // Others may have brought the lane further than this message knows.
    const isBehind = open === undefined || open.lane.slice > slice;
    const next = isBehind ? open : await giveUpLane(needs, job, open);
    await held.release();
    await continueOrFinish(needs, job, next);
  } catch (error) {
    await held.release().catch(() => {});
    throw error;
  }
}
