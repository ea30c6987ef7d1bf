import type { ExpiryPointer } from '#lib/domain/expiry/expiry-pointers.ts';
import type { Removal, Retention, RetentionNeeds } from '#lib/domain/expiry/retention.ts';
import {
  endedSessionItem,
  parseRevisionBlobKey,
  readSessionItem,
  revisionKey,
  revisionPrefix,
  SESSION_BLOBS,
  StoredRevision,
  sessionKey,
} from './session-store.ts';

async function removeRevisions(
  needs: RetentionNeeds,
  ownerId: string,
  id: string,
): Promise<number> {
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

/**
 * Ends an expired session, then removes its content. In this order: a use that extends the session
 * at the same moment wins or loses on that one conditional write, and never finds half a session.
 */
async function removeSession(
  needs: RetentionNeeds,
  { ownerId, id }: ExpiryPointer,
  now: number,
): Promise<Removal> {
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

export const sessionRetention: Retention = {
  kind: 'SESSION',
  remove: removeSession,
  areas: [
    {
      prefix: SESSION_BLOBS,
      async isOrphan(needs, { key }) {
        const of = parseRevisionBlobKey(key);
        const item = of && (await needs.table.get(revisionKey(of.ownerId, of.id, of.revision)));
        if (item === undefined) return true;
        const stored = StoredRevision.parse(item.value);
        return !('blobKey' in stored) || stored.blobKey !== key;
      },
    },
  ],
};
