import assert from 'node:assert/strict';
import {
  createOutboundHttp,
  type OutboundHttpOptions,
} from '#lib/adapters/egress/outbound-http.ts';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { OutboundError, type OutboundRequest } from '#lib/ports/outbound-http.ts';

/** Names under `.example` are on loopback; only `allow` may be reached. */
export function outbound(allow: string[], options: OutboundHttpOptions = {}) {
  const policy = createEgressPolicy({ allow, resolve: async () => ['127.0.0.1'] });
  const http = createOutboundHttp(policy, options);
  return (url: string, request: Partial<OutboundRequest> = {}) =>
    http.fetch({ url, maxBytes: 100_000, timeoutMs: 5_000, ...request });
}

/** For `assert.rejects`: an OutboundError of that reason. */
export function fails(reason: string) {
  return (error: unknown) => {
    assert.ok(error instanceof OutboundError, String(error));
    assert.equal(error.reason, reason, error.message);
    return true;
  };
}

export const text = (body: Uint8Array) => Buffer.from(body).toString();
