import type { Ports } from '#lib/ports/index.ts';
import type { Source } from '#schemas/source.ts';
import { maskSecret } from './mask-secret.ts';
import { type StoredSource, sourceBlobKey } from './source-store.ts';

/** A source without the content of its file. */
export function summarizeSource(source: StoredSource): Source {
  const { ownerId: _, version: __, apiKey, settings, contentId: ___, ...shown } = source;
  const secret = apiKey === undefined ? {} : { apiKey: maskSecret(apiKey) };
  return { ...shown, config: { ...secret, ...settings } };
}

/** A source as it was sent, secrets masked. */
export async function presentSource(
  { blobs }: Pick<Ports, 'blobs'>,
  source: StoredSource,
): Promise<Source> {
  const summary = summarizeSource(source);
  const { ownerId, id, contentId, type } = source;
  if (contentId === undefined) return summary;
  const bytes = await blobs.get(sourceBlobKey(ownerId, id, contentId));
  const text = bytes === undefined ? '' : Buffer.from(bytes).toString();
  const content = type === 'csv' ? { content: text } : { records: JSON.parse(text || '[]') };
  return { ...summary, config: { ...summary.config, ...content } };
}
