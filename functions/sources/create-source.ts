import { createSource } from '#lib/domain/sources/write-source.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SourceDraft, SourceResponse } from '#schemas/source.ts';

export const create = endpoint({
  id: 'sources.create',
  method: 'POST',
  path: '/v1/sources',
  summary: 'Store where records come from: a table at Airtable, JSON, or CSV',
  description:
    'A token is encrypted at rest and comes back masked. JSON and CSV are read at once, mistakes answered with line and column; a table is first read by test, sync or records.',
  auth: 'key',
  input: { body: SourceDraft },
  output: { kind: 'json', status: 201, body: SourceResponse },
  uses: ['table', 'secrets', 'read:sources', 'write:sources'],
  errors: ['demoTierLimitation'],
  example: {
    body: {
      name: 'Unsent invoices',
      type: 'json',
      config: {
        records: [
          { id: 'INV-1', client: { name: 'Ada Lovelace' }, total: 120 },
          { id: 'INV-2', client: { name: 'Grace Hopper' }, total: 80 },
        ],
      },
    },
  },
}).handle(async ({ ports, caller, body }) => ({
  success: true,
  source: await createSource(ports, caller, body),
}));
