import { documentFile } from '#lib/domain/documents/present-document.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RenderWarning } from '#lib/ports/renderer.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';
import { bytesOf, dataUrl, type RenderedDocument } from './render-and-store.ts';

type Needs = Pick<Ports, 'blobs' | 'now'>;

/** The fields that the JSON of every generated document has. */
async function describeRenderedDocument(needs: Needs, rendered: RenderedDocument) {
  const { record, warnings } = rendered;
  return {
    success: true as const,
    format: record.format,
    url: dataUrl(MEDIA_TYPES[record.format], await bytesOf(needs, rendered)),
    size: record.size,
    filename: record.filename,
    expiresAt: record.expiresAt,
    pageCount: record.pageCount,
    documentId: record.id,
    documentUrl: record.documentUrl,
    warnings: [...warnings],
  };
}

async function renderedFile(needs: Needs, rendered: RenderedDocument, sessionId: string) {
  const { record, content, warnings } = rendered;
  const headers = {
    'x-service-session-id': sessionId,
    'x-service-document-id': record.id,
    'x-service-document-type': record.documentType,
    'x-service-warnings': String(warnings.length),
  };
  if (!('bytes' in content))
    return { ...(await documentFile(needs, record, 'attachment')), headers };
  return {
    content: content.bytes,
    size: record.size,
    mediaType: MEDIA_TYPES[record.format],
    filename: record.filename,
    disposition: 'attachment' as const,
    headers,
  };
}

/** A rendered document as an endpoint's reply: the file, or its JSON with the endpoint's own fields added. */
export function presentRenderedDocument<Extra extends object>(
  needs: Needs,
  rendered: RenderedDocument,
  sessionId: string,
  extra: Extra,
) {
  return {
    mediaType: MEDIA_TYPES[rendered.record.format],
    pageCount: rendered.record.pageCount,
    record: rendered.record,
    sessionId,
    warnings: rendered.warnings as readonly RenderWarning[],
    file: () => renderedFile(needs, rendered, sessionId),
    json: async () => ({
      ...(await describeRenderedDocument(needs, rendered)),
      sessionId,
      ...extra,
    }),
  };
}
