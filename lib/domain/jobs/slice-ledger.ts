import {
  chargeWork,
  monthOf,
  refusal,
  settleWork,
  type WorkCharge,
} from '#lib/domain/limits/monthly-limit.ts';
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
export interface SliceLedger {
  readonly record: SliceRecord;
  /** Makes the record durable as it is; several at once become one write. @throws SliceLost */
  save(): Promise<void>;
}

/** Begins a slice, or goes on with it. @throws SliceLost */
export async function openSlice(needs: Needs, job: JobHead, slice: number): Promise<SliceLedger> {
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

const chargeOf = (
  { id }: Pick<JobHead, 'id'>,
  slice: number,
  { month, count }: NonNullable<SliceRecord['charge']>,
): WorkCharge => ({ name: `${id}#${slice}`, month, count });

/**
 * Charges the items of a slice, once: how many is written before, and charged under the slice's name,
 * so the successor of a worker that died in between makes the same charge again and pays nothing
 * twice. A quota with less left gives what it has.
 */
export async function chargeSlice(
  needs: Needs,
  caller: Caller,
  job: JobHead,
  slice: number,
  { record, save }: SliceLedger,
): Promise<void> {
  if (record.charge?.isMade) return;
  let charge = record.charge ?? {
    month: monthOf(needs.now()),
    count: record.results.length,
    isMade: false,
  };
  for (let left: number | undefined = charge.count; left !== undefined; ) {
    charge = { ...charge, count: left };
    record.charge = charge;
    await save();
    left = left === 0 ? undefined : await chargeWork(needs, caller, chargeOf(job, slice, charge));
  }
  record.charge = { ...charge, isMade: true };
  await save();
}

/**
 * Takes one of the charged documents for an item.
 * @throws monthlyLimitExceeded where all are taken
 */
export async function takeCharge(
  needs: Needs,
  caller: Caller,
  { record }: SliceLedger,
  inWork: number,
): Promise<void> {
  const { completed } = countResults(record);
  if ((record.charge?.count ?? 0) <= completed + inWork) throw await refusal(needs, caller);
}

/** Gives back what was charged for a slice and was not made, before the lane leaves it behind. */
export async function settleSlice(
  needs: Pick<Ports, 'table'>,
  job: JobHead,
  slice: number,
  record: SliceRecord,
): Promise<void> {
  const { charge } = record;
  if (charge === undefined) return;
  const unused = charge.count - countResults(record).completed;
  await settleWork(needs, job, chargeOf(job, slice, charge), unused);
}
