import { listWebhooks } from '#lib/domain/webhooks/keep-webhooks.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { PageQuery } from '#schemas/common.ts';
import { WebhookList } from '#schemas/service/webhook.ts';

export const list = endpoint({
  id: 'webhooks.list',
  method: 'GET',
  path: '/v1/webhooks',
  summary: 'The webhooks of this account, the newest first',
  auth: 'key',
  input: { query: PageQuery },
  output: { kind: 'json', status: 200, body: WebhookList },
  uses: ['table', 'secrets'],
  errors: [],
  example: { query: { limit: '10' } },
}).handle(({ ports, caller, query }) => listWebhooks(ports, caller, query));
