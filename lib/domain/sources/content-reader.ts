import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { invalid } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { SourceField } from '#schemas/source.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import { createGroupTally } from './count-groups.ts';
import { groupRows } from './group-rows.ts';
import { createFieldTally } from './infer-fields.ts';
import type { ColumnTypes, Row } from './read-csv.ts';
import type { PageRequest, SourcePage, SourceReader } from './source-reader.ts';
import { type StoredSource, sourceBlobKey } from './source-store.ts';

/** What is read of a file, one after the other: the columns of a table, its rows, the records that they make. */
interface Entry {
  readonly columns?: readonly string[];
  readonly row?: Row;
  readonly record?: RawRecord;
}

/** Rows by which it is told what a column would make of them as `groupBy`. */
const GROUPED_ROWS = 200;

/** A record's own id, where it has one; else its number. */
function idOf(fields: Readonly<Record<string, unknown>>, index: number): string {
  const own = fields['id'] ?? fields['_id'] ?? fields['ID'];
  return typeof own === 'string' || typeof own === 'number' ? String(own) : String(index + 1);
}

type Entries = () => AsyncGenerator<Entry>;

const recordOf = (fields: Readonly<Record<string, unknown>>, index: number): RawRecord => ({
  id: idOf(fields, index),
  createdTime: '',
  fields,
});

/** How a table is read. `groupBy` names the column whose value rows of one record share. */
export interface CsvReading {
  readonly delimiter: string;
  readonly groupBy?: string | undefined;
  /** What the columns hold, where it is known. */
  readonly types?: ColumnTypes | undefined;
}

const csvEntries = (
  open: () => Promise<Readable>,
  { delimiter, groupBy, types }: CsvReading,
): Entries =>
  async function* entries() {
    let index = 0;
    // Most sources are none: their functions load the parser when it is needed.
    const { readCsv } = await import('./read-csv.ts');
    const seen: Entry[] = [];
    async function* rows() {
      for await (const { columns, row } of readCsv(await open(), delimiter, types)) {
        if (row === undefined && groupBy !== undefined) requireColumn(columns, groupBy);
        seen.push(row === undefined ? { columns } : { row });
        if (row !== undefined) yield row;
      }
    }
    const records = groupBy === undefined ? rows() : groupRows(rows(), groupBy);
    for await (const fields of records) {
      yield* seen.splice(0);
      yield { record: recordOf(fields, index++) };
    }
    yield* seen;
  };

/** @throws validation for a column that the table does not have */
function requireColumn(columns: readonly string[], name: string): void {
  if (columns.includes(name)) return;
  throw invalid({
    path: ['config', 'groupBy'],
    message: `there is no column ${JSON.stringify(name)}: name one of ${columns.slice(0, 20).join(', ')}`,
  });
}

export const jsonEntries = (records: () => Promise<readonly Record<string, unknown>[]>): Entries =>
  async function* entries() {
    for (const [index, fields] of (await records()).entries())
      yield { record: recordOf(fields, index) };
  };

const formatted = ({ id, createdTime, fields }: RawRecord) => ({
  _id: id,
  _createdTime: createdTime,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  ),
});

/**
 * Reads the records of a file, from its beginning each time: one of them is in memory at a time.
 * @param known its fields, where it was described before
 */
export function createContentReader(
  entries: Entries,
  { isTable = false, known = [] }: { isTable?: boolean; known?: readonly SourceField[] } = {},
): SourceReader {
  async function* records() {
    for await (const { record } of entries()) if (record !== undefined) yield record;
  }
  return {
    async describe() {
      const tally = createFieldTally();
      let recordCount = 0;
      let rows = 0;
      const groups = createGroupTally();
      for await (const { columns = [], row, record } of entries()) {
        for (const column of columns) tally.declare(column);
        if (record !== undefined) recordCount += 1;
        const sample = row ?? (isTable ? undefined : record?.fields);
        if (sample === undefined) continue;
        tally.add(sample);
        if (isTable && rows++ < GROUPED_ROWS) groups.add(sample);
      }
      const fields = tally.fields();
      const grouped = groups.describe(fields);
      return {
        fields: fields.map((field) => ({ ...field, ...grouped.get(field.name) })),
        recordCount,
      };
    },
    async *pages({ from, size, view }: PageRequest): AsyncGenerator<SourcePage> {
      if (view !== undefined)
        throw invalid({
          path: ['view'],
          message: 'only a source of type airtable has views: use filter',
        });
      let begin = Number(from ?? 0);
      let index = 0;
      let page: RawRecord[] = [];
      const pageOf = (next: string | undefined): SourcePage => ({
        records: page,
        from: begin === 0 ? undefined : String(begin),
        next,
      });
      for await (const record of records()) {
        if (index++ < begin) continue;
        if (page.length === size) {
          yield pageOf(String(begin + size));
          begin += size;
          page = [];
        }
        page.push(record);
      }
      yield pageOf(undefined);
    },
    async find(ids) {
      const wanted = new Set(ids);
      const found: RawRecord[] = [];
      for await (const record of records()) {
        if (!wanted.delete(record.id)) continue;
        found.push(record);
        if (wanted.size === 0) break;
      }
      return found;
    },
    fields: async () => known,
    tableFields: async () => new Map(),
    related: async () => new Map(),
    formatter: async () => formatted,
  };
}

/** Reads the records of a table. */
export const createTableReader = (open: () => Promise<Readable>, how: CsvReading): SourceReader =>
  createContentReader(csvEntries(open, how), { isTable: true });

/** The records of a stored file. */
export function openContent(
  { blobs }: Pick<Ports, 'blobs'>,
  { ownerId, id, contentId = '', type, settings, fields: known }: StoredSource,
): SourceReader {
  const open = async (): Promise<Readable> => {
    const blob = await blobs.open(sourceBlobKey(ownerId, id, contentId));
    if (blob === undefined) throw new Error(`The content of source ${id} is gone`);
    return blob.stream;
  };
  if (type === 'csv') {
    const { delimiter = ',', groupBy } = settings;
    const types = new Map(known.map(({ name, serviceType }) => [name, serviceType]));
    const entries = csvEntries(open, { delimiter, groupBy, types });
    return createContentReader(entries, { isTable: true, known });
  }
  const records = async () => (await json(await open())) as Record<string, unknown>[];
  return createContentReader(jsonEntries(records), { known });
}

/** A text as a stream: as what a stored file is read. */
export const streamOf = (text: string): Readable => Readable.from([text]);
