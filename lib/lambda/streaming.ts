import type { Endpoint } from '#lib/http/endpoint.ts';
import type { Condition } from '#schemas/errors.ts';

/** Failures that only endpoints which render declare. */
const RENDERING_FAILURES: readonly Condition[] = ['rendererNotInstalled', 'batchError'];

export const renders = (endpoints: readonly Endpoint[]): boolean =>
  endpoints.some(({ errors }) => errors.some((error) => RENDERING_FAILURES.includes(error)));

/**
 * Whether a function, and with it each of its routes, streams its responses: files and events do,
 * and so does JSON with rendered files in it. A buffered response ends at 6 MB and 29 seconds, a
 * streamed one at 200 MB and 15 minutes.
 */
export const needsStreaming = (endpoints: readonly Endpoint[]): boolean =>
  renders(endpoints) || endpoints.some(({ output }) => output.kind !== 'json');
