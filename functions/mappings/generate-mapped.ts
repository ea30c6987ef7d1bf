import { generateMapped } from '#lib/domain/jobs/generate-mapped.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { MAKES_DOCUMENTS } from '#lib/http/uses.ts';
import { JobStarted } from '#schemas/job.ts';
import { MappedDocument, MappingGenerateRequest, MappingParams } from '#schemas/mapping.ts';

export const generate = endpoint({
  id: 'mappings.generate',
  method: 'POST',
  path: '/v1/mappings/:id/generate',
  summary: 'Make the document of one record, or of several in a job',
  description:
    'One record is answered as POST /v1/create answers. Several start a job, read and cancelled at /v1/templates/batch/:jobId; it makes the records as they are now.',
  auth: 'key',
  input: { params: MappingParams, body: MappingGenerateRequest },
  output: {
    kind: 'file',
    mediaTypes: ['application/pdf', 'image/png'],
    body: MappedDocument,
    accepted: JobStarted,
    headers: {
      'X-Service-Session-Id': 'The session, for modify and generate.',
      'X-Service-Document-Id': 'The hosted document.',
      'X-Service-Document-Type': 'The type of the document.',
      'X-Service-Warnings': 'How many warnings the JSON form would list.',
    },
  },
  uses: [...MAKES_DOCUMENTS, 'secrets', 'tabledb', 'read:sources', 'write:jobs'],
  errors: [
    'mappingNotFound',
    'templateNotFound',
    'sourceNotFound',
    'recordNotFound',
    'tableNotFound',
    'recordsError',
    'tabledbUnavailable',
    'monthlyLimitExceeded',
    'analysisFailed',
    'generationFailed',
    'overloaded',
    'rendererNotInstalled',
    'configuration',
  ],
  example: {
    params: { id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e' },
    body: { filter: { field: 'Status', is: 'Unsent' }, format: 'pdf' },
  },
}).handle(({ ports, caller, params, body, signal }) =>
  generateMapped(ports, caller, params.id, body, signal),
);
