import { listSubscriptions } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { PageQuery } from '#schemas/common.ts';
import { SubscriptionList } from '#schemas/service/subscription.ts';

export const list = endpoint({
  id: 'subscriptions.list',
  method: 'GET',
  path: '/v1/subscriptions',
  summary: 'The subscriptions of this account, the newest first, with their last delivery',
  auth: 'key',
  input: { query: PageQuery },
  output: { kind: 'json', status: 200, body: SubscriptionList },
  uses: ['table', 'secrets'],
  errors: [],
  example: { query: { limit: '10' } },
}).handle(({ ports, caller, query }) => listSubscriptions(ports, caller, query));
