import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JobKind } from '#schemas/job.ts';
import { findJob } from './find-job.ts';
import { cancelKey, jobRemoveAfter } from './job-store.ts';
import { readJob } from './read-job.ts';

/** Of the results, as many as a read shows unless it says otherwise. */
const FIRST_PAGE = { limit: 50, offset: 0 };

/**
 * Cancels a job: what has not begun is not made, what was made stays. A job that has ended stays as
 * it is, and so does one that was cancelled before.
 * @throws jobNotFound
 */
export async function cancelJob(
  needs: Pick<Ports, 'table' | 'settings' | 'now'>,
  caller: Caller,
  kind: JobKind,
  id: string,
) {
  const job = await findJob(needs, caller, kind, id);
  if (job.finishedAt === undefined) {
    await needs.table.put(
      { ...cancelKey(job), value: {}, removeAfter: jobRemoveAfter(job) },
      { absent: true },
    );
  }
  return readJob(needs, caller, kind, id, FIRST_PAGE);
}
