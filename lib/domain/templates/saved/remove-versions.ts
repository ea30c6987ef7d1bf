import type { Ports } from '#lib/ports/index.ts';
import { contentPrefix, versionPrefix } from './saved-template-store.ts';
import { StoredContent } from './template-content.ts';

/** Removes what all versions of a deleted template held. @returns how much there was. */
export async function removeVersions(
  needs: Pick<Ports, 'table' | 'blobs'>,
  ownerId: string,
  id: string,
): Promise<number> {
  let removed = 0;
  for (const prefix of [contentPrefix(id), versionPrefix(id)]) {
    for (;;) {
      const page = await needs.table.query({ partition: `OWNER#${ownerId}`, prefix, limit: 100 });
      if (page.items.length === 0) break;
      for (const item of page.items) {
        const stored = StoredContent.safeParse(item.value);
        if (stored.success && 'blobKey' in stored.data)
          await needs.blobs.delete(stored.data.blobKey);
        await needs.table.delete(item);
        removed += 1;
      }
    }
  }
  return removed;
}
