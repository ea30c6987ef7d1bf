import { connect, type LookupFunction, type Socket } from 'node:net';
import { OutboundError } from '#lib/ports/outbound-http.ts';
import type { CheckedTarget } from './policy.ts';

const DIAL_TIMEOUT_MS = 10_000;
/**
 * Before the next address is tried in parallel. Node's own quarter of a second gives up on
 * distant IPv4 hosts where IPv6 has no route.
 */
const NEXT_ADDRESS_MS = 2_000;

/**
 * A TCP connection to a checked address: no name is resolved here. Rejects with OutboundError
 * `connect`, `timeout` or `aborted`.
 */
export function dial(target: CheckedTarget, signal?: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const { hostname, port, addresses } = target;
  const first = addresses[0];
  if (first === undefined || signal?.aborted === true) {
    return Promise.reject(new OutboundError('aborted', 'The connection was given up'));
  }
  const lookup: LookupFunction = (_hostname, options, callback) => {
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
  const socket = connect({
    host: addresses.length === 1 ? first.address : hostname,
    port,
    lookup,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    noDelay: true,
  });
  // A reset between this promise and the listeners of its receiver must not end the process.
  socket.on('error', () => {});
  const give = (error: OutboundError) => {
    settle();
    socket.destroy();
    reject(error);
  };
  const onError = (cause: Error) =>
    give(new OutboundError('connect', `${hostname} does not accept connections`, cause));
  const onAbort = () => give(new OutboundError('aborted', 'The connection was given up'));
  const timer = setTimeout(
    () => give(new OutboundError('timeout', `${hostname} did not answer in time`)),
    DIAL_TIMEOUT_MS,
  );
  const settle = () => {
    clearTimeout(timer);
    socket.off('error', onError);
    signal?.removeEventListener('abort', onAbort);
  };
  socket.once('error', onError).once('connect', () => {
    settle();
    resolve(socket);
  });
  signal?.addEventListener('abort', onAbort, { once: true });
  return promise;
}
