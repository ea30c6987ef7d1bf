import type { Ports } from '#lib/ports/index.ts';
import {
  type DocumentRecord,
  documentKey,
  readDocumentItem,
  recentPartition,
} from './document-store.ts';
import { withLink } from './link-token.ts';

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** An owner's newest documents that have not expired. */
export async function recentDocuments(
  needs: Needs,
  ownerId: string,
  count: number,
): Promise<DocumentRecord[]> {
  // A document that was made again after a crash has two entries, one that expired early still has one.
  const { items } = await needs.table.query({
    partition: recentPartition(ownerId),
    limit: 5 * count,
    descending: true,
  });
  const ids = [...new Set(items.map(({ value }) => String(value['id'])))];
  const found: DocumentRecord[] = [];
  for (const id of ids) {
    const item = await needs.table.get(documentKey(ownerId, id));
    const document = item && readDocumentItem(item).stored;
    if (document === undefined || Date.parse(document.expiresAt) <= needs.now().getTime()) continue;
    if (found.push(await withLink(needs, document)) === count) break;
  }
  return found;
}
