import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, test } from 'vitest';
import { failures } from '#schemas/errors.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY, useService } from '#tests/support/service.ts';
import {
  createClient,
  errorClasses,
  HttpError,
  MonthlyLimitExceededError,
  PagewrightError,
  RequestNotFeasibleError,
  ValidationError,
  verifyWebhook,
  WebhookVerificationError,
} from '../../../packages/client/src/index.ts';
import { type Incident, startGateway } from './gateway.ts';

const service = useService();
const gateway = await startGateway(() => service.url);
afterAll(() => gateway.close());

const connect = (options: { baseUrl?: string; apiKey?: string; retries?: number } = {}) =>
  createClient({ baseUrl: service.url, apiKey: OWNER_KEY, ...options });

const INVOICE = { invoiceNumber: 'INV-7', dueDate: '2026-12-31', total: 10, currency: 'EUR' };
const ADA = { recipient: 'Ada Lovelace', achievement: 'Analytical Engines' };
const GRACE = { recipient: 'Grace Hopper', achievement: 'Compilers' };
const badge = { html: '<h1>Badge</h1><p>It is free.</p>' };

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('calls', () => {
  test('[client.files] a document is a blob with its name and its session', async () => {
    const pagewright = connect();
    const file = await pagewright.postFile('/v1/create', {
      body: { data: { ...INVOICE, invoiceNumber: 'INV-7 Räder №7' } },
    });
    assert.equal(file.mediaType, 'application/pdf');
    assert.match(file.filename, /^invoice-.*\.pdf$/);
    const { pages } = await readPdf(Buffer.from(await file.blob.arrayBuffer()));
    assert.match(pages[0]?.text ?? '', /INV-7/);
    assert.ok(file.sessionId);
    const again = await pagewright.getFile('/v1/documents/{id}', {
      params: { path: { id: file.documentId ?? '' } },
    });
    assert.deepEqual(await again.blob.bytes(), await file.blob.bytes());
  });

  test('[client.json] JSON comes with the fields of its schema', async () => {
    const pagewright = connect();
    const document = await pagewright.post('/v1/create', { body: { data: INVOICE } });
    const { pageCount, documentId, analysis } = document;
    assert.equal(pageCount, 1);
    assert.equal(analysis?.detectedType, 'invoice');
    const metadata = await pagewright.get('/v1/documents/{id}/metadata', {
      params: { path: { id: documentId } },
    });
    assert.equal(metadata.document.id, documentId);
  });

  test('[client.pages] pages follow each other to the last item', async () => {
    const pagewright = connect();
    const whole = await pagewright.get('/v1/templates', { params: { query: { limit: 100 } } });
    const paged: string[] = [];
    for await (const page of pagewright.pages('/v1/templates', {
      params: { query: { limit: 5 } },
    }))
      paged.push(...page.templates.map(({ id }) => id));
    assert.deepEqual(
      paged,
      whole.templates.map(({ id }) => id),
    );
    assert.ok(paged.length > 5);
  });

  test('[client.modify] the stages of a change, its end, and its refusal', async () => {
    const pagewright = connect();
    const { sessionId } = await pagewright.post('/v1/create', { body: badge });
    const events: string[] = [];
    for await (const { event, data } of pagewright.modify({
      sessionId,
      instruction: 'make the text larger',
    })) {
      events.push(event);
      if (event === 'complete') assert.equal(data.selfCheckPassed, true);
    }
    assert.equal(events[0], 'start');
    assert.equal(events.at(-1), 'complete');
    await assert.rejects(
      all(pagewright.modify({ sessionId, instruction: 'dance a little' })),
      (error: unknown) =>
        error instanceof RequestNotFeasibleError && error.details.suggestions.length > 0,
    );
  });

  test('[client.jobs] a job is awaited and its files are downloaded', async () => {
    const pagewright = connect();
    const started = await pagewright.post('/v1/templates/batch/start', {
      body: { templateId: 'certificate-modern', items: [ADA, GRACE] },
    });
    const seen: number[] = [];
    const job = await pagewright.waitForJob(started, {
      onProgress: ({ progress }) => seen.push(progress),
    });
    assert.equal(job.status, 'completed');
    assert.equal(seen.at(-1), 1);
    const archive = await pagewright.downloadJob(started);
    assert.equal(archive.mediaType, 'application/zip');
    const paged = await all(
      pagewright.pages('/v1/templates/batch/{jobId}', {
        params: { path: { jobId: started.jobId }, query: { limit: 1 } },
      }),
    );
    assert.deepEqual(
      paged.flatMap((page) => page.job.results.map(({ status }) => status)),
      ['success', 'success'],
    );
  });

  test('[client.jobs] waiting ends at its time limit, and follows no foreign link', async () => {
    const pagewright = connect();
    const started = await pagewright.post('/v1/templates/batch/start', {
      body: { templateId: 'certificate-modern', items: [ADA] },
    });
    await assert.rejects(pagewright.waitForJob(started, { timeoutMs: 0 }), {
      name: 'TimeoutError',
    });
    const links = { self: '@127.0.0.1:9/', download: '@127.0.0.1:9/' };
    await assert.rejects(pagewright.waitForJob({ _links: links }), TypeError);
  });
});

describe('errors', () => {
  test('[client.errors] there is a class for each code', () => {
    const codes = new Set(Object.values(failures).map(({ code }) => code));
    assert.deepEqual(Object.keys(errorClasses).toSorted(), [...codes].toSorted());
  });

  test('[client.errors] a refusal is thrown as the class of its code, with its details', async () => {
    const invalid = await connect()
      .post('/v1/create', { body: { data: INVOICE, format: 'gif' as 'pdf' } })
      .catch((error: unknown) => error);
    assert.ok(invalid instanceof ValidationError);
    assert.equal(invalid.status, 400);
    assert.deepEqual(invalid.details[0]?.path, ['format']);
    assert.ok(invalid.requestId);
    const unknown = await connect({ apiKey: 'gk_unknown' })
      .get('/v1/templates')
      .catch((error: unknown) => error);
    assert.ok(unknown instanceof HttpError && unknown instanceof PagewrightError);
    assert.equal(unknown.status, 401);
  });
});

const answered = (
  status: number,
  headers: Record<string, string> = {},
  body = '<h1>Bad gateway</h1>',
): Incident => ({
  reaches: false,
  answer: (response) => response.writeHead(status, headers).end(body),
});
const cut: Incident = { reaches: true, answer: (response) => response.destroy() };

describe('retries', () => {
  const through = (retries?: number) =>
    connect({ baseUrl: gateway.url, ...(retries === undefined ? {} : { retries }) });

  test('[client.retries] an answer that was lost is asked for again: one document', async () => {
    const before = await connect().get('/v1/dashboard');
    gateway.next(cut);
    const document = await through().post('/v1/create', { body: { data: INVOICE } });
    const keys = gateway.seen.map(({ idempotencyKey }) => idempotencyKey);
    assert.equal(keys.length, 2);
    assert.ok(keys[0] !== undefined && keys[0] === keys[1]);
    const after = await connect().get('/v1/dashboard');
    assert.equal(after.usage.documents - before.usage.documents, 1);
    assert.ok(document.documentId);
  });

  test('[client.retries] what was refused for now is sent again after the time asked for', async () => {
    gateway.next(answered(503, { 'retry-after': '0' }), answered(502));
    const { templates } = await through().get('/v1/templates');
    assert.ok(templates.length > 0);
  });

  test('[client.retries] what is not safe to repeat is not, nor what is refused for long', async () => {
    const seen = gateway.seen.length;
    gateway.next(answered(502));
    const body = { url: 'https://example.com/hook', events: ['job.failed' as const] };
    await assert.rejects(through().post('/v1/subscriptions', { body }), {
      code: 'UNKNOWN_ANSWER',
      status: 502,
    });
    const refusal = { error: 'The limit is reached', code: 'MONTHLY_LIMIT_EXCEEDED' };
    gateway.next(answered(429, { 'retry-after': '86400' }, JSON.stringify(refusal)));
    await assert.rejects(
      through().post('/v1/create', { body: { data: INVOICE } }),
      (error: unknown) => error instanceof MonthlyLimitExceededError && error.retryAfter === 86_400,
    );
    assert.equal(gateway.seen.length - seen, 2);
  });

  test('[client.retries] it gives up after the last one', async () => {
    const seen = gateway.seen.length;
    gateway.next(answered(502), answered(502));
    await assert.rejects(through(1).get('/v1/templates'), { status: 502 });
    assert.equal(gateway.seen.length - seen, 2);
  });
});

describe('webhooks', () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  const body = JSON.stringify({ type: 'job.failed', timestamp: '2026-01-01T00:00:00Z', data: {} });
  const sentAt = new Date('2026-01-01T00:00:00Z');
  const headers = {
    'Webhook-Id': 'evt_1',
    'webhook-timestamp': String(sentAt.getTime() / 1_000),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('evt_1', sentAt, body)}`,
  };
  const now = () => sentAt;

  test('[client.webhooks] a signed delivery is an event', async () => {
    const event = await verifyWebhook(secret, headers, body, { now });
    assert.deepEqual(event, { id: 'evt_1', ...JSON.parse(body) });
    assert.deepEqual(await verifyWebhook(secret, new Headers(headers), body, { now }), event);
  });

  test.each([
    ['another body', { body: `${body} ` }],
    ['another secret', { secret: `whsec_${Buffer.from('another').toString('base64')}` }],
    ['an old one', { now: () => new Date('2026-01-01T00:05:01Z') }],
    ['a time that is none', { headers: { ...headers, 'webhook-timestamp': 'soon' } }],
    ['no signature', { headers: { ...headers, 'webhook-signature': undefined } }],
  ])('[client.webhooks] refused: %s', async (_, change) => {
    const given = { secret, headers, body, now, ...change };
    await assert.rejects(
      verifyWebhook(given.secret, given.headers, given.body, { now: given.now }),
      WebhookVerificationError,
    );
  });
});
