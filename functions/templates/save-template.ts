import { storeTemplate } from '#lib/domain/template-tools/store-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { NewSavedTemplate, StoredTemplateResponse } from '#schemas/saved-template.ts';

export const save = endpoint({
  id: 'templates.saved-create',
  method: 'POST',
  path: '/v1/templates/saved',
  summary: 'Store a Mustache template under the calling key',
  description:
    'Its id can stand wherever a templateId does. With a sessionId it is the design of that session, as save-from-session makes it. A demo key cannot store templates. Mistakes in the Mustache are answered with line and column.',
  auth: 'key',
  input: { body: NewSavedTemplate },
  output: { kind: 'json', status: 201, body: StoredTemplateResponse },
  uses: ['table', 'queue', 'read:sessions', 'read:templates', 'write:templates'],
  errors: ['demoTierLimitation', 'sessionNotFound', 'sessionExpired', 'requestNotFeasible'],
  example: {
    body: {
      name: 'Our invoice',
      type: 'invoice',
      html: '<h1>Invoice {{number}}</h1>{{#items}}<p>{{description}}: {{total}}</p>{{/items}}',
      schema: {
        fields: [
          { name: 'number', type: 'string', required: true },
          { name: 'items', type: 'array' },
          { name: 'items[].description', type: 'string' },
          { name: 'items[].total', type: 'number' },
        ],
      },
    },
  },
}).handle(async ({ ports, caller, body }) => ({
  success: true,
  ...(await storeTemplate(ports, caller, body)),
}));
