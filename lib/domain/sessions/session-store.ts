import { z } from 'zod';
import type { Item, Key } from '#lib/ports/table.ts';
import { DocumentSource, Intent } from '#schemas/create.ts';
import type { JsonObject } from '#schemas/json.ts';
import { RenderOptions } from '#schemas/render-options.ts';
import { MarkupFacts } from '#schemas/rendering/markup-facts.ts';
import { StyleName } from '#schemas/template.ts';
import { WritingOptions } from '#schemas/writing-options.ts';

export const SESSION_IDLE_MS = 60 * 60 * 1000;
/** How long an expired session is distinguished from an unknown one. */
const TOMBSTONE_SECONDS = 30 * 86_400;

/**
 * The head of a session: small, because every use writes it. What it shows is in the revision that
 * it points to.
 */
export const SessionHead = z.object({
  id: z.string(),
  ownerId: z.string(),
  /** What it was made from. */
  origin: DocumentSource,
  /** invoice, quote, …; document when none was recognised. */
  documentType: z.string(),
  /** Of the document, for its metadata. */
  title: z.string(),
  /** Of the suggested filename, without an extension. */
  filenameStem: z.string(),
  /** The current revision: 1 at first. */
  revision: z.int().min(1),
  /** The last revision that was ever current, where undoing went back from it: numbers are not used twice. */
  newest: z.int().min(1).default(1),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SessionHead = z.infer<typeof SessionHead>;

/** What is left of a session when its content is gone. */
const EndedSession = z.object({ id: z.string(), expiresAt: z.iso.datetime() });

/** How a revision came from the one before it. */
export const SessionEdit = z.object({
  /** What the caller asked for. */
  instruction: z.string(),
  /** What was done for it: operations of the editing domain, on the elements of the revision before. */
  operations: z.array(z.record(z.string(), z.unknown())) as unknown as z.ZodType<
    readonly JsonObject[]
  >,
  /** As reported to the caller. */
  changes: z.array(z.string()),
  /** What it was about: elements of this revision, with what they say. */
  touched: z.array(z.object({ id: z.string(), text: z.string() })).exactOptional(),
  /** The revision that undoing goes back to, and what its markup must then be. */
  previous: z.object({ revision: z.int().min(1), sha256: z.string() }),
});
export type SessionEdit = z.infer<typeof SessionEdit>;

/** What one revision shows. Written once, never changed. */
export const SessionContent = z.object({
  /** Finished markup to render; null where the origin is an address to capture. */
  html: z.string().nullable(),
  /** The data that the markup was made from, if any. */
  data: z.record(z.string(), z.unknown()).nullable() as unknown as z.ZodType<JsonObject | null>,
  /** What is known of markup that was made here. */
  markup: MarkupFacts.optional(),
  /** How it is rendered unless a request says otherwise: what the document was created with. */
  options: RenderOptions,
  /** How data was laid out, or its template filled: with the first revision, so that it can be done again. */
  layout: z
    .object({
      style: StyleName,
      intent: Intent.exactOptional(),
      locale: z.string().exactOptional(),
      timeZone: z.string().exactOptional(),
      currency: z.string().exactOptional(),
      details: WritingOptions.shape.details.unwrap().exactOptional(),
    })
    .optional(),
  /** Absent where the session began. */
  edit: SessionEdit.optional(),
});
export type SessionContent = z.infer<typeof SessionContent>;

/** Large content lies in the object store: an item holds at most 400 kB, and reads are paid by size. */
export const StoredRevision = z.union([
  z.object({ content: SessionContent }),
  z.object({ blobKey: z.string() }),
]);

/** A session with the content of its current revision. */
export type Session = SessionHead & SessionContent;

export function sessionKey(ownerId: string, id: string): Key {
  return { partition: `OWNER#${ownerId}`, sort: `SESSION#${id}` };
}

/** Sort keys of all revisions of a session, in order. */
export function revisionPrefix(id: string): string {
  return `REVISION#${id}#`;
}

export function revisionKey(ownerId: string, id: string, revision: number): Key {
  const number = String(revision).padStart(6, '0');
  return { partition: `OWNER#${ownerId}`, sort: `${revisionPrefix(id)}${number}` };
}

/** What the item says: `head` is undefined once the content was removed. */
export function readSessionItem(item: Item): { expiresAt: string; head: SessionHead | undefined } {
  if ('revision' in item.value) {
    const head = SessionHead.parse(item.value);
    return { expiresAt: head.expiresAt, head };
  }
  return { expiresAt: EndedSession.parse(item.value).expiresAt, head: undefined };
}

export function sessionItem(head: SessionHead) {
  return {
    ...sessionKey(head.ownerId, head.id),
    value: head,
    removeAfter: removalTime(head.expiresAt),
  };
}

/** The item that remains after the content: the end, and under its key the owner. */
export function endedSessionItem(ownerId: string, id: string, expiresAt: string) {
  return {
    ...sessionKey(ownerId, id),
    value: { id, expiresAt },
    removeAfter: removalTime(expiresAt),
  };
}

/** Epoch seconds at which an expired session is forgotten. */
function removalTime(expiresAt: string): number {
  return Math.ceil(Date.parse(expiresAt) / 1000) + TOMBSTONE_SECONDS;
}

export const SESSION_BLOBS = 'sessions/';

/** Owner, id and revision lead from a file back to its item; `unique` keeps every key written once. */
export function revisionBlobKey(
  ownerId: string,
  id: string,
  revision: number,
  unique: string,
): string {
  return `${SESSION_BLOBS}${id.slice(-2)}/${ownerId}/${id}/${revision}-${unique}.json`;
}

/** The revision that a blob of this key was put for. */
export function parseRevisionBlobKey(
  key: string,
): { ownerId: string; id: string; revision: number } | undefined {
  const [ownerId, id, file] = key.slice(SESSION_BLOBS.length).split('/').slice(1);
  const revision = Number.parseInt(file ?? '', 10);
  return ownerId && id && revision > 0 ? { ownerId, id, revision } : undefined;
}
