import { countBeta } from '#lib/domain/beta/list-beta.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { BetaStats } from '#schemas/service/beta.ts';

export const stats = endpoint({
  id: 'beta.stats',
  method: 'GET',
  path: '/v1/beta/stats',
  summary: 'How many requests and invites there are, by status',
  auth: 'admin',
  input: {},
  output: { kind: 'json', status: 200, body: BetaStats },
  uses: ['table'],
  errors: [],
  example: {},
}).handle(({ ports }) => countBeta(ports));
