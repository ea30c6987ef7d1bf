import { setTimeout as delay } from 'node:timers/promises';

/** Resolves to whether the work ended within so many milliseconds; rejects as it does. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  const ended = new AbortController();
  const late = delay(ms, false, { signal: ended.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    ended.abort();
  }
}
