import { PagewrightError } from '#lib/errors.ts';
import type { Log } from '#lib/ports/log.ts';
import type { Endpoint } from '../endpoint.ts';
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
export function errors(log: Log, { withoutDatabase }: Endpoint): Middleware {
  return {
    onError: ({ event: exchange, error }) => {
      logFailure(log, exchange, error);
      const isAbsent =
        error instanceof PagewrightError && error.condition === 'databaseNotConfigured';
      const answered =
        isAbsent && withoutDatabase !== undefined ? new PagewrightError(withoutDatabase) : error;
      return errorResponse(answered, exchange.headers);
    },
  };
}
