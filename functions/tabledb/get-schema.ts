import { describeTable } from '#lib/domain/tabledb/describe-tables.ts';
import { accessOf } from '#lib/domain/tabledb/provider-access.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ProviderHeaders, TableDescription, TableParams } from '#schemas/tabledb.ts';

export const getSchema = endpoint({
  id: 'tabledb.schema',
  method: 'GET',
  path: '/v1/tabledb/bases/:baseId/tables/:tableId/schema',
  summary: 'The fields and views of a table, and how a template names each field',
  description:
    'aiSchema is made for agents that write templates: the path of each field, whether it is a list, and its kind.',
  auth: 'key',
  input: { params: TableParams, headers: ProviderHeaders },
  output: { kind: 'json', status: 200, body: TableDescription },
  uses: ['tabledb'],
  errors: ['missingTabledbKey', 'tableNotFound', 'tabledbError', 'tabledbUnavailable'],
  example: {
    params: { baseId: 'appExample0000001', tableId: 'Invoices' },
    headers: { 'X-Provider-Key': 'patExample.0123456789' },
  },
}).handle(({ ports, caller, params, headers, signal }) =>
  describeTable(ports, accessOf(caller, headers, signal), params),
);
