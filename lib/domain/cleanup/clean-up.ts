import type { Retention } from '#lib/domain/expiry/retention.ts';
import type { Ports } from '#lib/ports/index.ts';
import { createBudget } from './budget.ts';
import { removeExpired } from './remove-expired.ts';
import { sweepOrphans } from './sweep-orphans.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'log' | 'now'>;

/**
 * Reads of the table or the object store, and things dealt with, in one run. On DynamoDB a step is
 * some milliseconds: a run stays within minutes. What is left waits for the next run.
 */
const DEFAULT_BUDGET = 10_000;

/** What one run did. */
export interface CleanUpReport {
  /** Whose content was removed, by kind; of templates, deletions that had been cut short. */
  readonly removed: Readonly<Record<string, number>>;
  /** Sessions that had been used since, looked at again after their new end. */
  readonly refiled: number;
  /** Files that nothing pointed to. */
  readonly orphans: number;
  /** Things that could not be dealt with: logged, tried again later. */
  readonly failed: number;
  /** false: the budget ended first. */
  readonly done: boolean;
}

/**
 * Removes the content of what has expired, then files that nothing points to. Every step is
 * idempotent or conditional, so runs may be cut short, repeated, or overlap.
 *
 * @param retentions of every resource that keeps files or expires.
 * @param limits `budget`: how many steps the run may take.
 */
export async function cleanUp(
  needs: Needs,
  retentions: readonly Retention[],
  limits: { readonly budget?: number } = {},
): Promise<CleanUpReport> {
  const budget = createBudget(limits.budget ?? DEFAULT_BUDGET);
  const expired = await removeExpired(needs, retentions, budget);
  const swept = await sweepOrphans(needs, retentions, budget);
  const report = {
    removed: expired.removed,
    refiled: expired.refiled,
    orphans: swept.orphans,
    failed: expired.failed + swept.failed,
    done: expired.done && swept.done,
  };
  needs.log.info({ ...report }, 'clean-up');
  return report;
}
