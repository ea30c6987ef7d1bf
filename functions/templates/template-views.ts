import { templateViews } from '#lib/domain/template-tools/group-templates.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ViewList } from '#schemas/template-tools.ts';

export const views = endpoint({
  id: 'templates.views',
  method: 'GET',
  path: '/v1/templates/views',
  summary: 'The templates that this key can use, in groups',
  auth: 'key',
  input: {},
  output: { kind: 'json', status: 200, body: ViewList },
  uses: ['table'],
  errors: [],
  example: {},
}).handle(({ ports, caller }) => templateViews(ports, caller));
