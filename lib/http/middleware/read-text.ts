import type { Middleware } from './exchange.ts';

/** Reads the body as it was sent, for what is signed or is not JSON. */
export function readText(maxBytes: number): Middleware {
  return {
    before: async ({ event: exchange }) => {
      exchange.body = await exchange.request.body(maxBytes);
    },
  };
}
