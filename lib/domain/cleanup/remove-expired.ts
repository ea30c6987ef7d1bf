import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import {
  BUCKET_MS,
  bucketOf,
  dueSort,
  type ExpiryPointer,
  expiryPartition,
  filePointer,
  readPointer,
  SHARDS,
} from '#lib/domain/expiry/expiry-pointers.ts';
import type { Removal, Retention } from '#lib/domain/expiry/retention.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Item, Page } from '#lib/ports/table.ts';
import type { Budget } from './budget.ts';

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
/** When what failed is tried again. */
const RETRY_MS = 60 * 60_000;

/** One run: what it works with, and who removes what. */
interface Run {
  readonly needs: Needs;
  readonly removals: ReadonlyMap<string | undefined, Retention['remove']>;
}

interface Tally {
  /** By kind. */
  readonly removed: Record<string, number>;
  refiled: number;
  failed: number;
  /** Pointers are left in a bucket that would otherwise count as empty. */
  stuck: boolean;
  done: boolean;
}

/** Deals with every pointer that is due, oldest first, as far as the budget reaches. */
export async function removeExpired(
  needs: Needs,
  retentions: readonly Retention[],
  budget: Budget,
): Promise<Tally> {
  const removals = new Map(retentions.map(({ kind, remove }) => [kind, remove]));
  const run = { needs, removals };
  const kinds = retentions.flatMap(({ kind }) => kind ?? []);
  const tally: Tally = {
    removed: Object.fromEntries(kinds.map((kind) => [kind, 0])),
    refiled: 0,
    failed: 0,
    stuck: false,
    done: true,
  };
  const now = needs.now().getTime();
  const item = await needs.table.get(PROGRESS_KEY);
  const first = item ? Progress.parse(item.value).bucket : bucketOf(now - FIRST_LOOK_MS);
  let bucket = first;
  let emptied = first;
  for (; bucket <= bucketOf(now) && tally.done; bucket++) {
    for (let shard = 0; shard < SHARDS && tally.done; shard++) {
      await emptyPartition(run, expiryPartition(bucket, shard), now, budget, tally);
    }
    // On one machine the table answers without waiting: requests get their turn here.
    await nextTurn();
    const settled = (bucket + 1) * BUCKET_MS + SETTLED_AFTER_MS <= now;
    if (settled && tally.done && !tally.stuck) emptied = bucket + 1;
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
  run: Run,
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
    const page: Page = await run.needs.table.query({
      partition,
      before: dueSort(now + 1),
      limit: PAGE_SIZE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (let start = 0; start < page.items.length; start += CONCURRENCY) {
      const chunk = page.items.slice(start, start + CONCURRENCY);
      const affordable = chunk.filter(() => budget());
      await Promise.all(affordable.map((item) => follow(run, item, now, tally)));
      if (affordable.length < chunk.length) {
        tally.done = false;
        return;
      }
    }
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** Deals with one pointer. The pointer goes last, so that whatever is cut short is found again. */
async function follow(run: Run, item: Item, now: number, tally: Tally): Promise<void> {
  const { needs } = run;
  try {
    const pointer = readPointer(item);
    const { kind, again } = await tryRemoval(run, pointer, now, tally);
    if (again !== undefined) await filePointer(needs, { ...pointer, dueAt: again });
    await needs.table.delete(item);
    if (kind === 'removed') tally.removed[pointer.kind] = (tally.removed[pointer.kind] ?? 0) + 1;
    if (kind === 'alive') tally.refiled += 1;
  } catch (error) {
    tally.failed += 1;
    tally.stuck = true;
    needs.log.error({ err: error, pointer: item.sort }, 'clean-up stopped at a pointer');
  }
}

/** What became of it, and when it is to be looked at again: a failure is put off, so that it holds nothing else up. */
async function tryRemoval(
  run: Run,
  pointer: ExpiryPointer,
  now: number,
  tally: Tally,
): Promise<{ kind: 'removed' | 'gone' | 'alive' | 'failed'; again?: number }> {
  try {
    const outcome = await removeTarget(run, pointer, now);
    return outcome.kind === 'alive'
      ? { kind: 'alive', again: outcome.expiresAt }
      : { kind: outcome.kind };
  } catch (error) {
    tally.failed += 1;
    run.needs.log.error({ err: error, ...pointer }, 'clean-up of an expired item failed');
    return { kind: 'failed', again: now + RETRY_MS };
  }
}

async function removeTarget(
  { needs, removals }: Run,
  pointer: ExpiryPointer,
  now: number,
): Promise<Exclude<Removal, { kind: 'contended' }>> {
  const remove = removals.get(pointer.kind);
  if (remove === undefined) throw new Error(`No resource removes what is of kind ${pointer.kind}`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await remove(needs, pointer, now);
    if (outcome.kind !== 'contended') return outcome;
  }
  throw new Error(`${pointer.kind} ${pointer.id} is written all the time`);
}
