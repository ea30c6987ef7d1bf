import { setTimeout as delay } from 'node:timers/promises';
import type { TableDatabaseError } from '#lib/ports/table-database.ts';
import { failed } from './failures.ts';
import { FairQueue } from './fair-queue.ts';
import { type BaseSlots, SLACK_MS } from './slots.ts';

/** A process that is late every time sends all the same. */
const MAX_MISSED = 3;

/** Somebody who waits for a turn. */
interface Waiting {
  /** Epoch milliseconds: a later turn is worth nothing. */
  readonly deadline: number;
  readonly go: () => void;
  readonly fail: (error: TableDatabaseError) => void;
}

export interface Turn {
  readonly ownerId: string;
  readonly deadline: number;
  readonly signal: AbortSignal;
}

const busyUntil = (at: number) =>
  failed('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil((at - Date.now()) / 1_000)) });

/**
 * Turns at a base: each base has a queue of its own, so nobody waits for another base, and its turns
 * go round its owners.
 */
export function createPacing(slots: BaseSlots) {
  const queues = new Map<string, FairQueue<Waiting>>();

  function refuse(queue: FairQueue<Waiting>, before: number, error: () => TableDatabaseError) {
    for (const waiting of [...queue].filter(({ deadline }) => deadline < before)) {
      queue.remove(waiting);
      waiting.fail(error());
    }
  }

  async function serve(baseId: string, queue: FairQueue<Waiting>): Promise<void> {
    for (let missed = 0; ; ) {
      refuse(queue, Date.now(), () => failed('timeout'));
      const latest = Math.max(...[...queue].map(({ deadline }) => deadline));
      if (latest === Number.NEGATIVE_INFINITY) {
        queues.delete(baseId);
        return;
      }
      const { at, taken } = await slots.reserve(baseId, latest);
      refuse(queue, at, () => busyUntil(at));
      if (!taken) continue;
      await delay(Math.max(0, at - Date.now()));
      // What goes out long after its slot would arrive together with the next second's requests.
      if (Date.now() - at > SLACK_MS && missed < MAX_MISSED) {
        missed += 1;
        continue;
      }
      missed = 0;
      queue.take()?.go();
    }
  }

  function start(baseId: string): FairQueue<Waiting> {
    const queue = new FairQueue<Waiting>();
    queues.set(baseId, queue);
    // The first one is in the queue before it is served.
    void Promise.resolve()
      .then(() => serve(baseId, queue))
      .catch((cause: unknown) => {
        queues.delete(baseId);
        refuse(queue, Number.POSITIVE_INFINITY, () => failed('unavailable', { cause }));
      });
    return queue;
  }

  /** Returns when it is this caller's turn. @throws TableDatabaseError rate-limited, timeout, aborted */
  return function turn(baseId: string, { ownerId, deadline, signal }: Turn): Promise<void> {
    if (signal.aborted) return Promise.reject(failed('aborted'));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = queues.get(baseId) ?? start(baseId);
    const waiting: Waiting = { deadline, go: resolve, fail: reject };
    queue.add(ownerId, waiting);
    const leave = () => {
      queue.remove(waiting);
      reject(failed('aborted'));
    };
    signal.addEventListener('abort', leave, { once: true });
    return promise.finally(() => signal.removeEventListener('abort', leave));
  };
}
