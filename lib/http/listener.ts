import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Endpoint } from './endpoint.ts';
import type { Gate } from './gate.ts';
import { commonHeaders, preflightHeaders } from './headers.ts';
import type { HttpRequest, HttpResponse, RequestListener } from './message.ts';
import { type Exchange, openExchange } from './middleware/exchange.ts';
import { endpointStack } from './middleware/stack.ts';
import type { Page } from './pages/open-pages.ts';
import { servePage } from './pages/serve-page.ts';
import { errorResponse } from './respond.ts';
import { createRouter, type Match } from './router.ts';

/** HEAD is GET without its body, everywhere. */
const servedBy = (method: string): string => (method === 'HEAD' ? 'GET' : method);

function methodsOf({ methods }: Match): string[] {
  return [...methods.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function withoutBody({ status, headers, body }: HttpResponse): HttpResponse {
  if (!(body instanceof Readable)) {
    const size = { 'content-length': `${Buffer.byteLength(body)}` };
    return { status, headers: { ...size, ...headers }, body: '' };
  }
  body.destroy();
  // A length that is not known before the end is not 0.
  const isKnown = headers['content-length'] !== undefined;
  return { status, headers, body: isKnown ? '' : Readable.from([]) };
}

function preflight(match: Match, headers: Exchange['headers']): HttpResponse {
  const methods = [...methodsOf(match), 'OPTIONS'];
  return { status: 204, headers: { ...headers, ...preflightHeaders(methods) }, body: '' };
}

function unknownEndpoint(match: Match | undefined, { method, path }: HttpRequest): PagewrightError {
  const allow = match && methodsOf(match).join(', ');
  return new PagewrightError('notFound', {
    message: allow
      ? `${path} does not take ${method}: use ${allow}`
      : `No such endpoint: ${method} ${path}`,
    fields: { path },
    ...(allow ? { headers: { allow } } : {}),
  });
}

/** What a listener may have beyond its endpoints. */
export interface ListenerOptions {
  /** Given where the platform has an id of its own for the request. */
  readonly newRequestId?: () => string;
  /** Pages by path. */
  readonly pages?: ReadonlyMap<string, Page>;
}

/** Routes each request to its page or the stack of its endpoint, whichever server received it. It never rejects. */
export function createListener(
  endpoints: readonly Endpoint[],
  ports: Ports,
  gate: Gate,
  { newRequestId = randomUUID, pages }: ListenerOptions = {},
): RequestListener {
  const findMatch = createRouter(endpoints);
  const stacks = new Map(endpoints.map((each) => [each, endpointStack(each, ports, gate)]));

  function answerPage(page: Page, request: HttpRequest, headers: Exchange['headers']) {
    return servePage(page, request, headers).catch((error: unknown) => {
      ports.log.error({ err: error, path: request.path }, 'a page could not be read');
      return errorResponse(error, headers);
    });
  }

  function answer(request: HttpRequest, requestId: string): Promise<HttpResponse> | HttpResponse {
    const headers = commonHeaders(requestId);
    const page = servedBy(request.method) === 'GET' ? pages?.get(request.path) : undefined;
    if (page !== undefined) return answerPage(page, request, headers);
    const match = findMatch(request.path);
    if (request.method === 'OPTIONS' && match !== undefined) return preflight(match, headers);
    const endpoint = match?.methods.get(servedBy(request.method));
    const stack = endpoint && stacks.get(endpoint);
    if (stack === undefined || match === undefined)
      return errorResponse(unknownEndpoint(match, request), headers);
    return stack(openExchange({ request, requestId, params: match.params, headers }));
  }

  return async (request) => {
    const requestId = newRequestId();
    const started = performance.now();
    const answered = await answer(request, requestId);
    const response = request.method === 'HEAD' ? withoutBody(answered) : answered;
    const { method, path } = request;
    const durationMs = Math.round(performance.now() - started);
    ports.log.info({ requestId, method, path, status: response.status, durationMs }, 'request');
    return response;
  };
}
