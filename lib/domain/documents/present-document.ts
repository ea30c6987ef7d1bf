import type { Ports } from '#lib/ports/index.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';
import type { DocumentRecord } from './document-store.ts';
import { openDocument } from './find-document.ts';

/** A hosted document as an endpoint's file reply, streamed from where it lies. */
export async function documentFile(
  needs: Pick<Ports, 'blobs' | 'now'>,
  document: DocumentRecord,
  disposition: 'attachment' | 'inline',
) {
  const { size, stream } = await openDocument(needs, document);
  return {
    content: stream,
    size,
    mediaType: MEDIA_TYPES[document.format],
    filename: document.filename,
    disposition,
    headers: {
      'x-service-document-id': document.id,
      'x-service-document-type': document.documentType,
    },
  };
}
