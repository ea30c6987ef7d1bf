import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Ports } from '#lib/ports/index.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import { createFieldTally, SAMPLED_RECORDS } from './infer-fields.ts';
import type { PageRequest, SourcePage, SourceReader } from './source-reader.ts';
import { type StoredSource, sourceBlobKey } from './source-store.ts';

/** One record of a file, as it is read. `columns` are those of a table. */
interface Entry {
  readonly columns?: readonly string[];
  readonly record?: RawRecord;
}

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

export const csvEntries = (open: () => Promise<Readable>, delimiter: string): Entries =>
  async function* entries() {
    let index = 0;
    // Most sources are none: their functions load the parser when it is needed.
    const { readCsv } = await import('./read-csv.ts');
    for await (const { columns, row } of readCsv(await open(), delimiter)) {
      if (row === undefined) yield { columns };
      else yield { record: recordOf(row, index++) };
    }
  };

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

/** Reads the records of a file, from its beginning each time: one of them is in memory at a time. */
export function createContentReader(entries: Entries): SourceReader {
  async function* records() {
    for await (const { record } of entries()) if (record !== undefined) yield record;
  }
  return {
    async describe() {
      const tally = createFieldTally();
      let recordCount = 0;
      for await (const { columns = [], record } of entries()) {
        for (const column of columns) tally.declare(column);
        if (record === undefined) continue;
        if (recordCount < SAMPLED_RECORDS) tally.add(record.fields);
        recordCount += 1;
      }
      return { fields: tally.fields(), recordCount };
    },
    async *pages({ from, size }: PageRequest): AsyncGenerator<SourcePage> {
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
    tableFields: async () => new Map(),
    related: async () => new Map(),
    formatter: async () => formatted,
  };
}

/** The records of a stored file. */
export function openContent(
  { blobs }: Pick<Ports, 'blobs'>,
  { ownerId, id, contentId = '', type, settings }: StoredSource,
): SourceReader {
  const open = async (): Promise<Readable> => {
    const blob = await blobs.open(sourceBlobKey(ownerId, id, contentId));
    if (blob === undefined) throw new Error(`The content of source ${id} is gone`);
    return blob.stream;
  };
  if (type === 'csv') return createContentReader(csvEntries(open, settings['delimiter'] ?? ','));
  return createContentReader(
    jsonEntries(async () => (await json(await open())) as Record<string, unknown>[]),
  );
}

/** A text as a stream: as what a stored file is read. */
export const streamOf = (text: string): Readable => Readable.from([text]);
