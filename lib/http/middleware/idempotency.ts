import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { invalid, PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { AnswerClaim, AnswerLedger, StoredAnswer } from '../gate.ts';
import type { HttpRequest, HttpResponse } from '../message.ts';
import { errorResponse } from '../respond.ts';
import type { Exchange, HeldClaim, Middleware } from './exchange.ts';

const MAX_KEY_LENGTH = 255;
const RENEW_MS = 10_000;
/** How long a repeated request waits for the first one to be answered. */
const WAIT_MS = 65_000;
const FIRST_LOOK_MS = 40;
const LAST_LOOK_MS = 500;
const REPLAYED = { 'idempotency-replayed': 'true' };

/** @throws validation */
function idempotencyKey({ headers }: HttpRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && (key.trim() === '' || key.length > MAX_KEY_LENGTH)) {
    throw invalid({
      path: ['Idempotency-Key'],
      message: `the header must have 1 to ${MAX_KEY_LENGTH} characters`,
    });
  }
  return key;
}

/** Two requests are the same one when they go to the same place with the same parsed body. */
function fingerprintOf({ request: { method, path, query }, input: { body } }: Exchange): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, query.toString(), body]))
    .digest('hex');
}

/** The claim to run this request, or the answer that it already had. @throws idempotencyConflict */
async function claimOrAnswer(
  ledger: AnswerLedger,
  exchange: Exchange,
  caller: Caller,
  key: string,
): Promise<AnswerClaim | StoredAnswer> {
  const { signal } = exchange.request;
  const fingerprint = fingerprintOf(exchange);
  const until = performance.now() + WAIT_MS;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, LAST_LOOK_MS)) {
    const found = await ledger.claim(caller, key, fingerprint);
    if (found.kind === 'claimed') return found.claim;
    if (found.kind === 'answered') return found.answer;
    if (performance.now() > until || signal.aborted) {
      throw new PagewrightError('idempotencyConflict', {
        message: 'The first request with this Idempotency-Key is still running: try again later',
        headers: { 'retry-after': '5' },
      });
    }
    await delay(wait, undefined, { signal }).catch(() => {});
  }
}

/** A claim that says it is alive until it is kept or released. */
function keepAlive(claim: AnswerClaim): HeldClaim {
  const renewal = setInterval(() => claim.renew().catch(() => {}), RENEW_MS);
  renewal.unref();
  return {
    keep(answer) {
      clearInterval(renewal);
      return claim.keep(answer);
    },
    release() {
      clearInterval(renewal);
      return claim.release();
    },
  };
}

const isEventStream = ({ headers }: HttpResponse): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true;

/** Without the headers of this one request, such as its id. */
function storedAnswer(
  { status, headers }: HttpResponse,
  common: Exchange['headers'],
  body: Uint8Array,
): StoredAnswer {
  const own = Object.entries(headers).filter(([name]) => !(name in common));
  return { status, headers: Object.fromEntries(own), body };
}

/** Events go out as they happen, and are kept once the last one is through. */
function keepStream(
  claim: HeldClaim,
  response: HttpResponse,
  events: Readable,
  common: Exchange['headers'],
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
      if (complete) await claim.keep(storedAnswer(response, common, Buffer.from(sent.join(''))));
      else await claim.release();
    }
  }
  return Readable.from(passing());
}

async function keepResponse(
  claim: HeldClaim,
  response: HttpResponse,
  common: Exchange['headers'],
): Promise<HttpResponse> {
  const { body } = response;
  if (body instanceof Readable && isEventStream(response))
    return { ...response, body: keepStream(claim, response, body, common) };
  const whole = body instanceof Readable ? await buffer(body) : body;
  await claim.keep(storedAnswer(response, common, Buffer.from(whole)));
  return { ...response, body: whole };
}

/** Refusals for now and failures of ours are not kept, so that trying again makes sense. */
const isFinal = (error: unknown): boolean =>
  error instanceof PagewrightError && error.status < 500 && error.status !== 429;

/** Runs a request that carries an Idempotency-Key once: two at once never run both, and a repeated one gets the first answer. */
export function idempotency(ledger: AnswerLedger): Middleware {
  return {
    before: async ({ event: exchange }) => {
      const { caller, request, headers } = exchange;
      const key = idempotencyKey(request);
      if (key === undefined || caller === undefined) return undefined;
      const found = await claimOrAnswer(ledger, exchange, caller, key);
      if ('status' in found)
        return { ...found, headers: { ...headers, ...found.headers, ...REPLAYED } };
      exchange.claim = keepAlive(found);
      return undefined;
    },
    after: async (invocation) => {
      const { event: exchange, response } = invocation;
      const { claim, headers } = exchange;
      if (claim !== undefined) invocation.response = await keepResponse(claim, response, headers);
    },
    onError: async ({ event: { claim }, error }) => {
      if (claim === undefined) return;
      const answer = errorResponse(error, {});
      const settled = isFinal(error)
        ? claim.keep(storedAnswer(answer, {}, Buffer.from(String(answer.body))))
        : claim.release();
      // A claim that could not be settled runs out by itself.
      await settled.catch(() => {});
    },
  };
}
