import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createDynamoTable } from '#lib/adapters/aws/dynamo-table.ts';
import { createSqsQueue } from '#lib/adapters/aws/sqs-queue.ts';
import { adoptKey } from '#lib/domain/accounts/adopt-key.ts';
import { builtInSummaries } from '#lib/domain/templates/built-in/index.ts';
import { cloudFormation } from '#scripts/packaging/service.ts';
import { type Deployment, startDeployment } from '#tests/support/deployment.ts';
import { invoices, type Shown, type Started, unzipAll } from '#tests/support/jobs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { allows } from '#tests/support/recorder.ts';

const KEY = `gk_${'k'.repeat(43)}`;
/** As it is deployed: near the end of its time it begins nothing. */
const RUNNER = { timeoutMs: 300_000 };
const FUNCTIONS = [
  'system',
  'pages',
  'templates',
  'create',
  'documents',
  'renderer',
  'jobs',
  'runner',
  'deadletters',
  'workers',
  'mcp',
];

const CALLS_NOTHING = new Set(['system', 'pages']);

describe('the packaged functions', { timeout: 240_000 }, () => {
  let deployment: Deployment;

  beforeAll(async () => {
    deployment = await startDeployment(FUNCTIONS);
    const { client, tableName } = deployment.dynamo;
    const table = createDynamoTable({ client, tableName });
    await adoptKey({ table, now: () => new Date(), newId: () => crypto.randomUUID() }, KEY, 'pro');
  });
  afterAll(() => deployment?.close());

  const create = async (body: object, headers: Record<string, string> = {}) => {
    const { request } = await deployment.start('create');
    return request({
      method: 'POST',
      path: '/v1/create',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  };

  it('answer with JSON', async () => {
    const { lambda, request } = await deployment.start('system');
    console.log(`system loads in ${lambda.initMs.toFixed(0)} ms`);
    const response = await request({ method: 'GET', path: '/health' });
    assert.equal(response.status, 200);
    assert.equal(JSON.parse(String(response.body)).status, 'ok');
  });

  it('[pages.deployed] serve the pages', async () => {
    const { request } = await deployment.start('pages');
    const response = await request({ method: 'GET', path: '/', headers: { accept: 'text/html' } });
    assert.equal(response.status, 200, String(response.body));
    assert.match(String(response.body), /<title>Pagewright/);
    assert.match(response.headers['content-security-policy'] ?? '', /default-src 'none'/);
    const missing = await request({ method: 'GET', path: '/app/assets/none.js' });
    assert.equal(missing.status, 404);
    assert.equal(JSON.parse(String(missing.body)).code, 'NOT_FOUND');
  });

  it('speak to agents', async () => {
    const { lambda, request } = await deployment.start('mcp');
    console.log(`mcp loads in ${lambda.initMs.toFixed(0)} ms`);
    const response = await request({
      method: 'POST',
      path: '/mcp',
      headers: {
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    assert.equal(response.status, 200, String(response.body));
    assert.equal(JSON.parse(String(response.body)).result.tools.length, 9);
  });

  it('know their callers from the table', async () => {
    const { lambda, request } = await deployment.start('templates');
    console.log(`templates loads in ${lambda.initMs.toFixed(0)} ms`);
    const list = (key: string) =>
      request({
        method: 'GET',
        path: '/v1/templates',
        headers: { Authorization: `Bearer ${key}` },
      });
    const known = await list(KEY);
    assert.equal(known.status, 200, String(known.body));
    assert.equal(known.headers['ratelimit-limit'], '300');
    assert.equal((await list(`gk_${'x'.repeat(43)}`)).status, 401);
  });

  it('stream a document that the renderer function has made', async () => {
    const { lambda } = await deployment.start('renderer');
    await deployment.start('create');
    const started = performance.now();
    const html = '<h1>Delivery note</h1><p>Fourteen crates of oranges';
    const response = await create({ html });
    const first = performance.now() - started;
    console.log(`renderer starts in ${lambda.startMs.toFixed(0)} ms, browser included`);
    console.log(`its first document takes another ${first.toFixed(0)} ms`);
    assert.equal(response.status, 200, String(response.body).slice(0, 500));
    assert.equal(response.headers['content-type'], 'application/pdf');
    assert.equal(response.headers['content-length'], String(response.body.length));
    const pdf = await readPdf(response.body);
    assert.equal(pdf.pageCount, 1);
    assert.match(JSON.stringify(pdf), /Fourteen crates of oranges/);
  });

  it('fill each built-in template, read when it is asked for', async () => {
    const { request } = await deployment.start('templates');
    for (const { id } of builtInSummaries) {
      const { status, body } = await request({
        method: 'GET',
        path: `/v1/templates/${id}`,
        headers: { authorization: `Bearer ${KEY}` },
      });
      assert.equal(status, 200, String(body));
      const { html, schema, sampleData } = JSON.parse(String(body)).template;
      assert.ok(html.includes('data-service-region') && schema.fields.length > 0, id);
      const created = await create({ templateId: id, data: sampleData });
      assert.equal(created.status, 200, String(created.body).slice(0, 500));
      assert.ok((await readPdf(created.body)).pageCount >= 1, id);
    }
  });

  it('host it behind a signed link', async () => {
    const created = await create({ html: '<p>Kept' }, { accept: 'application/json' });
    assert.equal(created.status, 200, String(created.body).slice(0, 500));
    const { documentUrl, size } = JSON.parse(String(created.body));
    const link = new URL(documentUrl);
    assert.equal(link.origin, 'https://api.example.com');
    const { request } = await deployment.start('documents');
    const path = `${link.pathname.replace('/dev/', '/')}${link.search}`;
    const hosted = await request({ method: 'GET', path });
    assert.equal(hosted.status, 200);
    assert.equal(hosted.body.length, size);
    assert.equal(hosted.body.toString('latin1', 0, 5), '%PDF-');
  });

  it('carry a document of megabytes to the renderer', async () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => `<li>Line ${i} of a long list</li>`);
    const html = `<style>li{display:none}li:last-child{display:block}</style><ul>${rows.join('')}`;
    assert.ok(html.length > 1_000_000);
    const response = await create({ html });
    assert.equal(response.status, 200, String(response.body).slice(0, 500));
    assert.match(JSON.stringify(await readPdf(response.body)), /Line 29999/);
  });

  it('pass on why a render failed', async () => {
    const response = await create({ url: 'http://does-not-exist.invalid/' });
    assert.equal(response.status, 502, String(response.body));
    const body = JSON.parse(String(response.body));
    assert.equal(body.code, 'URL_FETCH_FAILED');
    assert.equal(body.details.reason, 'dns');
  });

  it('work on a job, turn by turn, and stream its files', async () => {
    const jobs = await deployment.start('jobs');
    const runner = await deployment.start('runner');
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const { status, body } = await jobs.request({
      method: 'POST',
      path: '/v1/templates/batch/start',
      headers,
      body: JSON.stringify({ templateId: 'invoice-clean', items: invoices(3) }),
    });
    assert.equal(status, 202, String(body));
    const { _links: links } = JSON.parse(String(body)) as Started;
    const queue = createSqsQueue(deployment.sqs);
    const take = { limit: 1, visibilitySeconds: 360 };
    for (let [turn] = await queue.receive(take); turn; [turn] = await queue.receive(take)) {
      const record = { messageId: turn.receipt, body: JSON.stringify(turn.body) };
      const { payload, error } = await runner.lambda.invoke({ Records: [record] }, RUNNER);
      assert.equal(error, undefined);
      assert.deepEqual(JSON.parse(String(payload)), { batchItemFailures: [] });
      await queue.remove(turn.receipt);
    }
    const read = await jobs.request({ method: 'GET', path: links.self, headers });
    assert.equal(read.status, 200);
    const { job } = JSON.parse(String(read.body)) as Shown;
    assert.deepEqual([job.status, job.completed], ['completed', 3], String(read.body));
    const download = await jobs.request({ method: 'GET', path: links.download, headers });
    assert.equal(download.status, 200);
    assert.equal((await unzipAll(download.body)).length, 4);
  });

  it('end a job whose turns failed too often', async () => {
    const jobs = await deployment.start('jobs');
    const { lambda } = await deployment.start('deadletters');
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const { body } = await jobs.request({
      method: 'POST',
      path: '/v1/templates/batch/start',
      headers,
      body: JSON.stringify({ templateId: 'invoice-clean', items: invoices(2) }),
    });
    const { _links: links } = JSON.parse(String(body)) as Started;
    const queue = createSqsQueue(deployment.sqs);
    const [turn] = await queue.receive({ limit: 1, visibilitySeconds: 360 });
    const record = { messageId: 'dead', body: JSON.stringify(turn?.body) };
    const { payload, error } = await lambda.invoke({ Records: [record] }, RUNNER);
    assert.equal(error, undefined);
    assert.deepEqual(JSON.parse(String(payload)), { batchItemFailures: [] });
    await queue.remove(turn?.receipt ?? '');
    const read = await jobs.request({ method: 'GET', path: links.self, headers });
    const { job } = JSON.parse(String(read.body)) as Shown;
    assert.deepEqual([job.status, job.failed], ['failed', 2], String(read.body));
  });

  it('clean up on schedule', async () => {
    const { lambda } = await deployment.start('workers');
    const result = await lambda.invoke({ source: 'aws.events', 'detail-type': 'Scheduled Event' });
    assert.equal(result.error, undefined);
    assert.match(lambda.output(), /"msg":"clean-up"/);
  });

  it('do nothing that their roles forbid', async () => {
    const roles: Record<string, object> = cloudFormation.Resources;
    for (const name of FUNCTIONS) {
      const role = roles[`${name.charAt(0).toUpperCase()}${name.slice(1)}Role`];
      const calls = (await deployment.start(name)).calls();
      assert.ok(calls.length > 0 || CALLS_NOTHING.has(name), `${name} called nothing`);
      for (const call of calls)
        assert.ok(
          allows(role as Parameters<typeof allows>[0], call),
          `${name} may ${call.action} ${call.key}`,
        );
    }
  });
});
