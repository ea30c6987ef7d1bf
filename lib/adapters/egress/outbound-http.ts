import { Agent, type Dispatcher } from 'undici';
import {
  OutboundError,
  type OutboundHttp,
  type OutboundRequest,
  type OutboundResponse,
} from '#lib/ports/outbound-http.ts';
import { readBody } from './body.ts';
import { createConnector } from './connector.ts';
import type { EgressPolicy } from './policy.ts';
import { followRedirect, type Hop } from './redirect.ts';

const DEFAULT_MAX_REDIRECTS = 5;
/** Connections are kept for the images of one document, not for the next user. */
const KEEP_ALIVE_MS = 2_000;
/** Ours to set, or meaningful to one connection only. */
const OWN_HEADERS =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|content-length|accept-encoding|upgrade|expect|proxy-.*)$/;

export interface OutboundHttpOptions {
  /** PEM certificates trusted instead of the usual ones. */
  readonly ca?: string;
}

/** HTTP under the policy: each connection is checked when it is made, each redirect is followed here. */
export function createOutboundHttp(
  policy: EgressPolicy,
  options: OutboundHttpOptions = {},
): OutboundHttp {
  const agent = new Agent({
    connect: createConnector(policy, options.ca),
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    pipelining: 1,
  });
  const send = (hop: Hop, signal: AbortSignal) => {
    // Here already, since a connection knows neither credentials nor schemes.
    policy.inspect(hop.url);
    return sendOnce(agent, hop, signal);
  };
  return { fetch: (request) => withinDeadline(request, (signal) => run(send, request, signal)) };
}

type Send = (hop: Hop, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;

async function run(
  send: Send,
  request: OutboundRequest,
  signal: AbortSignal,
): Promise<OutboundResponse> {
  const maxRedirects = request.maxRedirects ?? DEFAULT_MAX_REDIRECTS;
  let hop = firstHop(request);
  for (let redirects = 0; ; redirects += 1) {
    const response = await send(hop, signal);
    const next = maxRedirects === 0 ? undefined : followRedirect(hop, response);
    if (next === undefined) {
      const body = await readBody(response, hop.method === 'HEAD', request.maxBytes);
      return {
        url: hop.url.href,
        status: response.statusCode,
        headers: joinHeaders(response.headers),
        body,
      };
    }
    // The rest of a redirect is of no interest; a reader who waits for it can be kept waiting.
    response.body.on('error', () => {}).destroy();
    if (redirects === maxRedirects) {
      throw new OutboundError('too-many-redirects', `More than ${maxRedirects} redirects`);
    }
    hop = next;
  }
}

function firstHop(request: OutboundRequest): Hop {
  const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
  if (url === undefined) throw new OutboundError('blocked', 'The address is not a valid URL');
  url.hash = '';
  const headers: Record<string, string> = { accept: '*/*', 'user-agent': 'Pagewright' };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (!OWN_HEADERS.test(name.toLowerCase())) headers[name.toLowerCase()] = value;
  }
  headers['accept-encoding'] = 'gzip, br';
  return { url, method: request.method ?? 'GET', headers, body: request.body };
}

async function sendOnce(
  agent: Agent,
  hop: Hop,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const attempt = () =>
    agent.request({
      origin: hop.url.origin,
      path: `${hop.url.pathname}${hop.url.search}`,
      method: hop.method,
      headers: hop.headers,
      body: hop.body ?? null,
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  try {
    return await attempt();
  } catch (error) {
    // A kept connection may have been closed by the other side in the meantime.
    const stale = codeOf(error) === 'UND_ERR_SOCKET' || codeOf(error) === 'ECONNRESET';
    if (!stale || (hop.method !== 'GET' && hop.method !== 'HEAD')) throw error;
    return await attempt();
  }
}

async function withinDeadline<T>(
  request: OutboundRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (error: OutboundError) => {
    reject(error);
    controller.abort(error);
  };
  const onAbort = () => end(new OutboundError('aborted', 'The request was given up'));
  const timer = setTimeout(
    () => end(new OutboundError('timeout', `No complete answer within ${request.timeoutMs} ms`)),
    request.timeoutMs,
  );
  request.signal?.addEventListener('abort', onAbort, { once: true });
  if (request.signal?.aborted === true) onAbort();
  try {
    // Raced, since undici notices an abort only once it is connected.
    return await Promise.race([ended, work(controller.signal)]);
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('protocol', 'The answer was not valid HTTP', error);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', onAbort);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function joinHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const joined: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) {
      joined[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
    }
  }
  return joined;
}
