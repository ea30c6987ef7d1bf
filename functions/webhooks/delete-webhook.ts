import { deleteWebhook } from '#lib/domain/webhooks/keep-webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { WebhookDeleted, WebhookParams } from '#schemas/service/webhook.ts';

export const remove = endpoint({
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/v1/webhooks/:id',
  summary: 'End a webhook: nothing more is received, and what waits is not made',
  auth: 'key',
  input: { params: WebhookParams },
  output: { kind: 'json', status: 200, body: WebhookDeleted },
  uses: ['table', 'secrets'],
  errors: ['webhookNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  deleted: await deleteWebhook(ports, caller, params.id),
}));
