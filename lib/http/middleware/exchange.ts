import type { MiddlewareObj } from '@middy/core';
import type { Caller } from '#lib/ports/caller.ts';
import type { Warning } from '#schemas/warning.ts';
import type { AnswerClaim } from '../gate.ts';
import type { HttpRequest } from '../message.ts';

/** The parsed parts of a request; undefined where the endpoint declares no schema for one. */
export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** A claim that is renewed until it is kept or released. */
export type HeldClaim = Pick<AnswerClaim, 'keep' | 'release'>;

/** One request on its way through the stack: middy's event. Each middleware fills in its own part. */
export interface Exchange {
  readonly request: HttpRequest;
  readonly requestId: string;
  /** Values of the path's `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Headers that every response to this request carries. */
  readonly headers: Record<string, string>;
  /** Set by `authenticate`; undefined where no key is needed or a link's token came instead. */
  caller: Caller | undefined;
  /** The body as it was sent, set by `readJson` or, as text, by `readText`. */
  body: unknown;
  /** Set by `validate`. */
  input: ParsedInput;
  /** What `validate` noticed about the request, answered with the result. */
  readonly warnings: Warning[];
  /** Set by `idempotency` while this request is the one that runs. */
  claim: HeldClaim | undefined;
}

export type Middleware = MiddlewareObj<Exchange>;

/** An exchange at the entrance of the stack. */
export function openExchange(
  start: Pick<Exchange, 'request' | 'requestId' | 'params' | 'headers'>,
): Exchange {
  return {
    ...start,
    caller: undefined,
    body: undefined,
    input: { params: undefined, query: undefined, headers: undefined, body: undefined },
    warnings: [],
    claim: undefined,
  };
}
