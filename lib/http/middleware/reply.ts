import type { Log } from '#lib/ports/log.ts';
import type { Endpoint } from '../endpoint.ts';
import { replyResponse } from '../respond.ts';
import { logFailure } from './errors.ts';
import type { Middleware } from './exchange.ts';

/** Turns what the handler returned into a response, checked against the declared output. */
export function reply(endpoint: Endpoint, log: Log): Middleware {
  return {
    after: async (invocation) => {
      const { event: exchange, response } = invocation;
      invocation.response = await replyResponse(endpoint.output, exchange, response, (error) =>
        logFailure(log, exchange, error),
      );
    },
  };
}
