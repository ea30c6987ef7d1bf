import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Ledger } from './ledger.ts';
import type { Open } from './open.ts';
import { IDLE_TIMEOUT_MS } from './tunnel.ts';

/** Meant for one connection only, or for proxies. An upgrade is not passed on: sockets use CONNECT. */
const HOP_HEADERS =
  /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|host|proxy-.*)$/i;

/** Passes on one plain request (absolute form) over a connection of its own. */
export async function forward(
  open: Open,
  ledger: Ledger,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.on('error', () => {});
  response.on('error', () => {});
  const socket = await open(request.url ?? '', (status) => refuse(response, status));
  if (socket === undefined) return;
  const url = new URL(request.url ?? '');
  socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy());
  response.once('close', () => socket.destroy());
  if (response.destroyed) {
    socket.destroy();
    return;
  }
  try {
    const upstream = httpRequest({
      createConnection: () => socket,
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: [...requestHeaders(request), 'Host', url.host, 'Connection', 'close'],
    });
    const answered = Promise.withResolvers<IncomingMessage>();
    upstream.once('response', answered.resolve).once('error', answered.reject);
    upstream.once('close', () => answered.reject(new Error('No answer'))).on('error', () => {});
    request.on('data', (chunk: Buffer) => ledger.count(chunk.length));
    request.pipe(upstream);
    await passBack(await answered.promise, response, ledger);
  } catch {
    ledger.fail(url.host, 'protocol');
    socket.destroy();
    refuse(response, 502);
  }
}

async function passBack(
  incoming: IncomingMessage,
  response: ServerResponse,
  ledger: Ledger,
): Promise<void> {
  // An origin must not make the browser believe that its proxy asks for a password.
  const status = incoming.statusCode === 407 ? 502 : (incoming.statusCode ?? 502);
  response.writeHead(status, passOn(incoming));
  incoming.on('data', (chunk: Buffer) => ledger.count(chunk.length));
  await pipeline(incoming, response);
}

function requestHeaders(request: IncomingMessage): string[] {
  const headers = passOn(request);
  // Without this, Node would send the body of a GET or DELETE unframed.
  if (request.headers['transfer-encoding'] !== undefined) {
    headers.push('Transfer-Encoding', 'chunked');
  }
  return headers;
}

function passOn({ rawHeaders, headers }: IncomingMessage): string[] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const forwarded: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!HOP_HEADERS.test(name) && !named.includes(name.toLowerCase())) {
      forwarded.push(name, rawHeaders[index + 1] ?? '');
    }
  }
  return forwarded;
}

/** An answer without a body: a page can read nothing from a refusal. */
export function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent || response.destroyed) response.destroy();
  else response.writeHead(status, { 'content-length': 0 }).end();
}
