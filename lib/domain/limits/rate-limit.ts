import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';

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
 * @param rule `limit` is requests a minute, null for none; `tier` is what the error names.
 * @throws rateLimitExceeded
 */
export async function checkSubjectLimit(
  needs: Needs,
  subject: string,
  rule: { readonly limit: number | null; readonly tier: string },
): Promise<RateLimitState> {
  const time = needs.now().getTime();
  const windowStart = time - (time % RATE_WINDOW_MS);
  const windowEnd = windowStart + RATE_WINDOW_MS;
  const resetSeconds = Math.ceil((windowEnd - time) / 1000);
  if (rule.limit === null) return { limit: UNLIMITED, remaining: UNLIMITED, resetSeconds };
  const count = await needs.table.increment({
    partition: `RATE#${subject}`,
    sort: `MINUTE#${windowStart / RATE_WINDOW_MS}`,
    by: 1,
    max: rule.limit,
    removeAfter: windowEnd / 1000 + 60,
  });
  if (count === undefined) throw rateLimitExceeded(rule.limit, rule.tier, resetSeconds);
  return { limit: rule.limit, remaining: rule.limit - count, resetSeconds };
}

function rateLimitExceeded(limit: number, tier: string, retryAfter: number): PagewrightError {
  return new PagewrightError('rateLimitExceeded', {
    message: `Rate limit of ${limit} requests a minute exceeded: retry in ${retryAfter} seconds`,
    fields: { retryAfter, tier, limit, windowMs: RATE_WINDOW_MS },
    headers: {
      'retry-after': String(retryAfter),
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(retryAfter),
    },
  });
}
