import { setTimeout as delay } from 'node:timers/promises';
import { giveUpTurn } from '#lib/domain/jobs/give-up-turn.ts';
import { LANES, LEASE_SECONDS } from '#lib/domain/jobs/job-store.ts';
import { type JobNeeds, type Turn, takeTurn } from '#lib/domain/jobs/take-turn.ts';
import type { Delivery, Queue } from '#lib/ports/queue.ts';
import type { JsonObject } from '#schemas/json.ts';

/** Turns at a time: one may be at its last item while the other keeps every page of the browser busy. */
const CONSUMERS = LANES;
const WAIT_SECONDS = 20;
/** After a failure of the queue itself, before it is asked again. */
const RETRY_MS = 1_000;
/** After a failed turn; twice as long after each further one, eleven minutes in all. */
const FIRST_REST_SECONDS = 5;
const LONGEST_REST_SECONDS = 900;

/** The loop that works on jobs in the serving process. */
export interface JobWorker {
  /** Begins nothing new, and returns when what was begun has ended, at the latest after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

type Work = (body: JsonObject, turn: Turn) => Promise<void>;

/** Works on one message. What fails is delivered again, after a rest. */
async function attempt(
  needs: JobNeeds,
  queue: Queue,
  { body, receipt, deliveries }: Delivery,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    await queue.remove(receipt);
  } catch (error) {
    needs.log.error({ err: error, ...body }, 'a turn of a job failed');
    const rest = FIRST_REST_SECONDS * 2 ** (deliveries - 1);
    await queue.extend(receipt, Math.min(rest, LONGEST_REST_SECONDS));
  }
}

/** Receives from a queue until the end. */
async function consume(
  needs: JobNeeds,
  queue: Queue,
  stops: Pick<Turn, 'stop' | 'abort'>,
  work: Work,
): Promise<void> {
  const { stop: signal } = stops;
  const options = { limit: 1, waitSeconds: WAIT_SECONDS, visibilitySeconds: LEASE_SECONDS, signal };
  while (!signal.aborted) {
    try {
      const [delivery] = await queue.receive(options);
      if (delivery === undefined) continue;
      const keepMessage = () => queue.extend(delivery.receipt, LEASE_SECONDS);
      await attempt(needs, queue, delivery, () => work(delivery.body, { ...stops, keepMessage }));
    } catch (error) {
      needs.log.error({ err: error }, 'the queue of jobs failed');
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
}

/** Starts working on jobs: on their turns, and on those that failed too often. */
export function startJobWorker(
  needs: JobNeeds,
  { turns, deadLetters }: { readonly turns: Queue; readonly deadLetters: Queue },
): JobWorker {
  const stop = new AbortController();
  const abort = new AbortController();
  const stops = { stop: stop.signal, abort: abort.signal };
  const consumers = Array.from({ length: CONSUMERS }, () =>
    consume(needs, turns, stops, (body, turn) => takeTurn(needs, body, turn)),
  );
  consumers.push(consume(needs, deadLetters, stops, (body, turn) => giveUpTurn(needs, body, turn)));
  return {
    async stop(graceMs) {
      stop.abort();
      const timer = setTimeout(() => abort.abort(), graceMs);
      await Promise.all(consumers);
      clearTimeout(timer);
    },
  };
}
