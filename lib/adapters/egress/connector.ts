import type { Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { buildConnector } from 'undici';
import { OutboundError } from '#lib/ports/outbound-http.ts';
import { dial } from './dial.ts';
import type { EgressPolicy } from './policy.ts';

const HANDSHAKE_TIMEOUT_MS = 10_000;

/**
 * How undici gets its connections: each one is checked when it is made. TLS asks for, and checks
 * the certificate against, the name; the connection goes to the checked address. `ca`: PEM
 * certificates trusted instead of the usual ones.
 */
export function createConnector(policy: EgressPolicy, ca?: string): buildConnector.connector {
  return ({ hostname, protocol, port }, callback) => {
    const host = hostname.includes(':') ? `[${hostname}]` : hostname;
    connect(policy, `${protocol}//${host}${port === '' ? '' : `:${port}`}/`, ca).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

async function connect(policy: EgressPolicy, origin: string, ca?: string): Promise<Socket> {
  const target = await policy.check(origin);
  const socket = await dial(target);
  return origin.startsWith('https:') ? handshake(socket, target.hostname, ca) : socket;
}

function handshake(socket: Socket, hostname: string, ca?: string): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const tls = connectTls({
    socket,
    host: hostname,
    // A literal address takes no server name (RFC 6066); its certificate is checked against `host`.
    ...(/^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname }),
    ALPNProtocols: ['http/1.1'],
    ...(ca === undefined ? {} : { ca }),
  });
  const timer = setTimeout(
    () => tls.destroy(new Error('TLS handshake timed out')),
    HANDSHAKE_TIMEOUT_MS,
  );
  const onError = (cause: Error) => {
    clearTimeout(timer);
    tls.on('error', () => {}).destroy();
    reject(
      new OutboundError('tls', `No secure connection to ${hostname}: check its certificate`, cause),
    );
  };
  tls.once('error', onError).once('secureConnect', () => {
    clearTimeout(timer);
    tls.off('error', onError);
    resolve(tls);
  });
  return promise;
}
