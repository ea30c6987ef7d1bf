import { PagewrightError } from '#lib/errors.ts';
import type { Log } from '#lib/ports/log.ts';
import { errorResponse } from '../respond.ts';
import type { Exchange, Middleware } from './exchange.ts';

/** A known failure below 500 is the caller's own matter: the request's log line names its status. */
export function logFailure(log: Log, { requestId, request }: Exchange, error: unknown): void {
  if (error instanceof PagewrightError && error.status < 500) return;
  log.error(
    { requestId, method: request.method, path: request.path, err: error },
    'request failed',
  );
}

/** Answers whatever was thrown in the stack with its entry of the error table. */
export function errors(log: Log): Middleware {
  return {
    onError: ({ event: exchange, error }) => {
      logFailure(log, exchange, error);
      return errorResponse(error, exchange.headers);
    },
  };
}
