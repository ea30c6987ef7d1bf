import { listTables } from '#lib/domain/tabledb/describe-tables.ts';
import { accessOf } from '#lib/domain/tabledb/provider-access.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { BaseParams, ProviderHeaders, Tables } from '#schemas/tabledb.ts';

export const tables = endpoint({
  id: 'tabledb.tables',
  method: 'GET',
  path: '/v1/tabledb/bases/:baseId/tables',
  summary: 'The tables of a base',
  auth: 'key',
  input: { params: BaseParams, headers: ProviderHeaders },
  output: { kind: 'json', status: 200, body: Tables },
  uses: ['tabledb'],
  errors: ['missingTabledbKey', 'tabledbError', 'tabledbUnavailable'],
  example: {
    params: { baseId: 'appExample0000001' },
    headers: { 'X-Provider-Key': 'patExample.0123456789' },
  },
}).handle(({ ports, caller, params, headers, signal }) =>
  listTables(ports, accessOf(caller, headers, signal), params.baseId),
);
