import { z } from 'zod';
import { Id, listOf, Timestamp } from './common.ts';
import { GeneratedDocument, TemplateId, Ttl } from './create.ts';
import { ItemOptions, OutputFormat } from './render-options.ts';
import { WebhookUrl } from './service/subscription.ts';
import { Filter } from './source.ts';
import { Warning } from './warning.ts';
import { WritingOptions } from './writing-options.ts';

export const Transform = z.enum([
  'uppercase',
  'lowercase',
  'trim',
  'currency',
  'number',
  'sum',
  'date',
  'join',
  'first',
  'boolean',
]);
export type Transform = z.infer<typeof Transform>;

/** Keys that would reach into what every object inherits. */
const INHERITED = /(?:^|\.)(?:__proto__|prototype|constructor)(?:\[\])?(?:\.|$)/;

export const MappedField = z.object({
  placeholder: z
    .string()
    .min(1)
    .max(200)
    .regex(
      /^[^.[\]{}]+(?:\[\])?(?:\.[^.[\]{}]+(?:\[\])?)*$/,
      'must be a path such as client.name or lineItems[].total',
    )
    .refine((path) => !INHERITED.test(path), 'is a name that no data may have')
    .describe('Path of the value in the template’s data; [] for the items of a list.'),
  field: z
    .string()
    .min(1)
    .max(300)
    .describe('Name of the source’s field. A field of a linked record: Client → Name.'),
  default: z
    .union([z.string().max(5_000), z.number(), z.boolean()])
    .optional()
    .describe('Where the record has no value.'),
  transform: Transform.optional(),
});
export type MappedField = z.infer<typeof MappedField>;

export const MappingDraft = z.object({
  name: z.string().min(1).max(255),
  templateId: TemplateId.describe('Built-in id or saved template, with @version to stay at one.'),
  sourceId: Id,
  fields: z
    .array(MappedField)
    .min(1, 'fields cannot be empty')
    .max(500)
    .superRefine((fields, context) => {
      const seen = new Set<string>();
      for (const [index, { placeholder }] of fields.entries()) {
        if (seen.has(placeholder))
          context.addIssue({
            code: 'custom',
            path: [index, 'placeholder'],
            message: `"${placeholder}" is mapped twice`,
          });
        seen.add(placeholder);
      }
    }),
});
export type MappingDraft = z.infer<typeof MappingDraft>;

export const Mapping = MappingDraft.extend({
  id: Id,
  fields: z.array(MappedField),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Mapping = z.infer<typeof Mapping>;

export const MappingParams = z.object({ id: Id });
export const MappingList = listOf('mappings', Mapping);
export const MappingResponse = z.object({ success: z.literal(true), mapping: Mapping });
export const MappingStored = MappingResponse.extend({
  warnings: z
    .array(Warning)
    .describe(
      'Fields that the source does not have, and what the template requires or does not name.',
    ),
});
export const MappingDeleted = z.object({ success: z.literal(true), deleted: Id });

const RecordId = z.string().min(1).max(300);

export const MappingPreviewQuery = z.object({
  recordId: RecordId.optional().describe('The first record of the source unless one is named.'),
  locale: WritingOptions.shape.locale.describe(
    'Language, as in the options of generate. Default: that of the template, else of the source’s names.',
  ),
});
export type MappingPreviewQuery = z.output<typeof MappingPreviewQuery>;

export const MappingPreview = z.object({
  success: z.literal(true),
  html: z.string(),
  data: z.record(z.string(), z.unknown()).describe('What the template is filled with.'),
  warnings: z.array(Warning),
});

export const MappedSessionRequest = z.object({ mappingId: Id, recordId: RecordId });

export const MappedSession = z.object({
  success: z.literal(true),
  sessionId: Id,
  html: z.string(),
  warnings: z.array(Warning),
});

export const MappingGenerateRequest = z
  .object({
    recordIds: z.array(RecordId).min(1, 'recordIds cannot be empty').max(5_000).optional(),
    filter: Filter.optional().describe(
      'A condition { field, is | contains | before | after | above | below }, or a list of up to ten, all of which must hold.',
    ),
    view: z.string().min(1).max(300).optional().describe('airtable: the records of a view.'),
    all: z.literal(true).optional().describe('Every record of the source.'),
    format: OutputFormat.default('pdf'),
    options: ItemOptions.optional(),
    ttl: Ttl,
    webhookUrl: WebhookUrl.optional(),
  })
  .refine(
    ({ recordIds, filter, view, all }) =>
      [recordIds, filter, view, all].some((choice) => choice !== undefined),
    { message: 'say of which records: recordIds, filter, view, or all: true', path: [] },
  )
  .refine(
    ({ recordIds, filter, view }) =>
      recordIds === undefined || (filter === undefined && view === undefined),
    { message: 'recordIds name the records: leave filter and view out', path: ['recordIds'] },
  );
export type MappingGenerateRequest = z.output<typeof MappingGenerateRequest>;

export const MappedDocument = GeneratedDocument;
