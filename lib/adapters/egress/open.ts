import type { Socket } from 'node:net';
import type { Log } from '#lib/ports/log.ts';
import { OutboundError } from '#lib/ports/outbound-http.ts';
import { dial } from './dial.ts';
import type { Ledger } from './ledger.ts';
import type { CheckedTarget, EgressPolicy } from './policy.ts';

const STATUS_OF: Readonly<Record<string, number>> = { blocked: 403, timeout: 504, aborted: 503 };

/** Opens the connection that a request asks for, after all checks; undefined when it was refused. */
export type Open = (
  address: string,
  refuse: (status: number) => void,
) => Promise<Socket | undefined>;

/** Opens connections for one channel: counted, checked, dialled and ended with it. */
export function createOpen(policy: EgressPolicy, log: Log, ledger: Ledger, ownPort: number): Open {
  return async (address, refuse) => {
    if (!ledger.admit()) {
      refuse(503);
      return undefined;
    }
    try {
      const target = await policy.check(address);
      if (isSelf(target, ownPort)) throw new OutboundError('blocked', 'The proxy itself');
      const socket = await dial(target, ledger.ended);
      ledger.hold(socket);
      return socket;
    } catch (error) {
      const reason = error instanceof OutboundError ? error.reason : 'protocol';
      const host = URL.canParse(address) ? new URL(address).host : '';
      if (reason !== 'aborted') {
        ledger.fail(host, reason);
        log.info({ host, reason }, 'egress refused');
      }
      refuse(STATUS_OF[reason] ?? 502);
      return undefined;
    }
  };
}

function isSelf({ port, addresses }: CheckedTarget, ownPort: number): boolean {
  return port === ownPort && addresses.some(({ address }) => address === '127.0.0.1');
}
