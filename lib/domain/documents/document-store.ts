import { z } from 'zod';
import type { Item, Key } from '#lib/ports/table.ts';
import { DocumentDescription } from '#schemas/document.ts';
import type { OutputFormat } from '#schemas/render-options.ts';

/** How long an expired document is distinguished from an unknown one. */
export const TOMBSTONE_SECONDS = 30 * 86_400;

/** What is stored of a document whose file is there. */
export const StoredDocument = DocumentDescription.extend({
  ownerId: z.string(),
  blobKey: z.string(),
  /** Where other documents may show the same file: see shared-file.ts. */
  fileHash: z.string().exactOptional(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

/** What is left of a document when its file is gone. */
const RemovedDocument = z.object({ id: z.string(), expiresAt: z.iso.datetime() });

/** A document as domain functions hand it out. */
export type DocumentRecord = StoredDocument & {
  /** Absolute signed link to the file, valid until `expiresAt`. */
  readonly documentUrl: string;
};

export function documentKey(ownerId: string, id: string): Key {
  return { partition: `OWNER#${ownerId}`, sort: `DOCUMENT#${id}` };
}

/** The item of a document whose file is there. */
export function documentItem(document: StoredDocument) {
  return {
    ...documentKey(document.ownerId, document.id),
    value: document,
    removeAfter: removalTime(document.expiresAt),
  };
}

export const recentPartition = (ownerId: string): string => `RECENT#${ownerId}`;

/** Leads to a document by the time at which it was made. */
export function recentItem({ ownerId, id, createdAt, expiresAt }: StoredDocument) {
  return {
    partition: recentPartition(ownerId),
    sort: `${createdAt}#${id}`,
    value: { id },
    removeAfter: Math.ceil(Date.parse(expiresAt) / 1000),
  };
}

/** What the item says: `stored` is undefined once the file was removed. */
export function readDocumentItem(item: Item): {
  expiresAt: string;
  stored: StoredDocument | undefined;
} {
  if ('blobKey' in item.value) {
    const stored = StoredDocument.parse(item.value);
    return { expiresAt: stored.expiresAt, stored };
  }
  return { expiresAt: RemovedDocument.parse(item.value).expiresAt, stored: undefined };
}

/** The item that remains after the file: no name, no type, nothing but the end. */
export function removedDocumentItem(ownerId: string, id: string, expiresAt: string) {
  return {
    ...documentKey(ownerId, id),
    value: { id, expiresAt },
    removeAfter: removalTime(expiresAt),
  };
}

/** Epoch seconds at which an expired document is forgotten. */
export function removalTime(expiresAt: string): number {
  return Math.ceil(Date.parse(expiresAt) / 1000) + TOMBSTONE_SECONDS;
}

export const DOCUMENT_BLOBS = 'documents/';

/**
 * Two characters of the id spread the files over 256 folders; owner, id and hash lead from a file back
 * to what shows it.
 */
export function documentBlobKey(
  ownerId: string,
  id: string,
  format: OutputFormat,
  fileHash?: string,
): string {
  const name = fileHash === undefined ? id : `${id}.${fileHash}`;
  return `${DOCUMENT_BLOBS}${id.slice(-2)}/${ownerId}/${name}.${format}`;
}

/** The document that a blob of this key was put for. */
export function parseDocumentBlobKey(
  key: string,
): { ownerId: string; id: string; hash: string | undefined } | undefined {
  const [ownerId, file] = key.slice(DOCUMENT_BLOBS.length).split('/').slice(1);
  const [id, hash, format] = file?.split('.') ?? [];
  return ownerId && id ? { ownerId, id, hash: format === undefined ? undefined : hash } : undefined;
}
