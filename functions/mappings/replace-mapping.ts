import { checkMapping } from '#lib/domain/mappings/check-mapping.ts';
import { replaceMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MappingDraft, MappingParams, MappingStored } from '#schemas/mapping.ts';

export const replace = endpoint({
  id: 'mappings.replace',
  method: 'PUT',
  path: '/v1/mappings/:id',
  summary: 'Replace a mapping by another one',
  description: 'Jobs that were started before go on with the one that they began with.',
  auth: 'key',
  input: { params: MappingParams, body: MappingDraft },
  output: { kind: 'json', status: 200, body: MappingStored },
  uses: ['table', 'secrets', 'tabledb', 'read:templates', 'read:sources'],
  errors: ['demoTierLimitation', 'mappingNotFound', 'templateNotFound', 'sourceNotFound'],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: {
      name: 'Badges',
      templateId: 'invoice-clean',
      sourceId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e',
      fields: [{ placeholder: 'client.name', field: 'Name', transform: 'uppercase' }],
    },
  },
}).handle(async ({ ports, caller, params, body, signal }) => ({
  success: true,
  mapping: await replaceMapping(ports, caller, params.id, body),
  warnings: await checkMapping(ports, caller, body, signal),
}));
