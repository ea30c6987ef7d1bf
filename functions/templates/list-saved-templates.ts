import { listTemplates } from '#lib/domain/creation/template-catalog.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SavedTemplateList, SavedTemplateQuery } from '#schemas/saved-template.ts';

export const listSaved = endpoint({
  id: 'templates.saved-list',
  method: 'GET',
  path: '/v1/templates/saved',
  summary: 'The templates stored under this key, the newest first',
  auth: 'key',
  input: { query: SavedTemplateQuery },
  output: { kind: 'json', status: 200, body: SavedTemplateList },
  uses: ['table'],
  errors: [],
  example: { query: { type: 'invoice', limit: '10' } },
}).handle(({ ports, caller, query }) =>
  listTemplates(ports, caller, { ...query, source: 'saved' }),
);
