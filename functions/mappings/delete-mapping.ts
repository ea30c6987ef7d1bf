import { deleteMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MappingDeleted, MappingParams } from '#schemas/mapping.ts';

export const remove = endpoint({
  id: 'mappings.delete',
  method: 'DELETE',
  path: '/v1/mappings/:id',
  summary: 'Delete a mapping',
  auth: 'key',
  input: { params: MappingParams },
  output: { kind: 'json', status: 200, body: MappingDeleted },
  uses: ['table'],
  errors: ['demoTierLimitation', 'mappingNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  deleted: await deleteMapping(ports, caller, params.id),
}));
