import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { matchesFilter } from '#lib/domain/sources/filter-records.ts';
import { Filter } from '#schemas/source.ts';

const record = {
  Status: 'Paid',
  Total: 240,
  Price: '$1,200.00',
  Due: '2026-02-28',
  Created: '2026-01-01T09:30:00.000Z',
  Tags: ['new', 'Big'],
  Owner: { id: 'usr1', name: 'Ada' },
  Client: { name: 'Grace' },
  Done: true,
  'a.b': 'dotted',
};

describe('filters', () => {
  test.each([
    [{ field: 'Status', is: 'paid' }, true],
    [{ field: 'Status', is: 'Sent' }, false],
    [{ field: 'Status', contains: 'AI' }, true],
    [{ field: 'Total', is: 240 }, true],
    [{ field: 'Total', is: '240' }, true],
    [{ field: 'Total', above: 239.99, below: 240.01 }, true],
    [{ field: 'Total', above: 240 }, false],
    [{ field: 'Price', above: 1_000 }, true],
    [{ field: 'Due', before: '2026-03-01' }, true],
    [{ field: 'Due', after: '2026-02-28' }, false],
    [{ field: 'Created', after: '2025-12-31', before: '2026-01-02' }, true],
    [{ field: 'Status', before: '2026-03-01' }, false],
    [{ field: 'Tags', is: 'big' }, true],
    [{ field: 'Tags', contains: 'ne' }, true],
    [{ field: 'Tags', is: 'old' }, false],
    [{ field: 'Owner', is: 'Ada' }, true],
    [{ field: 'Client.name', is: 'Grace' }, true],
    [{ field: 'a.b', is: 'dotted' }, true],
    [{ field: 'Done', is: true }, true],
    [{ field: 'Missing', is: false }, true],
    [{ field: 'Missing', is: '' }, true],
    [{ field: 'Missing', contains: 'x' }, false],
    [{ field: '__proto__', contains: 'x' }, false],
    [
      [
        { field: 'Status', is: 'Paid' },
        { field: 'Total', above: 1_000 },
      ],
      false,
    ],
  ] as const)('[sources.filters] %j is %s', (filter, expected) => {
    assert.equal(matchesFilter(Filter.parse(filter), record), expected);
  });

  test('[sources.filters] at most ten conditions, each with a test', () => {
    const one = { field: 'a', is: 1 };
    assert.ok(Filter.safeParse(Array.from({ length: 10 }, () => one)).success);
    for (const wrong of [Array.from({ length: 11 }, () => one), { field: 'a' }, { is: 1 }, 'x'])
      assert.ok(!Filter.safeParse(wrong).success);
  });
});
