import { listInvites } from '#lib/domain/beta/list-beta.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { PageQuery } from '#schemas/common.ts';
import { BetaInviteList } from '#schemas/service/beta.ts';

export const invites = endpoint({
  id: 'beta.invites',
  method: 'GET',
  path: '/v1/beta/invites',
  summary: 'The invites of approved requests, without their codes',
  auth: 'admin',
  input: { query: PageQuery },
  output: { kind: 'json', status: 200, body: BetaInviteList },
  uses: ['table'],
  errors: [],
  example: {},
}).handle(({ ports, query }) => listInvites(ports, query));
