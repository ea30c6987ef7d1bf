import { readWebhook } from '#lib/domain/webhooks/keep-webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { WebhookParams, WebhookResponse } from '#schemas/service/webhook.ts';

export const get = endpoint({
  id: 'webhooks.get',
  method: 'GET',
  path: '/v1/webhooks/:id',
  summary: 'A webhook, without its secret',
  auth: 'key',
  input: { params: WebhookParams },
  output: { kind: 'json', status: 200, body: WebhookResponse },
  uses: ['table', 'secrets'],
  errors: ['webhookNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  webhook: await readWebhook(ports, caller, params.id),
}));
