import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentRecord } from '#lib/domain/documents/document-store.ts';
import { readDocument } from '#lib/domain/documents/find-document.ts';
import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import { takeFile } from '#lib/domain/documents/shared-file.ts';
import { type NewDocument, storeDocument } from '#lib/domain/documents/store-document.ts';
import { listenersOf } from '#lib/domain/events/raise-event.ts';
import { chargeDocument, refund } from '#lib/domain/limits/monthly-limit.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Rendering, RenderJob } from '#lib/ports/renderer.ts';
import type { Condition } from '#schemas/errors.ts';
import type { Warning } from '#schemas/warning.ts';
import { raiseCreated, raiseFailed } from './document-events.ts';
import { refuseWarnings } from './refuse-warnings.ts';
import { renderHash } from './render-hash.ts';

export type RenderingNeeds = Pick<
  Ports,
  'table' | 'blobs' | 'renderer' | 'queue' | 'settings' | 'log' | 'now' | 'newId'
>;

/** A document to be made. */
export interface RenderRequest {
  readonly job: Omit<RenderJob, 'ownerId'>;
  readonly document: Omit<NewDocument, 'rendering' | 'format' | 'known' | 'fileHash'>;
  /** The failure of the endpoint, for what goes wrong inside the render. */
  readonly failure: Condition;
  /** Whether document.failed is raised where there is no document. */
  readonly tellsOfFailure: boolean;
  /** What was found out before rendering. */
  readonly known: readonly Warning[];
  /** Stores the session of the document: during the render, or under `strict` once that is accepted. */
  readonly keepSession: () => Promise<void>;
}

/** A document that was made and is hosted. */
export interface RenderedDocument {
  readonly record: DocumentRecord;
  /** The file, where it lies. */
  readonly content: Rendering['content'];
  readonly warnings: Rendering['warnings'];
}

/**
 * Charges, renders and stores one document; a document that is not made is not charged.
 * @throws monthlyLimitExceeded, overloaded, rendererNotInstalled, urlFetchFailed, validation, or the request's own failure.
 */
export async function renderAndStore(
  needs: RenderingNeeds,
  caller: Caller,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<RenderedDocument> {
  const charge = await chargeDocument(needs, caller);
  try {
    return await renderAndStoreCharged(needs, caller, request, signal);
  } catch (error) {
    await refund(needs, charge);
    throw error;
  }
}

/**
 * Renders and stores a document that has been charged.
 * @throws overloaded, rendererNotInstalled, urlFetchFailed, validation, or the request's own failure.
 */
export async function renderAndStoreCharged(
  needs: RenderingNeeds,
  caller: Caller,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<RenderedDocument> {
  const listening = listenersOf(needs, caller.ownerId);
  // Whoever raises an event handles it.
  listening.catch(() => {});
  try {
    const fileHash = renderHash(request.job);
    const accepted = renderOrReuse(needs, caller, request, fileHash, signal);
    const keeping = request.job.options.strict
      ? accepted.then(request.keepSession)
      : // What is to be rendered goes out first: the renderer works while the session is written.
        nextTurn().then(request.keepSession);
    // Settled both: nothing is written any more after a failure has been answered.
    const [rendering, saving] = await Promise.allSettled([accepted, keeping]);
    if (rendering.status === 'rejected') throw rendering.reason;
    if (saving.status === 'rejected') throw saving.reason;
    const { content } = rendering.value;
    const record = await storeDocument(needs, caller, {
      ...request.document,
      rendering: rendering.value,
      format: request.job.format,
      known: request.known,
      fileHash,
    });
    await raiseCreated(needs, record, listening);
    return { record, content, warnings: [...request.known, ...rendering.value.warnings] };
  } catch (error) {
    const failure = renderFailure(error, request.job.source.kind, request.failure);
    if (request.tellsOfFailure && !signal.aborted)
      await raiseFailed(needs, caller.ownerId, request.document, failure, listening);
    throw failure;
  }
}

/** The file of an earlier render of the very same, or a new one. */
async function renderOrReuse(
  needs: RenderingNeeds,
  { ownerId }: Caller,
  request: RenderRequest,
  hash: string | undefined,
  signal: AbortSignal,
): Promise<Rendering> {
  const end = needs.now().getTime() + Math.round(request.document.ttlSeconds * 1000);
  const file = hash && (await takeFile(needs, { ownerId, hash }, end));
  if (!file) return renderAccepted(needs, ownerId, request, signal);
  const { blobKey, size, pageCount, warnings } = file;
  if (request.job.options.strict) refuseWarnings([...request.known, ...warnings], request.failure);
  return { content: { blobKey }, size, pageCount, warnings };
}

/** Renders, and under `strict` drops what has warnings. */
async function renderAccepted(
  needs: RenderingNeeds,
  ownerId: string,
  { job, failure, known }: RenderRequest,
  signal: AbortSignal,
): Promise<Rendering> {
  const rendering = await needs.renderer.render({ ...job, ownerId }, signal);
  const warnings = [...known, ...rendering.warnings];
  if (job.options.strict && warnings.length > 0) {
    if ('blobKey' in rendering.content) await needs.blobs.delete(rendering.content.blobKey);
    refuseWarnings(warnings, failure);
  }
  return rendering;
}

/** The document's bytes, from memory where they are. */
export async function bytesOf(
  needs: Pick<Ports, 'blobs' | 'now'>,
  { record, content }: RenderedDocument,
): Promise<Uint8Array> {
  return 'bytes' in content ? content.bytes : readDocument(needs, record);
}

/** `data:<mime>;base64,…` */
export function dataUrl(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}
