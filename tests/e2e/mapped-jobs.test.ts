import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, test } from 'vitest';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { freshItems } from '#lib/domain/jobs/fresh-items.ts';
import type { JobHead } from '#lib/domain/jobs/job-store.ts';
import { sampleBase } from '#tests/support/airtable/data.ts';
import { startAirtable, tooMany } from '#tests/support/airtable/server.ts';
import { finished, type Started, until } from '#tests/support/jobs.ts';
import { INVOICES_SOURCE, makeSource, mapInvoices } from '#tests/support/mapped-invoices.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';
import { AFTER_LEASES_MS, spawnService } from '#tests/support/spawned-service.ts';

const RECORDS = 130;
const airtable = await startAirtable({ bases: [sampleBase(RECORDS)] });
afterAll(() => airtable.close());

const senderTo = (url: string) => ({
  send: (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${OWNER_KEY}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
});

test('[mappings.crash] kill -9 amid a job of records: after a restart each is made once, with no 429', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-mapped-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const environment = { TABLEDB_BASE_URL: airtable.url };
  const first = await spawnService(dataDir, environment);
  const killed = once(first.child, 'exit');
  const { mappingId } = await mapInvoices(senderTo(first.url));
  const path = `/v1/mappings/${mappingId}/generate`;
  const response = await senderTo(first.url).send('POST', path, { all: true });
  assert.equal(response.status, 202);
  const started = (await response.json()) as Started;
  await until(senderTo(first.url), started, ({ job }) => job.completed >= 30);
  first.child.kill('SIGKILL');
  await killed;

  const second = await spawnService(dataDir, environment, AFTER_LEASES_MS);
  const service = senderTo(second.url);
  const { job } = await finished(service, started);
  assert.deepEqual([job.status, job.completed, job.failed], ['completed', RECORDS, 0]);
  const rest = await service.send('GET', `${started._links.self}?limit=100&offset=100`);
  const { job: tail } = (await rest.json()) as { job: typeof job };
  const ids = [...job.results, ...tail.results].map(({ recordId }) => recordId);
  assert.equal(new Set(ids).size, RECORDS);
  assert.equal(airtable.violations(), 0);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});

const service = useService({ TABLEDB_BASE_URL: airtable.url });

test('[mappings.fresh-links] links to files are those of now, whenever a record is made', async () => {
  const config = { ...INVOICES_SOURCE.config, tableName: 'Clients' };
  const { id: sourceId } = await makeSource(service, { ...INVOICES_SOURCE, config });
  const caller = await authenticate(service.ports, OWNER_KEY);
  assert.ok(caller !== undefined && caller !== 'deactivated');
  const fields = [{ placeholder: 'branding.logoUrl', field: 'Logo' }];
  const head = {
    ...{ id: 'job', ownerId: caller.ownerId, kind: 'mapping-batch' },
    request: { templateId: 'invoice-clean', format: 'pdf', mapping: { sourceId, fields } },
  } as unknown as JobHead;
  const readAt = Date.now();
  const data = { branding: { logoUrl: 'http://old' } };
  const items = ['recClient00000001', 'recGone'].map((recordId) => ({ recordId, readAt, data }));
  assert.deepEqual(await freshItems(service.ports, caller, head, items), items);
  const later = { ...service.ports, now: () => new Date(readAt + 2 * 3_600_000) };
  const [fresh, gone] = (await freshItems(later, caller, head, items)) as typeof items;
  assert.match(fresh?.data.branding.logoUrl ?? '', /\/files\/1\//);
  assert.deepEqual(gone, items[1]);
  airtable.will('/tblClients', tooMany());
  assert.deepEqual(await freshItems(later, caller, head, items), items);
});
