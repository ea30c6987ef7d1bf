import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import { revisionBlobKey, revisionKey, SessionContent, StoredRevision } from './session-store.ts';

/** Bytes of content that still lie in the table. */
const INLINE_BYTES = 100_000;

/** Of a character of text as JSON: "\\u001f". */
const MAX_CHARACTER_BYTES = 6;

/** Which content of which session. */
interface RevisionOf {
  readonly ownerId: string;
  readonly id: string;
  readonly revision: number;
}

/**
 * Writes the content of a new revision; a blob, where one is needed, before the item.
 * @returns false when that revision exists already: nothing was replaced.
 */
export async function writeRevision(
  needs: Pick<Ports, 'table' | 'blobs' | 'newId'>,
  { ownerId, id, revision }: RevisionOf,
  content: SessionContent,
): Promise<boolean> {
  const key = revisionKey(ownerId, id, revision);
  const json = isSmall(content) ? undefined : JSON.stringify(content);
  if (json === undefined || Buffer.byteLength(json) <= INLINE_BYTES) {
    // JSON but for options that are undefined, which writing it leaves out.
    const value = { content: content as unknown as JsonObject };
    return (await needs.table.put({ ...key, value }, { absent: true })) !== undefined;
  }
  const blobKey = revisionBlobKey(ownerId, id, revision, needs.newId());
  await needs.blobs.put(blobKey, Buffer.from(json), 'application/json');
  const written = await needs.table.put({ ...key, value: { blobKey } }, { absent: true });
  if (written === undefined) await needs.blobs.delete(blobKey);
  return written !== undefined;
}

/** Whether content surely fits into the table: estimated without serialising its markup, which the table does anyway. */
function isSmall({ html, ...others }: SessionContent): boolean {
  const characters = (html?.length ?? 0) + JSON.stringify(others).length;
  return characters * MAX_CHARACTER_BYTES <= INLINE_BYTES - 100;
}

/** Takes back a revision that no head ever pointed to. */
export async function removeRevision(
  needs: Pick<Ports, 'table' | 'blobs'>,
  { ownerId, id, revision }: RevisionOf,
): Promise<void> {
  const key = revisionKey(ownerId, id, revision);
  const item = await needs.table.get(key);
  if (item === undefined) return;
  const stored = StoredRevision.parse(item.value);
  if ('blobKey' in stored) await needs.blobs.delete(stored.blobKey);
  await needs.table.delete(key);
}

/** The content of a revision; undefined when it was removed. */
export async function readRevision(
  needs: Pick<Ports, 'table' | 'blobs'>,
  { ownerId, id, revision }: RevisionOf,
): Promise<SessionContent | undefined> {
  const item = await needs.table.get(revisionKey(ownerId, id, revision));
  if (item === undefined) return undefined;
  const stored = StoredRevision.parse(item.value);
  if ('content' in stored) return stored.content;
  const json = await needs.blobs.get(stored.blobKey);
  return json && SessionContent.parse(JSON.parse(Buffer.from(json).toString()));
}
