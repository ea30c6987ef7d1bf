import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  chargeDocument,
  chargeWork,
  monthOf,
  readUsage,
  refund,
  settleWork,
} from '#lib/domain/limits/monthly-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import { newCaller, onEveryStore } from '#tests/support/stores.ts';

const DAY_MS = 86_400_000;

const many = (count: number, charge: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, charge));

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

  test('the refusal states the limit, the use, the tier, where to upgrade and when to retry', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    await many(25, () => chargeDocument(ports, caller));
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

  test('charges work as a whole and once, however often it is retried, and returns what is left', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const month = monthOf(ports.now());
    const work = (name: string, count: number) => ({ name, month, count });
    const made = await many(10, () => chargeWork(ports, caller, work('a', 20)));
    assert.deepEqual(new Set(made), new Set([undefined]));
    assert.equal((await readUsage(ports, caller)).documents, 20);
    assert.equal(await chargeWork(ports, caller, work('b', 20)), 5);
    assert.equal(await chargeWork(ports, caller, work('b', 5)), undefined);
    assert.equal(await chargeWork(ports, caller, work('c', 20)), 0);
    assert.equal(await chargeWork(ports, caller, work('a', 20)), undefined, 'beyond the limit too');
    await many(10, () => settleWork(ports, caller, work('a', 20), 3));
    assert.equal((await readUsage(ports, caller)).documents, 22);
  });

  test('parallel work never exceeds the limit in total, and can use all of it', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const month = monthOf(ports.now());
    const charge = async (name: string) => {
      let count = 4;
      for (let left: number | undefined = count; left !== undefined && left > 0; ) {
        count = left;
        left = await chargeWork(ports, caller, { name, month, count });
        if (left === 0) return 0;
      }
      return count;
    };
    const charged = await Promise.all(Array.from({ length: 10 }, (_, n) => charge(`work${n}`)));
    assert.equal(
      charged.reduce((sum, count) => sum + count),
      25,
    );
    assert.equal((await readUsage(ports, caller)).documents, 25);
  });

  test('a refund gives back a document', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const charge = await chargeDocument(ports, caller);
    await chargeDocument(ports, caller);
    await refund(ports, charge);
    assert.equal((await readUsage(ports, caller)).documents, 1);
  });

  test('an unlimited tier is counted and never refused', async () => {
    const { ports } = stores();
    const caller = newCaller('unlimited');
    const work = { name: 'huge', month: monthOf(ports.now()), count: 1_000_000 };
    assert.equal(await chargeWork(ports, caller, work), undefined);
    const usage = await readUsage(ports, caller);
    assert.deepEqual([usage.documents, usage.limit], [1_000_000, null]);
  });

  test('[limits.monthly-reset] the count starts again with the next month; a late refund goes to its own month', async () => {
    const { ports, advance } = stores();
    const caller = newCaller('demo');
    const charge = await chargeDocument(ports, caller);
    await many(24, () => chargeDocument(ports, caller));
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
