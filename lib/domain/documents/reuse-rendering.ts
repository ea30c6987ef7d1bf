import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Rendering } from '#lib/ports/renderer.ts';
import type { JsonValue } from '#schemas/json.ts';
import { Warning } from '#schemas/warning.ts';
import {
  type DocumentRecord,
  documentItem,
  documentKey,
  readDocumentItem,
  removalTime,
  type StoredDocument,
} from './document-store.ts';
import { withLink } from './link-token.ts';
import { FILE_LIFE_MS, takeFile } from './shared-file.ts';

/** Which rendering of a session it was: of what content, with what options. */
export interface RenderIdentity {
  readonly sessionId: string;
  /** The session's revision that was rendered. */
  readonly revision: number;
  /** See hashRenderInput. */
  readonly hash: string;
}

/** Which document an earlier rendering became. */
const EarlierRendering = z.object({
  documentId: z.string(),
  warnings: z.array(Warning),
});

/** A document so near its end may be removed while it is being extended. */
const SAFE_LIFE_MS = 60_000;
/** How often a lost race for the document is run again. */
const ATTEMPTS = 5;

function renderingKey(ownerId: string, { sessionId, revision, hash }: RenderIdentity) {
  return { partition: `OWNER#${ownerId}`, sort: `RENDERING#${sessionId}#${revision}#${hash}` };
}

/** A digest of everything but the session's content that decides about the bytes: format and options, whatever the order of their keys. */
export function hashRenderInput(input: unknown): string {
  return hash('sha256', canonicalJson(input), 'base64url');
}

function canonicalJson(input: unknown): string {
  return JSON.stringify(input, (_key, value: JsonValue) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The document that an earlier rendering became, with its warnings. */
export interface ReusedDocument {
  readonly record: DocumentRecord;
  readonly warnings: Rendering['warnings'];
}

/**
 * The document of an earlier rendering of the same content with the same options, while it has not
 * expired. It lives at least `ttlSeconds` from now: its end is moved where that is later.
 */
export async function reuseDocument(
  needs: Pick<Ports, 'table' | 'settings' | 'now'>,
  caller: Caller,
  identity: RenderIdentity,
  ttlSeconds: number,
): Promise<ReusedDocument | undefined> {
  const item = await needs.table.get(renderingKey(caller.ownerId, identity));
  if (item === undefined) return undefined;
  const { documentId, warnings } = EarlierRendering.parse(item.value);
  const document = await extendDocument(needs, caller.ownerId, documentId, ttlSeconds);
  if (document === undefined) return undefined;
  return {
    record: await withLink(needs, document),
    warnings,
  };
}

/** Moves a living document's end by one conditional write on what was read. The clean-up finds by itself that it lives on. */
async function extendDocument(
  needs: Pick<Ports, 'table' | 'now'>,
  ownerId: string,
  id: string,
  ttlSeconds: number,
): Promise<StoredDocument | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const item = await needs.table.get(documentKey(ownerId, id));
    if (item === undefined) return undefined;
    const { stored } = readDocumentItem(item);
    const now = needs.now().getTime();
    if (stored === undefined || Date.parse(stored.expiresAt) < now + SAFE_LIFE_MS) return undefined;
    const end = new Date(now + Math.round(ttlSeconds * 1000)).toISOString();
    if (stored.expiresAt >= end) return stored;
    if (!(await mayLive(needs, stored, Date.parse(end)))) return undefined;
    const extended = { ...stored, expiresAt: end };
    const written = await needs.table.put(documentItem(extended), { revision: item.revision });
    if (written !== undefined) return extended;
  }
  return undefined;
}

/** Whether a document's file will be there until then; one that others show too is kept until then. */
async function mayLive(
  needs: Pick<Ports, 'table' | 'now'>,
  { ownerId, blobKey, fileHash: hash, createdAt }: StoredDocument,
  end: number,
): Promise<boolean> {
  if (hash === undefined) return end <= Date.parse(createdAt) + FILE_LIFE_MS;
  const file = await takeFile(needs, { ownerId, hash }, end);
  return file?.blobKey === blobKey;
}

/** Remembers a stored document for reuseDocument. */
export async function recordRendering(
  needs: Pick<Ports, 'table'>,
  identity: RenderIdentity,
  document: StoredDocument,
  warnings: Rendering['warnings'],
): Promise<void> {
  await needs.table.put({
    ...renderingKey(document.ownerId, identity),
    value: {
      documentId: document.id,
      // What is undefined is no JSON.
      warnings: JSON.parse(JSON.stringify(warnings)) as JsonValue,
    },
    removeAfter: removalTime(document.expiresAt),
  });
}
