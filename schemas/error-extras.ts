import { z } from 'zod';
import { Timestamp } from './common.ts';
import { ValidationDetail } from './error-body.ts';
import type { Condition } from './errors.ts';
import { TierName } from './settings.ts';
import { Warning } from './warning.ts';

const retryAfter = z.int().optional().describe('Seconds, where it is known.');
const refusal = z.object({ details: z.object({ reason: z.string() }).optional() });
const reason = z.string().describe('What went wrong, in a word.');

/** What the error bodies of these conditions have beyond `error` and `code`: top-level fields, and the shape of `details`. */
export const errorExtras: { readonly [condition in Condition]?: z.ZodObject } = {
  validation: z.object({ details: z.array(ValidationDetail) }),
  notFound: z.object({ path: z.string() }),
  rateLimitExceeded: z.object({
    retryAfter: z.int().describe('Seconds.'),
    tier: TierName,
    limit: z.int().describe('Requests a window.'),
    windowMs: z.int(),
  }),
  monthlyLimitExceeded: z.object({
    limit: z.int().describe('Documents a month.'),
    used: z.int(),
    tier: TierName,
    upgrade: z.string().describe('Where a key of a larger tier is to be had.'),
  }),
  documentExpired: z.object({ expiredAt: Timestamp }),
  templateNotFound: z.object({
    details: z.object({ templateId: z.string(), availableTemplates: z.array(z.string()) }),
  }),
  payloadTooLarge: z.object({ details: z.object({ maxBytes: z.int() }) }),
  guardrailViolation: z.object({
    details: z.object({
      category: z.enum(['unsafe_content', 'injection_attempt', 'script_injection']),
    }),
  }),
  requestNotFeasible: z.object({ details: z.object({ suggestions: z.array(z.string()) }) }),
  contentLossBlocked: z.object({
    details: z.object({ lost: z.array(z.string()), suggestions: z.array(z.string()) }),
  }),
  jobNotReady: z.object({
    details: z.object({ completed: z.int(), failed: z.int(), total: z.int() }),
  }),
  webhookReplayed: z.object({ details: z.object({ runId: z.string() }) }),
  runNotReady: z.object({ details: z.object({ retryAfter: z.int().describe('Seconds.') }) }),
  tabledbError: refusal,
  recordsError: refusal,
  recordError: refusal,
  connectError: refusal,
  tabledbUnavailable: z.object({ details: z.object({ reason: z.string(), retryAfter }) }),
  urlFetchFailed: z.object({ details: z.object({ reason }) }),
  generationFailed: z.object({
    details: z
      .object({ reason, warnings: z.array(Warning).optional() })
      .optional()
      .describe('warnings where options.strict refused them.'),
  }),
  generateError: z.object({
    details: z.object({ reason, warnings: z.array(Warning).optional() }).optional(),
  }),
  rendererNotInstalled: z.object({
    details: z.object({ install: z.string().describe('A command that installs it.') }),
  }),
  overloaded: z.object({ details: z.object({ retryAfter: z.int().describe('Seconds.') }) }),
};
