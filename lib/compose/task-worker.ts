import { setTimeout as delay, setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { type TaskNeeds, taskTypes } from '#lib/domain/task-types.ts';
import { giveUpTask, runTask } from '#lib/domain/tasks/run-task.ts';
import type { StopSignals } from '#lib/domain/tasks/task-type.ts';
import type { Delivery, Queue } from '#lib/ports/queue.ts';

/** Tasks at a time: one may be at its end while the other keeps every page of the browser busy. */
const CONSUMERS = 2;
const WAIT_SECONDS = 20;
/** How long a message stays invisible to others after its consumer's last heartbeat. */
const VISIBILITY_SECONDS = 20;
/** After a failure of the queue itself, before it is asked again. */
const RETRY_MS = 1_000;
/** Before what could not be dealt with comes again; twice as long after each further time. */
const FIRST_REST_SECONDS = 5;
const LONGEST_REST_SECONDS = 900;

/** The loop that works on tasks in the serving process. */
export interface TaskWorker {
  /** Begins nothing new, and returns when what was begun has ended, at the latest after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

type Work = typeof runTask<TaskNeeds>;

/** Works on one message, kept from others meanwhile. What cannot be dealt with is delivered again, after a rest. */
async function attempt(
  needs: TaskNeeds,
  queue: Queue,
  { receipt, deliveries }: Delivery,
  work: () => Promise<void>,
): Promise<void> {
  const keepMessage = () => queue.extend(receipt, VISIBILITY_SECONDS).catch(() => {});
  const heartbeat = setInterval(keepMessage, (VISIBILITY_SECONDS * 1_000) / 4);
  heartbeat.unref();
  try {
    await work();
    clearInterval(heartbeat);
    await queue.remove(receipt);
  } catch (error) {
    clearInterval(heartbeat);
    needs.log.error({ err: error }, 'a message could not be dealt with');
    const rest = FIRST_REST_SECONDS * 2 ** (deliveries - 1);
    await queue.extend(receipt, Math.min(rest, LONGEST_REST_SECONDS));
  }
}

/** Tasks that wait for others, such as for a receiver of events, at a time in each consumer. */
const WAITING = 64;
/** Of one group: a slow receiver takes no more places than this. */
const WAITING_IN_GROUP = 4;

const waitingTypes = new Set(taskTypes.filter(({ waits }) => waits).map(({ type }) => type));

/** The groups of what runs at the time, and which of them have no place left. */
class Places {
  readonly full = new Set<string>();
  private readonly taken = new Map<string, number>();

  enter(group: string): void {
    const taken = (this.taken.get(group) ?? 0) + 1;
    this.taken.set(group, taken);
    if (taken >= WAITING_IN_GROUP) this.full.add(group);
  }

  leave(group: string): void {
    const taken = (this.taken.get(group) ?? 1) - 1;
    if (taken === 0) this.taken.delete(group);
    else this.taken.set(group, taken);
    this.full.delete(group);
  }
}

/** Runs what mostly waits without holding up what comes after it. */
function runConcurrently(needs: TaskNeeds, queue: Queue, places: Places) {
  const running = new Set<Promise<void>>();
  return {
    takes: ({ body }: Delivery) => waitingTypes.has(String(body['type'])),
    async run(delivery: Delivery, work: () => Promise<void>): Promise<void> {
      const group = String(delivery.body['group']);
      places.enter(group);
      // Left before the message is removed, which wakes who waits for a place.
      const inPlace = () => work().finally(() => places.leave(group));
      const attempted = attempt(needs, queue, delivery, inPlace)
        .catch((error: unknown) => needs.log.error({ err: error }, 'the task queue failed'))
        .finally(() => running.delete(attempted));
      running.add(attempted);
      if (running.size >= WAITING) await Promise.race(running);
    },
    ended: () => Promise.all(running),
  };
}

/** Receives from a queue until the end. */
async function consume(
  needs: TaskNeeds,
  queue: SqliteQueue,
  stops: StopSignals,
  work: Work,
  places: Places,
): Promise<void> {
  const { stop: signal } = stops;
  const options = {
    except: places.full,
    limit: 1,
    waitSeconds: WAIT_SECONDS,
    visibilitySeconds: VISIBILITY_SECONDS,
    signal,
  };
  const waiting = runConcurrently(needs, queue, places);
  while (!signal.aborted) {
    try {
      const [delivery] = await queue.receive(options);
      if (delivery === undefined) continue;
      const run = () => work(needs, taskTypes, delivery.body, stops);
      if (waiting.takes(delivery)) await waiting.run(delivery, run);
      else await attempt(needs, queue, delivery, run);
      // The embedded stores answer at once: thousands that are due would let no request in between.
      await yieldToOthers();
    } catch (error) {
      needs.log.error({ err: error }, 'the task queue failed');
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  await waiting.ended();
}

/** Starts working on tasks, and on those that workers died of too often. */
export function startTaskWorker(
  needs: TaskNeeds,
  { tasks, deadLetters }: { readonly tasks: SqliteQueue; readonly deadLetters: SqliteQueue },
): TaskWorker {
  const stop = new AbortController();
  const abort = new AbortController();
  const stops = { stop: stop.signal, abort: abort.signal };
  const places = new Places();
  const consumers = Array.from({ length: CONSUMERS }, () =>
    consume(needs, tasks, stops, runTask, places),
  );
  consumers.push(consume(needs, deadLetters, stops, giveUpTask, new Places()));
  return {
    async stop(graceMs) {
      stop.abort();
      const timer = setTimeout(() => abort.abort(), graceMs);
      await Promise.all(consumers);
      clearTimeout(timer);
    },
  };
}
