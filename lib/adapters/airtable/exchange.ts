import { failed, failureOf } from './failures.ts';

/** A page of a hundred long records is some megabytes. */
const MAX_BYTES = 30_000_000;
/** The provider's penalty, where its answer does not say how long. */
const PENALTY_SECONDS = 30;

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body, and with it the connection.
    if (size > MAX_BYTES) throw failed('protocol', { cause: new Error('the answer is too long') });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds from now, of a number of seconds or a date. */
function retryAfter(header: string | null): number {
  const value = header?.trim() ?? '';
  if (value === '') return PENALTY_SECONDS;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : PENALTY_SECONDS;
}

/**
 * One GET: the JSON of a successful answer. A redirect would take the token somewhere else and is
 * none.
 * @throws TableDatabaseError; what broke the connection, as it was
 */
export async function exchange(url: URL, token: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'manual',
    signal,
  });
  const body = parse(await readLimited(response));
  if (response.ok) {
    if (body === undefined) throw failed('protocol', { cause: new Error('the answer is no JSON') });
    return body;
  }
  if (response.status < 400) throw failed('protocol', { cause: new Error('a redirect') });
  const wait =
    response.status === 429 ? retryAfter(response.headers.get('retry-after')) : undefined;
  throw failureOf(response.status, body, token, wait);
}
