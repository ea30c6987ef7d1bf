import { z } from 'zod';
import { Id, listOf, Timestamp } from './common.ts';
import { FormattedRecord, RawRecord, ServiceType } from './tabledb.ts';

export const SourceType = z.enum(['airtable', 'json', 'csv']);
export type SourceType = z.infer<typeof SourceType>;

const MAX_CONTENT_CHARACTERS = 20_000_000;

const apiKey = z
  .string('is required: a personal access token of Airtable')
  .min(1, 'apiKey cannot be empty')
  .max(500)
  .describe('Token of the provider. Answers show it masked; sent back masked, it stays as it is.');

export const AirtableConfig = z.object({
  apiKey,
  baseId: z.string().min(1).max(100),
  tableName: z.string().min(1).max(300).describe('Exact name of the table, or its id.'),
  view: z.string().min(1).max(300).optional().describe('Only the records of this view.'),
});

export const JsonConfig = z.object({
  records: z
    .array(
      z.record(z.string(), z.unknown(), { error: 'must be a JSON object' }),
      'is required: a list of JSON objects',
    )
    .min(1, 'records cannot be empty')
    .max(100_000),
});

export const CsvConfig = z.object({
  content: z
    .string('is required: the CSV as text')
    .regex(/\S/, 'content cannot be empty')
    .max(MAX_CONTENT_CHARACTERS)
    .describe(
      'The file as UTF-8 text: a line of column names, then a line for each record, or several with `groupBy`.',
    ),
  delimiter: z
    .enum([',', ';', '\t', '|'])
    .optional()
    .describe('What separates columns; found in the first line unless it is stated.'),
  groupBy: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe(
      'A column, such as the number of an invoice: consecutive rows with the same value in it are one record, in which a column that differs is a list with a value for each row.',
    ),
});

const name = z.string().min(1).max(255);

/** A source that a caller describes: all of it. */
export const SourceDraft = z.discriminatedUnion('type', [
  z.object({ name, type: z.literal('airtable'), config: AirtableConfig }),
  z.object({ name, type: z.literal('json'), config: JsonConfig }),
  z.object({ name, type: z.literal('csv'), config: CsvConfig }),
]);
export type SourceDraft = z.infer<typeof SourceDraft>;

/** Parts of a source: what is not named stays. Which fields of `config` there are depends on its type. */
export const SourcePatch = z
  .object({ name: name.optional(), config: z.record(z.string(), z.unknown()).optional() })
  .refine((patch) => patch.name !== undefined || patch.config !== undefined, {
    message: 'name at least one of name, config',
  });
export type SourcePatch = z.infer<typeof SourcePatch>;

export const SourceField = z.object({
  name: z.string(),
  type: z.string().describe('As the provider calls it; of json and csv what its values look like.'),
  serviceType: ServiceType,
  isArray: z.boolean(),
  samples: z.array(z.string()).describe('Some of its values, cut short.'),
  groups: z
    .int()
    .min(1)
    .optional()
    .describe('csv: how many records the first rows are with this column as `groupBy`.'),
  grouping: z
    .enum(['key', 'record', 'line'])
    .optional()
    .describe(
      'csv, where rows seem to make records together. key: the column to use as `groupBy`. record: the same in all rows of a record. line: differs between them.',
    ),
  linkedTableId: z.string().optional().describe('links: the table whose records it names.'),
  linkedFields: z
    .array(z.object({ name: z.string(), serviceType: ServiceType }))
    .optional()
    .describe('links: the fields of that table, for mappings such as Client → Name.'),
});
export type SourceField = z.infer<typeof SourceField>;

export const SourceStatus = z.enum(['untested', 'ok', 'error']);

export const Source = z.object({
  id: Id,
  name,
  type: SourceType,
  config: z
    .record(z.string(), z.unknown())
    .describe('As it was sent, secrets masked. Lists leave out records and content.'),
  status: SourceStatus,
  lastError: z.string().nullable(),
  fields: z.array(SourceField).describe('As of the last sync.'),
  recordCount: z.int().min(0).nullable().describe('As of the last sync; null: not known.'),
  lastSyncedAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Source = z.infer<typeof Source>;

export const SourceParams = z.object({ id: Id });
export const SourceList = listOf('sources', Source);
export const SourceResponse = z.object({ success: z.literal(true), source: Source });
export const SourceDeleted = z.object({ success: z.literal(true), deleted: Id });

export const SourceTest = z.object({
  success: z.literal(true),
  ok: z.boolean(),
  message: z.string(),
  latencyMs: z.int().min(0),
});

const operand = z.union([z.string().max(1_000), z.number(), z.boolean()]);
/** ISO 8601, of a day that there is: `Date.parse` takes February 31 for a day in March. */
function isMoment(text: string): boolean {
  const day = /^(\d{4}(?:-\d{2}){0,2})(?:T.*)?$/.exec(text)?.[1];
  const date = new Date(text);
  if (day === undefined || Number.isNaN(date.getTime())) return false;
  return new Date(day).toISOString().startsWith(day);
}

const moment = z
  .string()
  .max(40)
  .refine(isMoment, 'must be a date such as 2026-01-31, or a time such as 2026-01-31T09:30:00Z')
  .describe('A date: 2026-01-31.');

/** One condition on the values of a field. */
export const Condition = z
  .object({
    field: z.string().min(1).max(300),
    is: operand.optional().describe('Equal, without regard to case; of a list, one of it.'),
    contains: z.string().max(1_000).optional(),
    before: moment.optional(),
    after: moment.optional(),
    above: z.number().optional(),
    below: z.number().optional(),
  })
  .refine(({ field: _, ...tests }) => Object.values(tests).some((test) => test !== undefined), {
    message: 'name one of is, contains, before, after, above, below',
  });
export type Condition = z.infer<typeof Condition>;

/** All must hold. */
export const Filter = z
  .union([Condition, z.array(Condition).max(10, 'at most ten conditions')])
  .transform((filter) => (Array.isArray(filter) ? filter : [filter]));
export type Filter = z.output<typeof Filter>;

/** A filter that travels as text in a query. */
const FilterText = z
  .string()
  .max(5_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON: {"field":"Status","is":"Paid"}' });
      return z.NEVER;
    }
  })
  .pipe(Filter);

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

export const SourceRecordsQuery = z.object({
  limit: wholeNumber(1, 100).default(50),
  offset: wholeNumber(0, 100_000).default(0),
  cursor: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .describe('nextCursor of the page before; offset then counts from there.'),
  view: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('airtable: a view in place of the source’s.'),
  filter: FilterText.optional().describe(
    'JSON: a condition { field, is | contains | before | after | above | below }, or a list of up to ten, all of which must hold.',
  ),
});
export type SourceRecordsQuery = z.output<typeof SourceRecordsQuery>;

export const SourceRecords = z.object({
  success: z.literal(true),
  sourceId: Id,
  records: z.array(FormattedRecord),
  rawRecords: z.array(RawRecord),
  limit: z.int(),
  offset: z.int(),
  total: z.int().nullable().describe('Of the source, unfiltered, as of the last sync.'),
  nextCursor: z
    .string()
    .nullable()
    .describe('null: nothing follows. A filtered page may be short and still have one.'),
});
