import { generateBatch } from '#lib/domain/creation/generate-batch.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { BatchRequest, BatchResult } from '#schemas/create.ts';

export const batch = endpoint({
  id: 'batch.generate',
  method: 'POST',
  path: '/v1/batch/generate',
  summary: 'Make many documents in one call; an item that fails does not stop the others',
  auth: 'key',
  input: { body: BatchRequest },
  output: { kind: 'json', status: 200, body: BatchResult },
  uses: MAKES_DOCUMENTS,
  errors: ['batchError'],
  example: {
    body: {
      items: [{ data: { invoiceNumber: 'INV-1', total: 10 }, style: 'minimal', format: 'pdf' }],
    },
  },
}).handle(({ ports, caller, body, signal }) => generateBatch(ports, caller, body.items, signal));
