import { readSource } from '#lib/domain/sources/find-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceParams, SourceResponse } from '#schemas/source.ts';

export const get = endpoint({
  id: 'sources.get',
  method: 'GET',
  path: '/v1/sources/:id',
  summary: 'A source, secrets masked',
  auth: 'key',
  input: { params: SourceParams },
  output: { kind: 'json', status: 200, body: SourceResponse },
  uses: ['table', 'secrets', 'read:sources'],
  errors: ['sourceNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params }) => ({
  success: true,
  source: await readSource(ports, caller, params.id),
}));
