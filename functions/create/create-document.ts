import { createDocument } from '#lib/domain/creation/create-document.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { CreateRequest, GeneratedDocument } from '#schemas/create.ts';

export const create = endpoint({
  id: 'create.document',
  method: 'POST',
  path: '/v1/create',
  summary: 'Make a PDF or PNG from data, HTML or a web address in one call',
  description:
    'When several inputs are given, data wins over html, and html over url. Accept decides between the file itself and its JSON description.',
  auth: 'key',
  unknownKey: 'invalidCreateKey',
  input: { body: CreateRequest },
  output: {
    kind: 'file',
    mediaTypes: ['application/pdf', 'image/png'],
    body: GeneratedDocument,
    headers: {
      'X-Service-Session-Id': 'The session, for modify and generate.',
      'X-Service-Document-Id': 'The hosted document.',
      'X-Service-Document-Type': 'The detected type; html and url give custom.',
      'X-Service-Warnings': 'How many warnings the JSON form would list.',
    },
  },
  uses: MAKES_DOCUMENTS,
  errors: [
    'templateNotFound',
    'monthlyLimitExceeded',
    'urlFetchFailed',
    'analysisFailed',
    'generationFailed',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: {
    body: {
      data: {
        invoiceNumber: 'INV-1042',
        dueDate: '2026-02-28',
        client: { name: 'Ada Lovelace' },
        items: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
        tax: 24,
        total: 144,
      },
    },
  },
}).handle(({ ports, caller, body, signal }) => createDocument(ports, caller, body, signal));
