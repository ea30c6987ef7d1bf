import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Item, Query, Table } from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';
import { counters } from './counters.ts';
import { newKey } from './table-keys.ts';

/** An adapter under test, and how to end it. */
export interface OpenTable {
  readonly table: Table;
  close(): Promise<void> | void;
}

async function queryAll(table: Table, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query(cursor === undefined ? query : { ...query, cursor });
    assert.ok(page.items.length <= query.limit, 'a page keeps to its limit');
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return items;
}

/** What every table promises. Each test has a partition of its own. */
export function tableContract(adapter: string, open: () => Promise<OpenTable>): void {
  describe(`table contract: ${adapter}`, () => {
    let opened: OpenTable;
    let table: Table;
    beforeAll(async () => {
      opened = await open();
      table = opened.table;
    });
    afterAll(() => opened.close());
    items(() => table);
    queries(() => table);
    counters(() => table);
  });
}

function items(table: () => Table): void {
  test('returns undefined for a missing item', async () => {
    assert.equal(await table().get(newKey()), undefined);
  });

  test('a value comes back exactly as it was put', async () => {
    const key = newKey('SORT#é#日本');
    let deep: JsonObject = { end: true };
    for (let level = 0; level < 99; level++) deep = { level: deep };
    const value = {
      text: 'Zoë "quoted" \u0000 \u{1F600} \ud800 lone',
      empty: '',
      numbers: [0, -1.5, 1e300, 9007199254740991],
      nothing: null,
      list: [[], {}, [null]],
      deep,
      ...(JSON.parse('{"__proto__": {"own": true}}') as JsonObject),
    };
    await table().put({ ...key, value });
    const item = await table().get(key);
    assert.equal(JSON.stringify(item?.value), JSON.stringify(value));
    assert.deepEqual({ partition: item?.partition, sort: item?.sort }, key);
  });

  test('a value of 350 kB fits', async () => {
    const key = newKey();
    const value = { html: 'x'.repeat(350_000) };
    await table().put({ ...key, value });
    assert.deepEqual((await table().get(key))?.value, value);
  });

  test('the revision starts at 1 and grows by one with every put', async () => {
    const key = newKey();
    assert.equal(await table().put({ ...key, value: {} }), 1);
    assert.equal(await table().put({ ...key, value: { n: 2 }, removeAfter: 4_000_000_000 }), 2);
    assert.equal(await table().put({ ...key, value: { n: 3 } }, { revision: 2 }), 3);
    const item = await table().get(key);
    assert.deepEqual([item?.revision, item?.value], [3, { n: 3 }]);
  });

  test('writes once if absent', async () => {
    const key = newKey();
    assert.equal(await table().put({ ...key, value: { by: 1 } }, { absent: true }), 1);
    assert.equal(await table().put({ ...key, value: { by: 2 } }, { absent: true }), undefined);
    assert.deepEqual((await table().get(key))?.value, { by: 1 });
  });

  test('writes nothing on another revision or on a missing item', async () => {
    const key = newKey();
    assert.equal(await table().put({ ...key, value: {} }, { revision: 1 }), undefined);
    assert.equal(await table().get(key), undefined);
    await table().put({ ...key, value: { n: 1 } });
    assert.equal(await table().put({ ...key, value: { n: 2 } }, { revision: 2 }), undefined);
    assert.deepEqual((await table().get(key))?.value, { n: 1 });
  });

  test('lets one of 20 puts on the same revision win', async () => {
    const key = newKey();
    await table().put({ ...key, value: { by: -1 } });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, by) =>
        table().put({ ...key, value: { by } }, { revision: 1 }),
      ),
    );
    assert.equal(results.filter((revision) => revision === 2).length, 1);
    assert.equal(results.filter((revision) => revision === undefined).length, 19);
    assert.equal((await table().get(key))?.value['by'], results.indexOf(2));
  });

  test('deletes; with a precondition only the revision that was read', async () => {
    const key = newKey();
    assert.equal(await table().delete(key), true, 'deleting what is not there is fine');
    await table().put({ ...key, value: {} });
    assert.equal(await table().delete(key, { revision: 2 }), false);
    assert.ok(await table().get(key));
    assert.equal(await table().delete(key, { revision: 1 }), true);
    assert.equal(await table().get(key), undefined);
    assert.equal(await table().delete(key, { revision: 1 }), false);
    assert.equal(await table().put({ ...key, value: {} }, { absent: true }), 1);
  });
}

function queries(table: () => Table): void {
  const sorts = ['A#1', 'A#10', 'A#2', 'A#é', 'A#\u{1F600}', 'B#1', 'B#2'];

  async function fill(): Promise<string> {
    const { partition } = newKey();
    for (const sort of sorts.toReversed()) {
      await table().put({ partition, sort, value: { sort } });
    }
    await table().put({ ...newKey('A#1'), value: {} });
    await table().increment({ partition, sort: 'A#counter', by: 1 });
    return partition;
  }

  const sortsOf = async (query: Query) =>
    (await queryAll(table(), query)).map(({ sort, value }) => {
      assert.equal(value['sort'], sort);
      return sort;
    });

  for (const limit of [1, 2, 3, 7, 100]) {
    test(`pages of ${limit} hold every item of the partition once, in byte order`, async () => {
      const partition = await fill();
      assert.deepEqual(await sortsOf({ partition, limit }), sorts);
      assert.deepEqual(await sortsOf({ partition, limit, descending: true }), sorts.toReversed());
    });

    test(`pages of ${limit}: a prefix and an exclusive bound, together and apart`, async () => {
      const partition = await fill();
      const cases: [Partial<Query>, string[]][] = [
        [{ prefix: 'A#' }, sorts.slice(0, 5)],
        [{ prefix: 'A#1' }, ['A#1', 'A#10']],
        [{ prefix: 'C' }, []],
        [{ before: 'A#2' }, ['A#1', 'A#10']],
        [{ before: 'A#20' }, ['A#1', 'A#10', 'A#2']],
        [{ prefix: 'A#', before: 'A#2' }, ['A#1', 'A#10']],
        [{ prefix: 'A#', before: 'A#11' }, ['A#1', 'A#10']],
        [{ prefix: 'A#', before: 'B#2' }, sorts.slice(0, 5)],
        [{ prefix: 'B#', before: 'A#2' }, []],
        [{ prefix: 'B#', before: 'B#' }, []],
      ];
      for (const [part, expected] of cases) {
        const query = { partition, limit, ...part };
        assert.deepEqual(await sortsOf(query), expected, JSON.stringify(part));
        assert.deepEqual(
          await sortsOf({ ...query, descending: true }),
          expected.toReversed(),
          `${JSON.stringify(part)} descending`,
        );
      }
    });
  }

  test('a partition without items is an empty page', async () => {
    assert.deepEqual(await table().query({ ...newKey(), limit: 10 }), { items: [] });
  });

  test('a page of large items holds them all in the end', async () => {
    const { partition } = newKey();
    for (let n = 0; n < 5; n++) {
      await table().put({ partition, sort: String(n), value: { html: 'x'.repeat(300_000) } });
    }
    const found = await queryAll(table(), { partition, limit: 100 });
    assert.deepEqual(
      found.map(({ sort }) => sort),
      ['0', '1', '2', '3', '4'],
    );
  });
}
