/** A request to an address that a user can influence. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
  /** The response may be at most this many bytes, after decompression. */
  readonly maxBytes: number;
  /** For the whole exchange, redirects included. */
  readonly timeoutMs: number;
  /** Redirects followed, each checked again. Default 5; 0 returns the redirect itself. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type OutboundFailureReason =
  /** The policy forbids it: scheme, port, credentials, or a non-public address. */
  | 'blocked'
  /** The name does not resolve. */
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'aborted'
  | 'protocol';

/**
 * The only error of OutboundHttp. Its message is public and never tells which address a name resolved to.
 * Code that a function loads when it needs it brings a copy of the class: what counts is the name.
 */
export class OutboundError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'OutboundError';
  }

  override readonly name = 'OutboundError';
  readonly reason: OutboundFailureReason;

  constructor(reason: OutboundFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/**
 * HTTP to the public internet only: http and https, allowed ports, no credentials in the address;
 * the name is resolved once, every answer is checked, the checked address is dialled, and each
 * redirect goes through the same checks. Fails closed.
 */
export interface OutboundHttp {
  /** Rejects with OutboundError only; a response of any status resolves. */
  fetch(request: OutboundRequest): Promise<OutboundResponse>;
}
