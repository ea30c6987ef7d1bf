import { previewTemplate } from '#lib/domain/creation/preview-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { Preview, PreviewRequest } from '#schemas/create.ts';

export const preview = endpoint({
  id: 'sessions.preview',
  method: 'POST',
  path: '/v1/preview',
  summary: 'Fill a template with data and open a session on the result',
  auth: 'key',
  withoutDatabase: 'configuration',
  input: { body: PreviewRequest },
  output: { kind: 'json', status: 200, body: Preview },
  uses: ['table', 'read:templates', 'write:sessions'],
  errors: ['previewError'],
  example: {
    body: {
      template: 'quote-modern',
      data: {
        client: { name: 'Ada Lovelace' },
        lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
        totals: { subtotal: 120, total: 120 },
      },
    },
  },
}).handle(({ ports, caller, body }) => previewTemplate(ports, caller, body));
