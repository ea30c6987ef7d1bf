/** How long typing must pause before the document follows: long enough not to answer every key. */
const PAUSE_MS = 50;
/** Requests of a minute that are left to what people ask for by hand. */
const RESERVE = 5;

let remaining = Number.POSITIVE_INFINITY;
let resetAt = 0;

/** Takes what a response says about the limit of its key. */
export function notePace(headers: Headers): void {
  const left = headers.get('ratelimit-remaining');
  if (left === null) return;
  remaining = Number(left);
  resetAt = performance.now() + Number(headers.get('ratelimit-reset') ?? 0) * 1_000;
}

/** How long to wait before the next request that nobody asked for, so that a key's minute lasts. */
export function paceMs(): number {
  const windowMs = resetAt - performance.now();
  if (!Number.isFinite(remaining) || windowMs <= 0) return PAUSE_MS;
  const spare = remaining - RESERVE;
  if (spare <= 0) return Math.max(PAUSE_MS, windowMs);
  return spare > 25 ? PAUSE_MS : Math.max(PAUSE_MS, windowMs / spare);
}
