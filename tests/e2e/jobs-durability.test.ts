import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished, test } from 'vitest';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import { finished, invoices, startInvoices, until, unzipAll } from '#tests/support/jobs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY } from '#tests/support/service.ts';
import { AFTER_LEASES_MS, spawnService } from '#tests/support/spawned-service.ts';

const ITEMS = 200;
/** Three slices, of which none may be lost. */
const HANDED_OVER = 60;

const senderTo = (url: string) => ({
  send: (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${OWNER_KEY}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
});

/** Documents that were charged, and how many there are, from the table itself. */
function countStored(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'pagewright.db'), { readOnly: true });
  const one = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
  const counts = {
    charged: one("SELECT sum(value) FROM counter WHERE partition LIKE 'USAGE#%'"),
    documents: one("SELECT count(*) FROM item WHERE sort LIKE 'DOCUMENT#%'"),
    messages: one('SELECT count(*) FROM message'),
  };
  db.close();
  return counts;
}

test('[jobs.crash] kill -9 amid a job of 200: after a restart it completes, each document exactly once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-job-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await spawnService(dataDir);
  const killed = once(first.child, 'exit');
  const started = await startInvoices(senderTo(first.url), invoices(ITEMS));
  const seen = await until(senderTo(first.url), started, ({ job }) => job.completed >= 50);
  first.child.kill('SIGKILL');
  await killed;
  assert.ok((seen.at(-1)?.job.completed ?? 0) < ITEMS);

  const second = await spawnService(dataDir, {}, AFTER_LEASES_MS);
  const service = senderTo(second.url);
  const { job } = await finished(service, started);
  assert.deepEqual([job.status, job.completed, job.failed], ['completed', ITEMS, 0]);
  const download = await service.send('GET', started._links.download);
  const files = await unzipAll(Buffer.from(await download.arrayBuffer()));
  const numbers: (string | undefined)[] = [];
  for (const { content } of files.slice(0, -1)) {
    const { pages } = await readPdf(content);
    numbers.push(/INV-(\d+)/.exec(pages[0]?.text ?? '')?.[1]);
  }
  assert.deepEqual(
    numbers,
    Array.from({ length: ITEMS }, (_, n) => String(n + 1)),
  );
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  assert.deepEqual(countStored(dataDir), { charged: ITEMS, documents: ITEMS, messages: 0 });
  const { table, blobs } = openStores(dataDir);
  onTestFinished(() => table.close());
  const keys = (await blobs.list('')).entries.map(({ key }) => key);
  assert.equal(keys.filter((key) => key.endsWith('.pdf')).length, ITEMS);
  assert.deepEqual(
    keys.filter((key) => key.startsWith('jobs/') && key.endsWith('.json')),
    [],
  );
});

test('[jobs.crash] hands the job over to the next start on an orderly stop', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-job-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await spawnService(dataDir);
  const started = await startInvoices(senderTo(first.url), invoices(HANDED_OVER));
  await until(senderTo(first.url), started, ({ job }) => job.completed >= 10);
  first.child.kill('SIGTERM');
  const [code] = await once(first.child, 'exit');
  assert.equal(code, 0);
  const second = await spawnService(dataDir);
  const { job } = await finished(senderTo(second.url), started);
  assert.deepEqual([job.status, job.completed], ['completed', HANDED_OVER]);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  assert.deepEqual(countStored(dataDir), {
    charged: HANDED_OVER,
    documents: HANDED_OVER,
    messages: 0,
  });
});
