import { proposalRetention } from './auto-generation/proposal-retention.ts';
import { documentRetention } from './documents/document-retention.ts';
import type { Retention } from './expiry/retention.ts';
import { answerRetention } from './idempotency/answer-retention.ts';
import { jobRetention } from './jobs/job-retention.ts';
import { sessionRetention } from './sessions/session-retention.ts';
import { sourceRetention } from './sources/source-retention.ts';
import { templateRetention } from './templates/saved/template-retention.ts';

/** Every resource that the clean-up looks after. */
export const retentions: readonly Retention[] = [
  documentRetention,
  sessionRetention,
  templateRetention,
  jobRetention,
  sourceRetention,
  proposalRetention,
  answerRetention,
];
