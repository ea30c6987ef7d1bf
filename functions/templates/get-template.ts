import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { TemplateParams, TemplateResponse } from '#schemas/template.ts';

export const get = endpoint({
  id: 'templates.get',
  method: 'GET',
  path: '/v1/templates/:id',
  summary: 'A template with its HTML, schema and sample data',
  auth: 'key',
  input: { params: TemplateParams },
  output: { kind: 'json', status: 200, body: TemplateResponse },
  uses: ['table', 'read:templates'],
  errors: ['templateNotFound'],
  example: { params: { id: 'quote-modern' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  template: await requireTemplate(ports, caller, params.id),
}));
