import { deleteSubscription } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SubscriptionDeleted, SubscriptionParams } from '#schemas/service/subscription.ts';

export const remove = endpoint({
  id: 'subscriptions.delete',
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  summary: 'End a subscription: nothing more is sent',
  auth: 'key',
  input: { params: SubscriptionParams },
  output: { kind: 'json', status: 200, body: SubscriptionDeleted },
  uses: ['table', 'secrets'],
  errors: ['subscriptionNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  deleted: await deleteSubscription(ports, caller, params.id),
}));
