import { cloneTemplate } from '#lib/domain/creation/clone-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { CloneRequest, SavedTemplateResponse } from '#schemas/saved-template.ts';

export const clone = endpoint({
  id: 'templates.clone',
  method: 'POST',
  path: '/v1/templates/clone',
  summary: 'Store a copy of any template, to change it',
  auth: 'key',
  input: { body: CloneRequest },
  output: { kind: 'json', status: 201, body: SavedTemplateResponse },
  uses: ['table', 'read:templates', 'write:templates'],
  errors: ['demoTierLimitation', 'templateNotFound'],
  example: { body: { templateId: 'invoice-clean', name: 'Our invoice' } },
}).handle(async ({ ports, caller, body }) => ({
  success: true,
  template: await cloneTemplate(ports, caller, body),
}));
