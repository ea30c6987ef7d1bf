import { requireFound } from '#lib/domain/creation/template-catalog.ts';
import { deleteTemplate } from '#lib/domain/templates/saved/delete-saved-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { DeletedResponse, SavedTemplateParams } from '#schemas/saved-template.ts';

export const remove = endpoint({
  id: 'templates.saved-delete',
  method: 'DELETE',
  path: '/v1/templates/saved/:id',
  summary: 'Delete a stored template with all its versions, for good',
  auth: 'key',
  input: { params: SavedTemplateParams },
  output: { kind: 'json', status: 200, body: DeletedResponse },
  uses: ['table', 'write:templates'],
  errors: ['demoTierLimitation', 'templateNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => {
  const deleted = await deleteTemplate(ports, caller, params.id);
  await requireFound(ports, caller, params.id, deleted || undefined);
  return { success: true, deleted: params.id };
});
