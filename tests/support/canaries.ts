import { createSocket } from 'node:dgram';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PNG } from 'pngjs';

/** Stands in everything that a canary serves, so that a document shows where it has been. */
export const CANARY_TEXT = 'CANARYWASHERE';
/** Covers everything that a canary serves. */
export const CANARY_COLOUR = '#ff00ff';

const PIXELS = canaryPng();
const STYLE = `*{background:${CANARY_COLOUR}!important} body::before{content:"${CANARY_TEXT}"}`;
const HTML = `<!doctype html><style>${STYLE}</style><body>${CANARY_TEXT}`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><g id="x"><rect width="200" height="200" fill="${CANARY_COLOUR}"/><text y="50">${CANARY_TEXT}</text></g></svg>`;
const SCRIPT = `globalThis.document?.documentElement.insertAdjacentHTML('beforeend', ${JSON.stringify(`<h1 style="background:${CANARY_COLOUR}">${CANARY_TEXT}</h1>`)}); globalThis.postMessage?.('${CANARY_TEXT}')`;

/** Content by file extension: each is something that the asker would show. */
const CONTENT: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
  png: ['image/png', PIXELS],
  css: ['text/css', STYLE],
  svg: ['image/svg+xml', SVG],
  js: ['text/javascript', SCRIPT],
  html: ['text/html', HTML],
  json: ['application/json', JSON.stringify({ text: CANARY_TEXT })],
  txt: ['text/plain', CANARY_TEXT],
  events: ['text/event-stream', `data: ${CANARY_TEXT}\n\n`],
  vtt: ['text/vtt', `WEBVTT\n\n00:00.000 --> 10:00.000\n${CANARY_TEXT}\n`],
};

export interface WebServer {
  readonly port: number;
  /** Connections accepted, with or without a request. */
  readonly connections: () => number;
  /** `METHOD url` of each request. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** A canary on every address of this machine: nobody may come near. */
export interface Canary extends WebServer {
  /** Packets on the same port over UDP. */
  readonly packets: () => number;
}

/** The content of a file of that extension, as a canary serves it. */
export function canaryContent(extension: string): readonly [type: string, body: string | Buffer] {
  return CONTENT[extension] ?? ['text/plain', CANARY_TEXT];
}

/** Listens on all IPv4 and, where there is any, IPv6 addresses, for TCP and UDP. */
export async function startCanary(): Promise<Canary> {
  const server = await startWebServer((request, response) => {
    const extension = /\.(\w+)(\?|$)/.exec(request.url ?? '')?.[1] ?? '';
    const [type, body] = canaryContent(extension);
    response.writeHead(200, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'cache-control': 'no-store',
    });
    response.end(body);
  }, '::');
  let packets = 0;
  const udp = createSocket({ type: 'udp4' }).on('message', () => {
    packets += 1;
  });
  const bound = Promise.withResolvers<void>();
  udp.bind(server.port, () => bound.resolve());
  await bound.promise;
  return {
    ...server,
    packets: () => packets,
    close: async () => {
      udp.close();
      await server.close();
    },
  };
}

/** `::` falls back to `0.0.0.0` on a machine without IPv6. */
export async function startWebServer(
  listener: RequestListener,
  host = '127.0.0.1',
): Promise<WebServer> {
  const requests: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await listen(server, host).catch(() => listen(server, '0.0.0.0'));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    close: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      return promise;
    },
  };
}

function listen(server: Server, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, host, () => {
    server.off('error', reject);
    resolve();
  });
  return promise;
}

function canaryPng(): Buffer {
  const image = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([255, 0, 255, 255], at);
  return PNG.sync.write(image);
}
