import { requireFound } from '#lib/domain/creation/template-catalog.ts';
import { updateTemplate } from '#lib/domain/templates/saved/write-saved-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import {
  SavedTemplateParams,
  SavedTemplateResponse,
  SavedTemplateUpdate,
} from '#schemas/saved-template.ts';

export const update = endpoint({
  id: 'templates.saved-update',
  method: 'PUT',
  path: '/v1/templates/saved/:id',
  summary: 'Change any part of a stored template, which makes a new version',
  description:
    'What is not named stays as it is. Earlier versions are kept: <id>@1 stands wherever a templateId does.',
  auth: 'key',
  input: { params: SavedTemplateParams, body: SavedTemplateUpdate },
  output: { kind: 'json', status: 200, body: SavedTemplateResponse },
  uses: ['table', 'queue', 'read:templates', 'write:templates'],
  errors: ['demoTierLimitation', 'templateNotFound'],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: { name: 'Our new invoice', isDefault: true },
  },
}).handle(async ({ ports, caller, params, body }) => ({
  success: true,
  template: await requireFound(
    ports,
    caller,
    params.id,
    await updateTemplate(ports, caller, params.id, body),
  ),
}));
