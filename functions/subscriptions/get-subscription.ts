import { readSubscription } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SubscriptionParams, SubscriptionResponse } from '#schemas/service/subscription.ts';

export const get = endpoint({
  id: 'subscriptions.get',
  method: 'GET',
  path: '/v1/subscriptions/:id',
  summary: 'A subscription with its last delivery',
  auth: 'key',
  input: { params: SubscriptionParams },
  output: { kind: 'json', status: 200, body: SubscriptionResponse },
  uses: ['table', 'secrets'],
  errors: ['subscriptionNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  subscription: await readSubscription(ports, caller, params.id),
}));
