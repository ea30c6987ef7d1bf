import { accessOf } from '#lib/domain/tabledb/provider-access.ts';
import { readRecord } from '#lib/domain/tabledb/read-records.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ProviderHeaders, RecordParams, TableRecord } from '#schemas/tabledb.ts';

export const getRecord = endpoint({
  id: 'tabledb.record',
  method: 'GET',
  path: '/v1/tabledb/bases/:baseId/tables/:tableId/records/:recordId',
  summary: 'One record, formatted for templates and raw',
  auth: 'key',
  input: { params: RecordParams, headers: ProviderHeaders },
  output: { kind: 'json', status: 200, body: TableRecord },
  uses: ['tabledb'],
  errors: ['missingTabledbKey', 'tableNotFound', 'recordError', 'tabledbUnavailable'],
  example: {
    params: {
      baseId: 'appExample0000001',
      tableId: 'Invoices',
      recordId: 'recExample0000001',
    },
    headers: { 'X-Provider-Key': 'patExample.0123456789' },
  },
}).handle(({ ports, caller, params, headers, signal }) =>
  readRecord(ports, accessOf(caller, headers, signal), params),
);
