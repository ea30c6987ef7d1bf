import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Key } from '#lib/ports/table.ts';
import { Intent, TemplateId, Ttl } from '#schemas/create.ts';
import { JobKind } from '#schemas/job.ts';
import { MappedField } from '#schemas/mapping.ts';
import { ItemOptions, OutputFormat } from '#schemas/render-options.ts';
import { TierName } from '#schemas/settings.ts';
import { StyleName } from '#schemas/template.ts';
import { Warning } from '#schemas/warning.ts';

/** Items that one turn works on: so small that others' turns come soon, so large that turns cost little. */
export const SLICE_ITEMS = 20;
/** Slices of one job that may be in work at the same time. */
export const LANES = 2;
/** How long the worker of a lane may be silent before another takes over. */
export const LEASE_SECONDS = 20;
/** How long a job that does not come to an end is kept, beyond the life of its documents. */
export const MAX_RUN_SECONDS = 86_400;

/** What every item of a job is made with. */
export const JobRequest = z.object({
  templateId: TemplateId.optional(),
  intent: Intent.optional(),
  style: StyleName.optional(),
  format: OutputFormat,
  options: ItemOptions.optional(),
  ttl: Ttl,
  /** mapping-batch: how its records became data, as it was at the start. */
  mapping: z.object({ sourceId: z.string(), fields: z.array(MappedField) }).optional(),
});
export type JobRequest = z.infer<typeof JobRequest>;

/** What was asked for, and when it ended. Written at the start and at the end. */
export const JobHead = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: JobKind,
  /** Of the one who started it: documents are charged to their tier. */
  caller: z.object({ keyId: z.string(), tier: TierName, registered: z.boolean() }),
  request: JobRequest,
  total: z.int().min(1),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().exactOptional(),
  expiresAt: z.iso.datetime(),
});
export type JobHead = z.infer<typeof JobHead>;

/** A lane takes every LANES-th slice of a job, one after the other. */
export const Lane = z.object({
  lane: z.int().min(0),
  /** The slice in work or next; beyond the last one: the lane has ended. */
  slice: z.int().min(0),
  /** Items of the slices before it. */
  completed: z.int().min(0),
  failed: z.int().min(0),
  startedAt: z.iso.datetime().exactOptional(),
  /** Slices that were given up one after the other, up to here. */
  givenUp: z.int().min(0).default(0),
});
export type Lane = z.infer<typeof Lane>;

export const Lease = z.object({
  /** Epoch milliseconds. */
  until: z.int(),
});

/** An item of a mapping-batch: a record as it was read, in the form that the template takes. */
export const RecordItem = z.object({
  recordId: z.string(),
  /** Epoch milliseconds. Links to files end some time after. */
  readAt: z.int(),
  data: z.unknown(),
});
export type RecordItem = z.infer<typeof RecordItem>;

/** mapping-batch only. */
const recordId = z.string().exactOptional();

/** What became of an item. */
export const ItemResult = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    recordId,
    documentId: z.string(),
    filename: z.string(),
    size: z.int(),
    pageCount: z.int(),
    expiresAt: z.iso.datetime(),
    templateId: z.string().nullable(),
    warnings: z.int(),
    /** Absent where there are none, and of items made before they were kept. */
    warningDetails: z.array(Warning).exactOptional(),
  }),
  z.object({
    status: z.literal('error'),
    recordId,
    error: z.string(),
    details: z.unknown(),
  }),
]);
export type ItemResult = z.infer<typeof ItemResult>;

/** How a slice stands. One conditional write for each step, by one worker at a time. */
export const SliceRecord = z.object({
  /** Workers that began it and did not leave it in order. */
  attempts: z.int().min(0),
  /** Documents that it is charged for; made or not is uncertain until `isMade`. */
  charge: z
    .object({ month: z.string(), count: z.int().min(0), isMade: z.boolean() })
    .exactOptional(),
  /** The item that is made alone, after workers died amid several. */
  alone: z.int().exactOptional(),
  /** By the item's place in the slice; null: not made yet. */
  results: z.array(ItemResult.nullable()),
});
export type SliceRecord = z.infer<typeof SliceRecord>;

/** What travels through the queue: a lane of a job wants its next turn. */
export const JobMessage = z.object({
  ownerId: z.string(),
  jobId: z.string(),
  lane: z.int().min(0),
  /** The slice that was next when it was sent: a dead letter is about this one and none after it. */
  slice: z.int().min(0),
});
export type JobMessage = z.infer<typeof JobMessage>;

type JobRef = Pick<JobHead, 'id'>;

export const headKey = (ownerId: string, id: string): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: `JOB#${id}`,
});

const partKey = ({ id }: JobRef, sort: string): Key => ({ partition: `JOB#${id}`, sort });

export const jobPartition = (id: string): string => `JOB#${id}`;
export const LANE_PREFIX = 'LANE#';
export const laneKey = (job: JobRef, lane: number): Key => partKey(job, `${LANE_PREFIX}${lane}`);
export const leaseKey = (job: JobRef, lane: number): Key => partKey(job, `LEASE#${lane}`);
export const cancelKey = (job: JobRef): Key => partKey(job, 'CANCELLED');

const numbered = (slice: number) => String(slice).padStart(6, '0');
export const SLICE_PREFIX = 'SLICE#';
export const sliceKey = (job: JobRef, slice: number): Key =>
  partKey(job, `${SLICE_PREFIX}${numbered(slice)}`);

/** Epoch seconds: what a removal that was cut short leaves goes by itself. */
export const jobRemoveAfter = ({ expiresAt }: Pick<JobHead, 'expiresAt'>): number =>
  Math.ceil(Date.parse(expiresAt) / 1000) + 30 * 86_400;

export const headItem = (head: JobHead) => ({
  ...headKey(head.ownerId, head.id),
  // JSON but for options that are undefined, which writing it leaves out.
  value: JSON.parse(JSON.stringify(head)),
  removeAfter: jobRemoveAfter(head),
});

export const slicesOf = (total: number): number => Math.ceil(total / SLICE_ITEMS);
export const lanesOf = (total: number): number => Math.min(LANES, slicesOf(total));

export const JOB_BLOBS = 'jobs/';

/** The items' data of a slice. */
export const itemsBlobKey = ({ id, ownerId }: Pick<JobHead, 'id' | 'ownerId'>, slice: number) =>
  `${JOB_BLOBS}${id.slice(-2)}/${ownerId}/${id}/${numbered(slice)}.json`;

/** The job that a blob of this key was put for. */
export function parseItemsBlobKey(key: string): { ownerId: string; id: string } | undefined {
  const [ownerId, id] = key.slice(JOB_BLOBS.length).split('/').slice(1);
  return ownerId && id ? { ownerId, id } : undefined;
}

/** A UUID of the item's own: made again, an item is the same document. */
export function itemDocumentId(jobId: string, index: number): string {
  const hex = createHash('sha256').update(`${jobId}#${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
