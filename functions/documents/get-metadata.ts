import { findDocument } from '#lib/domain/documents/find-document.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { DocumentFileQuery, DocumentMetadataResponse, DocumentParams } from '#schemas/document.ts';

export const getMetadata = endpoint({
  id: 'documents.metadata',
  method: 'GET',
  path: '/v1/documents/:id/metadata',
  summary: 'What a hosted document is, without its file',
  auth: 'key-or-token',
  input: { params: DocumentParams, query: DocumentFileQuery.pick({ token: true }) },
  output: { kind: 'json', status: 200, body: DocumentMetadataResponse },
  uses: ['table'],
  errors: ['documentNotFound', 'documentExpired'],
  example: { params: { id: '5f2b6d0e-8a43-4c53-9d3c-0a1b2c3d4e5f' } },
}).handle(async ({ ports, caller, params, query }) => ({
  success: true,
  document: await findDocument(ports, params.id, { caller, token: query.token }),
}));
