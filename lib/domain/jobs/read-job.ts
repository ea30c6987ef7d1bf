import { makeLinkToken } from '#lib/domain/documents/link-token.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Job, JobKind, JobQuery, JobResult, JobStatus } from '#schemas/job.ts';
import { findJob, isCancelled, linksOf, readLanes } from './find-job.ts';
import {
  type ItemResult,
  type JobHead,
  jobPartition,
  SLICE_ITEMS,
  SLICE_PREFIX,
  SliceRecord,
  sliceKey,
  slicesOf,
} from './job-store.ts';
import { countResults, readSlice } from './slice-ledger.ts';

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** How far a job has come. */
export async function readProgress(needs: Pick<Ports, 'table'>, job: JobHead) {
  const [lanes, cancelled] = await Promise.all([readLanes(needs, job), isCancelled(needs, job)]);
  let completed = 0;
  let failed = 0;
  for (const lane of lanes) {
    // What is in work counts as far as it has come; a slice behind the lane is in its sums.
    const slice = lane.slice < slicesOf(job.total) && (await readSlice(needs, job, lane.slice));
    const current = slice ? countResults(slice) : { completed: 0, failed: 0 };
    completed += lane.completed + current.completed;
    failed += lane.failed + current.failed;
  }
  const [startedAt = null] = lanes.flatMap((lane) => lane.startedAt ?? []).sort();
  return { completed, failed, startedAt, cancelled };
}

function statusOf(
  job: JobHead,
  { completed, startedAt, cancelled }: Awaited<ReturnType<typeof readProgress>>,
): JobStatus {
  // Items that were begun before the job was cancelled are still made; until then nothing can be downloaded.
  if (job.finishedAt === undefined) return startedAt === null ? 'queued' : 'running';
  if (cancelled) return 'cancelled';
  return completed > 0 ? 'completed' : 'failed';
}

/** An item's result as it is shown. */
export async function presentResult(
  needs: Needs,
  job: JobHead,
  index: number,
  result: ItemResult | null,
  cancelled: boolean,
): Promise<JobResult> {
  if (result === null) return { index, status: cancelled ? 'cancelled' : 'pending' };
  if (result.status === 'error') {
    return { index, ...result, errorCode: 'ITEM_GENERATION_FAILED' };
  }
  const { documentId: id, expiresAt } = result;
  const token = await makeLinkToken(needs, { id, ownerId: job.ownerId, expiresAt });
  const url = `${needs.settings.publicUrl}/v1/documents/${id}?token=${token}`;
  return { index, ...result, url };
}

/** The results from `offset` on, at most `limit`: null where there is none yet. */
export async function readResults(
  needs: Pick<Ports, 'table'>,
  job: JobHead,
  { limit, offset }: JobQuery,
): Promise<{ index: number; result: ItemResult | null }[]> {
  const end = Math.min(offset + limit, job.total);
  if (offset >= end) return [];
  const last = Math.floor((end - 1) / SLICE_ITEMS);
  const { items } = await needs.table.query({
    partition: jobPartition(job.id),
    prefix: SLICE_PREFIX,
    before: sliceKey(job, last + 1).sort,
    descending: true,
    limit: last - Math.floor(offset / SLICE_ITEMS) + 1,
  });
  const records = new Map(items.map(({ sort, value }) => [sort, SliceRecord.parse(value)]));
  return Array.from({ length: end - offset }, (_, n) => {
    const index = offset + n;
    const record = records.get(sliceKey(job, Math.floor(index / SLICE_ITEMS)).sort);
    return { index, result: record?.results[index % SLICE_ITEMS] ?? null };
  });
}

async function presentJob(needs: Needs, job: JobHead, page: JobQuery): Promise<Job> {
  // Results first: what is then counted is never less than what is shown.
  const found = await readResults(needs, job, page);
  const progress = await readProgress(needs, job);
  const results = await Promise.all(
    found.map(({ index, result }) => presentResult(needs, job, index, result, progress.cancelled)),
  );
  return {
    id: job.id,
    kind: job.kind,
    status: statusOf(job, progress),
    total: job.total,
    completed: progress.completed,
    failed: progress.failed,
    progress: (progress.completed + progress.failed) / job.total,
    results,
    createdAt: job.createdAt,
    startedAt: progress.startedAt,
    finishedAt: job.finishedAt ?? null,
    expiresAt: job.expiresAt,
  };
}

/** How a job stands, with a page of its results. @throws jobNotFound */
export async function readJob(
  needs: Needs,
  caller: Caller,
  kind: JobKind,
  id: string,
  page: JobQuery,
) {
  const head = await findJob(needs, caller, kind, id);
  const job = await presentJob(needs, head, page);
  return { success: true as const, job, ...page, _links: linksOf(head) };
}
