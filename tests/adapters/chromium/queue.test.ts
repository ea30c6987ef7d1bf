import assert from 'node:assert/strict';
import { test } from 'vitest';
import { FairLane } from '#lib/adapters/chromium/lanes/queue.ts';
import { Run } from '#lib/adapters/chromium/run.ts';
import type { RenderError } from '#lib/ports/renderer.ts';
import { failsWith, htmlJob, testRenderer } from './renderer.ts';

test('owners take turns, however much one of them has queued', async () => {
  const lane = new FairLane(1, { limit: 100, waiting: 0 });
  const served: string[] = [];
  const enter = (ownerId: string) => {
    const run = new Run(ownerId, 5_000);
    return lane
      .use(run, async () => {
        served.push(ownerId);
        await Promise.resolve();
      })
      .finally(() => run.close());
  };
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(enter));
  assert.deepEqual(served, ['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('no more run at the same time than there are places, and each place is given back', async () => {
  const room = { limit: 100, waiting: 0 };
  const lane = new FairLane(3, room);
  let most = 0;
  const work = async (fails: boolean) => {
    most = Math.max(most, lane.active);
    await Promise.resolve();
    if (fails) throw new Error('x');
  };
  const runs = Array.from({ length: 20 }, (_, at) => new Run(`${at % 4}`, 5_000));
  await Promise.allSettled(runs.map((run, at) => lane.use(run, () => work(at % 2 === 0))));
  for (const run of runs) run.close();
  assert.equal(most, 3);
  assert.deepEqual([lane.active, room.waiting], [0, 0]);
});

test('a full queue refuses with the seconds to wait; who gives up leaves his place', async () => {
  const room = { limit: 2, waiting: 0 };
  const lane = new FairLane(1, room);
  const gate = Promise.withResolvers<void>();
  const first = new Run('a', 5_000);
  const running = lane.use(first, () => gate.promise);
  const caller = new AbortController();
  const second = new Run('a', 5_000, caller.signal);
  const third = new Run('b', 5_000);
  const leaving = lane.use(second, async () => {});
  const staying = lane.use(third, async () => 'served');
  const late = new Run('c', 5_000);
  assert.equal(lane.refusal()?.reason, 'overloaded');
  await assert.rejects(
    lane.use(late, async () => {}),
    (error: RenderError) => {
      assert.equal(error.reason, 'overloaded');
      assert.ok(Number.isInteger(error.retryAfterSeconds) && (error.retryAfterSeconds ?? 0) >= 1);
      return true;
    },
  );
  caller.abort();
  await assert.rejects(leaving, failsWith({ reason: 'aborted' }));
  assert.equal(room.waiting, 1);
  assert.equal(lane.refusal(), undefined);
  gate.resolve();
  await running;
  assert.equal(await staying, 'served');
  for (const run of [first, second, third, late]) run.close();
});

test('the deadline covers the time in the queue', async () => {
  const lane = new FairLane(1, { limit: 2, waiting: 0 });
  const gate = Promise.withResolvers<void>();
  const first = new Run('a', 5_000);
  const running = lane.use(first, () => gate.promise);
  const second = new Run('a', 30);
  await assert.rejects(
    lane.use(second, async () => {}),
    failsWith({ reason: 'timeout' }),
  );
  gate.resolve();
  await running;
  first.close();
});

test('under load an owner with one document does not wait for the hundred of another', async () => {
  await using renderer = testRenderer({ concurrency: 1, queueLimit: 60 });
  await renderer.start();
  let done = 0;
  const greedy = Array.from({ length: 60 }, async () => {
    await renderer.render(htmlJob('<p>x'));
    done += 1;
  });
  await assert.rejects(
    Promise.all([renderer.render(htmlJob('<p>x')), renderer.render(htmlJob('<p>x'))]),
    failsWith({ reason: 'overloaded' }),
  );
  await greedy[0];
  await renderer.render({ ...htmlJob('<p>x'), ownerId: 'modest' });
  assert.ok(done <= 6, `${done} of the other's documents were done first`);
  await Promise.allSettled(greedy);
});
