import { z } from 'zod';
import { Id, PageQuery, Timestamp } from './common.ts';
import { Intent, TemplateId, Ttl } from './create.ts';
import { ItemOptions, OutputFormat } from './render-options.ts';
import { WebhookUrl } from './service/subscription.ts';
import { StyleName } from './template.ts';
import { Warning } from './warning.ts';

/** The data of each document. Every one is checked on its own, so that a wrong one fails alone. */
const Items = z
  .array(z.unknown())
  .min(1, 'items cannot be empty')
  .describe('The data of each document: JSON objects. Each is checked and made on its own.');

const shared = { format: OutputFormat.default('pdf'), options: ItemOptions.optional(), ttl: Ttl };

/** The same template for every item. */
export const TemplateBatchRequest = z.object({
  templateId: TemplateId.describe('Built-in id or saved template, of all items.'),
  items: Items,
  ...shared,
});
export type TemplateBatchRequest = z.infer<typeof TemplateBatchRequest>;

export const TemplateJobRequest = TemplateBatchRequest.extend({
  webhookUrl: WebhookUrl.optional(),
});
export type TemplateJobRequest = z.infer<typeof TemplateJobRequest>;

/** The template that suits each item. */
export const SmartBatchRequest = z.object({
  items: Items,
  intent: Intent.optional(),
  style: StyleName.optional().describe('Design of generated layouts, where that is chosen.'),
  ...shared,
  webhookUrl: WebhookUrl.optional(),
});
export type SmartBatchRequest = z.infer<typeof SmartBatchRequest>;

export const JobKind = z.enum(['template-batch', 'smart-batch', 'mapping-batch']);
export type JobKind = z.infer<typeof JobKind>;

export const JobStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

const Links = z.object({
  self: z.string().describe('GET: how it stands. DELETE: cancel it.'),
  download: z.string().describe('The ZIP, once it has ended.'),
});

/** The answer to a job that was started. */
export const JobStarted = z.object({
  success: z.literal(true),
  jobId: Id,
  status: z.literal('queued'),
  total: z.int().min(1),
  webhookSecret: z
    .string()
    .optional()
    .describe('With webhookUrl: verifies the signature of what is sent there.'),
  warnings: z
    .array(Warning)
    .optional()
    .describe('mapping-batch: what the mapping names that is not there.'),
  _links: Links,
});

const JobResult = z.object({
  index: z.int().min(0).describe('Of the item, from 0.'),
  recordId: z.string().optional().describe('mapping-batch: the record of the source.'),
  status: z
    .enum(['success', 'error', 'pending', 'cancelled'])
    .describe('pending: not made yet. cancelled: it was not begun before the job was cancelled.'),
  documentId: Id.optional(),
  url: z.url().optional().describe('Signed link to the hosted document, valid until expiresAt.'),
  filename: z.string().optional(),
  size: z.int().optional().describe('Bytes.'),
  pageCount: z.int().optional(),
  expiresAt: Timestamp.optional(),
  templateId: z
    .string()
    .nullable()
    .optional()
    .describe('The template that was used; null: a layout was generated.'),
  warnings: z.int().optional().describe('How many warnings the document has.'),
  warningDetails: z.array(Warning).optional().describe('The first of them.'),
  error: z.string().optional(),
  errorCode: z.literal('ITEM_GENERATION_FAILED').optional(),
  details: z.unknown().optional().describe('code: the code of the cause.'),
});
export type JobResult = z.infer<typeof JobResult>;

export const Job = z.object({
  id: Id,
  kind: JobKind,
  status: JobStatus.describe('failed: it has ended, and no item succeeded.'),
  total: z.int().min(1),
  completed: z.int().min(0).describe('Items that succeeded.'),
  failed: z.int().min(0).describe('Items that failed.'),
  progress: z.number().min(0).max(1).describe('Share of the items that are done.'),
  results: z.array(JobResult).describe('Those of limit and offset, in the order of the items.'),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  expiresAt: Timestamp.describe('When the job is forgotten: with the last of its documents.'),
});
export type Job = z.infer<typeof Job>;

export const JobResponse = z.object({
  success: z.literal(true),
  job: Job,
  limit: z.int().min(1),
  offset: z.int().min(0),
  _links: Links,
});

export const JobParams = z.object({ jobId: z.string().min(1).max(200) });
export const JobQuery = PageQuery;
export type JobQuery = z.infer<typeof JobQuery>;
