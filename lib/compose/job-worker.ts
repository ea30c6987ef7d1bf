import { setTimeout as delay } from 'node:timers/promises';
import { LANES, LEASE_SECONDS } from '#lib/domain/jobs/job-store.ts';
import { type JobNeeds, takeTurn } from '#lib/domain/jobs/take-turn.ts';
import type { Delivery, Queue } from '#lib/ports/queue.ts';

/** Turns at a time: one may be at its last item while the other keeps every page of the browser busy. */
const CONSUMERS = LANES;
const WAIT_SECONDS = 20;
/** After a failure of the queue itself, before it is asked again. */
const RETRY_MS = 1_000;

/** The loop that works on jobs in the serving process. */
export interface JobWorker {
  /** Begins nothing new, and returns when what was begun has ended, at the latest after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Takes one turn. What fails is delivered again when its visibility has ended. */
async function work(
  needs: JobNeeds,
  queue: Queue,
  { body, receipt }: Delivery,
  stops: { readonly stop: AbortSignal; readonly abort: AbortSignal },
): Promise<void> {
  const keepMessage = () => queue.extend(receipt, LEASE_SECONDS);
  try {
    await takeTurn(needs, body, { ...stops, keepMessage });
    await queue.remove(receipt);
  } catch (error) {
    needs.log.error({ err: error, ...body }, 'a turn of a job failed');
  }
}

/** Starts working on the jobs of the queue. */
export function startJobWorker(needs: JobNeeds, queue: Queue): JobWorker {
  const stop = new AbortController();
  const abort = new AbortController();
  const stops = { stop: stop.signal, abort: abort.signal };
  const options = { limit: 1, waitSeconds: WAIT_SECONDS, visibilitySeconds: LEASE_SECONDS };
  const consume = async () => {
    while (!stop.signal.aborted) {
      try {
        const [delivery] = await queue.receive({ ...options, signal: stop.signal });
        if (delivery !== undefined) await work(needs, queue, delivery, stops);
      } catch (error) {
        needs.log.error({ err: error }, 'the queue of jobs failed');
        await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {});
      }
    }
  };
  const consumers = Array.from({ length: CONSUMERS }, consume);
  return {
    async stop(graceMs) {
      stop.abort();
      const timer = setTimeout(() => abort.abort(), graceMs);
      await Promise.all(consumers);
      clearTimeout(timer);
    },
  };
}
