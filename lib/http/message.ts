import type { Readable } from 'node:stream';

/** A request as the endpoints see it, whichever server received it. */
export interface HttpRequest {
  readonly method: string;
  /** The path as sent: still percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Lower-case names; repeated headers joined by a comma. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Reads the body, once, up to `maxBytes`. Called after authentication. Rejects with a PagewrightError when it is larger. */
  readonly body: (maxBytes: number) => Promise<string>;
  /** Address of the peer, for limits of endpoints without a key. */
  readonly clientAddress: string;
  /** Aborted when the client has gone away or the platform's deadline is near. */
  readonly signal: AbortSignal;
}

/** A response, to be written by whichever server received the request. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A Readable is streamed as it comes; it is destroyed when the client goes away. */
  readonly body: string | Uint8Array | Readable;
}

/** Answers one request. Never rejects. */
export type RequestListener = (request: HttpRequest) => Promise<HttpResponse>;
