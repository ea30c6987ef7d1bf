import type { Endpoint } from '#lib/http/endpoint.ts';
import { usesOf } from '#lib/http/uses.ts';

/**
 * Whether a function, and with it each of its routes, streams its responses: all but JSON does, and
 * so does JSON with rendered files in it. A buffered response ends at 6 MB and 29 seconds, a
 * streamed one at 200 MB and 15 minutes.
 */
export const needsStreaming = (endpoints: readonly Endpoint[]): boolean =>
  usesOf(endpoints).has('renderer') || endpoints.some(({ output }) => output.kind !== 'json');
