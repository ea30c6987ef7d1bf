import { setTimeout as sleep } from 'node:timers/promises';
import { isApiCallError } from './failures.ts';

/** Where a provider does not say how long to wait. */
const DEFAULT_WAIT_MS = 1_000;

/** Milliseconds that a provider asks to wait: `retry-after-ms`, or `Retry-After` in seconds or as a date. */
export function retryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  now: number = Date.now(),
): number | undefined {
  const precise = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (precise >= 0) return precise;
  const value = headers?.['retry-after']?.trim();
  if (value === undefined || value === '') return undefined;
  const wait = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** 429, 5xx, and connections that broke before a response. */
function mayBeRepeated(error: unknown): boolean {
  if (!isApiCallError(error)) return false;
  const { statusCode } = error;
  return statusCode === undefined
    ? error.isRetryable
    : statusCode === 429 || (statusCode >= 500 && statusCode <= 599);
}

/**
 * Repeats once what may be repeated, after the wait that the provider asks for. Where that would end
 * after the deadline, the first failure is the answer at once.
 *
 * @param deadline in milliseconds of `Date.now()`.
 */
export async function withOneRetry<Result>(
  attempt: () => Promise<Result>,
  deadline: number,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (signal.aborted || !mayBeRepeated(error)) throw error;
    const headers = isApiCallError(error) ? error.responseHeaders : undefined;
    const wait = retryAfterMs(headers) ?? DEFAULT_WAIT_MS;
    if (Date.now() + wait >= deadline) throw error;
    await sleep(wait, undefined, { signal });
    return attempt();
  }
}
