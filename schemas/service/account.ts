import { z } from 'zod';
import { Id, Timestamp, wholeNumber } from '../common.ts';
import { DocumentDescription } from '../document.ts';
import { TierName } from '../settings.ts';

const CONTROL = /\p{Cc}/u;

export const Email = z
  .email('must be an e-mail address')
  .max(254)
  .meta({ examples: ['ada@example.com'] });

/** What a person calls something, on one line. */
export const DisplayName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => !CONTROL.test(text), 'must be on one line');

export const Account = z.object({
  id: z.string(),
  email: z.string().nullable().describe('null: the operator made the key, without an address.'),
  name: z.string().nullable(),
  tier: TierName,
  createdAt: Timestamp.nullable(),
});

const ApiKey = z
  .string()
  .describe('Shown this once: only its hash is stored.')
  .meta({ examples: ['gk_…'] });

export const SignupRequest = z.object({ email: Email, name: DisplayName.optional() });
export type SignupRequest = z.infer<typeof SignupRequest>;

export const SignupResponse = z.object({
  success: z.literal(true),
  apiKey: ApiKey,
  account: Account,
});

export const RecoverKeyRequest = z.object({
  email: Email,
  token: z.string().min(1).max(200).optional().describe('From the message; makes a new key.'),
});
export type RecoverKeyRequest = z.infer<typeof RecoverKeyRequest>;

const revoked = z.array(z.string()).describe('Ids of the keys that are no longer valid.');

export const RecoverKeyResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  apiKey: ApiKey.optional().describe('With a token only: the new key.'),
  revoked: revoked.optional(),
});
export type RecoverKeyResponse = z.infer<typeof RecoverKeyResponse>;

export const RegenerateKeyQuery = z.object({
  name: DisplayName.optional().describe('What the dashboard calls the new key.'),
  keyId: z.string().max(100).optional().describe('Another key of yours to replace.'),
  keep: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: an additional key, and none is revoked.'),
});
export type RegenerateKeyQuery = z.infer<typeof RegenerateKeyQuery>;

export const RegenerateKeyResponse = z.object({
  success: z.literal(true),
  apiKey: ApiKey,
  keyId: z.string(),
  revoked,
});

const KeyDescription = z.object({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedOn: z.iso.date().nullable().describe('The day, UTC.'),
  current: z.boolean().describe('Whether it is the one of this request.'),
});

export const DashboardQuery = z.object({
  documents: wholeNumber(1, 100).default(10).describe('How many of the newest documents.'),
});
export type DashboardQuery = z.output<typeof DashboardQuery>;

export const Dashboard = z.object({
  success: z.literal(true),
  account: Account,
  keys: z.array(KeyDescription).describe('Those that are valid, the newest first.'),
  usage: z.object({
    month: z.string().describe('UTC: 2026-01.'),
    documents: z.int(),
    limit: z.int().nullable().describe('null: no limit.'),
    resetsAt: Timestamp,
  }),
  rateLimit: z.object({ limit: z.int().nullable(), windowMs: z.int() }),
  counts: z.object({ templates: z.int(), sources: z.int(), mappings: z.int() }),
  recentDocuments: z
    .array(DocumentDescription.extend({ id: Id, documentUrl: z.string() }))
    .describe('The newest first, ten unless `documents` says how many.'),
});
export type Dashboard = z.infer<typeof Dashboard>;
