import { z } from 'zod';
import type { JsonObject } from '#schemas/json.ts';

/** A message of the task queue. */
export const Task = z.object({
  type: z.string(),
  payload: z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>,
  /** Whose work it is. */
  group: z.string(),
  /** How often it has failed before. */
  attempt: z.int().min(0).default(0),
  /** Epoch milliseconds: delays are longer than a queue can hold a message back. */
  notBefore: z.int().optional(),
});
export type Task = z.infer<typeof Task>;

/** How work is to end: nothing new is begun, then what was begun is broken off. */
export interface StopSignals {
  readonly stop: AbortSignal;
  readonly abort: AbortSignal;
}

/** What giving up may ask for: it makes nothing, so its function need not be able to. */
export type GiveUpNeeds<Needs> = Omit<Needs, 'renderer' | 'tabledb' | 'secrets' | 'mail' | 'http'>;

/**
 * A kind of work that outlives the process. A task is delivered at least once, and at the same time
 * too: what it does must be harmless when it is done twice.
 */
export interface TaskType<Needs> {
  readonly type: string;
  /** Seconds from each failure to the next attempt, each at least as long as the one before. */
  readonly retryAfterSeconds: readonly number[];
  /** It mostly waits for others: many are run at a time, and no other work waits for them. */
  readonly waits?: true;
  /** Rejects where it is to be tried again. */
  readonly run: (needs: Needs, payload: unknown, stops: StopSignals) => Promise<void>;
  /** What becomes of a task whose last attempt failed, or that workers die of. */
  readonly giveUp: (
    needs: GiveUpNeeds<Needs>,
    payload: unknown,
    stops: StopSignals,
  ) => Promise<void>;
}

interface Definition<Needs, Payload extends z.ZodType> {
  readonly type: string;
  readonly payload: Payload;
  readonly retryAfterSeconds: readonly number[];
  readonly waits?: true;
  readonly run: (needs: Needs, payload: z.output<Payload>, stops: StopSignals) => Promise<void>;
  readonly giveUp: (
    needs: GiveUpNeeds<Needs>,
    payload: z.output<Payload>,
    stops: StopSignals,
  ) => Promise<void>;
}

/** A task type whose handlers get their payload parsed. */
export function taskType<Needs, Payload extends z.ZodType>(
  definition: Definition<Needs, Payload>,
): TaskType<Needs> {
  const { payload: schema, run, giveUp } = definition;
  return {
    ...definition,
    run: async (needs, payload, stops) => run(needs, schema.parse(payload), stops),
    giveUp: async (needs, payload, stops) => giveUp(needs, schema.parse(payload), stops),
  };
}
