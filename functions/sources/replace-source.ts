import { replaceSource } from '#lib/domain/sources/write-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceDraft, SourceParams, SourceResponse } from '#schemas/source.ts';

export const replace = endpoint({
  id: 'sources.replace',
  method: 'PUT',
  path: '/v1/sources/:id',
  summary: 'Replace a source',
  description: 'A token that is sent back as its mask stays as it is.',
  auth: 'key',
  input: { params: SourceParams, body: SourceDraft },
  output: { kind: 'json', status: 200, body: SourceResponse },
  uses: ['table', 'secrets', 'read:sources', 'write:sources'],
  errors: ['demoTierLimitation', 'sourceNotFound'],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: {
      name: 'Unsent invoices',
      type: 'csv',
      config: { content: 'id;client;total\nINV-1;Ada Lovelace;120\n' },
    },
  },
}).handle(async ({ ports, caller, params, body }) => ({
  success: true,
  source: await replaceSource(ports, caller, params.id, body),
}));
