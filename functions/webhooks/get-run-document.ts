import { findRunDocument } from '#lib/domain/webhooks/find-run-document.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { RunDocument, RunParams } from '#schemas/service/webhook.ts';

export const getDocument = endpoint({
  id: 'webhooks.document',
  method: 'GET',
  path: '/v1/webhooks/pdfs/:id',
  summary: 'The document of a run, or the newest one of a webhook',
  description:
    'The file, or its description as JSON. A run that failed is answered with the error that it failed of.',
  auth: 'key',
  input: { params: RunParams },
  output: {
    kind: 'file',
    mediaTypes: ['application/pdf', 'image/png'],
    body: RunDocument,
    headers: {
      'X-Service-Document-Id': 'The document.',
      'X-Service-Document-Type': 'Its type.',
    },
  },
  uses: ['table', 'secrets', 'read:documents'],
  errors: [
    'webhookNotFound',
    'runNotReady',
    'documentNotFound',
    'documentExpired',
    'templateNotFound',
    'mappingNotFound',
    'sourceNotFound',
    'recordNotFound',
    'tableNotFound',
    'recordsError',
    'tabledbUnavailable',
    'monthlyLimitExceeded',
    'analysisFailed',
    'generationFailed',
    'rendererNotInstalled',
    'overloaded',
  ],
  example: { params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' } },
}).handle(({ ports, caller, params }) => findRunDocument(ports, caller, params.id));
