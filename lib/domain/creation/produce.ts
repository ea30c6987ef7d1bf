import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentRecord } from '#lib/domain/documents/document-store.ts';
import { readDocument } from '#lib/domain/documents/find-document.ts';
import { takeFile } from '#lib/domain/documents/shared-file.ts';
import { type NewDocument, storeDocument } from '#lib/domain/documents/store-document.ts';
import { chargeDocument, refund } from '#lib/domain/limits/monthly-limit.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Rendering, RenderJob } from '#lib/ports/renderer.ts';
import type { Condition } from '#schemas/errors.ts';
import type { Warning } from '#schemas/warning.ts';
import { renderFailure } from './render-failure.ts';
import { renderHash } from './same-render.ts';
import { refuseWarnings } from './strict.ts';

export type ProductionNeeds = Pick<
  Ports,
  'table' | 'blobs' | 'renderer' | 'settings' | 'log' | 'now' | 'newId'
>;

/** A document to be made. */
export interface Order {
  readonly job: Omit<RenderJob, 'ownerId'>;
  readonly document: Omit<NewDocument, 'rendering' | 'format' | 'known' | 'fileHash'>;
  /** The failure of the endpoint, for what goes wrong inside the render. */
  readonly failure: Condition;
  /** What was found out before rendering. */
  readonly known: readonly Warning[];
  /** Keeps what the document belongs to: beside the render, or under `strict` when that is accepted. */
  readonly keepSession: () => Promise<void>;
}

/** A document that was made and is hosted. */
export interface Product {
  readonly record: DocumentRecord;
  /** The file, where it lies. */
  readonly content: Rendering['content'];
  readonly warnings: Rendering['warnings'];
}

/**
 * Charges, renders and stores one document; a document that is not made is not charged.
 * @throws monthlyLimitExceeded, overloaded, rendererNotInstalled, urlFetchFailed, validation, or the order's own failure.
 */
export async function produce(
  needs: ProductionNeeds,
  caller: Caller,
  order: Order,
  signal: AbortSignal,
): Promise<Product> {
  const charge = await chargeDocument(needs, caller);
  try {
    return await produceCharged(needs, caller, order, signal);
  } catch (error) {
    await refund(needs, charge);
    throw error;
  }
}

/**
 * Renders and stores a document that has been charged.
 * @throws overloaded, rendererNotInstalled, urlFetchFailed, validation, or the order's own failure.
 */
export async function produceCharged(
  needs: ProductionNeeds,
  caller: Caller,
  order: Order,
  signal: AbortSignal,
): Promise<Product> {
  try {
    const fileHash = renderHash(order.job);
    const accepted = renderOrReuse(needs, caller, order, fileHash, signal);
    const keeping = order.job.options.strict
      ? accepted.then(order.keepSession)
      : // What is to be rendered goes out first: the renderer works while the session is written.
        nextTurn().then(order.keepSession);
    // Settled both: nothing is written any more after a failure has been answered.
    const [rendering, kept] = await Promise.allSettled([accepted, keeping]);
    if (rendering.status === 'rejected') throw rendering.reason;
    if (kept.status === 'rejected') throw kept.reason;
    const { content } = rendering.value;
    const record = await storeDocument(needs, caller, {
      ...order.document,
      rendering: rendering.value,
      format: order.job.format,
      known: order.known,
      fileHash,
    });
    return { record, content, warnings: [...order.known, ...rendering.value.warnings] };
  } catch (error) {
    throw renderFailure(error, order.job.source.kind, order.failure);
  }
}

/** The file of an earlier render of the very same, or a new one. */
async function renderOrReuse(
  needs: ProductionNeeds,
  { ownerId }: Caller,
  order: Order,
  hash: string | undefined,
  signal: AbortSignal,
): Promise<Rendering> {
  const end = needs.now().getTime() + Math.round(order.document.ttlSeconds * 1000);
  const file = hash && (await takeFile(needs, { ownerId, hash }, end));
  if (!file) return renderAccepted(needs, ownerId, order, signal);
  const { blobKey, size, pageCount, warnings } = file;
  if (order.job.options.strict) refuseWarnings([...order.known, ...warnings], order.failure);
  return { content: { blobKey }, size, pageCount, warnings };
}

/** Renders, and under `strict` drops what has warnings. */
async function renderAccepted(
  needs: ProductionNeeds,
  ownerId: string,
  { job, failure, known }: Order,
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

/** The product's bytes, from memory where they are. */
export async function bytesOf(
  needs: Pick<Ports, 'blobs' | 'now'>,
  { record, content }: Product,
): Promise<Uint8Array> {
  return 'bytes' in content ? content.bytes : readDocument(needs, record);
}

/** `data:<mime>;base64,…` */
export function dataUrl(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}
