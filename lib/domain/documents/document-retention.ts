import type { ExpiryPointer } from '#lib/domain/expiry/expiry-pointers.ts';
import type { Removal, Retention, RetentionNeeds } from '#lib/domain/expiry/retention.ts';
import {
  DOCUMENT_BLOBS,
  documentKey,
  parseDocumentBlobKey,
  readDocumentItem,
  removedDocumentItem,
} from './document-store.ts';
import { isOffered, releaseFile } from './shared-file.ts';

/** No document lives longer than seven days, so a file older than this has none. */
const RENDER_LIFE_MS = 8 * 86_400_000;

/**
 * Removes an expired document's file, then what the item tells of it. In this order: the item is
 * what leads to the file, and readers go by the expiry, not by the file.
 */
async function removeDocument(
  needs: RetentionNeeds,
  { ownerId, id }: ExpiryPointer,
  now: number,
): Promise<Removal> {
  const item = await needs.table.get(documentKey(ownerId, id));
  if (item === undefined) return { kind: 'gone' };
  const { expiresAt, stored } = readDocumentItem(item);
  if (stored === undefined) return { kind: 'gone' };
  if (Date.parse(expiresAt) > now) return { kind: 'alive', expiresAt: Date.parse(expiresAt) };
  const { blobKey, fileHash: hash } = stored;
  const file = hash ? await releaseFile(needs, { ownerId, hash }, blobKey, now) : 'free';
  if (file === 'contended') return { kind: 'contended' };
  if (file === 'free') await needs.blobs.delete(blobKey);
  const written = await needs.table.put(removedDocumentItem(ownerId, id, expiresAt), {
    revision: item.revision,
  });
  return { kind: written === undefined ? 'contended' : 'removed' };
}

export const documentRetention: Retention = {
  kind: 'DOCUMENT',
  remove: removeDocument,
  areas: [
    {
      prefix: DOCUMENT_BLOBS,
      async isOrphan(needs, { key }) {
        const of = parseDocumentBlobKey(key);
        if (of === undefined) return true;
        const { ownerId, id, hash } = of;
        const item = await needs.table.get(documentKey(ownerId, id));
        if (item !== undefined && readDocumentItem(item).stored?.blobKey === key) return false;
        return hash === undefined || !(await isOffered(needs, { ownerId, hash }, key));
      },
    },
    {
      // Put there by a remote renderer, which knows no document: nothing leads from the file to an
      // item, but its age tells enough.
      prefix: 'renders/',
      isOrphan: async (needs, { modifiedAt }) =>
        needs.now().getTime() - modifiedAt.getTime() > RENDER_LIFE_MS,
    },
  ],
};
