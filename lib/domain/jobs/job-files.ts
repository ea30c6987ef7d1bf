import { documentKey, readDocumentItem } from '#lib/domain/documents/document-store.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JobKind } from '#schemas/job.ts';
import { findJob } from './find-job.ts';
import type { ItemResult, JobHead } from './job-store.ts';
import { presentResult, readProgress, readResults } from './read-job.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'settings' | 'now'>;

const PAGE = 100;

/** The results of a job, page after page. */
async function* everyResult(needs: Pick<Ports, 'table'>, job: JobHead) {
  for (let offset = 0; offset < job.total; offset += PAGE)
    yield* await readResults(needs, job, { limit: PAGE, offset });
}

type Success = Extract<ItemResult, { status: 'success' }>;

/** Numbered, so that names are unique and in the order of the items. */
function nameOf({ total }: JobHead, index: number, { filename }: Success): string {
  const number = String(index + 1).padStart(String(total).length, '0');
  return `${number}-${filename.replaceAll(/[/\\:]+/g, '-')}`;
}

/** The file of a result; undefined where its time is over. */
async function openFile(needs: Needs, { ownerId }: JobHead, { documentId, expiresAt }: Success) {
  if (Date.parse(expiresAt) <= needs.now().getTime()) return undefined;
  const item = await needs.table.get(documentKey(ownerId, documentId));
  const stored = item && readDocumentItem(item).stored;
  return stored && (await needs.blobs.open(stored.blobKey));
}

/** Every result of the job as JSON, a line each, with the file that it is in; null: it is in none any more. */
async function* describeResults(
  needs: Needs,
  job: JobHead,
  missing: ReadonlySet<number>,
): AsyncGenerator<string> {
  const { completed, failed, cancelled } = await readProgress(needs, job);
  const { id, kind, total, createdAt, finishedAt } = job;
  const head = { jobId: id, kind, total, completed, failed, cancelled, createdAt, finishedAt };
  yield `${JSON.stringify(head).slice(0, -1)},"results":[\n`;
  for await (const { index, result } of everyResult(needs, job)) {
    const shown = await presentResult(needs, job, index, result, cancelled);
    const isFile = result?.status === 'success';
    const file = isFile && !missing.has(index) ? nameOf(job, index, result) : null;
    yield `${JSON.stringify(isFile ? { ...shown, file } : shown)}${index + 1 < total ? ',' : ''}\n`;
  }
  yield ']}\n';
}

/**
 * What the ZIP of an ended job holds: the files of the items that succeeded, in their order, then
 * results.json about all of them.
 */
async function* filesOf(needs: Needs, job: JobHead) {
  const modifiedAt = new Date(job.finishedAt ?? job.createdAt);
  const missing = new Set<number>();
  for await (const { index, result } of everyResult(needs, job)) {
    if (result?.status !== 'success') continue;
    const file = await openFile(needs, job, result);
    if (file === undefined) missing.add(index);
    else {
      const { stream: content } = file;
      yield { name: nameOf(job, index, result), content, modifiedAt, compress: false };
    }
  }
  const content = describeResults(needs, job, missing);
  yield { name: 'results.json', content, modifiedAt, compress: true };
}

/**
 * The files of a job that has ended. Each is opened when it is asked for.
 * @throws jobNotFound, jobNotReady
 */
export async function openJobFiles(needs: Needs, caller: Caller, kind: JobKind, id: string) {
  const job = await findJob(needs, caller, kind, id);
  if (job.finishedAt === undefined) {
    const { completed, failed } = await readProgress(needs, job);
    const fields = { completed, failed, total: job.total };
    throw new PagewrightError('jobNotReady', { details: fields, headers: { 'retry-after': '2' } });
  }
  return { filename: `${kind}-${id}.zip`, files: filesOf(needs, job) };
}
