import { connect } from '#lib/domain/tabledb/connect.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Connected, ConnectRequest } from '#schemas/tabledb.ts';

export const connectBases = endpoint({
  id: 'tabledb.connect',
  method: 'POST',
  path: '/v1/tabledb/connect',
  summary: 'Check a token of the table database and list its bases',
  description:
    'The token is used for this request and not stored. It needs to read records and base schemas. All other calls carry it in X-Provider-Key.',
  auth: 'key',
  input: { body: ConnectRequest },
  output: { kind: 'json', status: 200, body: Connected },
  uses: ['tabledb'],
  errors: ['invalidKeyFormat', 'tabledbAuthError', 'connectError'],
  example: { body: { apiKey: 'patExample.0123456789' } },
}).handle(({ ports, caller, body, signal }) => connect(ports, caller, body, signal));
