import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { invalid, PagewrightError, payloadTooLarge } from '#lib/errors.ts';
import type { HttpRequest, HttpResponse, RequestListener } from '#lib/http/message.ts';

/** Receiving the head and the body of one request. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Above the idle time of the usual load balancers, which must be the ones to close. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_HEADER_BYTES = 32_768;
/** How much of a refused body is read, and for how long, so that its sender gets the answer. */
const MAX_DISCARDED_BYTES = 64_000_000;
const DISCARD_TIMEOUT_MS = 5_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readBody(message: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // EndedSlices the loop must not destroy the connection: the answer goes out over it.
    for await (const chunk of message.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw payloadTooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof PagewrightError) throw error;
    throw invalid({ path: [], message: 'the body ended before it was complete' });
  }
  try {
    return utf8.decode(Buffer.concat(chunks, size));
  } catch {
    throw invalid({ path: [], message: 'the body is not valid UTF-8' });
  }
}

function joinHeaders(message: IncomingMessage): Record<string, string | undefined> {
  const joined: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    joined[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return joined;
}

/**
 * Whom a request comes from. Each trusted proxy has added the address that it was asked from, so what
 * stands further left in the header is the client's own word.
 */
function clientAddressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const address = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return address || (socket.remoteAddress ?? '');
}

function toRequest(
  message: IncomingMessage,
  signal: AbortSignal,
  trustedProxies: number,
): HttpRequest {
  const target = message.url ?? '/';
  const question = target.indexOf('?');
  return {
    method: message.method ?? 'GET',
    path: question === -1 ? target : target.slice(0, question),
    query: new URLSearchParams(question === -1 ? '' : target.slice(question + 1)),
    headers: joinHeaders(message),
    body: (maxBytes) => readBody(message, maxBytes),
    clientAddress: clientAddressOf(message, trustedProxies),
    signal,
  };
}

/**
 * Reads and throws away what a client goes on sending of a body that was refused. Closed with bytes
 * unread, the connection would be reset, and the client would lose the answer.
 */
async function discardBody(message: IncomingMessage): Promise<void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let rest = MAX_DISCARDED_BYTES;
  message.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) end();
  });
  for (const event of ['end', 'close', 'error']) message.once(event, () => end());
  const timer = setTimeout(end, DISCARD_TIMEOUT_MS);
  await over;
  clearTimeout(timer);
}

async function writeResponse(
  message: IncomingMessage,
  target: ServerResponse,
  response: HttpResponse,
): Promise<void> {
  const { body } = response;
  if (typeof body === 'string' || body instanceof Uint8Array) {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const empty = response.status === 204 || response.status === 304;
    target.writeHead(
      response.status,
      empty ? { ...response.headers } : { 'content-length': bytes.byteLength, ...response.headers },
    );
    if (!message.complete && !empty) {
      target.write(bytes);
      await discardBody(message);
      target.end();
    } else target.end(empty ? undefined : bytes);
    return;
  }
  target.writeHead(response.status, { ...response.headers });
  target.flushHeaders();
  await pipeline(body, target);
}

/** A running server. */
export interface NodeServer {
  readonly host: string;
  /** The real port, also when 0 was asked for. */
  readonly port: number;
  /** Stops accepting, lets running requests end, and after `graceMs` cuts what is left. */
  close(graceMs: number): Promise<void>;
}

async function serve(
  listener: RequestListener,
  message: IncomingMessage,
  target: ServerResponse,
  trustedProxies: number,
): Promise<void> {
  const gone = new AbortController();
  target.once('close', () => {
    if (!target.writableFinished) gone.abort();
  });
  const response = await listener(toRequest(message, gone.signal, trustedProxies));
  // What of the body was not read would be taken for the next request.
  if (!message.complete) target.setHeader('connection', 'close');
  try {
    await writeResponse(message, target, response);
  } catch {
    // The client went away in the middle, or the source failed after the head was sent: only a cut connection says so.
    target.destroy();
  }
}

/**
 * Knows which connections are in the middle of a request. Node's own closeIdleConnections leaves
 * those open on which nothing was sent yet, such as a browser's preconnects.
 */
function watchConnections(server: Server): () => void {
  const idle = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return () => {
    closing = true;
    for (const socket of idle) socket.destroy();
  };
}

function close(server: Server, closeIdle: () => void, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    closeIdle();
  });
}

/**
 * Listens, then asks for the listener: links in responses need the real port, and a request that
 * comes in between waits instead of being refused.
 */
export async function startNodeServer(
  address: { host: string; port: number; trustedProxies?: number },
  createListener: (server: { host: string; port: number }) => Promise<RequestListener>,
): Promise<NodeServer> {
  const {
    promise: ready,
    resolve: setReady,
    reject: setFailed,
  } = Promise.withResolvers<RequestListener>();
  ready.catch(() => {});
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      noDelay: true,
    },
    (message, target) => {
      ready
        .then((listener) => serve(listener, message, target, address.trustedProxies ?? 0))
        .catch(() => target.destroy());
    },
  );
  const closeIdle = watchConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    setReady(await createListener({ host: address.host, port }));
  } catch (error) {
    setFailed(error);
    await close(server, closeIdle, 0);
    throw error;
  }
  return { host: address.host, port, close: (graceMs) => close(server, closeIdle, graceMs) };
}
