import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Gate } from '../gate.ts';
import type { Middleware } from './exchange.ts';

const BEARER = /^Bearer +(gk_[A-Za-z0-9_-]{1,200}) *$/i;

async function callerOf(gate: Gate, endpoint: Endpoint, authorization: string): Promise<Caller> {
  const unknownKey = endpoint.unknownKey ?? 'unauthenticated';
  const apiKey = BEARER.exec(authorization)?.[1];
  if (apiKey === undefined) {
    // A bearer that cannot be a key is a wrong key, not a missing one.
    const presented = /^Bearer +\S/i.test(authorization);
    throw new PagewrightError(presented ? unknownKey : 'unauthenticated');
  }
  const caller = await gate.authenticate(apiKey);
  if (caller === undefined) throw new PagewrightError(unknownKey);
  return caller;
}

/** Finds out who calls, before anything of the body is read. */
export function authenticate(endpoint: Endpoint, gate: Gate): Middleware {
  return {
    before: async ({ event: exchange }) => {
      const { headers, query } = exchange.request;
      try {
        exchange.caller = await callerOf(gate, endpoint, headers['authorization'] ?? '');
      } catch (error) {
        // The holder of a link's token needs no key, and a wrong key next to the token does not matter.
        const hasToken = endpoint.auth === 'key-or-token' && query.has('token');
        if (!hasToken || !(error instanceof PagewrightError) || error.status !== 401) throw error;
      }
    },
  };
}
