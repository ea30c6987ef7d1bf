import { z } from 'zod';
import type { ChangesPage, ProviderTable, RecordsPage } from '#lib/ports/table-database.ts';
import { Base, RawRecord } from '#schemas/tabledb.ts';
import { failed } from './failures.ts';

const BasesReply = z.object({ bases: z.array(Base), offset: z.string().optional() });

/** The provider leaves out what is not there: descriptions, options, fields without a value. */
const Table = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  primaryFieldId: z.string(),
  fields: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      description: z.string().nullish(),
      options: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
  views: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })).default([]),
});
const TablesReply = z.object({ tables: z.array(Table) });

const RecordReply = z.object({
  ...RawRecord.shape,
  createdTime: z.string().default(''),
  fields: RawRecord.shape.fields.default({}),
});
const RecordsReply = z.object({ records: z.array(RecordReply), offset: z.string().optional() });

const ById = z.record(z.string(), z.unknown()).default({});
const ChangedTable = z.object({ createdRecordsById: ById, changedRecordsById: ById });
const ChangesReply = z.object({
  payloads: z.array(
    z.object({
      baseTransactionNumber: z.int(),
      changedTablesById: z.record(z.string(), ChangedTable).default({}),
    }),
  ),
  cursor: z.int(),
  mightHaveMore: z.boolean().default(false),
});

function read<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  // Where it differs, without the values.
  const places = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw failed('protocol', { cause: new Error(`unexpected: ${places.slice(0, 500)}`) });
}

export const readBases = (reply: unknown) => read(BasesReply, reply);

export const readTables = (reply: unknown): ProviderTable[] =>
  read(TablesReply, reply).tables.map(({ fields, description, ...table }) => ({
    ...table,
    description: description ?? null,
    fields: fields.map(({ options, description: about, ...field }) => ({
      ...field,
      description: about ?? null,
      ...(options ? { options } : {}),
    })),
  }));

export const readRecords = (reply: unknown): RecordsPage => {
  const { records, offset } = read(RecordsReply, reply);
  return { records, ...(offset === undefined ? {} : { offset }) };
};

/** Changes of one table. */
export const readChanges = (reply: unknown, tableId: string): ChangesPage => {
  const { payloads, cursor, mightHaveMore } = read(ChangesReply, reply);
  const changes = payloads.flatMap(({ baseTransactionNumber: transaction, changedTablesById }) => {
    const table = changedTablesById[tableId];
    const ids = Object.keys({ ...table?.createdRecordsById, ...table?.changedRecordsById });
    return ids.map((recordId) => ({ recordId, transaction }));
  });
  return { changes, next: cursor, hasMore: mightHaveMore };
};

export const readRecord = (reply: unknown): RawRecord => read(RecordReply, reply);
