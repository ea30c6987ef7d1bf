import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { invalid, PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Endpoint } from './endpoint.ts';
import type { AnswerClaim, AnswerLedger, KeptAnswer } from './gate.ts';
import type { HttpRequest, HttpResponse } from './message.ts';
import { errorResponse } from './respond.ts';

const MAX_KEY_LENGTH = 255;
const RENEW_MS = 10_000;
/** How long a repeated request waits for the first one to be answered. */
const WAIT_MS = 65_000;
const FIRST_LOOK_MS = 40;
const LAST_LOOK_MS = 500;

/** Whether an endpoint answers a repeated request with its first answer: what has a key and may create something. */
export function isIdempotent({ method, auth }: Pick<Endpoint, 'method' | 'auth'>): boolean {
  return method === 'POST' && auth === 'key';
}

/** The request's key; undefined when it has none or the endpoint does not read it. @throws validation */
export function idempotencyKey(endpoint: Endpoint, request: HttpRequest): string | undefined {
  const key = isIdempotent(endpoint) ? request.headers['idempotency-key'] : undefined;
  if (key === undefined) return undefined;
  if (key.trim() === '' || key.length > MAX_KEY_LENGTH) {
    throw invalid({
      path: ['Idempotency-Key'],
      message: `the header must have 1 to ${MAX_KEY_LENGTH} characters`,
    });
  }
  return key;
}

/** What makes two requests the same one: where they go and what they say. */
function fingerprintOf({ method, path, query }: HttpRequest, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, query.toString(), body]))
    .digest('hex');
}

/** A request that carries an idempotency key. */
interface Repeatable {
  readonly request: HttpRequest;
  readonly caller: Caller;
  readonly key: string;
  /** Parsed. */
  readonly body: unknown;
  /** Headers of this very response, such as its request id. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Runs a request, or answers it as it was answered before; two at once never run both. Failures of
 * ours and refusals for now are not kept, so that trying again makes sense.
 * @throws idempotencyConflict, or what `run` throws
 */
export async function answerOnce(
  ledger: AnswerLedger,
  repeatable: Repeatable,
  run: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { request, caller, key, body, headers } = repeatable;
  const fingerprint = fingerprintOf(request, body);
  const until = performance.now() + WAIT_MS;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, LAST_LOOK_MS)) {
    const found = await ledger.claim(caller, key, fingerprint);
    if (found.kind === 'claimed') return runClaimed(found.claim, headers, run);
    if (found.kind === 'answered') return replay(found.answer, headers);
    if (performance.now() > until || request.signal.aborted) {
      throw new PagewrightError('idempotencyConflict', {
        message: 'The first request with this Idempotency-Key is still running: try again later',
        headers: { 'retry-after': '5' },
      });
    }
    await delay(wait, undefined, { signal: request.signal }).catch(() => {});
  }
}

function replay(answer: KeptAnswer, headers: Repeatable['headers']): HttpResponse {
  return {
    status: answer.status,
    headers: { ...headers, ...answer.headers, 'idempotency-replayed': 'true' },
    body: answer.body,
  };
}

async function runClaimed(
  claim: AnswerClaim,
  headers: Repeatable['headers'],
  run: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const renewal = setInterval(() => claim.renew().catch(() => {}), RENEW_MS);
  renewal.unref();
  let streaming = false;
  try {
    const response = await run();
    const { body } = response;
    if (body instanceof Readable && isEvents(response)) {
      streaming = true;
      const settle = () => clearInterval(renewal);
      return { ...response, body: keptOnTheWay(claim, response, headers, body, settle) };
    }
    const whole = body instanceof Readable ? await buffer(body) : body;
    await claim.keep(keptAnswer(response, headers, Buffer.from(whole)));
    return { ...response, body: whole };
  } catch (error) {
    if (error instanceof PagewrightError && error.status < 500 && error.status !== 429) {
      const answer = errorResponse(error, {});
      await claim.keep(keptAnswer(answer, headers, Buffer.from(String(answer.body))));
    } else await claim.release();
    throw error;
  } finally {
    if (!streaming) clearInterval(renewal);
  }
}

const isEvents = ({ headers }: HttpResponse): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

function keptAnswer(
  response: HttpResponse,
  common: Repeatable['headers'],
  body: Uint8Array,
): KeptAnswer {
  const own = Object.entries(response.headers).filter(([name]) => !(name in common));
  return { status: response.status, headers: Object.fromEntries(own), body };
}

/** Events go out as they happen, and are kept once the last one is through. */
function keptOnTheWay(
  claim: AnswerClaim,
  response: HttpResponse,
  common: Repeatable['headers'],
  events: Readable,
  settle: () => void,
): Readable {
  async function* passing(): AsyncGenerator<string> {
    const sent: string[] = [];
    let complete = false;
    try {
      for await (const event of events) {
        sent.push(String(event));
        yield String(event);
      }
      complete = !sent.at(-1)?.startsWith('event: error');
    } finally {
      settle();
      if (complete) await claim.keep(keptAnswer(response, common, Buffer.from(sent.join(''))));
      else await claim.release();
    }
  }
  return Readable.from(passing());
}
