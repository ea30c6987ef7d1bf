import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { z } from 'zod';
import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { createSqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { giveUpTask, runTask } from '#lib/domain/tasks/run-task.ts';
import { sendTask } from '#lib/domain/tasks/send-task.ts';
import { taskType } from '#lib/domain/tasks/task-type.ts';
import type { Queue } from '#lib/ports/queue.ts';
import type { JsonObject } from '#schemas/json.ts';
import { startSqs } from '#tests/support/sqs.ts';

const VISIBILITY = { limit: 1, visibilitySeconds: 30 } as const;
const never = new AbortController().signal;
const stops = { stop: never, abort: never };

async function openLocal() {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-tasks-'));
  let skew = 0;
  const now = () => new Date(Date.now() + skew);
  const queue = createSqliteQueue(join(folder, 'queue.db'), { name: 'tasks', now });
  return {
    queue: queue as Queue,
    advance(seconds: number) {
      skew += seconds * 1_000;
    },
    async close() {
      queue.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openSqs() {
  const sqs = await startSqs(8);
  return {
    queue: createSqsQueue(sqs),
    advance: (seconds: number) => sqs.advance(seconds * 1_000),
    close: sqs.close,
  };
}

/** A queue with a clock, and a task type that fails as often as its payload says. */
async function openTasks(open: typeof openLocal | typeof openSqs) {
  const opened = await open();
  let skew = 0;
  const done: string[] = [];
  const problems: unknown[] = [];
  const log = {
    debug() {},
    info() {},
    warn: (fields: unknown) => void problems.push(fields),
    error: (fields: unknown) => void problems.push(fields),
  };
  const needs = { queue: opened.queue, log, now: () => new Date(Date.now() + skew) };
  const failures = new Map<string, number>();
  const probe = taskType({
    type: 'probe',
    payload: z.object({ name: z.string(), failures: z.int() }),
    retryAfterSeconds: [5, 60, 7_200],
    run: async (_: typeof needs, { name, failures: wanted }) => {
      const failed = failures.get(name) ?? 0;
      failures.set(name, failed + 1);
      if (failed < wanted) throw new Error(`failure ${failed + 1}`);
      done.push(name);
    },
    giveUp: async (_, { name }) => void done.push(`${name} was given up`),
  });
  const advance = (seconds: number) => {
    skew += seconds * 1_000;
    opened.advance(seconds);
  };
  const send = (name: string, failures: number, delaySeconds = 0) =>
    sendTask(needs, { type: 'probe', payload: { name, failures } }, { group: name, delaySeconds });
  /** Works on what is there now. How many messages there were. */
  const work = async () => {
    for (let count = 0; ; count++) {
      const [message] = await opened.queue.receive(VISIBILITY);
      if (message === undefined) return count;
      await runTask(needs, [probe], message.body, stops);
      await opened.queue.remove(message.receipt);
    }
  };
  return { ...opened, needs, probe, advance, send, work, done, problems };
}

for (const [kind, open] of [
  ['SQLite', openLocal],
  ['SQS', openSqs],
] as const) {
  describe(`tasks on ${kind}`, () => {
    const withTasks = (
      name: string,
      run: (tasks: Awaited<ReturnType<typeof openTasks>>) => Promise<void>,
    ) =>
      test(name, async () => {
        const tasks = await openTasks(open);
        try {
          await run(tasks);
        } finally {
          await tasks.close();
        }
      });

    withTasks('run once, with their payload', async ({ send, work, done }) => {
      await send('a', 0);
      await send('b', 0);
      assert.equal(await work(), 2);
      assert.deepEqual(done.toSorted(), ['a', 'b']);
      assert.equal(await work(), 0);
    });

    withTasks('wait longer than a queue can hold them back', async (tasks) => {
      const { send, work, advance, done } = tasks;
      await send('late', 0, 2_000);
      for (const seconds of [890, 20, 880]) {
        advance(seconds);
        await work();
        assert.deepEqual(done, [], 'not yet');
      }
      for (let waited = 0; waited < 500 && done.length === 0; waited += 100) {
        advance(100);
        await work();
      }
      assert.deepEqual(done, ['late']);
    });

    withTasks('are tried again after growing gaps', async ({ send, work, advance, done }) => {
      await send('shaky', 2);
      await work();
      advance(4);
      assert.equal(await work(), 0, 'the first gap is 5 seconds');
      advance(2);
      assert.equal(await work(), 1);
      advance(30);
      assert.equal(await work(), 0, 'the second gap is a minute');
      advance(31);
      assert.equal(await work(), 1);
      assert.deepEqual(done, ['shaky']);
    });

    withTasks('are given up after their last attempt', async ({ send, work, advance, done }) => {
      await send('broken', 99);
      for (let hours = 0; hours < 4 && done.length === 0; hours += 0.25) {
        await work();
        advance(901);
      }
      assert.deepEqual(done, ['broken was given up']);
    });

    withTasks('of no form are dropped; of an unknown type they stay', async (tasks) => {
      const { needs, probe, problems } = tasks;
      const nonsense: JsonObject = { id: randomUUID() };
      await runTask(needs, [probe], nonsense, stops);
      assert.equal(problems.length, 1);
      const future = { type: 'newer', payload: {}, group: 'g' };
      await assert.rejects(runTask(needs, [probe], future, stops), /newer/);
      await assert.rejects(giveUpTask(needs, [probe], future, stops), /newer/);
    });
  });
}
