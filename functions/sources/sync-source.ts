import { syncSource } from '#lib/domain/sources/sync-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceParams, SourceResponse } from '#schemas/source.ts';

export const sync = endpoint({
  id: 'sources.sync',
  method: 'POST',
  path: '/v1/sources/:id/sync',
  summary: 'Read the fields of a source and count its records',
  description: 'Of a table with more than 3,000 records recordCount is null: they are not counted.',
  auth: 'key',
  input: { params: SourceParams },
  output: { kind: 'json', status: 200, body: SourceResponse },
  uses: ['table', 'secrets', 'tabledb', 'read:sources'],
  errors: ['sourceNotFound', 'tableNotFound', 'recordsError', 'tabledbUnavailable'],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(async ({ ports, caller, params, signal }) => ({
  success: true,
  source: await syncSource(ports, caller, params.id, signal),
}));
