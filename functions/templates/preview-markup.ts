import { previewMarkup } from '#lib/domain/template-tools/preview-markup.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MarkupPreview, MarkupPreviewRequest } from '#schemas/template-tools.ts';

export const preview = endpoint({
  id: 'templates.preview',
  method: 'POST',
  path: '/v1/templates/preview',
  summary: 'Fill a template, or Mustache that is not stored, without a session',
  description:
    'Without data the template shows its sample data; one that has none gets data made up by the names and types of its fields. Mistakes in the Mustache are answered with line and column.',
  auth: 'key',
  input: { body: MarkupPreviewRequest },
  output: { kind: 'json', status: 200, body: MarkupPreview },
  uses: ['table', 'read:templates'],
  errors: ['templateNotFound', 'generationFailed'],
  example: {
    body: {
      html: '<h1>Invoice {{number}}</h1>{{#items}}<p>{{description}}: {{#formatMoney}}{{total}}{{/formatMoney}}</p>{{/items}}',
    },
  },
}).handle(({ ports, caller, body }) => previewMarkup(ports, caller, body));
