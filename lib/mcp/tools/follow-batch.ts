import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { findDocument } from '#lib/domain/documents/find-document.ts';
import { readJob } from '#lib/domain/jobs/read-job.ts';
import type { Job, JobResult } from '#schemas/job.ts';
import type { ToolContext } from '../context.ts';
import { type ToolDocument, toolDocument } from '../documents.ts';

/** An agent that waits longer has given up; the job goes on without it. */
const WAIT_MS = 240_000;
const LOOK_MS = 500;
const PAGE = 100;
/** Links of a batch that are named in the answer. */
const MAX_LINKS = 25;
const MAX_FAILURES = 100;
const MAX_LINES = 10;

export const Failure = z.object({ recordId: z.string(), error: z.string() });
type Failure = z.infer<typeof Failure>;

interface Batch {
  readonly job: Job;
  readonly documents: ToolDocument[];
  readonly failures: Failure[];
}

const pageOf = async ({ needs, caller }: ToolContext, jobId: string, offset: number) =>
  (await readJob(needs, caller, 'mapping-batch', jobId, { limit: PAGE, offset })).job;

/** Follows a job to its end, or until the agent has waited long enough. */
async function followed(context: ToolContext, jobId: string): Promise<Job> {
  const { signal, progress } = context;
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const job = await pageOf(context, jobId, 0);
    const done = job.completed + job.failed;
    await progress(done, job.total, `${done} of ${job.total} documents`);
    if (job.finishedAt !== null || signal.aborted || performance.now() > until) return job;
    await delay(LOOK_MS, undefined, { signal }).catch(() => {});
  }
}

/** The results of all pages. */
async function allResults(context: ToolContext, job: Job): Promise<JobResult[]> {
  const results = [...job.results];
  for (let offset = PAGE; offset < job.total; offset += PAGE)
    results.push(...(await pageOf(context, job.id, offset)).results);
  return results;
}

/** What of an item's failure helps to mend it: the details where there are some, else the sentence. */
function failureOf({ index, recordId, error = '', details }: JobResult): Failure {
  const listed = (details as { details?: unknown } | undefined)?.details;
  const problems = Array.isArray(listed)
    ? listed.map(
        ({ path = [], message }: { path?: unknown[]; message?: unknown }) =>
          `${path.join('.')}: ${message}`,
      )
    : [];
  return {
    recordId: recordId ?? String(index),
    error: problems.length === 0 ? error : problems.slice(0, MAX_LINES).join('; '),
  };
}

async function documentsOf(
  context: ToolContext,
  results: readonly JobResult[],
): Promise<ToolDocument[]> {
  const { needs, caller } = context;
  const made = results.filter(({ documentId }) => documentId !== undefined).slice(0, MAX_LINKS);
  const documents: ToolDocument[] = [];
  for (const { documentId = '', recordId, warningDetails: warnings = [] } of made) {
    const record = await findDocument(needs, documentId, { caller });
    documents.push(await toolDocument(context, { record, warnings, recordId }));
  }
  return documents;
}

/** A job to its end, with its first documents and what failed. */
export async function followBatch(context: ToolContext, jobId: string): Promise<Batch> {
  const job = await followed(context, jobId);
  const results = await allResults(context, job);
  const failures = results.filter(({ status }) => status === 'error').map(failureOf);
  return {
    job,
    documents: await documentsOf(context, results),
    failures: failures.slice(0, MAX_FAILURES),
  };
}

const linesOf = (lines: readonly string[], total: number): string[] => [
  ...lines.slice(0, MAX_LINES).map((line) => `- ${line}`),
  ...(total > MAX_LINES ? [`- and ${total - MAX_LINES} more`] : []),
];

/** A batch in words. */
export function batchText({ job, documents, failures }: Batch, known: readonly string[]): string {
  const { id, status, total, completed, failed } = job;
  const shown = documents.length;
  const rest =
    completed > shown ? `; ${shown} of them are linked here, all at GET ${pathOf(id)}` : '';
  const warned = documents.flatMap(({ recordId, filename, warnings }) =>
    warnings.map((warning) => `${recordId ?? filename}: ${warning}`),
  );
  const wrong = failures.map(({ recordId, error }) => `record ${recordId}: ${error}`);
  return [
    `Job ${id} is ${status}: ${completed} of ${total} documents were made, ${failed} failed${rest}.`,
    ...linesOf(wrong, failed),
    ...(known.length + warned.length > 0 ? ['Warnings:'] : []),
    ...linesOf([...known, ...warned], known.length + warned.length),
    ...(status === 'running' || status === 'queued'
      ? [`It goes on in the background: GET ${pathOf(id)} says how it stands.`]
      : []),
  ].join('\n');
}

const pathOf = (id: string): string => `/v1/templates/batch/${id}`;
