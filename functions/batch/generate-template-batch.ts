import { generateTemplateBatch } from '#lib/domain/creation/generate-batch.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { BatchResult } from '#schemas/create.ts';
import { TemplateBatchRequest } from '#schemas/job.ts';

export const templateBatch = endpoint({
  id: 'batch.template',
  method: 'POST',
  path: '/v1/templates/batch',
  summary: 'Fill one template with many items in one call; one that fails does not stop the others',
  description:
    'For more than 100 items, or more than you want to wait for, use POST /v1/templates/batch/start.',
  auth: 'key',
  input: { body: TemplateBatchRequest },
  output: { kind: 'json', status: 200, body: BatchResult },
  uses: MAKES_DOCUMENTS,
  errors: ['templateNotFound', 'batchError'],
  example: {
    body: {
      templateId: 'invoice-clean',
      items: [
        {
          company: { name: 'Analytical Engines Ltd' },
          client: { name: 'Ada Lovelace' },
          invoice: { number: 'INV-1', date: '2026-01-15', dueDate: '2026-02-14' },
          lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
          totals: { subtotal: 120, total: 120 },
        },
      ],
    },
  },
}).handle(({ ports, caller, body, signal }) => generateTemplateBatch(ports, caller, body, signal));
