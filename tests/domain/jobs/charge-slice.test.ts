import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { createSqliteTable } from '#lib/adapters/local/sqlite-table.ts';
import type { JobHead, SliceRecord } from '#lib/domain/jobs/job-store.ts';
import { chargeSlice, openSlice, settleSlice } from '#lib/domain/jobs/slice-ledger.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Table } from '#lib/ports/table.ts';
import { DEFAULT_TIERS } from '#schemas/settings.ts';
import { newCaller, onEveryStore, type Stores } from '#tests/support/stores.ts';

type Needs = Pick<Stores['ports'], 'table' | 'settings' | 'now'>;

const jobOf = (caller: Caller): JobHead => ({
  id: crypto.randomUUID(),
  ownerId: caller.ownerId,
  kind: 'template-batch',
  caller: { keyId: caller.keyId, tier: caller.tier, registered: caller.registered },
  request: { format: 'pdf', ttl: 86_400 },
  total: 20,
  createdAt: '2026-01-15T00:00:00.000Z',
  expiresAt: '2100-01-15T00:00:00.000Z',
});

/** A table whose worker dies with one of its calls, before or after what the call does. */
function dying(table: Table, call: 'claim' | 'settle', when: 'before' | 'after'): Table {
  const die = () => {
    throw new Error(`died ${when} ${call}`);
  };
  return {
    ...table,
    async [call](input: never) {
      if (when === 'before') die();
      await table[call](input);
      return die();
    },
  };
}

async function charge(needs: Needs, caller: Caller, job: JobHead): Promise<SliceRecord> {
  const ledger = await openSlice(needs, job, 0);
  await chargeSlice(needs, caller, job, 0, ledger);
  return ledger.record;
}

const used = async (needs: Needs, caller: Caller) => (await readUsage(needs, caller)).documents;

onEveryStore('the charge of a slice', (stores) => {
  for (const when of ['before', 'after'] as const) {
    test(`[jobs.charge] a worker that dies ${when} the charge leaves it to be made exactly once`, async () => {
      const { ports } = stores();
      const caller = newCaller('demo');
      const job = jobOf(caller);
      const dead = { ...ports, table: dying(ports.table, 'claim', when) };
      for (let death = 0; death < 3; death++)
        await assert.rejects(charge(dead, caller, job), /died/);
      assert.equal(await used(ports, caller), when === 'before' ? 0 : 20);
      const record = await charge(ports, caller, job);
      assert.deepEqual([record.charge?.count, record.charge?.isMade], [20, true]);
      assert.equal(await used(ports, caller), 20);
    });

    test(`[jobs.charge] a worker that dies ${when} the refund leaves it to be made exactly once`, async () => {
      const { ports } = stores();
      const caller = newCaller('demo');
      const job = jobOf(caller);
      const record = await charge(ports, caller, job);
      const dead = { ...ports, table: dying(ports.table, 'settle', when) };
      await assert.rejects(settleSlice(dead, job, 0, record), /died/);
      await settleSlice(ports, job, 0, record);
      await settleSlice(ports, job, 0, record);
      assert.equal(await used(ports, caller), 0);
    });
  }

  test('[jobs.charge] a slice that is given up while its charge is uncertain costs nothing', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    const job = jobOf(caller);
    const dead = { ...ports, table: dying(ports.table, 'claim', 'after') };
    await assert.rejects(charge(dead, caller, job), /died/);
    const { record } = await openSlice(ports, job, 0);
    await settleSlice(ports, job, 0, record);
    assert.equal(await used(ports, caller), 0);
  });

  test('[jobs.charge] a nearly used quota gives what is left, also after a crash', async () => {
    const { ports } = stores();
    const caller = newCaller('demo');
    await charge(ports, caller, jobOf(caller));
    const job = jobOf(caller);
    let claims = 0;
    const claim: Table['claim'] = async (input) => {
      const claimed = await ports.table.claim(input);
      claims += 1;
      if (claims === 2) throw new Error('died after the second claim');
      return claimed;
    };
    await assert.rejects(charge({ ...ports, table: { ...ports.table, claim } }, caller, job));
    assert.equal(await used(ports, caller), 25);
    assert.equal((await charge(ports, caller, job)).charge?.count, 5);
    assert.equal(await used(ports, caller), 25);
  });
});

for (const when of ['before', 'after'] as const) {
  test(`[jobs.charge] kill -9 ${when} the charge: the next worker charges 20 for 20`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-charge-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'pagewright.db');
    const caller = newCaller('pro');
    const job = jobOf(caller);
    const input = JSON.stringify({ file, when, caller, job });
    const script = new URL('killed-while-charging.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, input], { stdio: 'inherit' });
    assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL']);
    const table = createSqliteTable(file);
    onTestFinished(() => table.close());
    const settings = { tiers: DEFAULT_TIERS } as Needs['settings'];
    const needs: Needs = { table, settings, now: () => new Date() };
    assert.equal(await used(needs, caller), when === 'before' ? 0 : 20);
    assert.equal((await charge(needs, caller, job)).charge?.isMade, true);
    assert.equal(await used(needs, caller), 20);
  });
}
