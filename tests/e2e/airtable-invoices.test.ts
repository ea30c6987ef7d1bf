import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, onTestFinished, test } from 'vitest';
import { startAirtable, TOKEN } from '#tests/support/airtable/server.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';

const airtable = await startAirtable();
afterAll(() => airtable.close());
const service = useService({ TABLEDB_BASE_URL: airtable.url });

test('[examples.airtable-invoices] makes a PDF of each record of a view, over HTTP and as an agent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-example-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'example'], {
    env: {
      ...process.env,
      URL: service.url,
      KEY: OWNER_KEY,
      TOKEN,
      BASE: 'appExample0000001',
      OUT: folder,
    },
  });
  assert.match(stdout, /over HTTP: completed, 2 files/);
  assert.match(stdout, /as an agent: completed, 2 files/);
  for (const way of ['http', 'agent']) {
    const files = (await readdir(join(folder, way))).toSorted();
    assert.equal(files.length, 2, way);
    const { pages } = await readPdf(await readFile(join(folder, way, files[0] ?? '')));
    assert.match(pages[0]?.text ?? '', /INV-1002/);
    assert.match(pages[0]?.text ?? '', /Grace Hopper/);
    assert.match(pages[0]?.text ?? '', /€240\.00/);
    assert.doesNotMatch(pages[0]?.text ?? '', /rec[A-Z]/);
  }
  assert.equal(airtable.violations(), 0);
});
