import { testWebhook } from '#lib/domain/webhooks/test-webhook.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { WebhookParams, WebhookTested } from '#schemas/service/webhook.ts';

export const test = endpoint({
  id: 'webhooks.test',
  method: 'GET',
  path: '/v1/webhooks/test/:id',
  summary: 'Make the document of a sample record, and say whether that works',
  description:
    'The first record of the source, else the sample data of the template. The document counts as every other; a webhook that does not work is ok: false.',
  auth: 'key',
  input: { params: WebhookParams },
  output: { kind: 'json', status: 200, body: WebhookTested },
  uses: [...MAKES_DOCUMENTS, 'secrets', 'tabledb', 'read:sources'],
  errors: ['webhookNotFound', 'monthlyLimitExceeded', 'overloaded', 'rendererNotInstalled'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(({ ports, caller, params, signal }) => testWebhook(ports, caller, params.id, signal));
