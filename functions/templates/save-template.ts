import { saveTemplate } from '#lib/domain/templates/saved/write-saved-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SavedTemplateDraft, SavedTemplateResponse } from '#schemas/saved-template.ts';

export const save = endpoint({
  id: 'templates.saved-create',
  method: 'POST',
  path: '/v1/templates/saved',
  summary: 'Store a Mustache template under the calling key',
  description:
    'Its id can stand wherever a templateId does. A demo key cannot store templates. Mistakes in the Mustache are answered with line and column.',
  auth: 'key',
  input: { body: SavedTemplateDraft },
  output: { kind: 'json', status: 201, body: SavedTemplateResponse },
  uses: ['table', 'write:templates'],
  errors: ['demoTierLimitation'],
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
  template: await saveTemplate(ports, caller, body),
}));
