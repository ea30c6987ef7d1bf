import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { z } from 'zod';
import { createSecrets } from '#lib/adapters/secrets/aes-gcm.ts';
import { fileKeys } from '#lib/adapters/secrets/key-file.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  findRecord,
  pageRecords,
} from '#lib/domain/records/record-store.ts';
import { type RecordType, recordKey } from '#lib/domain/records/record-type.ts';
import { onEveryStore } from '#tests/support/stores.ts';

const PROBES = {
  kind: 'PROBE',
  fields: z.object({ name: z.string(), token: z.string().optional(), count: z.int().default(0) }),
  sealed: ['token'],
} as const satisfies RecordType;

const secrets = createSecrets(fileKeys('unused', randomBytes(32).toString('base64')));

onEveryStore('owned records', (stores) => {
  const needs = () => ({ ...stores().ports, secrets });
  const make = (ownerId: string, fields: { name: string; token?: string }) =>
    createRecord(needs(), PROBES, { ownerId, id: randomUUID() }, { count: 0, ...fields });
  const one = async (ownerId: string, id: string) =>
    (await findRecord(needs(), PROBES, ownerId, id))?.record;

  test('a record is read by its owner alone', async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    const made = await make(owner, { name: 'First' });
    assert.equal(made.version, 1);
    assert.deepEqual(await one(owner, made.id), made);
    assert.equal(await one(other, made.id), undefined);
    assert.equal(await one(owner, '../../KEY'), undefined);
  });

  test('sealed fields are stored encrypted and read in the clear', async () => {
    const owner = randomUUID();
    const { id } = await make(owner, { name: 'Sealed', token: 'pat-secret' });
    const item = await stores().ports.table.get(recordKey(PROBES, owner, id));
    assert.doesNotMatch(JSON.stringify(item), /pat-secret/);
    assert.equal((await one(owner, id))?.token, 'pat-secret');
    const moved = {
      ...recordKey(PROBES, 'thief', id),
      value: { ...item?.value, ownerId: 'thief' },
    };
    await stores().ports.table.put(moved);
    await assert.rejects(one('thief', id), 'a secret opens in its own place alone');
  });

  test('applies all parallel changes, each as a version of its own', async () => {
    const owner = randomUUID();
    const { id } = await make(owner, { name: 'Counter', token: 't' });
    const lost: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, () =>
        changeRecord(needs(), PROBES, owner, id, {
          next: ({ count }) => ({ count: count + 1 }),
          lost: async ({ version }) => void lost.push(version),
        }),
      ),
    );
    const end = await one(owner, id);
    assert.deepEqual([end?.count, end?.version, end?.token], [12, 13, 't']);
    const left = await changeRecord(needs(), PROBES, owner, id, { next: () => undefined });
    assert.equal(left, undefined);
    assert.equal((await one(owner, id))?.version, 13);
  });

  test('a merge keeps what is not named, a replacement does not', async () => {
    const owner = randomUUID();
    const { id } = await make(owner, { name: 'Both', token: 't' });
    const next = () => ({ name: 'Merged', token: undefined });
    const merged = await changeRecord(needs(), PROBES, owner, id, { next });
    assert.deepEqual([merged?.after.name, merged?.after.token], ['Merged', 't']);
    await changeRecord(needs(), PROBES, owner, id, {
      next: () => ({ name: 'Replaced', count: 2 }),
      replace: true,
    });
    const end = await one(owner, id);
    assert.deepEqual(
      [end?.name, end?.token, end?.count, end?.version],
      ['Replaced', undefined, 2, 3],
    );
  });

  test('pages are newest first and state the total', async () => {
    const owner = randomUUID();
    for (const name of ['a', 'b', 'c', 'd']) {
      await make(owner, { name });
      stores().advance(1_000);
    }
    const page = await pageRecords(needs(), PROBES, owner, { limit: 2, offset: 1 });
    assert.deepEqual(
      page.records.map(({ name }) => name),
      ['c', 'b'],
    );
    assert.deepEqual([page.total, page.limit, page.offset], [4, 2, 1]);
  });

  test('a deletion returns what it deleted, once', async () => {
    const owner = randomUUID();
    const { id } = await make(owner, { name: 'Gone' });
    const [first, second] = await Promise.all([
      deleteRecord(needs(), PROBES, owner, id),
      deleteRecord(needs(), PROBES, owner, id),
    ]);
    assert.equal([first, second].filter((deleted) => deleted?.name === 'Gone').length, 1);
    assert.equal(await deleteRecord(needs(), PROBES, owner, id), undefined);
  });
});
