import { findDocument } from '#lib/domain/documents/find-document.ts';
import { documentFile } from '#lib/domain/documents/present-document.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { DocumentFileQuery, DocumentParams } from '#schemas/document.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';

export const get = endpoint({
  id: 'documents.get',
  method: 'GET',
  path: '/v1/documents/:id',
  summary: 'A hosted document’s file, for its owner’s key or the holder of a signed link',
  auth: 'key-or-token',
  input: { params: DocumentParams, query: DocumentFileQuery },
  output: {
    kind: 'file',
    mediaTypes: ['application/pdf', 'image/png'],
    headers: {
      'X-Service-Document-Id': 'The document.',
      'X-Service-Document-Type': 'Its type.',
    },
  },
  uses: ['table', 'read:documents'],
  errors: ['documentNotFound', 'documentExpired'],
  example: { params: { id: '5f2b6d0e-8a43-4c53-9d3c-0a1b2c3d4e5f' }, query: { download: '1' } },
}).handle(async ({ ports, caller, params, query }) => {
  const document = await findDocument(ports, params.id, { caller, token: query.token });
  return {
    mediaType: MEDIA_TYPES[document.format],
    file: () => documentFile(ports, document, query.download === '1' ? 'attachment' : 'inline'),
  };
});
