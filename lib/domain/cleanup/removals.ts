import {
  documentKey,
  readDocumentItem,
  removedDocumentItem,
} from '#lib/domain/documents/document-store.ts';
import { releaseFile } from '#lib/domain/documents/shared-file.ts';
import {
  endedSessionItem,
  readSessionItem,
  revisionPrefix,
  StoredRevision,
  sessionKey,
} from '#lib/domain/sessions/session-store.ts';
import { removeVersions } from '#lib/domain/templates/saved/remove-versions.ts';
import { headKey } from '#lib/domain/templates/saved/saved-template-store.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { ExpiryPointer } from './expiry-pointers.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

export type Outcome =
  /** The content is gone now. */
  | { readonly kind: 'removed' }
  /** There was nothing to remove any more. */
  | { readonly kind: 'gone' }
  /** It lives on until then, epoch milliseconds. */
  | { readonly kind: 'alive'; readonly expiresAt: number }
  /** Somebody wrote it just now: to be looked at again. */
  | { readonly kind: 'contended' };

/**
 * Removes an expired document's file, then what the item tells of it. In this order: the item is
 * what leads to the file, and readers go by the expiry, not by the file.
 */
export async function removeDocument(
  needs: Needs,
  { ownerId, id }: ExpiryPointer,
  now: number,
): Promise<Outcome> {
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

/**
 * Ends an expired session, then removes its content. In this order: a use that extends the session
 * at the same moment wins or loses on that one conditional write, and never finds half a session.
 */
export async function removeSession(
  needs: Needs,
  { ownerId, id }: ExpiryPointer,
  now: number,
): Promise<Outcome> {
  const item = await needs.table.get(sessionKey(ownerId, id));
  const session = item && readSessionItem(item);
  if (item !== undefined && session?.head !== undefined) {
    const { expiresAt } = session;
    if (Date.parse(expiresAt) > now) return { kind: 'alive', expiresAt: Date.parse(expiresAt) };
    const written = await needs.table.put(endedSessionItem(ownerId, id, expiresAt), {
      revision: item.revision,
    });
    if (written === undefined) return { kind: 'contended' };
  }
  const removed = await removeRevisions(needs, ownerId, id);
  return { kind: removed > 0 || session?.head !== undefined ? 'removed' : 'gone' };
}

/** Finishes a deletion that was cut short: what is left of a template that is no more. */
export async function removeTemplate(
  needs: Needs,
  { ownerId, id }: ExpiryPointer,
): Promise<Outcome> {
  if ((await needs.table.get(headKey(ownerId, id))) !== undefined) return { kind: 'gone' };
  const removed = await removeVersions(needs, ownerId, id);
  return { kind: removed > 0 ? 'removed' : 'gone' };
}

async function removeRevisions(needs: Needs, ownerId: string, id: string): Promise<number> {
  for (let removed = 0; ; ) {
    const page = await needs.table.query({
      partition: `OWNER#${ownerId}`,
      prefix: revisionPrefix(id),
      limit: 100,
    });
    if (page.items.length === 0) return removed;
    for (const revision of page.items) {
      const stored = StoredRevision.parse(revision.value);
      if ('blobKey' in stored) await needs.blobs.delete(stored.blobKey);
      await needs.table.delete(revision);
      removed += 1;
    }
  }
}
