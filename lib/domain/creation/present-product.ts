import { documentFile } from '#lib/domain/documents/present-document.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RenderWarning } from '#lib/ports/renderer.ts';
import { MEDIA_TYPES } from '#schemas/render-options.ts';
import { bytesOf, dataUrl, type Product } from './produce.ts';

type Needs = Pick<Ports, 'blobs' | 'now'>;

/** The fields that the JSON of every generated document has. */
async function describeProduct(needs: Needs, product: Product) {
  const { record, warnings } = product;
  return {
    success: true as const,
    format: record.format,
    url: dataUrl(MEDIA_TYPES[record.format], await bytesOf(needs, product)),
    size: record.size,
    filename: record.filename,
    expiresAt: record.expiresAt,
    pageCount: record.pageCount,
    documentId: record.id,
    documentUrl: record.documentUrl,
    warnings: [...warnings],
  };
}

async function productFile(needs: Needs, product: Product, sessionId: string) {
  const { record, content, warnings } = product;
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

/** A product as an endpoint's reply: the file, or its JSON with the endpoint's own fields added. */
export function presentProduct<Extra extends object>(
  needs: Needs,
  product: Product,
  sessionId: string,
  extra: Extra,
) {
  return {
    mediaType: MEDIA_TYPES[product.record.format],
    pageCount: product.record.pageCount,
    warnings: product.warnings as readonly RenderWarning[],
    file: () => productFile(needs, product, sessionId),
    json: async () => ({ ...(await describeProduct(needs, product)), sessionId, ...extra }),
  };
}
