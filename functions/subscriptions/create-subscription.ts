import { createSubscription } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SubscriptionCreated, SubscriptionDraft } from '#schemas/service/subscription.ts';

export const create = endpoint({
  id: 'subscriptions.create',
  method: 'POST',
  path: '/v1/subscriptions',
  summary: 'Have events sent to an address',
  description:
    'Each delivery is a POST of { type, timestamp, data }, signed as the Standard Webhooks specification has it: webhook-id, webhook-timestamp, webhook-signature. An event can come twice, under the same webhook-id.',
  auth: 'key',
  input: { body: SubscriptionDraft },
  output: { kind: 'json', status: 201, body: SubscriptionCreated },
  uses: ['table', 'secrets'],
  errors: ['demoTierLimitation'],
  showsSecret: true,
  example: {
    body: {
      url: 'https://example.com/hooks/pagewright',
      events: ['document.created', 'job.completed'],
    },
  },
}).handle(async ({ ports, caller, body }) => ({
  success: true,
  subscription: await createSubscription(ports, caller, body),
}));
