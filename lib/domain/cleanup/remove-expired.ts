import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Page } from '#lib/ports/table.ts';
import type { Budget } from './budget.ts';
import {
  BUCKET_MS,
  bucketOf,
  dueSort,
  type ExpiryPointer,
  expiryPartition,
  filePointer,
  pointerKey,
  readPointer,
  SHARDS,
} from './expiry-pointers.ts';
import { type Outcome, removeDocument, removeSession } from './removals.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'log' | 'now'>;

/** Every bucket before this one is empty for good. */
const Progress = z.object({ bucket: z.int() });
const PROGRESS_KEY = { partition: 'CLEANUP', sort: 'EXPIRY' };

/** How far back the first run looks: nothing lives longer than seven days. */
const FIRST_LOOK_MS = 8 * 86_400_000;
/** Pointers are filed at least five minutes ahead; clocks differ by less than this. */
const SETTLED_AFTER_MS = 10 * 60_000;
const PAGE_SIZE = 100;
/** Pointers dealt with at the same time. */
const CONCURRENCY = 8;
/** How often a write that lost against another one is tried. */
const ATTEMPTS = 5;

interface Tally {
  DOCUMENT: number;
  SESSION: number;
  refiled: number;
  failed: number;
  done: boolean;
}

/** Deals with every pointer that is due, oldest first, as far as the budget reaches. */
export async function removeExpired(needs: Needs, budget: Budget): Promise<Tally> {
  const tally: Tally = { DOCUMENT: 0, SESSION: 0, refiled: 0, failed: 0, done: true };
  const now = needs.now().getTime();
  const item = await needs.table.get(PROGRESS_KEY);
  const first = item ? Progress.parse(item.value).bucket : bucketOf(now - FIRST_LOOK_MS);
  let bucket = first;
  let emptied = first;
  for (; bucket <= bucketOf(now) && tally.done; bucket++) {
    for (let shard = 0; shard < SHARDS && tally.done; shard++) {
      await emptyPartition(needs, expiryPartition(bucket, shard), now, budget, tally);
    }
    const settled = (bucket + 1) * BUCKET_MS + SETTLED_AFTER_MS <= now;
    if (settled && tally.done && tally.failed === 0) emptied = bucket + 1;
  }
  if (emptied > first) {
    // Losing to another run is fine: it emptied the same buckets.
    await needs.table.put(
      { ...PROGRESS_KEY, value: { bucket: emptied } },
      item === undefined ? { absent: true } : { revision: item.revision },
    );
  }
  return tally;
}

async function emptyPartition(
  needs: Needs,
  partition: string,
  now: number,
  budget: Budget,
  tally: Tally,
): Promise<void> {
  let cursor: string | undefined;
  do {
    if (!budget()) {
      tally.done = false;
      return;
    }
    const page: Page = await needs.table.query({
      partition,
      before: dueSort(now + 1),
      limit: PAGE_SIZE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (let start = 0; start < page.items.length; start += CONCURRENCY) {
      const chunk = page.items.slice(start, start + CONCURRENCY);
      const affordable = chunk.filter(() => budget());
      await Promise.all(affordable.map((item) => follow(needs, item, now, tally)));
      if (affordable.length < chunk.length) {
        tally.done = false;
        return;
      }
    }
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** Deals with one pointer. The pointer goes last, so that whatever is cut short is found again. */
async function follow(needs: Needs, item: Item, now: number, tally: Tally): Promise<void> {
  try {
    const pointer = readPointer(item);
    const outcome = await removeTarget(needs, pointer, now);
    if (outcome.kind === 'alive') {
      await filePointer(needs, { ...pointer, dueAt: outcome.expiresAt });
      tally.refiled += 1;
    }
    if (outcome.kind === 'removed') tally[pointer.kind] += 1;
    await needs.table.delete(pointerKey(pointer));
  } catch (error) {
    tally.failed += 1;
    needs.log.error({ err: error, pointer: item.sort }, 'clean-up of an expired item failed');
  }
}

async function removeTarget(needs: Needs, pointer: ExpiryPointer, now: number): Promise<Outcome> {
  const remove = pointer.kind === 'DOCUMENT' ? removeDocument : removeSession;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await remove(needs, pointer, now);
    if (outcome.kind !== 'contended') return outcome;
  }
  throw new Error(`${pointer.kind} ${pointer.id} is written all the time`);
}
