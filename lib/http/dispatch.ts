import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { readJson } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import type { Gate } from './gate.ts';
import { commonHeaders, preflightHeaders, rateLimitHeaders } from './headers.ts';
import { answerOnce, idempotencyKey } from './idempotency.ts';
import type { HttpRequest, HttpResponse, RequestListener } from './message.ts';
import { errorResponse, replyResponse } from './respond.ts';
import { createRouter, type Match } from './router.ts';
import { parseInput } from './validate.ts';

const BEARER = /^Bearer +(gk_[A-Za-z0-9_-]{1,200}) *$/i;

async function authenticateKey(
  gate: Gate,
  endpoint: Endpoint,
  authorization: string,
): Promise<Caller> {
  const apiKey = BEARER.exec(authorization)?.[1];
  if (apiKey === undefined) {
    // A bearer that cannot be a key is a wrong key, not a missing one.
    const presented = /^Bearer +\S/i.test(authorization);
    throw new PagewrightError(
      presented ? (endpoint.unknownKey ?? 'unauthenticated') : 'unauthenticated',
    );
  }
  const caller = await gate.authenticate(apiKey);
  if (caller === undefined) throw new PagewrightError(endpoint.unknownKey ?? 'unauthenticated');
  return caller;
}

/** Whoever holds a link's token needs no key; a wrong one beside it does not matter. */
async function authenticate(
  gate: Gate,
  endpoint: Endpoint,
  request: HttpRequest,
): Promise<Caller | undefined> {
  if (endpoint.auth === 'none') return undefined;
  const hasToken = endpoint.auth === 'key-or-token' && request.query.has('token');
  try {
    return await authenticateKey(gate, endpoint, request.headers['authorization'] ?? '');
  } catch (error) {
    if (hasToken && error instanceof PagewrightError && error.status === 401) return undefined;
    throw error;
  }
}

function decodeParams(params: Match['params']): Record<string, string> {
  const decode = (raw: string): string => {
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  };
  return Object.fromEntries(Object.entries(params).map(([name, raw]) => [name, decode(raw)]));
}

/** Parses the parts of the input in the order of the contract: body (size, syntax, shape) after everything that needs no body. */
async function readInput(
  endpoint: Endpoint,
  request: HttpRequest,
  match: Match,
  maxBodyBytes: number,
) {
  const { params, query, body } = endpoint.input;
  const json = body === undefined ? undefined : await readJson(request, maxBodyBytes);
  return {
    params: params && parseInput(params, decodeParams(match.params)),
    query: query && parseInput(query, Object.fromEntries(request.query)),
    body: body && parseInput(body, json),
  };
}

/** HEAD is GET without its body, everywhere. */
function methodsOf({ methods }: Match): string[] {
  return [...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function withoutBody({ status, headers, body }: HttpResponse): HttpResponse {
  if (body instanceof Readable) {
    body.destroy();
    // A length that is not known before the end is not 0.
    if (headers['content-length'] === undefined)
      return { status, headers, body: Readable.from([]) };
  }
  const size = typeof body === 'string' ? { 'content-length': `${Buffer.byteLength(body)}` } : {};
  return { status, headers: { ...size, ...headers }, body: '' };
}

function findEndpoint(match: Match | undefined, request: HttpRequest): Endpoint {
  const endpoint = match?.methods.get(request.method === 'HEAD' ? 'GET' : request.method);
  if (endpoint !== undefined) return endpoint;
  const allow = match && methodsOf(match).join(', ');
  throw new PagewrightError('notFound', {
    message: allow
      ? `${request.path} does not take ${request.method}: use ${allow}`
      : `No such endpoint: ${request.method} ${request.path}`,
    fields: { path: request.path },
    ...(allow ? { headers: { allow } } : {}),
  });
}

/**
 * The pipeline that every request passes, whichever server received it: known endpoint,
 * authentication, rate limit, body, schema, handler, response. It never rejects.
 *
 * @param newRequestId given where the platform has an id of its own for the request.
 */
export function createListener(
  endpoints: readonly Endpoint[],
  ports: Ports,
  gate: Gate,
  newRequestId: () => string = randomUUID,
): RequestListener {
  const findMatch = createRouter(endpoints);

  async function answer(
    request: HttpRequest,
    requestId: string,
    headers: Record<string, string>,
  ): Promise<HttpResponse> {
    const match = findMatch(request.path);
    if (request.method === 'OPTIONS' && match !== undefined) {
      return {
        status: 204,
        headers: { ...headers, ...preflightHeaders([...methodsOf(match), 'OPTIONS']) },
        body: '',
      };
    }
    const endpoint = findEndpoint(match, request);
    const caller = await authenticate(gate, endpoint, request);
    if (caller !== undefined) Object.assign(headers, rateLimitHeaders(await gate.admit(caller)));
    const input = await readInput(endpoint, request, match as Match, ports.settings.maxBodyBytes);
    const handle = async () => {
      const { signal } = request;
      const reply = await endpoint.handler({ ports, requestId, signal, caller, ...input });
      return replyResponse(endpoint, request, reply, headers, (error) =>
        logFailure(ports, requestId, request, error),
      );
    };
    const key = idempotencyKey(endpoint, request);
    if (key === undefined || caller === undefined) return handle();
    const { body } = input;
    return answerOnce(gate.answers, { request, caller, key, body, headers }, handle);
  }

  return async (request) => {
    const requestId = newRequestId();
    const headers = commonHeaders(requestId);
    const started = performance.now();
    let response: HttpResponse;
    try {
      response = await answer(request, requestId, headers);
    } catch (error) {
      logFailure(ports, requestId, request, error);
      response = errorResponse(error, headers);
    }
    if (request.method === 'HEAD') response = withoutBody(response);
    const durationMs = Math.round(performance.now() - started);
    ports.log.info(
      {
        requestId,
        method: request.method,
        path: request.path,
        status: response.status,
        durationMs,
      },
      'request',
    );
    return response;
  };
}

/** A known failure below 500 is the caller's matter and is told by the request line; the rest is logged with its cause. */
function logFailure(ports: Ports, requestId: string, request: HttpRequest, error: unknown): void {
  if (error instanceof PagewrightError && error.status < 500) return;
  ports.log.error(
    { requestId, method: request.method, path: request.path, err: error },
    'request failed',
  );
}
