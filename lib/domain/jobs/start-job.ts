import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { filePointer } from '#lib/domain/expiry/expiry-pointers.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { TTL_DEFAULT_SECONDS } from '#schemas/create.ts';
import type { JobKind, SmartBatchRequest, TemplateBatchRequest } from '#schemas/job.ts';
import { linksOf } from './find-job.ts';
import { sendTurn } from './job-queue.ts';
import {
  headItem,
  itemsBlobKey,
  type JobHead,
  type JobRequest,
  jobRemoveAfter,
  laneKey,
  lanesOf,
  MAX_RUN_SECONDS,
  SLICE_ITEMS,
  slicesOf,
} from './job-store.ts';
import { runConcurrently } from './run-concurrently.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'queue' | 'settings' | 'now' | 'newId'>;

/** Blobs that are put at the same time. */
const PUTS = 16;

/** Items first, lanes next, then the head, and turns for the lanes last: what is cut short never begins. */
async function keepJob(needs: Needs, head: JobHead, items: readonly unknown[]): Promise<void> {
  const dueAt = Date.parse(head.expiresAt);
  await filePointer(needs, { kind: 'JOB', ownerId: head.ownerId, id: head.id, dueAt });
  const slices = Array.from({ length: slicesOf(head.total) }, (_, slice) => slice);
  await runConcurrently(PUTS, slices, async (slice) => {
    const chunk = items.slice(slice * SLICE_ITEMS, (slice + 1) * SLICE_ITEMS);
    const json = Buffer.from(JSON.stringify(chunk));
    await needs.blobs.put(itemsBlobKey(head, slice), json, 'application/json');
  });
  const lanes = Array.from({ length: lanesOf(head.total) }, (_, lane) => lane);
  const removeAfter = jobRemoveAfter(head);
  for (const lane of lanes) {
    const value = { lane, slice: lane, completed: 0, failed: 0, givenUp: 0 };
    await needs.table.put({ ...laneKey(head, lane), value, removeAfter });
  }
  await needs.table.put(headItem(head), { absent: true });
  for (const lane of lanes) await sendTurn(needs, head, { lane, slice: lane });
}

async function startJob(
  needs: Needs,
  caller: Caller,
  kind: JobKind,
  request: JobRequest,
  items: readonly unknown[],
) {
  const createdAt = needs.now();
  const { ownerId, ...who } = caller;
  const life = (request.ttl ?? TTL_DEFAULT_SECONDS) + MAX_RUN_SECONDS;
  const head: JobHead = {
    id: needs.newId(),
    ownerId,
    kind,
    caller: who,
    request,
    total: items.length,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + life * 1_000).toISOString(),
  };
  await keepJob(needs, head, items);
  return {
    success: true as const,
    jobId: head.id,
    status: 'queued' as const,
    total: head.total,
    _links: linksOf(head),
  };
}

function refuseTooMany({ settings: { maxJobItems } }: Needs, { length }: readonly unknown[]) {
  if (length <= maxJobItems) return;
  throw invalid({
    path: ['items'],
    message: `at most ${maxJobItems} items in a job, not ${length}`,
  });
}

/**
 * Starts a job that fills one template with each item; of a saved one, the version of now.
 * @throws validation, templateNotFound, configuration
 */
export async function startTemplateBatch(
  needs: Needs,
  caller: Caller,
  { items, templateId, ...request }: TemplateBatchRequest,
) {
  refuseTooMany(needs, items);
  const { id, version, source } = await requireTemplate(needs, caller, templateId);
  const pinned = source === 'saved' ? `${id}@${version}` : id;
  return startJob(needs, caller, 'template-batch', { ...request, templateId: pinned }, items);
}

/**
 * Starts a job that makes each item with the template that suits it.
 * @throws validation, configuration
 */
export async function startSmartBatch(
  needs: Needs,
  caller: Caller,
  { items, ...request }: SmartBatchRequest,
) {
  refuseTooMany(needs, items);
  return startJob(needs, caller, 'smart-batch', request, items);
}
