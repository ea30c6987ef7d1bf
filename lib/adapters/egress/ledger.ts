import type { Duplex } from 'node:stream';
import type { EgressBudget } from '#lib/ports/egress-proxy.ts';

/** A page can fail in as many ways as it likes: no more than this is worth telling. */
const MAX_FAILURES = 100;

/** What one channel has used, what went wrong on it, and everything that must end with it. */
export interface Ledger {
  readonly failures: readonly { readonly host: string; readonly reason: string }[];
  readonly exhausted: AbortSignal;
  /** Aborted when the channel is closed or its budget is used up. */
  readonly ended: AbortSignal;
  /** Counts one request; false when there are no more. */
  admit(): boolean;
  /** Counts bytes of either direction. */
  count(bytes: number): void;
  /** Each host and reason is kept once. */
  fail(host: string, reason: string): void;
  /** Destroys the stream when the channel ends. */
  hold(stream: Duplex): void;
  end(): void;
}

export function createLedger(budget: EgressBudget): Ledger {
  const failures: { host: string; reason: string }[] = [];
  const exhausted = new AbortController();
  const ended = new AbortController();
  const held = new Set<Duplex>();
  let requests = 0;
  let bytes = 0;

  const end = () => {
    ended.abort();
    for (const stream of held) stream.destroy();
    held.clear();
  };
  const exhaust = () => {
    exhausted.abort();
    end();
  };

  return {
    failures,
    exhausted: exhausted.signal,
    ended: ended.signal,
    end,
    admit() {
      requests += 1;
      if (requests > budget.maxRequests) exhaust();
      return !ended.signal.aborted;
    },
    count(length) {
      bytes += length;
      if (bytes > budget.maxBytes && !ended.signal.aborted) exhaust();
    },
    fail(host, reason) {
      const known = failures.some((failure) => failure.host === host && failure.reason === reason);
      if (!known && failures.length < MAX_FAILURES) failures.push({ host, reason });
    },
    hold(stream) {
      if (ended.signal.aborted) {
        stream.destroy();
        return;
      }
      held.add(stream);
      stream.once('close', () => held.delete(stream));
    },
  };
}
