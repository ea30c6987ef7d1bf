import { listRequests } from '#lib/domain/beta/list-beta.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { BetaRequestList, BetaRequestQuery } from '#schemas/service/beta.ts';

export const requests = endpoint({
  id: 'beta.requests',
  method: 'GET',
  path: '/v1/beta/requests',
  summary: 'Requests for access, the newest first',
  auth: 'admin',
  input: { query: BetaRequestQuery },
  output: { kind: 'json', status: 200, body: BetaRequestList },
  uses: ['table'],
  errors: [],
  example: {},
}).handle(({ ports, query }) => listRequests(ports, query));
