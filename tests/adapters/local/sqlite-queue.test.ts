import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { createSqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { queueContract } from '#tests/contracts/queue.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'pagewright-queue-'));

queueContract('SQLite', async () => {
  const folder = await newFolder();
  let skew = 0;
  const file = join(folder, 'new', 'queue.db');
  const now = () => new Date(Date.now() + skew);
  const redrive = { maxDeliveries: 3, to: 'dead' };
  const queue = createSqliteQueue(file, { name: 'jobs', redrive, now });
  const deadLetters = createSqliteQueue(file, { name: 'dead', now });
  return {
    queue,
    advance(seconds) {
      skew += seconds * 1_000;
    },
    deadLetters,
    async close() {
      queue.close();
      deadLetters.close();
      await rm(folder, { recursive: true });
    },
  };
});

test('messages outlive the queue; queues share a file and no messages', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'queue.db');
  const open = (name: string) => createSqliteQueue(file, { name });
  const first = open('jobs');
  await first.send({ n: 1 }, { group: 'a' });
  first.close();
  const [second, other] = [open('jobs'), open('mail')];
  onTestFinished(() => {
    second.close();
    other.close();
  });
  const take = { limit: 10, visibilitySeconds: 30 };
  assert.deepEqual(await other.receive(take), []);
  const [delivery] = await second.receive(take);
  assert.deepEqual(delivery?.body, { n: 1 });
});

test('receives what another process sends, without a notification', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const open = () => createSqliteQueue(join(folder, 'queue.db'), { name: 'jobs' });
  const [here, there] = [open(), open()];
  onTestFinished(() => {
    here.close();
    there.close();
  });
  const received = here.receive({ limit: 1, waitSeconds: 20, visibilitySeconds: 30 });
  await there.send({ n: 1 }, { group: 'a' });
  assert.equal((await received).length, 1);
});

async function openQueue(now: () => Date = () => new Date()) {
  const folder = await newFolder();
  const queue = createSqliteQueue(join(folder, 'queue.db'), { name: 'jobs', now });
  onTestFinished(async () => {
    queue.close();
    await rm(folder, { recursive: true });
  });
  return queue;
}

test('leaves out the groups that a consumer cannot take, until one of their messages is removed', async () => {
  const queue = await openQueue();
  const except = new Set<string>();
  const take = { limit: 1, visibilitySeconds: 30, except };
  for (const group of ['full', 'full', 'free']) await queue.send({ group }, { group });
  const [first] = await queue.receive(take);
  except.add('full');
  const [second, ...none] = await queue.receive({ ...take, limit: 10 });
  assert.deepEqual([first?.body, second?.body, none], [{ group: 'full' }, { group: 'free' }, []]);
  const received = queue.receive({ ...take, waitSeconds: 20 });
  except.delete('full');
  await queue.remove(first?.receipt ?? '');
  assert.deepEqual((await received)[0]?.body, { group: 'full' });
});

test('delivers nothing of a group that rests, until its time or 0 ends it', async () => {
  let time = Date.now();
  const queue = await openQueue(() => new Date(time));
  const take = { limit: 1, visibilitySeconds: 1 };
  await queue.send({}, { group: 'a' });
  await queue.rest('a', 600);
  assert.deepEqual(await queue.receive(take), []);
  time += 601_000;
  assert.equal((await queue.receive(take)).length, 1);
  await queue.rest('a', 600);
  time += 2_000;
  assert.deepEqual(await queue.receive(take), []);
  await queue.rest('a', 0);
  assert.equal((await queue.receive(take)).length, 1);
});
