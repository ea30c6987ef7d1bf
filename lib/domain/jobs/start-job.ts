import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { filePointer } from '#lib/domain/expiry/expiry-pointers.ts';
import { assertDeliverable, subscribeToJob } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { TTL_DEFAULT_SECONDS } from '#schemas/create.ts';
import type { JobKind, SmartBatchRequest, TemplateJobRequest } from '#schemas/job.ts';
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
  type RecordItem,
  SLICE_ITEMS,
  slicesOf,
} from './job-store.ts';
import { runConcurrently } from './run-concurrently.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'queue' | 'secrets' | 'settings' | 'now' | 'newId'>;

/** Blobs that are put at the same time. */
const PUTS = 16;

/** Who is told of the job's end. */
interface WebhookChoice {
  readonly webhookUrl?: string | undefined;
}

/** Ahead of everything that is stored. @throws validation */
async function checkWebhook(needs: Needs, webhookUrl: string | undefined): Promise<void> {
  if (webhookUrl !== undefined) await assertDeliverable(needs, webhookUrl, 'webhookUrl');
}

/** What a job is before its items are counted. */
type JobDraft = Omit<JobHead, 'total'>;

function draftJob(needs: Needs, caller: Caller, kind: JobKind, request: JobRequest): JobDraft {
  const createdAt = needs.now();
  const { ownerId, ...who } = caller;
  const life = (request.ttl ?? TTL_DEFAULT_SECONDS) + MAX_RUN_SECONDS;
  return {
    id: needs.newId(),
    ownerId,
    kind,
    caller: who,
    request,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + life * 1_000).toISOString(),
  };
}

/** The clean-up finds what is left of a job that never begins. */
async function announce(needs: Needs, { ownerId, id, expiresAt }: JobDraft): Promise<void> {
  await filePointer(needs, { kind: 'JOB', ownerId, id, dueAt: Date.parse(expiresAt) });
}

async function putSlice(
  { blobs }: Needs,
  job: JobDraft,
  slice: number,
  items: readonly unknown[],
): Promise<void> {
  const json = Buffer.from(JSON.stringify(items));
  await blobs.put(itemsBlobKey(job, slice), json, 'application/json');
}

/** With its items stored, lanes next, then the head, and turns for the lanes last: what is cut short never begins. */
async function begin(needs: Needs, caller: Caller, head: JobHead, webhookUrl: string | undefined) {
  const webhookSecret =
    webhookUrl === undefined ? undefined : await subscribeToJob(needs, caller, head.id, webhookUrl);
  const lanes = Array.from({ length: lanesOf(head.total) }, (_, lane) => lane);
  const removeAfter = jobRemoveAfter(head);
  for (const lane of lanes) {
    const value = { lane, slice: lane, completed: 0, failed: 0, givenUp: 0 };
    await needs.table.put({ ...laneKey(head, lane), value, removeAfter });
  }
  await needs.table.put(headItem(head), { absent: true });
  for (const lane of lanes) await sendTurn(needs, head, { lane, slice: lane });
  return {
    success: true as const,
    jobId: head.id,
    status: 'queued' as const,
    total: head.total,
    ...(webhookSecret === undefined ? {} : { webhookSecret }),
    _links: linksOf(head),
  };
}

async function startJob(
  needs: Needs,
  caller: Caller,
  kind: JobKind,
  { webhookUrl, ...request }: JobRequest & WebhookChoice,
  items: readonly unknown[],
) {
  await checkWebhook(needs, webhookUrl);
  const job = draftJob(needs, caller, kind, request);
  await announce(needs, job);
  const slices = Array.from({ length: slicesOf(items.length) }, (_, slice) => slice);
  await runConcurrently(PUTS, slices, (slice) =>
    putSlice(needs, job, slice, items.slice(slice * SLICE_ITEMS, (slice + 1) * SLICE_ITEMS)),
  );
  return begin(needs, caller, { ...job, total: items.length }, webhookUrl);
}

/**
 * Starts a job over records of a source, which come in batches and are stored as they come. Nothing
 * begins before the last one is there.
 * @throws validation for more than a job may have; what reading the records throws
 */
export async function startMappingBatch(
  needs: Needs,
  caller: Caller,
  { webhookUrl, ...request }: JobRequest & WebhookChoice,
  batches: AsyncIterable<readonly RecordItem[]>,
) {
  await checkWebhook(needs, webhookUrl);
  const job = draftJob(needs, caller, 'mapping-batch', request);
  await announce(needs, job);
  let waiting: RecordItem[] = [];
  let slice = 0;
  const total = () => slice * SLICE_ITEMS + waiting.length;
  for await (const batch of batches) {
    waiting.push(...batch);
    refuseTooMany(needs, total());
    while (waiting.length > SLICE_ITEMS) {
      await putSlice(needs, job, slice, waiting.slice(0, SLICE_ITEMS));
      waiting = waiting.slice(SLICE_ITEMS);
      slice += 1;
    }
  }
  await putSlice(needs, job, slice, waiting);
  return begin(needs, caller, { ...job, total: total() }, webhookUrl);
}

function refuseTooMany({ settings: { maxJobItems } }: Needs, count: number): void {
  if (count <= maxJobItems) return;
  throw invalid({
    path: ['items'],
    message: `at most ${maxJobItems} items in a job, not ${count}`,
  });
}

/**
 * Starts a job that fills one template with each item; of a saved one, the version of now.
 * @throws validation, templateNotFound, configuration
 */
export async function startTemplateBatch(
  needs: Needs,
  caller: Caller,
  { items, templateId, ...request }: TemplateJobRequest,
) {
  refuseTooMany(needs, items.length);
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
  refuseTooMany(needs, items.length);
  return startJob(needs, caller, 'smart-batch', request, items);
}
