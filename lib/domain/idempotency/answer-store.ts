import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Key } from '#lib/ports/table.ts';

/** How long an answer is given again. */
export const ANSWER_LIFE_MS = 24 * 60 * 60 * 1000;
/** Without a renewal for this long, the worker of a request has died. */
export const LEASE_MS = 30_000;

/** A response as it was first given, without what belongs to one request alone. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What is known of a request that carried an idempotency key. */
export const AnswerItem = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), fingerprint: z.string(), leaseUntil: z.int() }),
  z.object({
    state: z.literal('answered'),
    fingerprint: z.string(),
    /** Epoch milliseconds. */
    expiresAt: z.int(),
    status: z.int(),
    headers: z.record(z.string(), z.string()),
    body: z.union([z.object({ base64: z.string() }), z.object({ blobKey: z.string() })]),
  }),
]);
export type AnswerItem = z.infer<typeof AnswerItem>;

/** By a hash: what callers choose does not reach a storage key. */
export function answerKey(ownerId: string, idempotencyKey: string): Key {
  const hash = createHash('sha256').update(idempotencyKey).digest('hex');
  return { partition: `OWNER#${ownerId}`, sort: `ANSWER#${hash}` };
}

export const ANSWER_BLOBS = 'answers/';

export const answerBlobKey = (ownerId: string, id: string): string =>
  `${ANSWER_BLOBS}${id.slice(-2)}/${ownerId}/${id}`;
