const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 8_000;
/** A rate limit's window. Whoever is asked to wait longer, such as for the next month, wants to know at once. */
const MAX_RETRY_AFTER_SECONDS = 60;

/** Statuses with which the service or a gateway refuses before any work is done, or while another request does it. */
const REFUSED_FOR_NOW = new Set([409, 429, 503]);
/** Statuses of gateways that could not reach the service, or lost it. */
const LOST = new Set([502, 503, 504]);

const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT']);

export interface RetryOptions {
  /** How often a request is sent again. */
  readonly retries: number;
  /** The longest that one attempt may take, the body of its answer included. */
  readonly timeoutMs: number;
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>;
}

export function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Resolves after the time, rejects as soon as the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Doubles with each attempt; the random part keeps clients that failed together from coming back together. */
function backoffMs(attempt: number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LAST_PAUSE_MS);
  return longest / 2 + (Math.random() * longest) / 2;
}

/** How long to wait before the request is sent again; undefined: this is the answer. */
function pauseBefore(request: Request, response: Response, attempt: number): number | undefined {
  if (response.ok) return undefined;
  const retryAfter = retryAfterOf(response);
  if (retryAfter !== undefined && REFUSED_FOR_NOW.has(response.status))
    return retryAfter <= MAX_RETRY_AFTER_SECONDS
      ? Math.max(retryAfter * 1_000, backoffMs(attempt))
      : undefined;
  const isOfService = response.headers.has('x-service-version');
  const isLost = LOST.has(response.status) && !isOfService;
  return isLost && isRepeatable(request) ? backoffMs(attempt) : undefined;
}

/** Whether sending it twice does no more than sending it once. */
const isRepeatable = (request: Request): boolean =>
  REPEATABLE_METHODS.has(request.method) || request.headers.has('idempotency-key');

/** Sends a request again when it was refused for now, or got lost and does no harm twice. */
export function retryingFetch({ retries, timeoutMs, fetch }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      const isLast = attempt >= retries;
      let wait: number | undefined;
      try {
        const response = await fetch(request.clone(), { signal });
        wait = isLast ? undefined : pauseBefore(request, response, attempt);
        if (wait === undefined) return response;
        await response.body?.cancel();
      } catch (error) {
        if (isLast || request.signal.aborted || !isRepeatable(request)) throw error;
        wait = backoffMs(attempt);
      }
      await pause(wait, request.signal);
    }
  };
}
