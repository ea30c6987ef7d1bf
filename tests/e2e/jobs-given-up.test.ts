import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { test } from 'vitest';
import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { createSqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { startTaskWorker } from '#lib/compose/task-worker.ts';
import { cancelJob } from '#lib/domain/jobs/cancel-job.ts';
import { openJobFiles } from '#lib/domain/jobs/job-files.ts';
import { itemsBlobKey } from '#lib/domain/jobs/job-store.ts';
import { readJob } from '#lib/domain/jobs/read-job.ts';
import { startTemplateBatch } from '#lib/domain/jobs/start-job.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import { type TaskNeeds, taskTypes } from '#lib/domain/task-types.ts';
import { giveUpTask, runTask } from '#lib/domain/tasks/run-task.ts';
import type { Queue } from '#lib/ports/queue.ts';
import { type Job, TemplateBatchRequest } from '#schemas/job.ts';
import { startEventSource } from '#tests/support/event-source.ts';
import { invoices } from '#tests/support/jobs.ts';
import { describeEverywhere, type TestService } from '#tests/support/service.ts';
import { startSqs } from '#tests/support/sqs.ts';
import { newCaller } from '#tests/support/stores.ts';

/** As both compositions have it. */
const MAX_DELIVERIES = 8;
const VISIBILITY = { limit: 1, visibilitySeconds: 30 } as const;

/** Queues that nobody else receives from, with a clock that the test moves. */
interface Queues {
  readonly turns: Queue;
  readonly deadLetters: Queue;
  advance(seconds: number): void;
  /** The composition's own way to work on both. */
  work(needs: TaskNeeds): { stop(): Promise<void> };
  close(): Promise<void>;
}

async function openLocal(): Promise<Queues> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-dead-'));
  const file = join(folder, 'queue.db');
  let skew = 0;
  const now = () => new Date(Date.now() + skew);
  const redrive = { maxDeliveries: MAX_DELIVERIES, to: 'dead' };
  const turns = createSqliteQueue(file, { name: 'jobs', redrive, now });
  const deadLetters = createSqliteQueue(file, { name: 'dead', now });
  return {
    turns,
    deadLetters,
    advance(seconds) {
      skew += seconds * 1_000;
    },
    work(needs) {
      const worker = startTaskWorker(needs, { tasks: turns, deadLetters });
      return { stop: () => worker.stop(10_000) };
    },
    async close() {
      turns.close();
      deadLetters.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openSqs(): Promise<Queues> {
  const sqs = await startSqs(MAX_DELIVERIES);
  return {
    turns: createSqsQueue(sqs),
    deadLetters: createSqsQueue({ client: sqs.client, queueUrl: sqs.deadLettersUrl }),
    advance: (seconds) => sqs.advance(seconds * 1_000),
    work: (needs) => startEventSource(sqs, needs),
    close: sqs.close,
  };
}

const never = new AbortController().signal;
const stops = { stop: never, abort: never };
/** Longer than any task waits for its next attempt. */
const LONG_SECONDS = 400;

/** Works on every message, as often as it comes, until none is left. How many attempts a task took at most. */
async function drain(needs: TaskNeeds, { turns, deadLetters, advance }: Queues): Promise<number> {
  let attempts = 0;
  let idle = false;
  for (;;) {
    const [message] = await turns.receive(VISIBILITY);
    if (message !== undefined) {
      attempts = Math.max(attempts, Number(message.body['attempt'] ?? 0) + 1);
      await runTask(needs, taskTypes, message.body, stops);
      await turns.remove(message.receipt);
      idle = false;
      continue;
    }
    const [dead] = await deadLetters.receive(VISIBILITY);
    if (dead !== undefined) {
      await giveUpTask(needs, taskTypes, dead.body, stops);
      // A letter that comes once more changes nothing.
      await giveUpTask(needs, taskTypes, dead.body, stops);
      await deadLetters.remove(dead.receipt);
    } else if (idle) return attempts;
    idle = true;
    advance(LONG_SECONDS);
  }
}

/** A job in queues of its own, whose named slices cannot be worked on. */
async function startBroken(service: TestService, queues: Queues, count: number, broken: number[]) {
  const caller = newCaller('pro');
  const needs: TaskNeeds = { ...service.ports, queue: queues.turns };
  const body = { templateId: 'invoice-clean', items: invoices(count, 40_000) };
  const { jobId: id } = await startTemplateBatch(needs, caller, TemplateBatchRequest.parse(body));
  const { ownerId } = caller;
  for (const slice of broken) await needs.blobs.delete(itemsBlobKey({ id, ownerId }, slice));
  const read = async (): Promise<Job> =>
    (await readJob(needs, caller, 'template-batch', id, { limit: 100, offset: 0 })).job;
  return { needs, caller, id, read };
}

const countOf = ({ status, completed, failed, progress }: Job) => ({
  status,
  completed,
  failed,
  progress,
});

describeEverywhere('turns of jobs that fail too often', (service) => {
  for (const [kind, open] of [
    ['SQLite', openLocal],
    ['SQS', openSqs],
  ] as const) {
    const withQueues = (name: string, run: (queues: Queues) => Promise<void>) =>
      test(`[jobs.given-up] ${name} (${kind})`, async () => {
        const queues = await open();
        try {
          await run(queues);
        } finally {
          await queues.close();
        }
      });

    withQueues('fail the items of their slice; the others are made', async (queues) => {
      const { needs, caller, id, read } = await startBroken(service, queues, 45, [0]);
      assert.equal(await drain(needs, queues), MAX_DELIVERIES);
      const job = await read();
      const end = { status: 'completed', completed: 25, failed: 20, progress: 1 };
      assert.deepEqual(countOf(job), end);
      assert.ok(job.finishedAt);
      for (const { index, status, error, errorCode, details } of job.results) {
        assert.equal(status, index < 20 ? 'error' : 'success');
        if (index >= 20) continue;
        assert.equal(errorCode, 'ITEM_GENERATION_FAILED');
        assert.match(error ?? '', /given up/);
        assert.partialDeepStrictEqual(details, { reason: 'abandoned' });
      }
      assert.equal((await readUsage(needs, caller)).documents, 25);
      const files = await openJobFiles(needs, caller, 'template-batch', id);
      const names: string[] = [];
      for await (const { name } of files.files) names.push(name);
      assert.equal(names.length, 26);
      const items = await needs.blobs.list('jobs/');
      assert.ok(items.entries.every(({ key }) => !key.includes(id)));
    });

    withQueues('fail the job where none is left', async (queues) => {
      const { needs, caller, read } = await startBroken(service, queues, 30, [0, 1]);
      await drain(needs, queues);
      const job = await read();
      const end = { status: 'failed', completed: 0, failed: 30, progress: 1 };
      assert.deepEqual(countOf(job), end);
      assert.ok(job.finishedAt);
      assert.equal((await readUsage(needs, caller)).documents, 0);
    });

    withQueues('twice in a row give up the rest of the lane', async (queues) => {
      const { needs, read } = await startBroken(service, queues, 100, [0, 2]);
      await drain(needs, queues);
      const job = await read();
      const end = { status: 'completed', completed: 40, failed: 60, progress: 1 };
      assert.deepEqual(countOf(job), end);
    });

    withQueues('leave a cancelled job cancelled', async (queues) => {
      const { needs, caller, id, read } = await startBroken(service, queues, 45, [0]);
      await cancelJob(needs, caller, 'template-batch', id);
      await drain(needs, queues);
      const job = await read();
      const end = { status: 'cancelled', completed: 0, failed: 0, progress: 0 };
      assert.deepEqual(countOf(job), end);
      assert.ok(job.finishedAt);
    });

    withQueues('are taken from the dead letters by any worker of jobs', async (queues) => {
      const { needs, read } = await startBroken(service, queues, 30, [1]);
      for (const { body, receipt } of await queues.turns.receive({ ...VISIBILITY, limit: 2 })) {
        const { slice } = body['payload'] as { slice: number };
        const queue = slice === 1 ? queues.deadLetters : queues.turns;
        await queue.send(body, { group: 'again' });
        await queues.turns.remove(receipt);
      }
      const worker = queues.work(needs);
      let job = await read();
      while (job.finishedAt === null) {
        await setImmediate();
        job = await read();
      }
      await worker.stop();
      const end = { status: 'completed', completed: 20, failed: 10, progress: 1 };
      assert.deepEqual(countOf(job), end);
    });
  }
});
