import { z } from 'zod';
import { Id, listOf, Timestamp } from '../common.ts';
import { TemplateId, Ttl } from '../create.ts';
import { DocumentDescription } from '../document.ts';
import { ItemOptions, OutputFormat } from '../render-options.ts';
import { Warning } from '../warning.ts';

const name = z.string().min(1).max(255);
const templateId = TemplateId.describe(
  'Built-in id or saved template, with @version to stay at one.',
);

export const WebhookDraft = z
  .object({
    name,
    templateId,
    mappingId: Id.optional().describe('How a record fills the template.'),
    sourceId: Id.optional().describe(
      'Where records are read that are only named. The newest mapping between it and the template is used, else the record’s own fields.',
    ),
    format: OutputFormat.default('pdf'),
    ttl: Ttl,
    options: ItemOptions.optional(),
    macSecret: z
      .string()
      .regex(/^[A-Za-z0-9+/]{16,}={0,2}$/, 'must be the macSecretBase64 of the provider’s webhook')
      .max(500)
      .optional()
      .describe(
        'Airtable’s macSecretBase64: its own notifications are then accepted by X-Airtable-Content-MAC.',
      ),
  })
  .refine(({ mappingId, sourceId }) => mappingId === undefined || sourceId === undefined, {
    message: 'a mapping has its source: name one of mappingId and sourceId',
    path: ['sourceId'],
  })
  .refine(
    ({ mappingId, sourceId, macSecret }) =>
      macSecret === undefined || mappingId !== undefined || sourceId !== undefined,
    { message: 'the provider’s notifications need mappingId or sourceId', path: ['macSecret'] },
  );
export type WebhookDraft = z.output<typeof WebhookDraft>;

export const Webhook = z.object({
  id: Id,
  name,
  url: z.url().describe('Where records are sent.'),
  templateId,
  mappingId: Id.nullable(),
  sourceId: Id.nullable(),
  format: OutputFormat,
  ttl: z.number().nullable().describe('Seconds; null: the default.'),
  options: ItemOptions.nullable(),
  acceptsProvider: z.boolean().describe('Whether macSecret was given.'),
  createdAt: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookParams = z.object({ id: Id });
export const WebhookList = listOf('webhooks', Webhook);
export const WebhookResponse = z.object({ success: z.literal(true), webhook: Webhook });
export const WebhookCreated = z.object({
  success: z.literal(true),
  webhook: Webhook.extend({
    secret: z
      .string()
      .describe(
        'For X-Webhook-Secret, or to sign with as Standard Webhooks has it. Shown this once.',
      ),
  }),
});
export const WebhookDeleted = z.object({ success: z.literal(true), deleted: Id });

/** What proves who sends. */
export const SenderHeaders = z.object({
  'x-webhook-secret': z.string().max(500).optional().describe('The secret itself.'),
  'webhook-id': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('Of the message: the same one is taken once.'),
  'webhook-timestamp': z.string().max(30).optional().describe('Seconds; at most five minutes off.'),
  'webhook-signature': z.string().max(2_000).optional(),
  'x-airtable-content-mac': z.string().max(200).optional().describe('hmac-sha256=…'),
});
export type SenderHeaders = z.output<typeof SenderHeaders>;

const RecordId = z.string().min(1).max(300);

/** Only names a record: it is read from the source. */
export const NamedRecord = z.strictObject({ recordId: RecordId });

/** What Airtable’s webhooks send: that something has changed, not what. */
export const ProviderNotification = z.strictObject({
  base: z.strictObject({ id: z.string().regex(/^app[A-Za-z0-9]{1,40}$/) }),
  webhook: z.strictObject({ id: z.string().regex(/^ach[A-Za-z0-9]{1,40}$/) }),
  timestamp: Timestamp,
});

export type ProviderNotification = z.infer<typeof ProviderNotification>;

export const ReceivedBody = z
  .union([
    NamedRecord,
    ProviderNotification,
    z
      .record(z.string(), z.unknown())
      .refine((record) => Object.keys(record).length > 0, 'a record cannot be empty'),
  ])
  .describe('{ recordId }; Airtable’s notification; else the record itself, up to 256 kB.')
  .meta({ examples: [{ recordId: 'rec0123456789abcd' }] });

export const RunStarted = z.object({
  success: z.literal(true),
  runId: Id,
  documentId: Id.nullable().describe('Of the document to be; null: the notification of several.'),
  status: z.literal('queued'),
  _links: z.object({ document: z.string().describe('GET: the document, once it is made.') }),
});

export const RunParams = z.object({
  id: Id.describe('Of a run, or of a webhook: its newest document.'),
});

export const RunDocument = z.object({
  success: z.literal(true),
  runId: Id,
  webhookId: Id,
  recordId: z.string().nullable(),
  document: DocumentDescription.extend({ documentUrl: z.url() }),
  warnings: z.array(Warning),
  runs: z
    .array(Id)
    .optional()
    .describe('Of a provider’s notification: a run for each record that changed.'),
});

export const WebhookTested = z.object({
  success: z.literal(true),
  ok: z.boolean(),
  message: z.string(),
  code: z.string().nullable().describe('The code of the error.'),
  documentId: Id.nullable(),
  documentUrl: z.url().nullable(),
  warnings: z.array(Warning),
});
