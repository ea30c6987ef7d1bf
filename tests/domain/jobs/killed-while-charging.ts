// A worker that is killed exactly while it charges a slice, as the test that runs it says.
import { createSqliteTable } from '#lib/adapters/local/sqlite-table.ts';
import type { JobHead } from '#lib/domain/jobs/job-store.ts';
import { chargeSlice, openSlice } from '#lib/domain/jobs/slice-ledger.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Table } from '#lib/ports/table.ts';
import { DEFAULT_TIERS } from '#schemas/settings.ts';

interface Input {
  readonly file: string;
  readonly when: 'before' | 'after';
  readonly caller: Caller;
  readonly job: JobHead;
}

const { file, when, caller, job } = JSON.parse(process.argv[2] ?? '') as Input;
const stored = createSqliteTable(file);
const table: Table = {
  ...stored,
  async claim(claim) {
    if (when === 'after') await stored.claim(claim);
    process.kill(process.pid, 'SIGKILL');
    return undefined;
  },
};
const settings = { tiers: DEFAULT_TIERS } as Ports['settings'];
const needs = { table, settings, now: () => new Date() };
const ledger = await openSlice(needs, job, 0);
await chargeSlice(needs, caller, job, 0, ledger);
