import { z } from 'zod';
import { Id, listOf, PageQuery, Timestamp } from '../common.ts';
import { Account, DisplayName, Email } from './account.ts';

export const BetaStatus = z.enum(['pending', 'approved', 'activated']);
export type BetaStatus = z.infer<typeof BetaStatus>;

const UseCase = z.string().trim().min(1).max(2_000);

export const BetaDraft = z.object({
  email: Email,
  name: DisplayName.optional(),
  useCase: UseCase.optional().describe('What the service is to be used for.'),
});
export type BetaDraft = z.infer<typeof BetaDraft>;

/** What somebody asked for. */
const Requested = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  useCase: z.string().nullable(),
  createdAt: Timestamp,
});

export const BetaRequested = z.object({
  success: z.literal(true),
  request: Requested.extend({ status: z.literal('pending') }),
  message: z.string(),
});

/** A request as the operator sees it. */
export const BetaRequest = Requested.extend({
  status: BetaStatus,
  approvedAt: Timestamp.nullable(),
  activatedAt: Timestamp.nullable(),
});
export type BetaRequest = z.infer<typeof BetaRequest>;

export const BetaRequestQuery = PageQuery.extend({ status: BetaStatus.optional() });
export type BetaRequestQuery = z.infer<typeof BetaRequestQuery>;
export const BetaRequestList = listOf('requests', BetaRequest);
export const BetaRequestParams = z.object({ id: z.string().max(100) });

export const BetaInviteStatus = z.enum(['open', 'expired', 'activated']);

export const BetaInvite = z.object({
  requestId: Id,
  email: z.string(),
  status: BetaInviteStatus,
  mailed: z.boolean().describe('Whether the code was sent by mail.'),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  activatedAt: Timestamp.nullable(),
});
export type BetaInvite = z.infer<typeof BetaInvite>;

export const BetaInviteList = listOf('invites', BetaInvite);

export const BetaApproved = z.object({
  success: z.literal(true),
  request: BetaRequest,
  invite: BetaInvite.extend({
    code: z.string().describe('Works once. Shown this once: only its hash is stored.'),
  }),
});

export const BetaActivation = z.object({ code: z.string().min(1).max(200) });
export type BetaActivation = z.infer<typeof BetaActivation>;

export const BetaActivated = z.object({
  success: z.literal(true),
  apiKey: z.string().describe('Shown this once: only its hash is stored.'),
  account: Account,
});

const count = z.int().min(0);
export const BetaStats = z.object({
  success: z.literal(true),
  requests: z.object({ total: count, pending: count, approved: count, activated: count }),
  invites: z.object({ total: count, open: count, expired: count, activated: count }),
});
