import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished, test } from 'vitest';
import { createSqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { JobMessage, leaseKey, sliceKey } from '#lib/domain/jobs/job-store.ts';
import { readJob } from '#lib/domain/jobs/read-job.ts';
import { startTemplateBatch } from '#lib/domain/jobs/start-job.ts';
import { type JobNeeds, takeTurn } from '#lib/domain/jobs/take-turn.ts';
import { TemplateBatchRequest } from '#schemas/job.ts';
import { invoices } from '#tests/support/jobs.ts';
import { useService } from '#tests/support/service.ts';
import { newCaller } from '#tests/support/stores.ts';

const VISIBILITY = { limit: 1, visibilitySeconds: 30 } as const;
const request = (items: unknown[]) =>
  TemplateBatchRequest.parse({ templateId: 'invoice-clean', items });
const never = new AbortController().signal;
const turn = { stop: never, abort: never };

describe('a turn', () => {
  const service = useService();

  /** The service's ports, with a queue that nobody else receives from. */
  async function openNeeds() {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-turn-'));
    const queue = createSqliteQueue(join(folder, 'q.db'), { name: 'test' });
    onTestFinished(async () => {
      queue.close();
      await rm(folder, { recursive: true });
    });
    const needs: JobNeeds = { ...service.ports, queue };
    const next = async () => {
      const [delivery] = await queue.receive(VISIBILITY);
      if (delivery !== undefined) await queue.remove(delivery.receipt);
      return delivery && JobMessage.parse(delivery.body['payload']);
    };
    const take = async (stops = turn) => {
      const message = await next();
      assert.ok(message, 'a turn waits');
      await takeTurn(needs, message, stops);
    };
    const show = async (caller: ReturnType<typeof newCaller>, id: string) =>
      (await readJob(needs, caller, 'template-batch', id, { limit: 100, offset: 0 })).job;
    return { needs, next, take, show };
  }

  test('[jobs.crash] gives up the item that crashes workers, and makes its neighbours', async () => {
    const { needs, next, take, show } = await openNeeds();
    const caller = newCaller('pro');
    const { jobId } = await startTemplateBatch(needs, caller, request(invoices(3)));
    // What is found after a worker died amid several items, another again, and a third alone with the second.
    const charge = { month: needs.now().toISOString().slice(0, 7), count: 3, isMade: true };
    const value = { attempts: 3, alone: 1, charge, results: [null, null, null] };
    await needs.table.put({ ...sliceKey({ id: jobId }, 0), value }, { absent: true });
    await take();
    const job = await show(caller, jobId);
    assert.deepEqual(
      job.results.map(({ status }) => status),
      ['success', 'error', 'success'],
    );
    assert.partialDeepStrictEqual(job.results[1]?.details, { reason: 'crashed' });
    assert.equal(await next(), undefined);
  });

  test('[jobs.twice] leaves a lane to the worker that holds it, and checks it later', async () => {
    const { needs, next, take, show } = await openNeeds();
    const caller = newCaller('pro');
    const { jobId } = await startTemplateBatch(needs, caller, request(invoices(2)));
    const lease = leaseKey({ id: jobId }, 0);
    await needs.table.put({ ...lease, value: { until: needs.now().getTime() + 15_000 } });
    await take();
    assert.equal((await show(caller, jobId)).completed, 0);
    assert.equal(await next(), undefined, 'the next look is later');
    const later: JobNeeds = { ...needs, now: () => new Date(Date.now() + 16_000) };
    await takeTurn(later, { ownerId: caller.ownerId, jobId, lane: 0, slice: 0 }, turn);
    assert.equal((await show(caller, jobId)).completed, 2);
  });

  test('begins nothing new on a stop, and leaves the rest for another turn', async () => {
    const { needs, take, show } = await openNeeds();
    const caller = newCaller('pro');
    const { jobId } = await startTemplateBatch(needs, caller, request(invoices(2)));
    await take({ ...turn, stop: AbortSignal.abort() });
    assert.equal((await show(caller, jobId)).completed, 0);
    await take();
    assert.equal((await show(caller, jobId)).status, 'completed');
  });

  test('drops turns of jobs that no longer exist', async () => {
    const { needs, next } = await openNeeds();
    const gone = { ownerId: crypto.randomUUID(), jobId: crypto.randomUUID(), lane: 0, slice: 0 };
    await takeTurn(needs, gone, turn);
    assert.equal(await next(), undefined);
  });
});
