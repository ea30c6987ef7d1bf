import { generateSmart } from '#lib/domain/creation/generate-smart.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { SmartDocument, SmartRequest } from '#schemas/smart.ts';

export const smart = endpoint({
  id: 'smart.generate',
  method: 'POST',
  path: '/v1/generate/smart',
  summary: 'Make a document of data with the template that suits it, and say why that one',
  description:
    'Your default template of the detected type, where the data has what it requires; else the best match of all templates; else a generated layout.',
  auth: 'key',
  input: { body: SmartRequest },
  output: {
    kind: 'file',
    mediaTypes: ['application/pdf', 'image/png'],
    body: SmartDocument,
    headers: {
      'X-Service-Session-Id': 'The session, for modify and generate.',
      'X-Service-Document-Id': 'The hosted document.',
      'X-Service-Document-Type': 'The detected type.',
      'X-Service-Warnings': 'How many warnings the JSON form would list.',
    },
  },
  uses: MAKES_DOCUMENTS,
  errors: [
    'monthlyLimitExceeded',
    'analysisFailed',
    'generationFailed',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: {
    body: {
      data: {
        client: { name: 'Ada Lovelace' },
        lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
        totals: { subtotal: 120, total: 120 },
        meta: { quoteNumber: 'Q-7', validUntil: '2026-02-28' },
      },
    },
  },
}).handle(({ ports, caller, body, signal }) => generateSmart(ports, caller, body, signal));
