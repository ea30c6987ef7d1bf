import { readMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MappingParams, MappingResponse } from '#schemas/mapping.ts';

export const get = endpoint({
  id: 'mappings.get',
  method: 'GET',
  path: '/v1/mappings/:id',
  summary: 'A mapping',
  auth: 'key',
  input: { params: MappingParams },
  output: { kind: 'json', status: 200, body: MappingResponse },
  uses: ['table'],
  errors: ['mappingNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  mapping: await readMapping(ports, caller, params.id),
}));
