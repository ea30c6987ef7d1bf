import type { ProductionNeeds } from '#lib/domain/creation/produce.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item } from '#lib/ports/table.ts';
import { TTL_DEFAULT_SECONDS } from '#schemas/create.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readHead, readLanes } from './find-job.ts';
import { sendTurn } from './job-queue.ts';
import {
  headItem,
  itemsBlobKey,
  type JobHead,
  JobMessage,
  jobRemoveAfter,
  Lane,
  laneKey,
  lanesOf,
  type SliceRecord,
  slicesOf,
} from './job-store.ts';
import { holdLane } from './lease.ts';
import { countResults, refundSlice, SliceLost } from './slice-book.ts';
import { type Stops, workSlice } from './work-slice.ts';

export type JobNeeds = ProductionNeeds & Pick<Ports, 'queue'>;

/** How the one who received the message goes on with it. */
export interface Turn extends Stops {
  /** Keeps the message from others while the work goes on. */
  readonly keepMessage: () => Promise<unknown>;
}

/** How often an end that others write as well is tried. */
const ATTEMPTS = 10;

/**
 * One lane's turn: one slice of its job, then the wish for the next turn. Whatever way it ends, when it
 * returns the message has done its work; whatever way it is interrupted, the message that comes again
 * finds what is left to do.
 * @throws what the stores throw: the message is to be delivered again
 */
export async function takeTurn(needs: JobNeeds, body: JsonObject, turn: Turn): Promise<void> {
  const message = JobMessage.safeParse(body);
  if (!message.success) {
    needs.log.error({ err: message.error }, 'a message that is no turn was dropped');
    return;
  }
  const { ownerId, jobId, lane } = message.data;
  const found = await readHead(needs, ownerId, jobId);
  if (found === undefined || found.head.finishedAt !== undefined) return;
  const job = found.head;
  const held = await holdLane(needs, job, lane, turn.keepMessage);
  if ('busySeconds' in held) {
    // Whoever has it may die: somebody comes to look after that.
    await sendTurn(needs, job, lane, held.busySeconds + 1);
    return;
  }
  try {
    const stop = AbortSignal.any([turn.stop, held.lost]);
    const abort = AbortSignal.any([turn.abort, held.lost]);
    const hasEnded = await advance(needs, job, lane, { stop, abort });
    await held.release();
    if (hasEnded) await finishJob(needs, ownerId, jobId);
    else await sendTurn(needs, job, lane);
  } catch (error) {
    await held.release().catch(() => {});
    if (!(error instanceof SliceLost)) throw error;
    await sendTurn(needs, job, lane, 1);
  }
}

/** Works on the lane's slice, and moves the lane on where that is whole. @returns whether the lane has ended */
async function advance(
  needs: JobNeeds,
  job: JobHead,
  number: number,
  stops: Stops,
): Promise<boolean> {
  const item = await needs.table.get(laneKey(job, number));
  if (item === undefined) return true;
  const slices = slicesOf(job.total);
  let current = item;
  let lane = Lane.parse(item.value);
  if (lane.slice >= slices) return true;
  if (lane.startedAt === undefined) {
    lane = { ...lane, startedAt: needs.now().toISOString() };
    current = await writeLane(needs, job, lane, current);
  }
  const caller: Caller = { ownerId: job.ownerId, ...job.caller };
  const { outcome, book } = await workSlice(needs, caller, job, lane.slice, stops);
  if (outcome === 'open') return false;
  const { completed, failed } = countResults(book.record);
  const next = outcome === 'cancelled' ? slices : lane.slice + lanesOf(job.total);
  const after = {
    ...lane,
    slice: Math.min(next, slices + number),
    completed: lane.completed + completed,
    failed: lane.failed + failed,
  };
  await writeLane(needs, job, after, current);
  await settle(needs, caller, job, lane.slice, book.record);
  if (outcome === 'cancelled') await removeItems(needs, job, lane.slice);
  return after.slice >= slices;
}

async function writeLane(needs: JobNeeds, job: JobHead, lane: Lane, from: Item): Promise<Item> {
  const put = { ...laneKey(job, lane.lane), value: { ...lane }, removeAfter: jobRemoveAfter(job) };
  const revision = await needs.table.put(put, { revision: from.revision });
  if (revision === undefined) throw new SliceLost(`lane ${lane.lane} of job ${job.id}`);
  return { ...put, revision };
}

/** Once a slice is behind the lane: what was charged for nothing goes back, its items are not needed any more. */
async function settle(
  needs: JobNeeds,
  caller: Caller,
  job: JobHead,
  slice: number,
  record: SliceRecord,
): Promise<void> {
  await refundSlice(needs, caller, record);
  await needs.blobs.delete(itemsBlobKey(job, slice));
}

/** The items of the lane's slices from here on, which nobody will make. */
async function removeItems(needs: JobNeeds, job: JobHead, from: number): Promise<void> {
  for (let slice = from; slice < slicesOf(job.total); slice += lanesOf(job.total))
    await needs.blobs.delete(itemsBlobKey(job, slice));
}

/** Ends a job whose lanes have all ended; the documents of its last items then live their time. */
async function finishJob(needs: JobNeeds, ownerId: string, id: string): Promise<void> {
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
    if ((await needs.table.put(headItem(ended), { revision })) !== undefined) return;
  }
  throw new Error(`Job ${id} is written all the time`);
}
