import type { Caller } from '#lib/ports/caller.ts';

/** Where a caller stands in the current window. */
export interface RateLimitState {
  /** Requests a window. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** What decides whether a request may go on: built from the accounts and limits domains by compose. */
export interface Gate {
  /** The caller of an API key; undefined when the key is unknown or revoked. Throws for a deactivated one. */
  authenticate(apiKey: string): Promise<Caller | undefined>;
  /** Counts one request. Throws rateLimitExceeded. */
  admit(caller: Caller): Promise<RateLimitState>;
}
