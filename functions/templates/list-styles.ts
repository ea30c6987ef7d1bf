import { endpoint } from '#lib/http/endpoint.ts';
import { StyleList } from '#schemas/template-tools.ts';

export const styles = endpoint({
  id: 'templates.styles',
  method: 'GET',
  path: '/v1/templates/styles',
  summary: 'The styles of generated layouts, with their colours and fonts',
  auth: 'key',
  input: {},
  output: { kind: 'json', status: 200, body: StyleList },
  uses: [],
  errors: [],
  example: {},
}).handle(async () => {
  const { listStyles } = await import('#lib/domain/template-tools/tools.ts');
  return listStyles();
});
