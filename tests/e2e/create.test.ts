import assert from 'node:assert/strict';
import { test } from 'vitest';
import { StyleName } from '#schemas/template.ts';
import { examples } from '#tests/examples/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';
import { describeEverywhere } from '#tests/support/service.ts';

interface Created {
  success: true;
  format: string;
  url: string;
  size: number;
  filename: string;
  expiresAt: string;
  pageCount: number;
  documentId: string;
  documentUrl: string;
  sessionId: string;
  warnings: { code: string }[];
  source: Record<string, string>;
  analysis?: {
    detectedType: string;
    confidence: number;
    fieldsIdentified: string[];
    layoutDecisions: string[];
  };
  _links: Record<string, string>;
}

const JSON_ONLY = { accept: 'application/json' };
const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

describeEverywhere('POST /v1/create', (service) => {
  const create = async (body: unknown, headers: Record<string, string> = JSON_ONLY) => {
    const response = await service.send('POST', '/v1/create', body, headers);
    const text = await response.text();
    assert.equal(response.status, 200, text.slice(0, 500));
    return JSON.parse(text) as Created;
  };

  for (const [type, data] of Object.entries(examples)) {
    test(`[create.data] [create.auto-detect] [detection.${type}] makes a ${type} of plain data`, async () => {
      const created = await create({ data });
      assert.equal(created.analysis?.detectedType, type);
      assert.ok((created.analysis?.confidence ?? 0) > 0.5);
      assert.ok(created.analysis?.fieldsIdentified.length);
      assert.ok(created.analysis?.layoutDecisions.length);
      const pdf = await readPdf(bytesOf(created.url));
      assert.equal(pdf.pageCount, created.pageCount);
      assert.equal(created.size, bytesOf(created.url).length);
      assert.ok(pdf.tagged);
    });
  }

  test('[create.response] [create.response-analysis] [create.response-links] [create.response-document] [create.accept-json] [create.ttl] [create.filename] [forms.ids-and-times] the JSON has every field of the Generated document', async () => {
    const before = Date.now();
    const created = await create({ data: examples.invoice, ttl: 300 });
    assert.equal(created.success, true);
    assert.equal(created.format, 'pdf');
    assert.match(created.url, /^data:application\/pdf;base64,JVBERi0/);
    assert.equal(created.filename, 'invoice-1042.pdf');
    const life = Date.parse(created.expiresAt) - before;
    assert.ok(life >= 300_000 && life < 330_000);
    assert.match(created.sessionId, /^[0-9a-f-]{36}$/);
    assert.deepEqual(created._links, { modify: '/v1/modify', generate: '/v1/generate' });
    const text = (await readPdf(bytesOf(created.url))).pages.map((page) => page.text).join('\n');
    for (const part of ['Ada Lovelace', 'Gear train, brass', 'Assembly', '1,562.40', 'INV-1042']) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
  });

  test('[create.accept-binary] [create.binary-headers] [create.binary-document-id] without Accept the file itself, with its headers', async () => {
    const response = await service.send(
      'POST',
      '/v1/create',
      { data: examples.quote },
      { accept: '*/*' },
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(response.headers.get('content-type'), 'application/pdf');
    assert.equal(response.headers.get('content-length'), String(bytes.length));
    assert.match(
      response.headers.get('content-disposition') ?? '',
      /^attachment; filename="?quote-q?-?77\.pdf"?/i,
    );
    assert.match(response.headers.get('x-service-session-id') ?? '', /^[0-9a-f-]{36}$/);
    assert.match(response.headers.get('x-service-document-id') ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(response.headers.get('x-service-document-type'), 'quote');
    assert.equal((await readPdf(bytes)).pageCount, 1);
  });

  test('[create.accept-mismatch] an Accept that names another type gets JSON', async () => {
    const created = await create({ data: examples.receipt }, { accept: 'image/png' });
    assert.equal(created.format, 'pdf');
  });

  test('[create.template] fills a built-in template', async () => {
    const created = await create({
      templateId: 'quote-modern',
      data: {
        client: { name: 'Ada Lovelace', company: 'Engines & Co <script>' },
        lineItems: [{ description: 'Brass', quantity: 2, unitPrice: 10, total: 20 }],
        totals: { subtotal: 20, total: 20 },
      },
    });
    assert.deepEqual(created.source, {
      type: 'template',
      templateId: 'quote-modern',
      version: 1,
    });
    const pdf = await readPdf(bytesOf(created.url));
    assert.ok(pdf.pages[0]?.text.includes('Engines & Co <script>'));
  });

  test('[create.template-missing-data] names each missing path', async () => {
    const response = await service.send('POST', '/v1/create', {
      templateId: 'quote-modern',
      data: { lineItems: [{}] },
    });
    assert.equal(response.status, 400);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { path: unknown[] }[];
    };
    assert.equal(code, 'VALIDATION_ERROR');
    const paths = details.map(({ path }) => path.join('.'));
    for (const path of ['data.client.name', 'data.lineItems.0.description', 'data.totals.total'])
      assert.ok(paths.includes(path), path);
  });

  test('[create.template-unknown] an unknown template names those that exist', async () => {
    const response = await service.send('POST', '/v1/create', {
      templateId: 'nope',
      data: { a: 1 },
    });
    assert.equal(response.status, 404);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { templateId: string; availableTemplates: string[] };
    };
    assert.equal(code, 'TEMPLATE_NOT_FOUND');
    assert.equal(details.templateId, 'nope');
    assert.ok(details.availableTemplates.includes('quote-modern'));
  });

  test('[create.html] renders raw HTML, running its script', async () => {
    const html =
      '<title>My page</title><h1 id=a>before</h1><script>document.getElementById("a").textContent = "after";</script>';
    const created = await create({ html });
    assert.deepEqual(created.source, { type: 'html' });
    assert.equal(created.analysis, undefined);
    assert.equal(created.filename, 'my-page.pdf');
    assert.ok((await readPdf(bytesOf(created.url))).pages[0]?.text.includes('after'));
  });

  test('[create.precedence] data wins over html, html over url', async () => {
    assert.equal(
      (await create({ data: { note: 'x' }, html: '<p>y</p>', url: 'https://example.com' })).source[
        'type'
      ],
      'data',
    );
    assert.equal(
      (await create({ html: '<p>y</p>', url: 'https://example.com' })).source['type'],
      'html',
    );
  });

  test('[create.format-png] makes an image', async () => {
    const created = await create({
      html: '<body style="margin:0;background:#ff0000">',
      format: 'png',
      options: { viewport: { width: 200, height: 100 } },
    });
    assert.match(created.url, /^data:image\/png;base64,/);
    const png = readPng(bytesOf(created.url));
    assert.deepEqual([png.width, png.height], [200, 100]);
    assert.deepEqual(png.pixel(100, 50).slice(0, 3), [255, 0, 0]);
  });

  test('[create.template-ignored] templateId is ignored with html', async () => {
    const created = await create({ html: '<p>x', templateId: 'nope' });
    assert.deepEqual(created.source, { type: 'html' });
  });

  test('[create.style] [create.styles-all] every style makes a document that looks different', async () => {
    const looks = new Set<string>();
    for (const style of StyleName.options) {
      const { url } = await create({ data: examples.quote, style, format: 'png' });
      looks.add(JSON.stringify(readPng(bytesOf(url)).dominantColours(6)));
    }
    assert.equal(looks.size, StyleName.options.length);
  });

  test('[create.intent] the intent decides where the data leaves it open', async () => {
    const data = { title: 'Brass works', items: [{ description: 'Gears', total: 10 }], total: 10 };
    const created = await create({ data, intent: 'a receipt, in landscape' });
    assert.equal(created.analysis?.detectedType, 'receipt');
    const page = (await readPdf(bytesOf(created.url))).pages[0];
    assert.ok((page?.width ?? 0) > (page?.height ?? 0));
  });

  test('[create.session] the session renders again', async () => {
    const { sessionId } = await create({ data: examples.letter });
    const response = await service.send('POST', '/v1/generate', { sessionId });
    assert.equal(response.status, 200);
    assert.ok(
      (await readPdf(Buffer.from(await response.arrayBuffer()))).pages[0]?.text.includes(
        'Dear Ada',
      ),
    );
  });

  test('[create.analysis-failed] refuses huge data before it exhausts the machine', async () => {
    const response = await service.send('POST', '/v1/create', {
      data: { list: new Array(200_000).fill(1) },
    });
    assert.equal(response.status, 500);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { maxValues: number };
    };
    assert.equal(code, 'ANALYSIS_FAILED');
    assert.equal(details.maxValues, 100_000);
  });

  test('[create.validation] [create.input-required] [create.data-empty] [forms.unknown-enum] wrong input is named', async () => {
    const cases: [unknown, (string | number)[]][] = [
      [{}, []],
      [{ data: {} }, ['data']],
      [{ data: [] }, ['data']],
      [{ data: { a: 1 }, format: 'docx' }, ['format']],
      [{ data: { a: 1 }, style: 'baroque' }, ['style']],
      [{ data: { a: 1 }, ttl: 299 }, ['ttl']],
      [{ data: { a: 1 }, ttl: 604_801 }, ['ttl']],
      [{ data: { a: 1 }, options: { scale: 3.1 } }, ['options', 'scale']],
      [{ data: { a: 1 }, options: { scale: 0.05 } }, ['options', 'scale']],
      [{ data: { a: 1 }, options: { margin: { top: 'wide' } } }, ['options', 'margin', 'top']],
      [{ data: { a: 1 }, options: { pageSize: 'B5' } }, ['options', 'pageSize']],
      [{ html: '' }, ['html']],
      [
        { url: 'https://example.com', options: { headers: { Host: 'x' } } },
        ['options', 'headers', 'Host'],
      ],
      [{ url: 'ftp://example.com' }, ['url']],
      [{ url: 'http://127.0.0.1/' }, ['url']],
      [{ url: 'http://user:secret@example.com/' }, ['url']],
      [{ url: 'not a url' }, ['url']],
    ];
    for (const [body, path] of cases) {
      const response = await service.send('POST', '/v1/create', body);
      const answer = (await response.json()) as {
        code: string;
        details: { path: unknown[]; message: string }[];
      };
      assert.equal(response.status, 400, JSON.stringify(body));
      assert.equal(answer.code, 'VALIDATION_ERROR');
      assert.deepEqual(answer.details[0]?.path, path, JSON.stringify(body));
    }
    const empty = (await (await service.send('POST', '/v1/create', { data: {} })).json()) as {
      details: { message: string }[];
    };
    assert.match(empty.details[0]?.message ?? '', /data cannot be empty/);
  });

  test('[auth.create-invalid-key] an unknown key is AUTH_ERROR', async () => {
    const response = await service.send(
      'POST',
      '/v1/create',
      { data: { a: 1 } },
      { authorization: `Bearer gk_${'x'.repeat(43)}` },
    );
    assert.equal(response.status, 401);
    assert.deepEqual(await response.json(), { error: 'Invalid API key', code: 'AUTH_ERROR' });
  });

  test('[create.url-fetch-failed] a host that does not exist is URL_FETCH_FAILED', async () => {
    const response = await service.send('POST', '/v1/create', { url: 'https://nowhere.invalid/' });
    assert.equal(response.status, 502);
    const { code, details } = (await response.json()) as {
      code: string;
      details: { reason: string };
    };
    assert.equal(code, 'URL_FETCH_FAILED');
    assert.equal(typeof details.reason, 'string');
  });

  test('[create.analyze] [create.analyze-tips] [create.analyze-no-document] analyses without making a document', async () => {
    const response = await service.send('POST', '/v1/create/analyze', {
      data: {
        items: examples.invoice.items,
        invoiceNumber: 'A1',
        dueDate: '2026-01-01',
        tax: 1,
        total: 2,
      },
    });
    const { analysis, recommendations } = (await response.json()) as {
      analysis: {
        documentType: string;
        fields: Record<string, string[]>;
        layout: object;
        styling: object;
      };
      recommendations: { tips: string[]; fieldsFound: number };
    };
    assert.equal(analysis.documentType, 'invoice');
    assert.deepEqual(Object.keys(analysis.fields), [
      'header',
      'recipient',
      'lineItems',
      'summary',
      'metadata',
      'footer',
    ]);
    assert.ok(recommendations.fieldsFound > 0);
    assert.match(recommendations.tips.join(' '), /recipient/i);
    assert.ok(!response.headers.has('x-service-document-id'));
  });

  test('[create.analyze-intent] follows the intent', async () => {
    const response = await service.send('POST', '/v1/create/analyze', {
      data: { items: [{ description: 'Gears', total: 10 }], total: 10 },
      intent: 'make it a quote',
    });
    assert.equal(
      ((await response.json()) as { analysis: { documentType: string } }).analysis.documentType,
      'quote',
    );
  });
});
