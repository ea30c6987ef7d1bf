import type { Caller } from '#lib/ports/caller.ts';

/** Where a caller stands in the current window. */
export interface RateLimitState {
  /** Requests a window. */
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** A stored response for repeated requests, without the headers of a single request. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The right to work on a request that carries an idempotency key. */
export interface AnswerClaim {
  /** Says that the work goes on: a claim without a sign of life for 30 seconds is another's to take. */
  renew(): Promise<unknown>;
  keep(answer: StoredAnswer): Promise<void>;
  /** Gives it up: a repeated request starts from the beginning. */
  release(): Promise<void>;
}

/** Which requests were answered in the last 24 hours, and which are being worked on. */
export interface AnswerLedger {
  /** Throws idempotencyConflict for a key that came with another fingerprint. */
  claim(
    caller: Caller,
    idempotencyKey: string,
    fingerprint: string,
  ): Promise<
    | { readonly kind: 'claimed'; readonly claim: AnswerClaim }
    | { readonly kind: 'answered'; readonly answer: StoredAnswer }
    | { readonly kind: 'running' }
  >;
}

/** What decides whether a request may go on: built from the accounts and limits domains by compose. */
export interface Gate {
  /** The caller of an API key; undefined when the key is unknown or revoked. Throws for a deactivated one. */
  authenticate(apiKey: string): Promise<Caller | undefined>;
  /** Throws configuration where no admin token is set, forbidden for a wrong one. */
  authorizeOperator(token: string): void;
  /** Counts one request. Throws rateLimitExceeded. */
  admit(caller: Caller): Promise<RateLimitState>;
  readonly answers: AnswerLedger;
}
