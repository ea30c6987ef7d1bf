import assert from 'node:assert/strict';
import { test } from 'vitest';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { sendTurn } from '#lib/domain/jobs/job-queue.ts';
import { jobPartition } from '#lib/domain/jobs/job-store.ts';
import { readUsage } from '#lib/domain/limits/monthly-limit.ts';
import { retentions } from '#lib/domain/retentions.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { finished, invoices, readJob, type Shown, startInvoices } from '#tests/support/jobs.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

const demo = { authorization: `Bearer ${DEMO_KEY}` };

/** A signed link names the owner. */
function ownerOf({ job }: Shown): string {
  const token = new URL(job.results[0]?.url ?? '').searchParams.get('token') ?? '';
  return token.split('.')[0] ?? '';
}

async function countDocuments({ table }: Ports, ownerId: string): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await table.query({
      partition: `OWNER#${ownerId}`,
      prefix: 'DOCUMENT#',
      limit: 1_000,
      ...(cursor === undefined ? {} : { cursor }),
    });
    count += page.items.length;
    cursor = page.cursor;
  } while (cursor !== undefined);
  return count;
}

describeEverywhere(
  'turns of jobs',
  (service) => {
    test('[jobs.twice] [jobs.charge] makes nothing twice when messages are delivered several times', async () => {
      const ownerId = ownerOf(await finished(service, await startInvoices(service, invoices(1))));
      const caller: Caller = { ownerId, keyId: '', tier: 'unlimited', registered: true };
      const before = await countDocuments(service.ports, ownerId);
      const started = await startInvoices(service, invoices(60, 100));
      const duplicates = Array.from({ length: 10 }, (_, n) =>
        sendTurn(service.ports, { ownerId, id: started.jobId }, { lane: n % 2, slice: n % 2 }),
      );
      await Promise.all(duplicates);
      const { job } = await finished(service, started);
      assert.deepEqual([job.completed, job.failed], [60, 0]);
      assert.equal(new Set(job.results.map(({ documentId }) => documentId)).size, 60);
      assert.equal(await countDocuments(service.ports, ownerId), before + 60);
      assert.equal((await readUsage(service.ports, caller)).documents, before + 60);
    });

    test('[jobs.fair] finishes a small job while another owner’s huge one has only begun', async () => {
      const huge = await startInvoices(service, invoices(1_000, 10_000));
      const small = await startInvoices(service, invoices(3, 20_000), demo);
      const { job } = await finished(service, small, demo);
      assert.deepEqual([job.status, job.completed], ['completed', 3]);
      const other = await readJob(service, huge._links.self);
      assert.ok(other.job.progress < 0.2, `${other.job.completed} of the huge one were made first`);
      await service.send('DELETE', huge._links.self);
      await finished(service, huge);
    });

    test('[jobs.forgotten] a job is forgotten with the last of its documents', async () => {
      const started = await startInvoices(service, invoices(25, 30_000));
      const { job } = await finished(service, started);
      const later = new Date(Date.parse(job.expiresAt) + 2 * 86_400_000);
      const ends = job.results.map(({ expiresAt }) => expiresAt ?? '');
      assert.ok(ends.every((end) => end <= job.expiresAt));
      const report = await cleanUp({ ...service.ports, now: () => later }, retentions);
      assert.ok((report.removed['JOB'] ?? 0) >= 1 && report.failed === 0, JSON.stringify(report));
      const left = await service.ports.table.query({
        partition: jobPartition(started.jobId),
        limit: 10,
      });
      assert.deepEqual(left.items, []);
      const response = await service.send('GET', started._links.self);
      assert.equal(response.status, 404);
      assert.equal((await service.ports.blobs.list('jobs/')).entries.length, 0);
    });
  },
  { TIERS: '{"demo":{"requestsPerMinute":100000}}' },
);
