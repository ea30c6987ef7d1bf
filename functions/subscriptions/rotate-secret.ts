import { rotateSecret } from '#lib/domain/subscriptions/keep-subscriptions.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { RotationQuery, SecretRotated, SubscriptionParams } from '#schemas/service/subscription.ts';

export const rotate = endpoint({
  id: 'subscriptions.rotate-secret',
  method: 'POST',
  path: '/v1/subscriptions/:id/rotate-secret',
  summary: 'Replace the secret of a subscription; the one before stays valid for a while',
  auth: 'key',
  input: { params: SubscriptionParams, query: RotationQuery },
  output: { kind: 'json', status: 200, body: SecretRotated },
  uses: ['table', 'secrets'],
  errors: ['subscriptionNotFound'],
  showsSecret: true,
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    query: { overlapHours: '24' },
  },
}).handle(({ ports, caller, params, query }) =>
  rotateSecret(ports, caller, params.id, query.overlapHours),
);
