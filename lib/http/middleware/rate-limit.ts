import type { Gate } from '../gate.ts';
import { rateLimitHeaders } from '../headers.ts';
import type { Middleware } from './exchange.ts';

/** Counts the request against the caller's limit and says in headers what is left of it. */
export function rateLimit(gate: Gate): Middleware {
  return {
    before: async ({ event: { caller, headers } }) => {
      if (caller !== undefined) Object.assign(headers, rateLimitHeaders(await gate.admit(caller)));
    },
  };
}
