import { answerOf } from '#lib/domain/tabledb/provider-access.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { ProviderAccess, ProviderTable } from '#lib/ports/table-database.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import type { RelatedRecords, RelatedTable, SourceReader } from './source-reader.ts';

/** As many ids as a request can name. */
const IDS = 100;
/** Linked records that are remembered: those of the last pages. */
const MAX_REMEMBERED = 5_000;
const SCHEMA_MAX_AGE_MS = 30_000;

/** Follows links one level: the records that records name, each read once. */
export function createRelations(
  { tabledb }: Pick<Ports, 'tabledb'>,
  access: ProviderAccess,
  baseId: string,
  table: () => Promise<ProviderTable>,
): SourceReader['related'] {
  const known = new Map<string, RawRecord>();

  async function read(tableId: string, ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (known.size + missing.length > MAX_REMEMBERED) known.clear();
    for (let from = 0; from < missing.length; from += IDS) {
      const recordIds = missing.slice(from, from + IDS);
      const { records } = await answerOf(
        tabledb.listRecords(access, { baseId, tableId, recordIds }),
        'recordsError',
      );
      for (const record of records) known.set(record.id, record);
    }
  }

  return async (names, records): Promise<RelatedRecords> => {
    const { fields } = await table();
    const links = fields.flatMap(({ name, options }) => {
      const tableId = options?.['linkedTableId'];
      return names.includes(name) && typeof tableId === 'string' ? [{ name, tableId }] : [];
    });
    if (links.length === 0) return new Map();
    const tables = await answerOf(
      tabledb.listTables(access, baseId, SCHEMA_MAX_AGE_MS),
      'recordsError',
    );
    const found = new Map<string, RelatedTable>();
    for (const { name, tableId } of links) {
      const linked = tables.find(({ id }) => id === tableId);
      if (linked === undefined) continue;
      const ids = records.flatMap((record) => {
        const value = record.fields[name];
        return Array.isArray(value) ? value.map(String) : [];
      });
      await read(tableId, ids);
      const primary = linked.fields.find(({ id }) => id === linked.primaryFieldId);
      found.set(name, {
        primaryField: primary?.name ?? '',
        fields: new Map(linked.fields.map((field) => [field.name, field])),
        records: new Map(
          ids.flatMap((id) => {
            const record = known.get(id);
            return record === undefined ? [] : [[id, record] as const];
          }),
        ),
      });
    }
    return found;
  };
}
