import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chargeDocument, readUsage, refund } from '#lib/domain/limits/monthly-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import { newCaller, onEveryStore } from '#tests/support/stores.ts';

const DAY_MS = 86_400_000;

onEveryStore('monthly limit', (stores) => {
  test('50 documents at once: exactly the limit is charged', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => chargeDocument(ports, caller)),
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 25);
    assert.equal((await readUsage(ports, caller)).documents, 25);
  });

  test('the refusal says the limit, the use, the tier, where to upgrade and when to come back', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    await chargeDocument(ports, caller, 25);
    const { resetsAt } = await readUsage(ports, caller);
    await assert.rejects(chargeDocument(ports, caller), (error) => {
      assert.ok(error instanceof PagewrightError);
      assert.equal(error.code, 'MONTHLY_LIMIT_EXCEEDED');
      assert.deepEqual(error.fields, {
        limit: 25,
        used: 25,
        tier: 'demo',
        upgrade: 'https://pages.example/v1/auth/signup',
      });
      const seconds = Math.ceil((resetsAt.getTime() - ports.now().getTime()) / 1000);
      assert.equal(error.headers['retry-after'], String(seconds));
      return true;
    });
  });

  test('a batch is charged at once, as far as the limit goes', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    assert.equal((await chargeDocument(ports, caller, 20)).count, 20);
    assert.equal((await chargeDocument(ports, caller, 20)).count, 5);
    await assert.rejects(chargeDocument(ports, caller, 20), { condition: 'monthlyLimitExceeded' });
  });

  test('batches at once never exceed the limit together, and use all of it', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => chargeDocument(ports, caller, 4)),
    );
    const charged = results.map((result) =>
      result.status === 'fulfilled' ? result.value.count : 0,
    );
    assert.equal(
      charged.reduce((sum, count) => sum + count),
      25,
    );
    assert.equal((await readUsage(ports, caller)).documents, 25);
  });

  test('a refund gives back, in part or whole, at most what was charged', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const charge = await chargeDocument(ports, caller, 10);
    await refund(ports, charge, 3);
    assert.equal((await readUsage(ports, caller)).documents, 7);
    const other = await chargeDocument(ports, caller, 5);
    await refund(ports, other, 50);
    assert.equal((await readUsage(ports, caller)).documents, 7);
    await refund(ports, other, 0);
    assert.equal((await readUsage(ports, caller)).documents, 7);
  });

  test('an unlimited tier is counted and never refused', async () => {
    const { ports } = stores();
    const caller = newCaller('unlimited');
    assert.equal((await chargeDocument(ports, caller, 1_000_000)).count, 1_000_000);
    const usage = await readUsage(ports, caller);
    assert.deepEqual([usage.documents, usage.limit], [1_000_000, null]);
  });

  test('[limits.monthly-reset] the count starts again with the next month; a late refund goes to its own month', async () => {
    const { ports, advance } = stores();
    const caller = newCaller('demo');
    const charge = await chargeDocument(ports, caller, 25);
    const { month, resetsAt } = await readUsage(ports, caller);
    assert.equal(month, ports.now().toISOString().slice(0, 7));
    assert.match(resetsAt.toISOString(), /-01T00:00:00\.000Z$/);
    const untilReset = resetsAt.getTime() - ports.now().getTime();
    assert.ok(untilReset > 0 && untilReset <= 31 * DAY_MS);
    advance(untilReset - 1);
    await assert.rejects(chargeDocument(ports, caller));
    advance(1);
    await chargeDocument(ports, caller);
    await refund(ports, charge);
    assert.equal((await readUsage(ports, caller)).documents, 1);
  });
});
