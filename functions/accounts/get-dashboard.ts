import { readDashboard } from '#lib/domain/accounts/dashboard.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Dashboard, DashboardQuery } from '#schemas/service/account.ts';

export const dashboard = endpoint({
  id: 'accounts.dashboard',
  method: 'GET',
  path: '/v1/dashboard',
  summary: 'The account: its keys, usage and limits, what it stores, and its newest documents',
  auth: 'key',
  input: { query: DashboardQuery },
  output: { kind: 'json', status: 200, body: Dashboard },
  uses: ['table'],
  errors: [],
  example: {},
}).handle(({ ports, caller, query }) => readDashboard(ports, caller, query));
