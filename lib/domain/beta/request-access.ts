import { hashEmail } from '#lib/domain/accounts/account-store.ts';
import { limitAddress, limitAttempts } from '#lib/domain/limits/attempt-limit.ts';
import { createRecord } from '#lib/domain/records/record-store.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { BetaDraft } from '#schemas/service/beta.ts';
import { BETA_OWNER, BETA_REQUESTS } from './beta-store.ts';

type Needs = Pick<Ports, 'table' | 'now'>;

/** Of all addresses together: lists are read as a whole. */
const ALTOGETHER = [{ limit: 2_000, windowMs: 86_400_000 }];

const RECEIVED =
  'Your request was received. When it is approved, a code comes to this address: send it to POST /v1/beta/activate';

/** An id that follows from the mailbox, so that asking twice is one request (RFC 9562, version 8). */
function idOf(email: string): string {
  const digest = hashEmail(`beta:${email}`);
  const variant = ((Number.parseInt(digest.slice(15, 16), 16) & 3) | 8).toString(16);
  const groups = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(12, 15)}`,
    `${variant}${digest.slice(16, 19)}`,
    digest.slice(19, 31),
  ];
  return groups.join('-');
}

/**
 * Notes who asks for access. The first request of an address counts; the answer is the same to every
 * further one, so that it does not say who is known. Nothing is mailed: the address may be another's.
 * @throws rateLimitExceeded
 */
export async function requestAccess(
  needs: Needs,
  { email, ...draft }: BetaDraft,
  clientAddress: string,
) {
  await limitAddress(needs, 'BETA#REQUEST', clientAddress);
  await limitAttempts(needs, 'BETA#REQUEST#ALL', ALTOGETHER);
  const id = idOf(email);
  const [name, useCase] = [draft.name ?? null, draft.useCase ?? null];
  const asked = { email, name, useCase, status: 'pending' as const };
  const fields = { ...asked, approvedAt: null, activatedAt: null };
  const createdAt = needs.now().toISOString();
  await createRecord(needs, BETA_REQUESTS, { ownerId: BETA_OWNER, id }, fields);
  return { success: true as const, request: { ...asked, id, createdAt }, message: RECEIVED };
}
