import assert from 'node:assert/strict';
import { test } from 'vitest';
import { checkRateLimit, checkSubjectLimit, UNLIMITED } from '#lib/domain/limits/rate-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import { newCaller, onEveryStore, type Stores } from '#tests/support/stores.ts';

/** Moves the clock to so many seconds into a fresh minute. */
function enterMinute({ ports, advance }: Stores, seconds: number): void {
  advance(60_000 - (ports.now().getTime() % 60_000) + seconds * 1000);
}

onEveryStore('rate limit', (stores) => {
  test('counts down within a minute, refuses beyond, starts again with the next', async () => {
    const { ports, advance } = stores();
    const caller = newCaller('demo');
    enterMinute(stores(), 18);
    for (let remaining = 9; remaining >= 0; remaining--) {
      assert.deepEqual(await checkRateLimit(ports, caller), {
        limit: 10,
        remaining,
        resetSeconds: 42,
      });
    }
    await assert.rejects(checkRateLimit(ports, caller), (error) => {
      assert.ok(error instanceof PagewrightError);
      assert.equal(error.code, 'RATE_LIMIT_EXCEEDED');
      assert.equal(error.status, 429);
      assert.deepEqual(error.fields, {
        retryAfter: 42,
        tier: 'demo',
        limit: 10,
        windowMs: 60_000,
      });
      assert.equal(error.headers['retry-after'], '42');
      assert.equal(error.headers['ratelimit-remaining'], '0');
      return true;
    });
    advance(41_999);
    await assert.rejects(checkRateLimit(ports, caller), {
      fields: { retryAfter: 1, tier: 'demo', limit: 10, windowMs: 60_000 },
    });
    advance(1);
    assert.deepEqual(await checkRateLimit(ports, caller), {
      limit: 10,
      remaining: 9,
      resetSeconds: 60,
    });
  });

  test('of 50 requests at once exactly the limit passes, each with its own remainder', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => checkRateLimit(ports, caller)),
    );
    const remaining = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.remaining] : [],
    );
    assert.deepEqual(
      remaining.sort((a, b) => a - b),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
    for (const result of results) {
      if (result.status === 'rejected') assert.equal(result.reason.condition, 'rateLimitExceeded');
    }
  });

  test('owners do not share a limit', async () => {
    const { ports } = stores();
    for (let n = 0; n < 10; n++) await checkRateLimit(ports, newCaller('demo'));
    assert.equal((await checkRateLimit(ports, newCaller('demo'))).remaining, 9);
  });

  test('an unlimited tier has no end and writes nothing', async () => {
    const { ports } = stores();
    const caller = newCaller('unlimited');
    const needs = { ...ports, table: refusingWrites(ports.table) };
    for (let n = 0; n < 20; n++) {
      const state = await checkRateLimit(needs, caller);
      assert.equal(state.limit, UNLIMITED);
      assert.equal(state.remaining, UNLIMITED);
    }
  });

  test('any subject can be limited, such as an address', async () => {
    const { ports } = stores();
    const rule = { limit: 2, tier: 'demo' } as const;
    await checkSubjectLimit(ports, 'ADDRESS#192.0.2.1', rule);
    assert.equal((await checkSubjectLimit(ports, 'ADDRESS#192.0.2.1', rule)).remaining, 0);
    assert.equal((await checkSubjectLimit(ports, 'ADDRESS#192.0.2.2', rule)).remaining, 1);
    await assert.rejects(checkSubjectLimit(ports, 'ADDRESS#192.0.2.1', rule), {
      condition: 'rateLimitExceeded',
    });
  });
});

/** The real table, but a write fails the test. */
function refusingWrites(table: Stores['ports']['table']): Stores['ports']['table'] {
  const refuse = () => Promise.reject(new Error('written'));
  return { ...table, put: refuse, delete: refuse, increment: refuse };
}
