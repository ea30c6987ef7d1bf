import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Rendering } from '#lib/ports/renderer.ts';
import type { JsonValue } from '#schemas/json.ts';
import { removalTime, type StoredDocument } from './document-store.ts';

/** Which rendering of a session it was: of what content, with what options. */
export interface RenderIdentity {
  readonly sessionId: string;
  /** The session's revision that was rendered. */
  readonly revision: number;
  /** See hashRenderInput. */
  readonly hash: string;
}

/** Where the bytes of an earlier rendering lie, and until when. */
const EarlierRendering = z.object({
  blobKey: z.string(),
  size: z.int(),
  pageCount: z.int(),
  expiresAt: z.iso.datetime(),
  warnings: z.array(
    z.object({
      code: z.enum(['RESOURCE_FAILED', 'RESOURCE_BLOCKED', 'WAIT_FOR_NOT_FOUND']),
      message: z.string(),
      subject: z.string().nullable(),
    }),
  ),
});

function renderingKey(ownerId: string, { sessionId, revision, hash }: RenderIdentity) {
  return { partition: `OWNER#${ownerId}`, sort: `RENDERING#${sessionId}#${revision}#${hash}` };
}

/** A digest of everything beside the session's content that decides about the bytes: format and options, whatever the order of their keys. */
export function hashRenderInput(input: unknown): string {
  return createHash('sha256').update(canonicalJson(input)).digest('base64url');
}

function canonicalJson(input: unknown): string {
  return JSON.stringify(input, (_key, value: JsonValue) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * An earlier rendering of the same content with the same options, while a document that holds it
 * has not expired. To be handed to storeDocument like a fresh one: the new document gets its own
 * copy, so that no document's end takes another's file away.
 */
export async function findReusable(
  needs: Pick<Ports, 'table' | 'blobs' | 'now'>,
  caller: Caller,
  identity: RenderIdentity,
): Promise<Rendering | undefined> {
  const item = await needs.table.get(renderingKey(caller.ownerId, identity));
  if (item === undefined) return undefined;
  const earlier = EarlierRendering.parse(item.value);
  if (Date.parse(earlier.expiresAt) <= needs.now().getTime()) return undefined;
  const bytes = await needs.blobs.get(earlier.blobKey);
  if (bytes === undefined) return undefined;
  return {
    content: { bytes },
    size: earlier.size,
    pageCount: earlier.pageCount,
    warnings: earlier.warnings.map(({ code, message, subject }) =>
      subject === null ? { code, message } : { code, message, subject },
    ),
  };
}

/** Remembers a stored document's file for findReusable. */
export async function recordRendering(
  needs: Pick<Ports, 'table'>,
  identity: RenderIdentity,
  document: StoredDocument,
  warnings: Rendering['warnings'],
): Promise<void> {
  const { blobKey, size, pageCount, expiresAt } = document;
  await needs.table.put({
    ...renderingKey(document.ownerId, identity),
    value: {
      blobKey,
      size,
      pageCount,
      expiresAt,
      warnings: warnings.map(({ code, message, subject }) => ({
        code,
        message,
        subject: subject ?? null,
      })),
    },
    removeAfter: removalTime(expiresAt),
  });
}
