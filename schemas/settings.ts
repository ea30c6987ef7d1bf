import { z } from 'zod';

const Tier = z.object({
  /** Requests a minute; null: no limit. */
  requestsPerMinute: z.int().positive().nullable(),
  /** Documents a calendar month (UTC); null: no limit. */
  documentsPerMonth: z.int().positive().nullable(),
});

/** The tiers a key can have. `demo` is the only unregistered one; `unlimited` is the self-hosted owner's. */
export const TierName = z.enum(['demo', 'free', 'pro', 'scale', 'unlimited']);
export type TierName = z.infer<typeof TierName>;

export const Tiers = z.record(TierName, Tier);
export type Tiers = z.infer<typeof Tiers>;

export const DEFAULT_TIERS: Tiers = {
  demo: { requestsPerMinute: 10, documentsPerMonth: 25 },
  free: { requestsPerMinute: 60, documentsPerMonth: 100 },
  pro: { requestsPerMinute: 300, documentsPerMonth: 5_000 },
  scale: { requestsPerMinute: 1_200, documentsPerMonth: 100_000 },
  unlimited: { requestsPerMinute: null, documentsPerMonth: null },
};

/** The paper where a request names none: one size, or that of the sender's country. */
export const PageSizeSetting = z.enum(['letter', 'A4', 'auto']);
export type PageSizeSetting = z.infer<typeof PageSizeSetting>;

/** What decisions need to know of the configuration: the same on every composition. */
export interface Settings {
  /** Base of links in responses, without a trailing slash. */
  readonly publicUrl: string;
  readonly tiers: Tiers;
  /** The operator's exceptions to the egress policy, as `host:port`. */
  readonly egressAllow: readonly string[];
  readonly pageSize: PageSizeSetting;
  readonly maxBodyBytes: number;
  readonly maxBatchItems: number;
  readonly maxJobItems: number;
  /** Items of one batch that are made at a time. */
  readonly batchConcurrency: number;
  /** Whether strangers can make accounts. */
  readonly signup: 'open' | 'closed';
  /** false: messages have no sender, and what needs one is not configured. */
  readonly sendsMail: boolean;
}
