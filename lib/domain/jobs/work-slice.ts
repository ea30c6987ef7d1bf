import { setTimeout as delay } from 'node:timers/promises';
import type { StopSignals } from '#lib/domain/tasks/task-type.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { isCancelled } from './find-job.ts';
import { freshItems, type WorkNeeds } from './fresh-items.ts';
import { failedResult } from './item-result.ts';
import {
  type ItemResult,
  itemsBlobKey,
  type JobHead,
  RecordItem,
  SLICE_ITEMS,
} from './job-store.ts';
import { makeItem, sliceTemplates } from './make-item.ts';
import { chargeSlice, openSlice, type SliceLedger, takeCharge } from './slice-ledger.ts';

/** From this attempt on items are made one by one: workers died, and one item may be the reason. */
const ALONE_FROM_ATTEMPT = 3;
/** A renderer that is busy is asked again so often, before the slice waits for another turn. */
const BUSY_ATTEMPTS = 5;
const BUSY_MS = 1_000;

export type { WorkNeeds };

/** `whole`: every item has its result. `open`: the rest waits for another turn. */
export type SliceOutcome = 'whole' | 'open' | 'cancelled';

interface Work {
  readonly needs: WorkNeeds;
  readonly caller: Caller;
  readonly job: JobHead;
  readonly slice: number;
  readonly ledger: SliceLedger;
  readonly items: readonly unknown[];
  readonly templates: ReturnType<typeof sliceTemplates>;
  readonly stops: StopSignals;
}

async function readItems({ blobs }: WorkNeeds, job: JobHead, slice: number): Promise<unknown[]> {
  const json = await blobs.get(itemsBlobKey(job, slice));
  if (json === undefined) throw new Error(`The items of slice ${slice} of job ${job.id} are gone`);
  return JSON.parse(Buffer.from(json).toString()) as unknown[];
}

const isBusy = (error: unknown): boolean =>
  error instanceof PagewrightError && error.condition === 'overloaded';

/** The data of an item, and the record that it is of. */
function dataOf({ job, items }: Work, place: number) {
  if (job.kind !== 'mapping-batch') return { data: items[place], record: {} };
  const { recordId, data } = RecordItem.parse(items[place]);
  return { data, record: { recordId } };
}

/** An item's result; undefined where it was not its own fault that there is none. */
async function attemptItem(work: Work, place: number): Promise<ItemResult | undefined> {
  const { needs, caller, job, slice, templates, stops } = work;
  const { data, record } = dataOf(work, place);
  const item = { index: slice * SLICE_ITEMS + place, data, templates };
  for (let attempt = 1; ; attempt++) {
    try {
      return { ...(await makeItem(needs, caller, job, item, stops.abort)), ...record };
    } catch (error) {
      if (stops.abort.aborted) return undefined;
      if (!isBusy(error)) {
        if (!(error instanceof PagewrightError) || error.status >= 500)
          needs.log.error({ jobId: job.id, index: item.index, err: error }, 'job item failed');
        return { ...failedResult(error), ...record };
      }
      if (attempt === BUSY_ATTEMPTS || stops.stop.aborted) return undefined;
      await delay(BUSY_MS * attempt, undefined, { signal: stops.stop }).catch(() => {});
    }
  }
}

async function makeItems(work: Work, concurrency: number): Promise<SliceOutcome> {
  const { needs, caller, job, ledger, stops } = work;
  const pending = ledger.record.results.flatMap((result, place) => (result === null ? place : []));
  const queue = pending.values();
  let outcome: SliceOutcome = 'whole';
  let inWork = 0;
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      if (stops.stop.aborted) outcome = 'open';
      else if (outcome === 'whole' && (await isCancelled(needs, job))) outcome = 'cancelled';
      if (outcome !== 'whole') return;
      let result: ItemResult | undefined;
      try {
        await takeCharge(needs, caller, ledger, inWork++);
        if (concurrency === 1) await noteAlone(ledger, next.value);
        result = await attemptItem(work, next.value);
      } catch (error) {
        if (!(error instanceof PagewrightError)) throw error;
        result = failedResult(error);
      } finally {
        inWork -= 1;
      }
      if (result === undefined) {
        outcome = outcome === 'whole' ? 'open' : outcome;
        return;
      }
      ledger.record.results[next.value] = result;
      await ledger.save();
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const ended of workers) if (ended.status === 'rejected') throw ended.reason;
  return outcome;
}

async function noteAlone(ledger: SliceLedger, place: number): Promise<void> {
  ledger.record.alone = place;
  await ledger.save();
}

/** An item that was made alone when its worker died has had its second chance. */
function giveUpOn(ledger: SliceLedger): void {
  const { alone, results } = ledger.record;
  if (alone === undefined || results[alone] !== null) return;
  results[alone] = failedResult(
    new PagewrightError('itemGenerationFailed', {
      message: 'Making this item ended the worker, more than once',
      details: { reason: 'crashed' },
    }),
  );
}

/** Who stops of his own accord has died of nothing. */
async function leaveInOrder(ledger: SliceLedger): Promise<void> {
  ledger.record.attempts -= 1;
  delete ledger.record.alone;
  await ledger.save();
}

/**
 * Makes the documents of a slice that have no result yet, as many at a time as the settings say. A
 * slice that workers died of is made item by item, and the one that they die of is given up.
 * @throws SliceLost, and what the stores throw
 */
export async function workSlice(
  needs: WorkNeeds,
  caller: Caller,
  job: JobHead,
  slice: number,
  stops: StopSignals,
): Promise<{ outcome: SliceOutcome; ledger: SliceLedger }> {
  const ledger = await openSlice(needs, job, slice);
  if (!ledger.record.results.includes(null)) return { outcome: 'whole', ledger };
  const items = await freshItems(needs, caller, job, await readItems(needs, job, slice));
  await chargeSlice(needs, caller, job, slice, ledger);
  giveUpOn(ledger);
  const isCareful = ledger.record.attempts >= ALONE_FROM_ATTEMPT;
  const templates = sliceTemplates(needs, caller, job);
  const work = { needs, caller, job, slice, ledger, items, templates, stops };
  const outcome = await makeItems(work, isCareful ? 1 : needs.settings.batchConcurrency);
  if (outcome === 'open') await leaveInOrder(ledger);
  return { outcome, ledger };
}
