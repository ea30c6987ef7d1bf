import { PagewrightError } from '#lib/errors.ts';
import type { OpenBlob } from '#lib/ports/blobs.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { Id } from '#schemas/common.ts';
import { type DocumentRecord, documentKey, readDocumentItem } from './document-store.ts';
import { readLinkToken, withLink } from './link-token.ts';

type Needs = Pick<Ports, 'table' | 'settings' | 'now'>;

/** By what right a document is asked for. Both given: either suffices. */
export interface DocumentAccess {
  readonly caller?: Caller | undefined;
  /** Of a signed link. */
  readonly token?: string | undefined;
}

/**
 * A document that has not expired.
 * @throws documentNotFound for an unknown id, another owner's, or a wrong token, all alike;
 * documentExpired for 30 days after the end.
 */
export async function findDocument(
  needs: Needs,
  id: string,
  access: DocumentAccess,
): Promise<DocumentRecord> {
  // Not only politeness: what is no id must not reach a storage key.
  if (!Id.safeParse(id).success) throw new PagewrightError('documentNotFound');
  const link =
    access.token === undefined ? undefined : await readLinkToken(needs, id, access.token);
  for (const ownerId of new Set([access.caller?.ownerId, link?.ownerId])) {
    if (ownerId === undefined) continue;
    const item = await needs.table.get(documentKey(ownerId, id));
    if (item === undefined) continue;
    const { expiresAt, stored } = readDocumentItem(item);
    const end = ownerId === access.caller?.ownerId ? expiresAt : earlier(expiresAt, link);
    if (stored === undefined || Date.parse(end) <= needs.now().getTime()) {
      throw documentExpired(end);
    }
    return withLink(needs, stored);
  }
  throw new PagewrightError('documentNotFound');
}

/** A link may end before its document. */
function earlier(expiresAt: string, link: { expiresAt: Date } | undefined): string {
  const linkEnd = link?.expiresAt.toISOString();
  return linkEnd !== undefined && Date.parse(linkEnd) < Date.parse(expiresAt) ? linkEnd : expiresAt;
}

function documentExpired(expiredAt: string): PagewrightError {
  return new PagewrightError('documentExpired', { fields: { expiredAt } });
}

/** Opens a document's file for streaming. @throws documentExpired when it was removed a moment ago. */
export async function openDocument(
  needs: Pick<Ports, 'blobs' | 'now'>,
  document: DocumentRecord,
): Promise<OpenBlob> {
  return present(needs, document, await needs.blobs.open(document.blobKey));
}

/** A document's file in memory. @throws documentExpired when it was removed a moment ago. */
export async function readDocument(
  needs: Pick<Ports, 'blobs' | 'now'>,
  document: DocumentRecord,
): Promise<Uint8Array> {
  return present(needs, document, await needs.blobs.get(document.blobKey));
}

function present<T>(
  needs: Pick<Ports, 'now'>,
  document: DocumentRecord,
  content: T | undefined,
): T {
  if (content !== undefined) return content;
  if (Date.parse(document.expiresAt) <= needs.now().getTime())
    throw documentExpired(document.expiresAt);
  throw new Error(`The file of document ${document.id} is missing: ${document.blobKey}`);
}
