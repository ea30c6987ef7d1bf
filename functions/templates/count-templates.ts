import { countTemplates } from '#lib/domain/template-tools/group-templates.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { TemplateCount } from '#schemas/template-tools.ts';

export const count = endpoint({
  id: 'templates.count',
  method: 'GET',
  path: '/v1/templates/count',
  summary: 'How many templates this key can use',
  auth: 'key',
  input: {},
  output: { kind: 'json', status: 200, body: TemplateCount },
  uses: ['table'],
  errors: [],
  example: {},
}).handle(({ ports, caller }) => countTemplates(ports, caller));
