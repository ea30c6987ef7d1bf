import type { Ports } from '#lib/ports/index.ts';
import type { ProviderAccess } from '#lib/ports/table-database.ts';
import type { RecordsQuery } from '#schemas/tabledb.ts';
import { answerOfView, findTable } from './find-table.ts';
import { formatRecord } from './format-value.ts';
import { answerOf } from './provider-access.ts';

type Needs = Pick<Ports, 'tabledb'>;

interface OfTable {
  readonly baseId: string;
  readonly tableId: string;
}

/** The first records of a table or view. @throws tableNotFound, recordsError, tabledbUnavailable */
export async function readRecords(
  needs: Needs,
  access: ProviderAccess,
  of: OfTable,
  { maxRecords, view }: RecordsQuery,
) {
  const { baseId } = of;
  const table = await findTable(needs, access, of, 'recordsError');
  const { records } = await answerOfView(
    needs.tabledb.listRecords(access, {
      ...{ baseId, tableId: table.id, maxRecords, pageSize: maxRecords },
      ...(view === undefined ? {} : { view }),
    }),
    view,
    table,
    'recordsError',
  );
  return {
    baseId,
    tableId: table.id,
    tableName: table.name,
    recordCount: records.length,
    records: records.map((record) => formatRecord(record, table.fields)),
    rawRecords: [...records],
  };
}

/** One record of a table. @throws tableNotFound, recordError, tabledbUnavailable */
export async function readRecord(
  needs: Needs,
  access: ProviderAccess,
  { recordId, ...of }: OfTable & { readonly recordId: string },
) {
  const { baseId } = of;
  const table = await findTable(needs, access, of, 'recordError');
  const rawRecord = await answerOf(
    needs.tabledb.getRecord(access, { baseId, tableId: table.id, recordId }),
    'recordError',
  );
  return {
    baseId,
    tableId: table.id,
    tableName: table.name,
    record: formatRecord(rawRecord, table.fields),
    rawRecord,
  };
}
