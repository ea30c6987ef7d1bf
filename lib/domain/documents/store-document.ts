import { filePointer } from '#lib/domain/expiry/expiry-pointers.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Rendering } from '#lib/ports/renderer.ts';
import { MEDIA_TYPES, type OutputFormat } from '#schemas/render-options.ts';
import type { Warning } from '#schemas/warning.ts';
import {
  type DocumentRecord,
  documentBlobKey,
  documentItem,
  recentItem,
  type StoredDocument,
} from './document-store.ts';
import { withLink } from './link-token.ts';
import { type RenderIdentity, recordRendering } from './reuse-rendering.ts';
import { offerFile } from './shared-file.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'settings' | 'now' | 'newId'>;

export type { DocumentRecord };

/** A finished rendering and what it is. */
export interface NewDocument {
  /** A new one unless given; stored again under the same id, it is the same document. */
  readonly id?: string | undefined;
  readonly rendering: Rendering;
  readonly format: OutputFormat;
  /** What was found out before rendering, which belongs to the document and not to its file. */
  readonly known?: readonly Warning[];
  readonly filename: string;
  readonly documentType: string;
  readonly templateId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
  /** Until it expires. */
  readonly ttlSeconds: number;
  /** Given where the same content and options may come again: see shared-file.ts. */
  readonly fileHash?: string | undefined;
  /** Given when a session was rendered: the same rendering can then be found again. */
  readonly identity?: RenderIdentity | undefined;
}

/**
 * Keeps a rendering as a hosted document. The file is durable before the document exists, so a
 * document that exists is whole; a rendering that a renderer put into the object store stays there.
 */
export async function storeDocument(
  needs: Needs,
  caller: Caller,
  draft: NewDocument,
): Promise<DocumentRecord> {
  const { rendering, format } = draft;
  const { ownerId } = caller;
  const id = draft.id ?? needs.newId();
  const createdAt = needs.now();
  const dueAt = createdAt.getTime() + Math.round(draft.ttlSeconds * 1000);
  const blobKey =
    'blobKey' in rendering.content
      ? rendering.content.blobKey
      : documentBlobKey(ownerId, id, format, draft.fileHash);
  const document: StoredDocument = {
    id,
    ownerId,
    format,
    size: rendering.size,
    filename: draft.filename,
    pageCount: rendering.pageCount,
    documentType: draft.documentType,
    templateId: draft.templateId ?? null,
    sessionId: draft.sessionId ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(dueAt).toISOString(),
    blobKey,
    ...(draft.fileHash === undefined ? {} : { fileHash: draft.fileHash }),
  };
  await Promise.all([
    'bytes' in rendering.content
      ? needs.blobs.put(blobKey, rendering.content.bytes, MEDIA_TYPES[format])
      : undefined,
    filePointer(needs, { kind: 'DOCUMENT', ownerId, id, dueAt }),
  ]);
  const { size, pageCount, warnings } = rendering;
  const file = { blobKey, size, pageCount, warnings: [...warnings] };
  const times = { madeAt: createdAt.getTime(), usedUntil: dueAt };
  // Neither of the others is followed to a document or file that is not there.
  await Promise.all([
    needs.table.put(documentItem(document)),
    needs.table.put(recentItem(document)),
    draft.fileHash && offerFile(needs, { ownerId, hash: draft.fileHash }, { ...file, ...times }),
    draft.identity &&
      recordRendering(needs, draft.identity, document, [...(draft.known ?? []), ...warnings]),
  ]);
  return withLink(needs, document);
}
