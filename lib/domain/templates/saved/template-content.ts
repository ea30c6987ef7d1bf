import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import { contentKey, SavedTemplateContent, templateBlobKey } from './saved-template-store.ts';

/** Bytes of content that still lie in the table: an item holds at most 400 kB, and reads are paid by size. */
const INLINE_BYTES = 100_000;

/** Which content of which template. */
export interface ContentOf {
  readonly ownerId: string;
  readonly id: string;
  readonly contentId: string;
}

/** What a content's item holds. */
export const StoredContent = z.union([
  z.object({ content: SavedTemplateContent }),
  z.object({ blobKey: z.string() }),
]);

/** Writes a version's content, once, before anything points to it. */
export async function writeContent(
  needs: Pick<Ports, 'table' | 'blobs'>,
  { ownerId, id, contentId }: ContentOf,
  content: SavedTemplateContent,
): Promise<void> {
  const json = Buffer.from(JSON.stringify(content));
  const key = contentKey(ownerId, id, contentId);
  if (json.byteLength <= INLINE_BYTES) {
    await needs.table.put({ ...key, value: { content: content as unknown as JsonObject } });
    return;
  }
  const blobKey = templateBlobKey(ownerId, id, contentId);
  await needs.blobs.put(blobKey, json, 'application/json');
  await needs.table.put({ ...key, value: { blobKey } });
}

/** undefined when it was removed. */
export async function readContent(
  needs: Pick<Ports, 'table' | 'blobs'>,
  { ownerId, id, contentId }: ContentOf,
): Promise<SavedTemplateContent | undefined> {
  const item = await needs.table.get(contentKey(ownerId, id, contentId));
  if (item === undefined) return undefined;
  const stored = StoredContent.parse(item.value);
  if ('content' in stored) return stored.content;
  const json = await needs.blobs.get(stored.blobKey);
  return json && SavedTemplateContent.parse(JSON.parse(Buffer.from(json).toString()));
}

/** Removes a content that nothing points to: the file, then the item that leads to it. */
export async function removeContent(
  needs: Pick<Ports, 'table' | 'blobs'>,
  of: ContentOf,
): Promise<void> {
  const key = contentKey(of.ownerId, of.id, of.contentId);
  const item = await needs.table.get(key);
  if (item === undefined) return;
  const stored = StoredContent.parse(item.value);
  if ('blobKey' in stored) await needs.blobs.delete(stored.blobKey);
  await needs.table.delete(key);
}
