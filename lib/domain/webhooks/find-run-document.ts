import { findDocument } from '#lib/domain/documents/find-document.ts';
import { documentFile } from '#lib/domain/documents/present-document.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { DocumentDescription } from '#schemas/document.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';
import { requireWebhook } from './keep-webhooks.ts';
import { findRun, type Run } from './run-store.ts';
import { MADE_PREFIX, webhookPartition } from './webhook-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'secrets' | 'settings' | 'now'>;

const NOT_READY_SECONDS = 2;
/** Runs of a notification that are looked at for its newest document. */
const MAX_LOOKS = 20;

/** The run that made the newest document of a webhook. @throws webhookNotFound, documentNotFound */
async function newestRun(needs: Needs, caller: Caller, id: string): Promise<Run> {
  await requireWebhook(needs, caller, id);
  const { items } = await needs.table.query({
    partition: webhookPartition(id),
    prefix: MADE_PREFIX,
    descending: true,
    limit: 1,
  });
  const runId = String(items[0]?.value['runId'] ?? '');
  const found = await findRun(needs, caller.ownerId, runId);
  if (found !== undefined) return found.run;
  throw new PagewrightError('documentNotFound', {
    message: 'No run of this webhook has made a document yet',
  });
}

/** Of the runs that a notification began, the last one that made its document, else the last one. */
async function lastOf(needs: Needs, { ownerId, runs = [] }: Run): Promise<Run | undefined> {
  let last: Run | undefined;
  for (const id of runs.slice(-MAX_LOOKS).toReversed()) {
    const run = (await findRun(needs, ownerId, id))?.run;
    if (run?.status === 'made') return run;
    last ??= run;
  }
  return last;
}

/** @throws runNotReady; the failure of a run that failed */
function requireMade(run: Run | undefined): Run {
  if (run === undefined) {
    throw new PagewrightError('documentNotFound', {
      message: 'The notification was about no record of the webhook’s table',
    });
  }
  const { status, failure } = run;
  if (status === 'failed' && failure !== undefined) {
    const { condition, message, details, fields = {} } = failure;
    throw new PagewrightError(condition, { message, details, fields });
  }
  if (status === 'made') return run;
  throw new PagewrightError('runNotReady', {
    details: { retryAfter: NOT_READY_SECONDS },
    headers: { 'retry-after': String(NOT_READY_SECONDS) },
  });
}

/**
 * The document of a run, or the newest one of a webhook.
 * @throws webhookNotFound for what is neither, or another owner’s; runNotReady, documentNotFound,
 * documentExpired; and what the run failed of
 */
export async function findRunDocument(needs: Needs, caller: Caller, id: string) {
  const received =
    (await findRun(needs, caller.ownerId, id))?.run ?? (await newestRun(needs, caller, id));
  const { runs } = received;
  const run = requireMade(runs === undefined ? received : await lastOf(needs, received));
  const document = await findDocument(needs, run.documentId, { caller });
  const { documentUrl } = document;
  return {
    mediaType: MEDIA_TYPES[document.format],
    file: () => documentFile(needs, document, 'inline'),
    json: () => ({
      success: true as const,
      runId: run.id,
      ...{ webhookId: run.webhookId, recordId: run.recordId },
      document: { ...DocumentDescription.parse(document), documentUrl },
      warnings: [...(run.warnings ?? [])],
      ...(runs === undefined ? {} : { runs }),
    }),
  };
}
