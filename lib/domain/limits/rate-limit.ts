import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { TierName } from '#schemas/settings.ts';

export const RATE_WINDOW_MS = 60_000;
/** The limit reported to callers that have none: the largest 32-bit integer, which every client can read. */
export const UNLIMITED = 2_147_483_647;

/** Where a caller stands in the current window. */
export interface RateLimitState {
  /** Requests a window. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

type Needs = Pick<Ports, 'table' | 'now'>;

/**
 * Counts one request of a caller against the tier's limit; an unlimited tier costs no write.
 * @throws rateLimitExceeded
 */
export function checkRateLimit(
  needs: Needs & Pick<Ports, 'settings'>,
  caller: Caller,
): Promise<RateLimitState> {
  const limit = needs.settings.tiers[caller.tier].requestsPerMinute;
  return checkSubjectLimit(needs, `OWNER#${caller.ownerId}`, { limit, tier: caller.tier });
}

/**
 * Counts one request of any subject, such as `ADDRESS#<address>` where there is no key.
 *
 * @param rule `limit` is requests a window of `windowMs`, a minute unless stated, null for none; `tier` is what the error names.
 * @throws rateLimitExceeded
 */
export async function checkSubjectLimit(
  needs: Needs,
  subject: string,
  rule: {
    readonly limit: number | null;
    readonly tier: TierName;
    readonly windowMs?: number;
  },
): Promise<RateLimitState> {
  const time = needs.now().getTime();
  const { limit, tier, windowMs = RATE_WINDOW_MS } = rule;
  const windowStart = time - (time % windowMs);
  const windowEnd = windowStart + windowMs;
  const resetSeconds = Math.ceil((windowEnd - time) / 1000);
  if (limit === null) return { limit: UNLIMITED, remaining: UNLIMITED, resetSeconds };
  const count = await needs.table.increment({
    partition: `RATE#${subject}`,
    sort: `${windowMs === RATE_WINDOW_MS ? 'MINUTE' : `WINDOW#${windowMs}`}#${windowStart / windowMs}`,
    by: 1,
    max: limit,
    removeAfter: Math.ceil(windowEnd / 1000) + 60,
  });
  if (count === undefined) throw rateLimitExceeded({ limit, tier, windowMs }, resetSeconds);
  return { limit, remaining: limit - count, resetSeconds };
}

function rateLimitExceeded(
  { limit, tier, windowMs }: { limit: number; tier: TierName; windowMs: number },
  retryAfter: number,
): PagewrightError {
  const minutes = windowMs / RATE_WINDOW_MS;
  return new PagewrightError('rateLimitExceeded', {
    message: `Rate limit of ${limit} requests ${minutes === 1 ? 'a minute' : `in ${minutes} minutes`} exceeded: retry in ${retryAfter} seconds`,
    fields: { retryAfter, tier, limit, windowMs },
    headers: {
      'retry-after': String(retryAfter),
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(retryAfter),
    },
  });
}
