import { raiseEvent } from '#lib/domain/events/raise-event.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item } from '#lib/ports/table.ts';
import { TTL_DEFAULT_SECONDS } from '#schemas/create.ts';
import { isCancelled, linksOf, readHead, readLanes } from './find-job.ts';
import { sendTurn } from './job-queue.ts';
import {
  headItem,
  itemsBlobKey,
  type JobHead,
  jobRemoveAfter,
  Lane,
  laneKey,
  lanesOf,
  type SliceRecord,
  slicesOf,
} from './job-store.ts';
import { countResults, SliceLost, settleSlice } from './slice-ledger.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'queue' | 'log' | 'now'>;

/** How often an end that others write as well is tried. */
const ATTEMPTS = 10;

/** A lane that has not ended, as it was read. */
export interface OpenLane {
  readonly lane: Lane;
  readonly revision: number;
}

/** undefined: the lane has ended, or is no more. */
export async function openLane(
  needs: Pick<Ports, 'table'>,
  job: JobHead,
  number: number,
): Promise<OpenLane | undefined> {
  const item = await needs.table.get(laneKey(job, number));
  return item && stillOpen(job, { lane: Lane.parse(item.value), revision: item.revision });
}

const stillOpen = (job: JobHead, open: OpenLane): OpenLane | undefined =>
  open.lane.slice < slicesOf(job.total) ? open : undefined;

/** @throws SliceLost where the lane was written by another meanwhile */
export async function writeLane(
  needs: Pick<Ports, 'table'>,
  job: JobHead,
  lane: Lane,
  from: Pick<Item, 'revision'>,
): Promise<OpenLane> {
  const put = { ...laneKey(job, lane.lane), value: { ...lane }, removeAfter: jobRemoveAfter(job) };
  const revision = await needs.table.put(put, { revision: from.revision });
  if (revision === undefined) throw new SliceLost(`lane ${lane.lane} of job ${job.id}`);
  return { lane, revision };
}

/** The lane's slices from one on. */
export function* slicesFrom(job: JobHead, first: number): Generator<number> {
  for (let slice = first; slice < slicesOf(job.total); slice += lanesOf(job.total)) yield slice;
}

/** Slices that have ended, the lane's current one first. */
export interface EndedSlices {
  readonly left: readonly { readonly slice: number; readonly record: SliceRecord }[];
  /** Nobody makes what comes after them. */
  readonly isLast: boolean;
  readonly givenUp: number;
}

/**
 * Moves a lane on behind slices that have ended. What was charged for nothing goes back before, once,
 * and their items go after, since nobody comes back for either. undefined: the lane has ended.
 */
export async function advancePastSlices(
  needs: Needs,
  job: JobHead,
  open: OpenLane,
  { left, isLast, givenUp }: EndedSlices,
): Promise<OpenLane | undefined> {
  let { completed, failed } = open.lane;
  let end = open.lane.slice;
  for (const { slice, record } of left) {
    await settleSlice(needs, job, slice, record);
    const counts = countResults(record);
    completed += counts.completed;
    failed += counts.failed;
    end = slice + lanesOf(job.total);
  }
  const beyond = slicesOf(job.total) + open.lane.lane;
  const slice = isLast ? beyond : Math.min(end, beyond);
  const moved = await writeLane(
    needs,
    job,
    { ...open.lane, slice, completed, failed, givenUp },
    open,
  );
  const gone = isLast ? slicesFrom(job, open.lane.slice) : left.map((ended) => ended.slice);
  for (const ended of gone) await needs.blobs.delete(itemsBlobKey(job, ended));
  return stillOpen(job, moved);
}

/** After a turn: the lane's next one, or the end of the job where this was the last lane. */
export async function continueOrFinish(
  needs: Needs,
  job: JobHead,
  next: OpenLane | undefined,
): Promise<void> {
  if (next === undefined) await finishJob(needs, job);
  else await sendTurn(needs, job, next.lane);
}

/** Tells that a job has ended, unless it was cancelled: then its owner knows. */
async function raiseEnded(needs: Needs, job: JobHead, lanes: readonly Lane[]): Promise<void> {
  const { id: jobId, ownerId, kind, total } = job;
  if (await isCancelled(needs, job)) return;
  const completed = lanes.reduce((sum, lane) => sum + lane.completed, 0);
  const status = completed > 0 ? 'completed' : 'failed';
  const data = { jobId, kind, status, total, completed, failed: total - completed };
  await raiseEvent(needs, ownerId, {
    type: `job.${status}`,
    key: jobId,
    data: { job: data, _links: linksOf({ kind, id: jobId }) },
    jobId,
  });
}

/** Ends a job whose lanes have all ended; the documents of its last items then live their time. */
async function finishJob(needs: Needs, { ownerId, id }: JobHead): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = await readHead(needs, ownerId, id);
    if (found === undefined || found.head.finishedAt !== undefined) return;
    const { head, revision } = found;
    const lanes = await readLanes(needs, head);
    if (lanes.some(({ slice }) => slice < slicesOf(head.total))) return;
    const now = needs.now();
    const ttl = head.request.ttl ?? TTL_DEFAULT_SECONDS;
    const ended: JobHead = {
      ...head,
      finishedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + ttl * 1_000).toISOString(),
    };
    // Ahead of the write, which nobody repeats: whoever loses it raises the same event.
    await raiseEnded(needs, head, lanes);
    if ((await needs.table.put(headItem(ended), { revision })) !== undefined) return;
  }
  throw new Error(`Job ${id} is written all the time`);
}
