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
