import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate, privateKey } from './fixtures/certificate.ts';

/** A real server on loopback: what was asked of it, and over how many connections. */
export interface LoopbackServer extends AsyncDisposable {
  readonly port: number;
  /** `METHOD url` of each request. */
  readonly requests: string[];
  readonly connections: () => number;
}

/** `secure` serves the certificate of `secure.example`. */
export async function serve(
  listener: RequestListener,
  options: { host?: string; port?: number; secure?: boolean } = {},
): Promise<LoopbackServer> {
  const requests: string[] = [];
  let connections = 0;
  const record: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  };
  const server: Server =
    options.secure === true
      ? createTlsServer({ cert: certificate, key: privateKey }, record)
      : createServer(record);
  server.on('connection', () => {
    connections += 1;
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
