import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { EgressBudget, EgressChannel, EgressProxy } from '#lib/ports/egress-proxy.ts';
import type { Log } from '#lib/ports/log.ts';
import { forward, refuse } from './forward.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createOpen, type Open } from './open.ts';
import type { EgressPolicy } from './policy.ts';
import { splice } from './tunnel.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const TIMEOUT_CHECK_MS = 2_000;

/** Forward proxies under `policy`: one listener on loopback for each channel. */
export function createEgressProxy(policy: EgressPolicy, log: Log): EgressProxy {
  return { open: (budget) => openChannel(policy, log, budget) };
}

async function openChannel(
  policy: EgressPolicy,
  log: Log,
  budget: EgressBudget,
): Promise<EgressChannel> {
  const ledger = createLedger(budget);
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  });
  const port = await listen(server);
  const open = createOpen(policy, log, ledger, port);

  server.on('connection', ledger.hold);
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('error', (error) => log.warn({ error: error.message }, 'egress listener failed'));
  server.on(
    'connect',
    (request, client, head) => void tunnel(open, ledger, request.url, client, head),
  );
  server.on('request', (request, response) => {
    // An origin-form request is meant for a web server, which this is not.
    if (!/^http:\/\//i.test(request.url ?? '')) refuse(response, 400);
    else void forward(open, ledger, request, response);
  });

  return {
    address: `http://127.0.0.1:${port}`,
    failures: ledger.failures,
    exhausted: ledger.exhausted,
    close: () => {
      ledger.end();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      return promise;
    },
  };
}

function listen(server: Server): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen({ port: 0, host: '127.0.0.1' }, () => {
    server.off('error', reject);
    resolve((server.address() as AddressInfo).port);
  });
  return promise;
}

async function tunnel(
  open: Open,
  ledger: Ledger,
  authority: string | undefined,
  client: Duplex,
  head: Buffer,
): Promise<void> {
  client.on('error', () => client.destroy());
  const answer = (status: number) => {
    client.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  };
  // Only host and port: a path or credentials here would be read differently by a URL parser.
  if (!/^[^\s/@?#\\]+:\d{1,5}$/.test(authority ?? '')) return answer(400);
  const upstream = await open(`https://${authority}/`, answer);
  if (upstream === undefined) return;
  client.write('HTTP/1.1 200 Connection established\r\n\r\n');
  splice(client, upstream, head, ledger.count);
}
