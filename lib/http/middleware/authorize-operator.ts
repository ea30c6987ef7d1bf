import { PagewrightError } from '#lib/errors.ts';
import type { Gate } from '../gate.ts';
import type { Middleware } from './exchange.ts';

/** Lets only the holder of the admin token pass. */
export function authorizeOperator(gate: Gate): Middleware {
  return {
    before: ({ event: { request } }) => {
      const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers['authorization'] ?? '') ?? [];
      if (token === undefined) {
        throw new PagewrightError('unauthenticated', {
          message: 'Missing admin token: send the header "Authorization: Bearer <ADMIN_TOKEN>"',
        });
      }
      gate.authorizeOperator(token);
    },
  };
}
