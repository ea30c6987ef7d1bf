import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Table } from '#lib/ports/table.ts';
import { newKey } from './table-keys.ts';

/** What every table promises of its counters. */
export function counters(table: () => Table): void {
  test('starts a counter at 0 and adds positive and negative numbers', async () => {
    const key = newKey();
    assert.equal(await table().count(key), 0);
    assert.equal(await table().increment({ ...key, by: 5 }), 5);
    assert.equal(await table().increment({ ...key, by: -2, removeAfter: 4_000_000_000 }), 3);
    assert.equal(await table().count(key), 3);
  });

  test('max is the largest result that is allowed', async () => {
    const key = newKey();
    assert.equal(await table().increment({ ...key, by: 4, max: 3 }), undefined);
    assert.equal(await table().count(key), 0);
    assert.equal(await table().increment({ ...key, by: 3, max: 3 }), 3);
    assert.equal(await table().increment({ ...key, by: 1, max: 3 }), undefined);
    assert.equal(await table().increment({ ...key, by: -1, max: 3 }), 2);
    assert.equal(await table().increment({ ...key, by: -5 }), -3);
    assert.equal(await table().increment({ ...key, by: 6, max: 3 }), 3);
    assert.equal(await table().increment({ ...newKey(), by: 1, max: 0 }), undefined);
  });

  test('50 increments at once, 30 allowed', async () => {
    const key = newKey();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => table().increment({ ...key, by: 1, max: 30 })),
    );
    const granted = results.filter((value) => value !== undefined).sort((a, b) => a - b);
    assert.deepEqual(
      granted,
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    assert.equal(await table().count(key), 30);
  });

  test('a claim under one name adds once, 20 at once too, until it is settled', async () => {
    const key = newKey();
    await table().increment({ ...key, by: 2 });
    const claim = { ...key, by: 5, name: 'work#1', removeAfter: 4_000_000_000 };
    const claims = await Promise.all(Array.from({ length: 20 }, () => table().claim(claim)));
    assert.deepEqual(new Set(claims), new Set([7]));
    assert.equal(await table().claim({ ...claim, name: 'work#2' }), 12);
    const settlement = { ...key, by: -3, name: 'work#1' };
    const settled = await Promise.all(Array.from({ length: 5 }, () => table().settle(settlement)));
    assert.equal(settled.filter(Boolean).length, 1);
    assert.equal(await table().count(key), 9);
    assert.equal(await table().claim(claim), 14, 'a name that was settled is free');
  });

  test('a claim keeps to max, and what is held is found again beyond it', async () => {
    const key = newKey();
    const claim = { ...key, by: 3, max: 5, name: 'first' };
    assert.equal(await table().claim({ ...claim, by: 6 }), undefined);
    assert.equal(await table().settle({ ...claim, by: -6 }), false, 'nothing is held');
    assert.equal(await table().claim(claim), 3);
    assert.equal(await table().claim({ ...claim, name: 'second' }), undefined);
    assert.equal(await table().increment({ ...key, by: 2 }), 5);
    assert.equal(await table().claim(claim), 5);
    assert.equal(await table().settle({ ...key, by: 0, name: 'first' }), true);
    assert.equal(await table().count(key), 5);
  });

  test('keeps counters apart from items', async () => {
    const key = newKey();
    await table().increment({ ...key, by: 1 });
    assert.equal(await table().get(key), undefined);
    assert.deepEqual(await table().query({ ...key, limit: 10 }), { items: [] });
  });
}
