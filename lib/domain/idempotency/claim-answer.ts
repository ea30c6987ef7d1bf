import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Key } from '#lib/ports/table.ts';
import {
  ANSWER_LIFE_MS,
  type Answer,
  AnswerItem,
  answerBlobKey,
  answerKey,
  LEASE_MS,
} from './answer-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

/** Bytes of an answer that still lie in the table. */
const INLINE_BYTES = 16_384;

/** The right to work on a request, which nobody else has meanwhile. */
export interface Claim {
  readonly key: Key;
  readonly ownerId: string;
  readonly fingerprint: string;
  /** Of the item; moves with every renewal. */
  revision: number;
}

export type ClaimResult =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  /** It was answered before. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** Somebody is working on it. */
  | { readonly kind: 'running' };

const putAfter = (now: number) => Math.ceil((now + ANSWER_LIFE_MS) / 1000) + 3_600;

/**
 * Takes a request on, unless it was answered in the last 24 hours or is being worked on. One
 * conditional write decides among many.
 *
 * @param fingerprint of the whole request: the same key must come with the same one.
 * @throws idempotencyConflict
 */
export async function claimAnswer(
  needs: Needs,
  caller: Caller,
  idempotencyKey: string,
  fingerprint: string,
): Promise<ClaimResult> {
  const key = answerKey(caller.ownerId, idempotencyKey);
  const now = needs.now().getTime();
  const item = await needs.table.get(key);
  const known = item && AnswerItem.parse(item.value);
  const isOver = known?.state === 'answered' && known.expiresAt <= now;
  if (known !== undefined && !isOver) {
    if (known.fingerprint !== fingerprint) {
      throw new PagewrightError('idempotencyConflict', {
        message:
          'This Idempotency-Key was used for another request: a new request needs a new key, a repeated one the same path and body',
      });
    }
    if (known.state === 'answered')
      return { kind: 'answered', answer: await readAnswer(needs, known) };
    if (known.leaseUntil > now) return { kind: 'running' };
  }
  const revision = await needs.table.put(
    {
      ...key,
      value: { state: 'running', fingerprint, leaseUntil: now + LEASE_MS },
      removeAfter: putAfter(now),
    },
    item === undefined ? { absent: true } : { revision: item.revision },
  );
  if (revision === undefined) return { kind: 'running' };
  return { kind: 'claimed', claim: { key, ownerId: caller.ownerId, fingerprint, revision } };
}

async function readAnswer(
  needs: Needs,
  { status, headers, body }: AnswerItem & { state: 'answered' },
): Promise<Answer> {
  if ('base64' in body) return { status, headers, body: Buffer.from(body.base64, 'base64') };
  const bytes = await needs.blobs.get(body.blobKey);
  if (bytes === undefined) throw new Error(`The answer ${body.blobKey} is missing`);
  return { status, headers, body: bytes };
}

/** Says that the work still goes on. @returns false when the claim was lost. */
export async function renewClaim(needs: Needs, claim: Claim): Promise<boolean> {
  const now = needs.now().getTime();
  const { fingerprint } = claim;
  const revision = await needs.table.put(
    {
      ...claim.key,
      value: { state: 'running', fingerprint, leaseUntil: now + LEASE_MS },
      removeAfter: putAfter(now),
    },
    { revision: claim.revision },
  );
  if (revision !== undefined) claim.revision = revision;
  return revision !== undefined;
}

/** Stores the answer for repeated requests. */
export async function keepAnswer(needs: Needs, claim: Claim, answer: Answer): Promise<void> {
  const now = needs.now().getTime();
  const { status, headers, body } = answer;
  const value = {
    state: 'answered' as const,
    fingerprint: claim.fingerprint,
    expiresAt: now + ANSWER_LIFE_MS,
    status,
    headers: { ...headers },
    body: await storedBody(needs, claim, body),
  };
  await needs.table.put(
    { ...claim.key, value, removeAfter: putAfter(now) },
    { revision: claim.revision },
  );
}

async function storedBody(needs: Needs, { ownerId }: Claim, body: Uint8Array) {
  if (body.byteLength <= INLINE_BYTES) return { base64: Buffer.from(body).toString('base64') };
  const blobKey = answerBlobKey(ownerId, needs.newId());
  await needs.blobs.put(blobKey, body, 'application/octet-stream');
  return { blobKey };
}

/** Releases a request: sending it again starts from the beginning. */
export async function releaseClaim(needs: Needs, { key, revision }: Claim): Promise<void> {
  await needs.table.delete(key, { revision });
}
