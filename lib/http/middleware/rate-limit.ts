import type { Gate } from '../gate.ts';
import type { Middleware } from './exchange.ts';

/** Counts the request against the caller's limit and says in headers what is left of it. */
export function rateLimit(gate: Gate): Middleware {
  return {
    before: async ({ event: { caller, headers } }) => {
      if (caller === undefined) return;
      const { limit, remaining, resetSeconds } = await gate.admit(caller);
      headers['ratelimit-limit'] = String(limit);
      headers['ratelimit-remaining'] = String(remaining);
      headers['ratelimit-reset'] = String(resetSeconds);
    },
  };
}
