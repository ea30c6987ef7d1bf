import { chargeDocument, refund } from '#lib/domain/limits/monthly-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import {
  type ItemResult,
  type JobHead,
  jobRemoveAfter,
  SLICE_ITEMS,
  SliceRecord,
  sliceKey,
} from './job-store.ts';

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** Another worker wrote the slice: whatever this one has of it is worth nothing. */
export class SliceLost extends Error {
  override readonly name = 'SliceLost';
}

/** How many items a slice has. */
export const itemsOf = ({ total }: Pick<JobHead, 'total'>, slice: number): number =>
  Math.min(SLICE_ITEMS, total - slice * SLICE_ITEMS);

export async function readSlice(
  needs: Pick<Ports, 'table'>,
  job: Pick<JobHead, 'id'>,
  slice: number,
): Promise<SliceRecord | undefined> {
  const item = await needs.table.get(sliceKey(job, slice));
  return item && SliceRecord.parse(item.value);
}

export function countResults({ results }: SliceRecord) {
  const count = (status: ItemResult['status']) =>
    results.filter((result) => result?.status === status).length;
  return { completed: count('success'), failed: count('error') };
}

/**
 * The record of a slice in the hands of the one who works on it. Every write says which record it
 * follows, so of two who write one fails with SliceLost.
 */
export interface SliceBook {
  readonly record: SliceRecord;
  /** Makes the record durable as it is; several at once become one write. @throws SliceLost */
  save(): Promise<void>;
}

/** Begins a slice, or goes on with it. @throws SliceLost */
export async function openSlice(needs: Needs, job: JobHead, slice: number): Promise<SliceBook> {
  const key = sliceKey(job, slice);
  const item = await needs.table.get(key);
  const found = item && SliceRecord.parse(item.value);
  const record: SliceRecord = found ?? {
    attempts: 0,
    results: Array.from({ length: itemsOf(job, slice) }, () => null),
  };
  record.attempts += 1;
  let revision = item?.revision;
  let isDirty = false;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (isDirty) {
      isDirty = false;
      const value = JSON.parse(JSON.stringify(record));
      const condition = revision === undefined ? ({ absent: true } as const) : { revision };
      const removeAfter = jobRemoveAfter(job);
      const written = await needs.table.put({ ...key, value, removeAfter }, condition);
      if (written === undefined) throw new SliceLost(`slice ${slice} of job ${job.id}`);
      revision = written;
    }
  };
  const save = () => {
    isDirty = true;
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  await save();
  return { record, save };
}

/**
 * Charges the items of a slice, once: that it is being charged is written before, so a worker that
 * died between the two is believed to have done it. A quota with less left gives what it has.
 */
export async function chargeSlice(needs: Needs, caller: Caller, book: SliceBook): Promise<void> {
  const { record } = book;
  const wanted = record.results.length;
  const month = needs.now().toISOString().slice(0, 7);
  if (record.charge?.count !== undefined) return;
  if (record.charge !== undefined) {
    record.charge = { ...record.charge, count: wanted };
  } else {
    record.charge = { month };
    await book.save();
    // Without any left, the items themselves ask again, and tell why they fail.
    const charge = await chargeDocument(needs, caller, wanted).catch((error: unknown) => {
      if (error instanceof PagewrightError) return undefined;
      throw error;
    });
    record.charge = { month: charge?.month ?? month, count: charge?.count ?? 0 };
  }
  await book.save();
}

/**
 * Takes one of the charged documents for an item; asks for one more where all are taken.
 * @throws monthlyLimitExceeded
 */
export async function takeCharge(
  needs: Needs,
  caller: Caller,
  book: SliceBook,
  inWork: number,
): Promise<void> {
  const { charge } = book.record;
  if (charge === undefined) throw new Error('the slice was never charged');
  const { completed } = countResults(book.record);
  if ((charge.count ?? 0) > completed + inWork) return;
  await chargeDocument(needs, caller);
  book.record.charge = { ...charge, count: (book.record.charge?.count ?? 0) + 1 };
}

/** Gives back what was charged for a slice that has ended, and was not made. */
export async function refundSlice(
  needs: Pick<Ports, 'table'>,
  { ownerId }: Caller,
  record: SliceRecord,
): Promise<void> {
  const { month, count = 0 } = record.charge ?? {};
  const unused = count - countResults(record).completed;
  if (month !== undefined && unused > 0) await refund(needs, { ownerId, month, count: unused });
}
