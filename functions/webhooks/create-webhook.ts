import { createWebhook } from '#lib/domain/webhooks/keep-webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { WebhookCreated, WebhookDraft } from '#schemas/service/webhook.ts';

export const create = endpoint({
  id: 'webhooks.create',
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Have a document made of each record that is sent to an address',
  description:
    'The address is in url; each sender proves that it knows the secret. With mappingId or sourceId it is enough to name a record.',
  auth: 'key',
  input: { body: WebhookDraft },
  output: { kind: 'json', status: 201, body: WebhookCreated },
  uses: ['table', 'secrets', 'read:templates'],
  errors: ['demoTierLimitation', 'templateNotFound', 'mappingNotFound', 'sourceNotFound'],
  showsSecret: true,
  example: { body: { name: 'New orders', templateId: 'invoice-clean', format: 'pdf' } },
}).handle(async ({ ports, caller, body }) => ({
  success: true,
  webhook: await createWebhook(ports, caller, body),
}));
