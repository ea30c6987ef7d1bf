import { deleteSource } from '#lib/domain/sources/write-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceDeleted, SourceParams } from '#schemas/source.ts';

export const remove = endpoint({
  id: 'sources.delete',
  method: 'DELETE',
  path: '/v1/sources/:id',
  summary: 'Delete a source and what is stored of it, its token included',
  auth: 'key',
  input: { params: SourceParams },
  output: { kind: 'json', status: 200, body: SourceDeleted },
  uses: ['table', 'secrets', 'write:sources'],
  errors: ['demoTierLimitation', 'sourceNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  deleted: await deleteSource(ports, caller, params.id),
}));
