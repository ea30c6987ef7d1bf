import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  failuresOf,
  finished,
  invoiceData,
  invoices,
  readJob,
  type Started,
  startInvoices,
  unzipAll,
} from '#tests/support/jobs.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { DEMO_KEY, describeEverywhere } from '#tests/support/service.ts';

const demo = { authorization: `Bearer ${DEMO_KEY}` };

describeEverywhere(
  'jobs',
  (service) => {
    test('[jobs.template-batch] one call, one template, many items', async () => {
      const response = await service.send('POST', '/v1/templates/batch', {
        templateId: 'invoice-clean',
        items: [invoiceData(1), { client: {} }, invoiceData(2), 'nonsense'],
      });
      assert.equal(response.status, 200);
      const { results, successCount, failCount } = (await response.json()) as {
        results: { status: string; url?: string; errorCode?: string }[];
        successCount: number;
        failCount: number;
      };
      assert.deepEqual([successCount, failCount], [2, 2]);
      assert.deepEqual(
        results.map(({ status }) => status),
        ['success', 'error', 'success', 'error'],
      );
      assert.equal(results[1]?.errorCode, 'ITEM_GENERATION_FAILED');
      const url = results[2]?.url ?? '';
      const pdf = await readPdf(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
      assert.ok(pdf.pages[0]?.text.includes('INV-2'));
      const unknown = await service.send('POST', '/v1/templates/batch', {
        templateId: 'nope',
        items: [{ a: 1 }],
      });
      assert.equal(unknown.status, 404);
      assert.equal(((await unknown.json()) as { code: string }).code, 'TEMPLATE_NOT_FOUND');
    });

    test('[jobs.start] [jobs.status] [jobs.download] a job is started, followed and downloaded', async () => {
      const items: unknown[] = invoices(47);
      items[30] = { client: { name: 'Nobody' } };
      items[31] = 'nonsense';
      const response = await service.send('POST', '/v1/templates/batch/start', {
        templateId: 'invoice-clean',
        items,
        ttl: 600,
      });
      assert.equal(response.status, 202);
      const started = (await response.json()) as Started;
      const self = `/v1/templates/batch/${started.jobId}`;
      assert.deepEqual(started, {
        success: true,
        jobId: started.jobId,
        status: 'queued',
        total: 47,
        _links: { self, download: `${self}/download` },
      });

      const { job, limit, offset } = await finished(service, started);
      assert.deepEqual([limit, offset], [100, 0]);
      assert.deepEqual(failuresOf(job), [
        [30, 'VALIDATION_ERROR'],
        [31, 'VALIDATION_ERROR'],
      ]);
      assert.deepEqual(
        [job.id, job.kind, job.status, job.total, job.completed, job.failed, job.progress],
        [started.jobId, 'template-batch', 'completed', 47, 45, 2, 1],
      );
      assert.deepEqual(
        job.results.map(({ index }) => index),
        Array.from({ length: 47 }, (_, index) => index),
      );
      const times = [job.createdAt, job.startedAt ?? '', job.finishedAt ?? '', job.expiresAt];
      assert.deepEqual(times, times.toSorted());
      const ids = job.results.flatMap(({ documentId }) => documentId ?? []);
      assert.equal(new Set(ids).size, 45);
      const failed = job.results[30];
      assert.equal(failed?.status, 'error');
      assert.equal(failed?.errorCode, 'ITEM_GENERATION_FAILED');
      assert.partialDeepStrictEqual(failed?.details, { code: 'VALIDATION_ERROR' });

      const page = await readJob(service, `${self}?limit=5&offset=44`);
      assert.deepEqual(page.job.results, job.results.slice(44, 49));
      const beyond = await readJob(service, `${self}?offset=100`);
      assert.deepEqual(beyond.job.results, []);

      const link = await fetch(job.results[46]?.url ?? '');
      assert.equal(link.status, 200);
      const pdf = await readPdf(Buffer.from(await link.arrayBuffer()));
      assert.ok(pdf.pages[0]?.text.includes('INV-47'));

      const download = await service.send('GET', started._links.download);
      assert.equal(download.status, 200);
      assert.equal(download.headers.get('content-type'), 'application/zip');
      assert.match(download.headers.get('content-disposition') ?? '', /attachment.*\.zip/);
      const files = await unzipAll(Buffer.from(await download.arrayBuffer()));
      assert.equal(files.length, 46);
      assert.deepEqual(
        files.map(({ name }) => name.slice(0, 2)),
        [
          ...Array.from({ length: 47 }, (_, n) => String(n + 1).padStart(2, '0')).filter(
            (number) => number !== '31' && number !== '32',
          ),
          're',
        ],
      );
      const last = files.at(-2);
      assert.match(last?.name ?? '', /^47-invoice.*\.pdf$/);
      assert.ok((await readPdf(last?.content ?? Buffer.of())).pages[0]?.text.includes('INV-47'));
      const summary = JSON.parse(String(files.at(-1)?.content));
      assert.deepEqual([summary.total, summary.completed, summary.failed], [47, 45, 2]);
      assert.equal(summary.results.length, 47);
      assert.equal(summary.results[46].file, last?.name);
      const again = await service.send('HEAD', started._links.download);
      assert.equal(again.status, 200);
      assert.equal(again.headers.get('content-length'), null);
    });

    test('[jobs.smart-batch] each item gets the template that suits it', async () => {
      const response = await service.send('POST', '/v1/generate/smart/batch', {
        items: [invoiceData('S1'), { shoppingList: ['milk', 'bread'] }],
        format: 'png',
      });
      assert.equal(response.status, 202);
      const started = (await response.json()) as Started;
      assert.match(started._links.self, /^\/v1\/generate\/smart\/batch\//);
      const { job } = await finished(service, started);
      assert.deepEqual(failuresOf(job), []);
      assert.deepEqual([job.kind, job.status, job.completed], ['smart-batch', 'completed', 2]);
      assert.match(job.results[0]?.templateId ?? '', /^invoice-/);
      assert.equal(job.results[1]?.templateId, null);
      assert.match(job.results[0]?.filename ?? '', /\.png$/);
    });

    test('[jobs.not-found] unknown ids, other keys and other kinds look the same', async () => {
      const started = await startInvoices(service, invoices(1, 900));
      const cases: [string, string, Record<string, string>][] = [
        ['GET', started._links.self, demo],
        ['DELETE', started._links.self, demo],
        ['GET', started._links.download, demo],
        ['GET', `/v1/generate/smart/batch/${started.jobId}`, {}],
        ['DELETE', `/v1/generate/smart/batch/${started.jobId}`, {}],
        ['GET', `/v1/generate/smart/batch/${started.jobId}/download`, {}],
        ['GET', '/v1/templates/batch/nonsense', {}],
        ['GET', '/v1/templates/batch/00000000-0000-4000-8000-000000000000', {}],
        ['GET', '/v1/templates/batch/..%2f..%2fsecret/download', {}],
      ];
      for (const [method, path, headers] of cases) {
        const response = await service.send(method, path, undefined, headers);
        assert.equal(response.status, 404, `${method} ${path}`);
        const { error, code } = (await response.json()) as { error: string; code: string };
        assert.deepEqual([error, code], ['Job not found', 'JOB_NOT_FOUND']);
      }
      await finished(service, started);
    });

    test('[jobs.not-ready] [jobs.cancel] cancels a running job, and keeps what was made', async () => {
      const started = await startInvoices(service, invoices(120, 2_000));
      const early = await service.send('GET', started._links.download);
      assert.equal(early.status, 409);
      assert.equal(((await early.json()) as { code: string }).code, 'JOB_NOT_READY');
      const cancelled = await service.send('DELETE', started._links.self);
      assert.equal(cancelled.status, 200);
      const answer = (await cancelled.json()) as { job: { status: string } };
      // Items that were begun are still made, and nothing can be downloaded before that.
      assert.ok(['queued', 'running'].includes(answer.job.status), answer.job.status);
      const { job } = await finished(service, started);
      assert.equal(job.status, 'cancelled');
      assert.ok(job.completed < 120, `${job.completed} were made`);
      const made = job.results.filter(({ status }) => status === 'success');
      const left = job.results.filter(({ status }) => status === 'cancelled');
      assert.equal(made.length + left.length, 100);
      const download = await service.send('GET', started._links.download);
      assert.equal(download.status, 200);
      const files = await unzipAll(Buffer.from(await download.arrayBuffer()));
      assert.equal(files.length, job.completed + 1);
      const twice = await service.send('DELETE', started._links.self);
      assert.equal(twice.status, 200);
    });

    test('[jobs.limit] more items than a job may have, none, no list, and an unknown template', async () => {
      const many = Array.from({ length: 201 }, () => ({ a: 1 }));
      for (const path of ['/v1/templates/batch/start', '/v1/generate/smart/batch']) {
        for (const items of [many, [], 'x', undefined]) {
          const body = { templateId: 'invoice-clean', items };
          const response = await service.send('POST', path, body);
          assert.equal(response.status, 400);
          const { details } = (await response.json()) as { details: { path: unknown[] }[] };
          assert.deepEqual(details[0]?.path, ['items']);
        }
      }
      const body = { templateId: 'nope', items: [{ a: 1 }] };
      const unknown = await service.send('POST', '/v1/templates/batch/start', body);
      assert.equal(unknown.status, 404);
    });

    test('[jobs.charge] fails the rest of a job when the quota is used up, and does not charge failures', async () => {
      const items: unknown[] = invoices(60, 5_000);
      items[0] = 'nonsense';
      const started = await startInvoices(service, items, demo);
      const { job } = await finished(service, started, demo);
      assert.deepEqual([job.completed, job.failed], [25, 35]);
      const codes = job.results.map(({ details }) => (details as { code?: string })?.code);
      assert.equal(codes.filter((code) => code === 'MONTHLY_LIMIT_EXCEEDED').length, 34);
      assert.equal(codes[0], 'VALIDATION_ERROR');
    });
  },
  { MAX_JOB_ITEMS: '200', TIERS: '{"demo":{"requestsPerMinute":100000}}' },
);
