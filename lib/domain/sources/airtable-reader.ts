import { holdsRecordIds, kindOf } from '#lib/domain/tabledb/field-types.ts';
import { answerOfView, findTable } from '#lib/domain/tabledb/find-table.ts';
import { formatRecord } from '#lib/domain/tabledb/format-value.ts';
import { answerOf } from '#lib/domain/tabledb/provider-access.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { ProviderAccess, ProviderTable } from '#lib/ports/table-database.ts';
import type { SourceField } from '#schemas/source.ts';
import type { RawRecord, ServiceType, TableField } from '#schemas/tabledb.ts';
import { sampleOf } from './infer-fields.ts';
import { createRelations } from './related-records.ts';
import type { PageRequest, SourcePage, SourceReader } from './source-reader.ts';
import type { StoredSource } from './source-store.ts';

const PAGE = 100;
/** Records are counted by reading them: this many, at five pages a second. */
const COUNTED_PAGES = 30;
const SAMPLES = 3;
/** It was read a moment ago, to find the table. */
const SCHEMA_MAX_AGE_MS = 60_000;

/** A record of the store holds 400 kB. */
const MAX_LINKED_FIELDS = 60;

/** A lookup of links has ids for values, as links have. */
const serviceTypeOf = (field: TableField): ServiceType =>
  holdsRecordIds(field) ? 'links' : kindOf(field.type).serviceType;

/** The fields of the table that a field links to. */
function linkedTo(tableId: unknown, tables: readonly ProviderTable[]) {
  const linked = tables.find(({ id }) => id === tableId);
  return linked?.fields.map((field) => ({ name: field.name, serviceType: serviceTypeOf(field) }));
}

function fieldOf(
  field: TableField,
  records: readonly RawRecord[],
  tables: readonly ProviderTable[],
): SourceField {
  const { isArray } = kindOf(field.type);
  const values = records.flatMap(({ fields }) => fields[field.name] ?? []);
  const linked = field.options?.['linkedTableId'];
  const linkedFields = linkedTo(linked, tables);
  return {
    ...{ name: field.name, type: field.type, serviceType: serviceTypeOf(field), isArray },
    samples: [...new Set(values.slice(0, SAMPLES * 2).map(sampleOf))].slice(0, SAMPLES),
    ...(typeof linked === 'string' ? { linkedTableId: linked } : {}),
    ...(linkedFields === undefined ? {} : { linkedFields }),
  };
}

/** A field as it is stored with its source. */
const shortened = ({ linkedFields, ...field }: SourceField): SourceField =>
  linkedFields === undefined
    ? field
    : { ...field, linkedFields: linkedFields.slice(0, MAX_LINKED_FIELDS) };

/** How a source reaches its base. */
export function airtableAccess(
  { ownerId, apiKey = '' }: Pick<StoredSource, 'ownerId' | 'apiKey'>,
  signal: AbortSignal | undefined,
): ProviderAccess {
  return { token: apiKey, ownerId, ...(signal === undefined ? {} : { signal }) };
}

/** The records of a table, read when they are asked for. Failures are those of the records endpoint. */
export function openAirtable(
  needs: Pick<Ports, 'tabledb'>,
  source: StoredSource,
  signal?: AbortSignal,
): SourceReader {
  const { baseId = '', tableName = '', view: ownView } = source.settings;
  const access = airtableAccess(source, signal);
  let found: Promise<ProviderTable> | undefined;
  const table = () => {
    found ??= findTable(needs, access, { baseId, tableId: tableName }, 'recordsError');
    return found;
  };

  async function* pages({ from, size, view = ownView }: PageRequest): AsyncGenerator<SourcePage> {
    const { id: tableId, views } = await table();
    for (let begin = from; ; ) {
      const { records, offset } = await answerOfView(
        needs.tabledb.listRecords(access, {
          ...{ baseId, tableId, pageSize: size },
          ...(view === undefined ? {} : { view }),
          ...(begin === undefined ? {} : { offset: begin }),
        }),
        view,
        { views },
        'recordsError',
      );
      yield { records, from: begin, next: offset };
      if (offset === undefined) return;
      begin = offset;
    }
  }

  const related = createRelations(needs, access, baseId, table);
  const fieldsWith = async (records: readonly RawRecord[]) => {
    const { fields } = await table();
    const tables = await answerOf(
      needs.tabledb.listTables(access, baseId, SCHEMA_MAX_AGE_MS),
      'recordsError',
    );
    return fields.map((field) => fieldOf(field, records, tables));
  };
  return {
    related,
    fields: () => fieldsWith([]),
    async tableFields() {
      const { fields } = await table();
      return new Map(fields.map((field) => [field.name, field]));
    },
    async describe() {
      let recordCount: number | null = 0;
      let first: readonly RawRecord[] | undefined;
      let read = 0;
      for await (const { records, next } of pages({ size: PAGE })) {
        first ??= records;
        recordCount += records.length;
        read += 1;
        if (read === COUNTED_PAGES && next !== undefined) {
          recordCount = null;
          break;
        }
      }
      return { fields: (await fieldsWith(first ?? [])).map(shortened), recordCount };
    },
    pages,
    async find(recordIds) {
      const { id: tableId } = await table();
      const request = { baseId, tableId, recordIds };
      const { records } = await answerOf(
        needs.tabledb.listRecords(access, request),
        'recordsError',
      );
      return records;
    },
    async formatter() {
      const { fields } = await table();
      return (record) => formatRecord(record, fields);
    },
  };
}
