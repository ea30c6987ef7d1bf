import { requireSavedTemplate } from '#lib/domain/creation/template-catalog.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SavedTemplateParams, SavedTemplateResponse } from '#schemas/saved-template.ts';

export const getSaved = endpoint({
  id: 'templates.saved-get',
  method: 'GET',
  path: '/v1/templates/saved/:id',
  summary: 'A stored template with its HTML and schema',
  auth: 'key',
  input: { params: SavedTemplateParams },
  output: { kind: 'json', status: 200, body: SavedTemplateResponse },
  uses: ['table', 'read:templates'],
  errors: ['templateNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  template: await requireSavedTemplate(ports, caller, params.id),
}));
