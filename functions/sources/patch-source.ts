import { patchSource } from '#lib/domain/sources/write-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceParams, SourcePatch, SourceResponse } from '#schemas/source.ts';

export const patch = endpoint({
  id: 'sources.patch',
  method: 'PATCH',
  path: '/v1/sources/:id',
  summary: 'Change the name or parts of the configuration of a source',
  description: 'What is not named stays as it is, the token too. Its type cannot change.',
  auth: 'key',
  input: { params: SourceParams, body: SourcePatch },
  output: { kind: 'json', status: 200, body: SourceResponse },
  uses: ['table', 'secrets', 'read:sources', 'write:sources'],
  errors: ['demoTierLimitation', 'sourceNotFound'],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: { config: { view: 'Unsent' } },
  },
}).handle(async ({ ports, caller, params, body }) => ({
  success: true,
  source: await patchSource(ports, caller, params.id, body),
}));
