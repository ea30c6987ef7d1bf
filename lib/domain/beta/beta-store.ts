import { hash } from 'node:crypto';
import { z } from 'zod';
import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import type { Key } from '#lib/ports/table.ts';
import { Timestamp } from '#schemas/common.ts';
import { type BetaInvite, type BetaRequest, BetaStatus } from '#schemas/service/beta.ts';

/** No account: requests are the operator's. */
export const BETA_OWNER = 'beta';

/** A request for access, with the invite that answers it. */
export const BETA_REQUESTS = {
  kind: 'BETAREQUEST',
  fields: z.object({
    email: z.string(),
    name: z.string().nullable(),
    useCase: z.string().nullable(),
    status: BetaStatus,
    approvedAt: Timestamp.nullable(),
    activatedAt: Timestamp.nullable(),
    /** The newest: a code that came before it is dead. */
    invite: z
      .object({
        codeHash: z.string(),
        createdAt: Timestamp,
        expiresAt: Timestamp,
        mailed: z.boolean(),
      })
      .optional(),
  }),
} as const satisfies RecordType;
export type StoredRequest = OwnedRecord<typeof BETA_REQUESTS.fields>;

/** From a code to the request that it was made for; whether it still works is for the request to say. */
export const InviteCode = z.object({ requestId: z.string() });

export const hashCode = (code: string): string => hash('sha256', code, 'hex');

export const codeItem = (codeHash: string): Key => ({
  partition: `BETACODE#${codeHash}`,
  sort: 'CODE',
});

export const presentRequest = (record: StoredRequest): BetaRequest => {
  const { id, email, name, useCase, createdAt, status, approvedAt, activatedAt } = record;
  return { id, email, name, useCase, createdAt, status, approvedAt, activatedAt };
};

/** The invite of a request that was approved. */
export function presentInvite(
  { id, email, status, activatedAt, invite }: StoredRequest,
  now: Date,
): BetaInvite | undefined {
  if (invite === undefined) return undefined;
  const { createdAt, expiresAt, mailed } = invite;
  const waiting = Date.parse(expiresAt) > now.getTime() ? 'open' : 'expired';
  return {
    ...{ requestId: id, email, mailed, createdAt, expiresAt },
    status: status === 'activated' ? 'activated' : waiting,
    activatedAt: status === 'activated' ? activatedAt : null,
  };
}
