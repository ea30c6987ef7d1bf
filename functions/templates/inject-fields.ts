import { endpoint } from '#lib/http/endpoint.ts';
import { InjectedFields, InjectFieldsRequest } from '#schemas/injected-fields.ts';
import { TemplateParams } from '#schemas/template.ts';

export const injectFields = endpoint({
  id: 'templates.inject-fields',
  method: 'POST',
  path: '/v1/templates/:id/inject-fields',
  summary: 'Put fields into a template; nothing is stored',
  description:
    'Each goes to the region that it names, else to the one that its name and type belong to, in the look of what stands there: a column of a table for lineItems[].sku, a line of the totals for an amount, a label with its value, a section for a text. What is not in the data leaves nothing.',
  auth: 'key',
  input: { params: TemplateParams, body: InjectFieldsRequest },
  output: { kind: 'json', status: 200, body: InjectedFields },
  uses: ['table', 'read:templates'],
  errors: ['templateNotFound'],
  example: {
    params: { id: 'invoice-clean' },
    body: {
      fields: [
        { name: 'meta.project', type: 'string' },
        { name: 'lineItems[].sku', type: 'string', label: 'SKU' },
      ],
    },
  },
}).handle(async ({ ports, caller, params, body }) => {
  const tools = await import('#lib/domain/template-tools/tools.ts');
  return tools.injectFields(ports, caller, params.id, body.fields);
});
