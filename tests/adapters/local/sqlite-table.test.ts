import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { createSqliteTable } from '#lib/adapters/local/sqlite-table.ts';
import { tableContract } from '#tests/contracts/table.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'pagewright-table-'));

tableContract('SQLite', async () => {
  const folder = await newFolder();
  const table = createSqliteTable(join(folder, 'new', 'table.db'));
  return {
    table,
    async close() {
      table.close();
      await rm(folder, { recursive: true });
    },
  };
});

test('items and counters outlive the table, and two tables share a file', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'table.db');
  const first = createSqliteTable(file);
  const second = createSqliteTable(file);
  await first.put({ partition: 'P', sort: 'S', value: { by: 'first' } });
  await second.increment({ partition: 'P', sort: 'C', by: 2 });
  assert.equal(await second.put({ partition: 'P', sort: 'S', value: {} }, { revision: 1 }), 2);
  assert.equal(await first.count({ partition: 'P', sort: 'C' }), 2);
  first.close();
  second.close();
  const third = createSqliteTable(file);
  assert.equal((await third.get({ partition: 'P', sort: 'S' }))?.revision, 2);
  assert.equal(await third.count({ partition: 'P', sort: 'C' }), 2);
  third.close();
});

test('keeps the order of writes in one turn, and fails only the one that fails', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'table.db');
  const table = createSqliteTable(file);
  const key = { partition: 'P', sort: 'S' };
  const unwritable = { toJSON: () => assert.fail('no JSON') };
  const [created, refused, failed, removed, counted, again] = await Promise.allSettled([
    table.put({ ...key, value: { n: 1 } }, { absent: true }),
    table.put({ ...key, value: { n: 2 } }, { absent: true }),
    table.put({ ...key, value: { unwritable } as never }),
    table.delete(key),
    table.increment({ partition: 'P', sort: 'C', by: 3, max: 3 }),
    table.put({ ...key, value: { n: 4 } }),
  ]);
  assert.deepEqual(created, { status: 'fulfilled', value: 1 });
  assert.deepEqual(refused, { status: 'fulfilled', value: undefined });
  assert.equal(failed.status, 'rejected');
  assert.deepEqual(removed, { status: 'fulfilled', value: true });
  assert.deepEqual(counted, { status: 'fulfilled', value: 3 });
  assert.deepEqual(again, { status: 'fulfilled', value: 1 });
  const last = table.put({ ...key, value: { n: 5 } });
  table.close();
  assert.equal(await last, 2);
  const reopened = createSqliteTable(file);
  onTestFinished(() => reopened.close());
  assert.deepEqual((await reopened.get(key))?.value, { n: 5 });
});

test('purge removes what is past its time, step by step, and nothing else', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const table = createSqliteTable(join(folder, 'table.db'), () => new Date(1_000_000_000_000));
  onTestFinished(() => table.close());
  const past = { removeAfter: 999_999_999 };
  const future = { removeAfter: 1_000_000_001 };
  for (let n = 0; n < 150; n++) {
    await table.put({ partition: 'OLD', sort: String(n), value: {}, ...past });
  }
  await table.increment({ partition: 'OLD', sort: 'COUNTER', by: 1, ...past });
  await table.put({ partition: 'KEPT', sort: 'future', value: {}, ...future });
  await table.put({ partition: 'KEPT', sort: 'lifted', value: {}, ...past });
  await table.put({ partition: 'KEPT', sort: 'lifted', value: {} });
  await table.increment({ partition: 'KEPT', sort: 'COUNTER', by: 1, ...future });
  const steps = [table.purge(), table.purge(), table.purge()];
  assert.deepEqual(steps, [101, 50, 0]);
  assert.deepEqual((await table.query({ partition: 'OLD', limit: 10 })).items, []);
  assert.equal(await table.count({ partition: 'OLD', sort: 'COUNTER' }), 0);
  assert.equal((await table.query({ partition: 'KEPT', limit: 10 })).items.length, 2);
  assert.equal(await table.count({ partition: 'KEPT', sort: 'COUNTER' }), 1);
});
