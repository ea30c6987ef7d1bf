import { accessOf } from '#lib/domain/tabledb/provider-access.ts';
import { readRecords } from '#lib/domain/tabledb/read-records.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ProviderHeaders, RecordsQuery, TableParams, TableRecords } from '#schemas/tabledb.ts';

export const records = endpoint({
  id: 'tabledb.records',
  method: 'GET',
  path: '/v1/tabledb/bases/:baseId/tables/:tableId/records',
  summary: 'The first records of a table or view, formatted for templates and raw',
  auth: 'key',
  input: { params: TableParams, query: RecordsQuery, headers: ProviderHeaders },
  output: { kind: 'json', status: 200, body: TableRecords },
  uses: ['tabledb'],
  errors: ['missingTabledbKey', 'tableNotFound', 'recordsError', 'tabledbUnavailable'],
  example: {
    params: { baseId: 'appExample0000001', tableId: 'Invoices' },
    query: { maxRecords: '10' },
    headers: { 'X-Provider-Key': 'patExample.0123456789' },
  },
}).handle(({ ports, caller, params, query, headers, signal }) =>
  readRecords(ports, accessOf(caller, headers, signal), params, query),
);
