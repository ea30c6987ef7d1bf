import { testSource } from '#lib/domain/sources/sync-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceParams, SourceTest } from '#schemas/source.ts';

export const test = endpoint({
  id: 'sources.test',
  method: 'POST',
  path: '/v1/sources/:id/test',
  summary: 'Try to read a record of a source',
  description: 'A source that cannot be read is answered with ok: false and the reason.',
  auth: 'key',
  input: { params: SourceParams },
  output: { kind: 'json', status: 200, body: SourceTest },
  uses: ['table', 'secrets', 'tabledb', 'read:sources'],
  errors: ['sourceNotFound'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(({ ports, caller, params, signal }) => testSource(ports, caller, params.id, signal));
