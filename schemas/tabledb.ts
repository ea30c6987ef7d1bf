import { z } from 'zod';

/** A base of the table database. */
export const Base = z.object({
  id: z.string().meta({ examples: ['appQ7w2Lx0VbM3nRt'] }),
  name: z.string(),
  permissionLevel: z.string(),
});
export type Base = z.infer<typeof Base>;

export const TableField = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string().describe('As the provider calls it.'),
  description: z.string().nullable(),
  options: z.record(z.string(), z.unknown()).optional().describe('Depends on the type.'),
});
export type TableField = z.infer<typeof TableField>;

export const TableView = z.object({ id: z.string(), name: z.string(), type: z.string() });
export type TableView = z.infer<typeof TableView>;

export const TableSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  primaryFieldId: z.string(),
  fieldCount: z.int().min(0),
  viewCount: z.int().min(0),
});

/** The kinds of value that the service tells apart, whatever a provider calls them. */
export const ServiceType = z.enum([
  'text',
  'html',
  'email',
  'url',
  'phone',
  'number',
  'currency',
  'percent',
  'date',
  'datetime',
  'duration',
  'boolean',
  'select',
  'multiselect',
  'attachment',
  'links',
  'user',
  'users',
  'computed',
  'lookup',
  'button',
]);
export type ServiceType = z.infer<typeof ServiceType>;

const AiField = z.object({
  name: z.string(),
  type: z.string().describe('As the provider calls it.'),
  serviceType: ServiceType,
  description: z.string().nullable(),
  mustachePath: z.string().describe('How a template names the value: fields.<Field Name>.'),
  isArray: z.boolean(),
  hasConditional: z.literal(true).describe('An empty value is null, so a section tests for it.'),
});

/** A record as the provider has it. */
export const RawRecord = z.object({
  id: z.string(),
  createdTime: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
export type RawRecord = z.infer<typeof RawRecord>;

/** A record written for templates. */
export const FormattedRecord = z.object({
  _id: z.string(),
  _createdTime: z.string(),
  fields: z.record(z.string(), z.unknown()).describe('Formatted values; empty ones are null.'),
});
export type FormattedRecord = z.infer<typeof FormattedRecord>;

export const ConnectRequest = z.object({
  apiKey: z
    .string()
    .min(1, 'apiKey cannot be empty')
    .max(500)
    .describe('The provider’s token: it starts with pat or key.'),
});

export const Connected = z.object({
  success: z.literal(true),
  bases: z.array(Base),
  message: z.string(),
});

const segment = z.string().min(1).max(300);
const ofBase = { baseId: segment };
const ofTable = { ...ofBase, tableId: segment.describe('Id of the table, or its exact name.') };

export const BaseParams = z.object(ofBase);
export const TableParams = z.object(ofTable);
export const RecordParams = z.object({ ...ofTable, recordId: segment });

/** The token of every call but connect. Its absence has an error of its own. */
export const ProviderHeaders = z.object({ 'x-provider-key': z.string().max(500).optional() });

export const Tables = z.object({ baseId: z.string(), tables: z.array(TableSummary) });

export const TableDescription = z.object({
  baseId: z.string(),
  table: TableSummary.pick({ id: true, name: true, description: true, primaryFieldId: true }),
  fields: z.array(TableField),
  views: z.array(TableView),
  aiSchema: z.object({
    tableName: z.string(),
    tableDescription: z.string().nullable(),
    fields: z.array(AiField),
  }),
});

export const RecordsQuery = z.object({
  maxRecords: z.coerce
    .number({ error: 'must be a whole number from 1 to 100' })
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100')
    .default(5),
  view: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('Name of a view: its records, in its order.'),
});
export type RecordsQuery = z.infer<typeof RecordsQuery>;

const recordOf = { baseId: z.string(), tableId: z.string(), tableName: z.string() };

export const TableRecords = z.object({
  ...recordOf,
  recordCount: z.int().min(0),
  records: z.array(FormattedRecord),
  rawRecords: z.array(RawRecord),
});

export const TableRecord = z.object({
  ...recordOf,
  record: FormattedRecord,
  rawRecord: RawRecord,
});
