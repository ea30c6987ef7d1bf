import { listTemplates } from '#lib/domain/creation/template-catalog.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { TemplateList, TemplateListQuery } from '#schemas/template.ts';

export const list = endpoint({
  id: 'templates.list',
  method: 'GET',
  path: '/v1/templates',
  summary: 'The templates that this key can use',
  auth: 'key',
  input: { query: TemplateListQuery },
  output: { kind: 'json', status: 200, body: TemplateList },
  uses: ['table'],
  errors: [],
  example: { query: { type: 'quote', limit: '10' } },
}).handle(({ ports, caller, query }) => listTemplates(ports, caller, query));
