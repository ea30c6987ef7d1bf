import { receiveRecord } from '#lib/domain/webhooks/receive-record.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import {
  ReceivedBody,
  RunStarted,
  SenderHeaders,
  WebhookParams,
} from '#schemas/service/webhook.ts';

export const receive = endpoint({
  id: 'webhooks.receive',
  method: 'POST',
  path: '/v1/webhooks/tabledb/:id',
  summary:
    'Send a record, the id of one, or a notification of the provider: a document is made of it',
  description:
    'The sender proves to know the secret of the webhook: in X-Webhook-Secret, by a signature as Standard Webhooks has it, or, for the provider itself, by X-Airtable-Content-MAC. The document is made in the background. A webhook-id is taken once.',
  auth: 'webhook',
  input: { params: WebhookParams, headers: SenderHeaders, body: ReceivedBody, raw: true },
  output: {
    kind: 'json',
    status: 202,
    body: RunStarted,
    nothing: 'The provider’s own notification, which wants no answer.',
  },
  uses: ['table', 'secrets', 'queue'],
  errors: ['webhookRefused', 'webhookReplayed'],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: { recordId: 'rec0123456789abcd' },
  },
}).handle(({ ports, params, headers, body }) => receiveRecord(ports, params.id, headers, body));
