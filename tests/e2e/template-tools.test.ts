import assert from 'node:assert/strict';
import { test } from 'vitest';
import { builtInSummaries } from '#lib/domain/templates/built-in/index.ts';
import { DocumentType, StyleName } from '#schemas/template.ts';
import type { DataValidation } from '#schemas/template-tools.ts';
import { describeEverywhere, type TestService } from '#tests/support/service.ts';

interface Answer {
  readonly html: string;
  readonly code: string;
  readonly details: readonly { path: string[]; message: string }[];
  readonly template: { readonly id: string; readonly sampleData: Record<string, unknown> };
  readonly [key: string]: unknown;
}

async function call(service: TestService, method: string, path: string, body?: unknown) {
  const response = await service.send(method, path, body);
  return { status: response.status, body: (await response.json()) as Answer };
}

const textOf = (html: string) =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeEverywhere('template tools', (service) => {
  const save = async (draft: object): Promise<string> => {
    const { status, body } = await call(service, 'POST', '/v1/templates/saved', draft);
    assert.equal(status, 201, JSON.stringify(body));
    return body.template.id;
  };
  const validate = async (id: string, data: unknown) => {
    const { status, body } = await call(service, 'POST', `/v1/templates/${id}/validate`, { data });
    assert.equal(status, 200, JSON.stringify(body));
    return body as unknown as DataValidation;
  };

  test('[templates.validate] what is missing, of another type or unknown is named by its path', async () => {
    const found = await validate('invoice-clean', {
      client: { name: '  ', fax: '1' },
      lineItems: [{ description: 'Cogs', quantity: 'two', unitPrice: 5 }],
      totals: { subtotal: 10, total: '€10,00' },
      color: 'blue',
      currency: 'EUR',
    });
    assert.equal(found.valid, false);
    assert.deepEqual(found.missing, ['client.name', 'lineItems[0].total']);
    assert.deepEqual(found.unknown, ['client.fax', 'color']);
    assert.deepEqual(
      found.errors.map(({ path }) => path),
      ['client.name', 'lineItems[0].total', 'lineItems[0].quantity'],
    );
    assert.match(found.errors[2]?.message ?? '', /number/);
  });

  test('[templates.validate] a template’s own sample data fits it, and unknown values do not make data wrong', async () => {
    const { body } = await call(service, 'GET', '/v1/templates/quote-modern');
    const { sampleData } = body.template;
    const found = await validate('quote-modern', { ...sampleData, extra: 1 });
    assert.deepEqual(found, {
      ...{ success: true, valid: true, errors: [], missing: [] },
      unknown: ['extra'],
    });
  });

  test('[templates.validate] of a template without a schema its tags tell what it takes', async () => {
    const id = await save({
      name: 'Tags alone',
      html: '<h1>{{title}}</h1>{{#note}}<p>{{note}}</p>{{/note}}{{#items}}<p>{{name}}</p>{{/items}}',
    });
    const found = await validate(id, { items: [{ name: 'a', size: 2 }], other: 1 });
    assert.deepEqual(found.missing, ['title']);
    assert.deepEqual(found.unknown, ['items[0].size', 'other']);
    assert.equal((await validate(id, { title: 'Minutes' })).valid, true);
    const unknown = await service.send('POST', '/v1/templates/nope/validate', { data: {} });
    assert.equal(unknown.status, 404);
  });

  test('[templates.preview] Mustache that is not stored is filled with the data, without a session', async () => {
    const html = '<h1>Hello {{name}}</h1>{{#items}}<p>{{.}}</p>{{/items}}';
    const data = { name: '<Ada>', items: ['cogs', 'gears'] };
    const { status, body } = await call(service, 'POST', '/v1/templates/preview', { html, data });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(body), ['success', 'html', 'warnings']);
    assert.deepEqual(body.warnings, []);
    assert.match(body.html, /<h1>Hello &lt;Ada&gt;<\/h1><p>cogs<\/p><p>gears<\/p>/);
  });

  test('[templates.preview] values that the data does not have are named', async () => {
    const html = '<h1>{{order.number}} ({{order.chanel}})</h1>{{#note}}<p>{{note}}</p>{{/note}}';
    const data = { order: { number: 7, channel: 'web' } };
    const { body } = await call(service, 'POST', '/v1/templates/preview', { html, data });
    const subject = '{{order.chanel}}';
    assert.deepEqual(body.warnings, [
      { code: 'PLACEHOLDER_UNRESOLVED', message: `The data has no ${subject}`, subject },
    ]);
    const schema = { fields: [{ name: 'order.chanel', type: 'string' }] };
    const optional = await call(service, 'POST', '/v1/templates/preview', { html, data, schema });
    assert.deepEqual(optional.body.warnings, []);
  });

  test('[templates.preview] a template shows its sample data, and one without gets plausible data', async () => {
    const sample = await call(service, 'POST', '/v1/templates/preview', {
      templateId: 'invoice-clean',
    });
    const { body } = await call(service, 'GET', '/v1/templates/invoice-clean');
    const client = body.template.sampleData['client'] as { name: string };
    assert.ok(textOf(sample.body.html).includes(client.name));
    const html =
      '<h1>Invoice {{invoiceNumber}}</h1><p>{{client.name}}, {{client.email}}</p><p>{{#formatDate}}{{payBy}}{{/formatDate}}</p>' +
      '{{#items}}<li>{{description}}; {{quantity}}; {{unitPrice}}; {{total}}</li>{{/items}}<p>sum {{totals.total}}</p>';
    const id = await save({ name: 'No sample', html });
    const made = await call(service, 'POST', '/v1/templates/preview', { templateId: id });
    const rows = [...made.body.html.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) =>
      row.split('; '),
    );
    assert.equal(rows.length, 3);
    let sum = 0;
    for (const [, quantity, price, total] of rows) {
      assert.equal(Number(quantity) * Number(price), Number(total));
      sum += Number(total);
    }
    const text = textOf(made.body.html);
    assert.ok(text.includes(`sum ${sum}`), text);
    assert.match(text, /Invoice INV-\S+ Ada Lovelace, ada@example\.com .* 20\d\d/);
    assert.doesNotMatch(text, /\{\{|undefined|NaN/);
    const same = await call(service, 'POST', '/v1/templates/preview', { html });
    assert.equal(textOf(same.body.html), text);
  });

  test('[templates.preview-syntax] reports mistakes in the Mustache with line and column', async () => {
    const html = '<h1>{{title}}</h1>\n  {{#items}}<p>{{name}}</p>';
    const { status, body } = await call(service, 'POST', '/v1/templates/preview', { html });
    assert.equal(status, 400);
    assert.equal(body.code, 'VALIDATION_ERROR');
    assert.deepEqual(body.details[0]?.path, ['html']);
    assert.match(body.details[0]?.message ?? '', /line 2, column 3/);
  });

  test('[templates.styles] every style has colours and fonts', async () => {
    const { body } = await call(service, 'GET', '/v1/templates/styles');
    const styles = body['styles'] as { id: string; colors: object; fonts: object }[];
    assert.deepEqual(styles.map(({ id }) => id).sort(), [...StyleName.options].sort());
    for (const { colors, fonts } of styles) {
      for (const color of Object.values(colors)) assert.match(color, /^(#|rgb|color|hsl)/);
      for (const font of Object.values(fonts)) assert.match(font, /,(sans-serif|serif|monospace)$/);
    }
  });

  test('[templates.views] [templates.count] every template stands in the groups that it belongs to, and is counted once', async () => {
    const id = await save({
      ...{ name: 'Grouped', type: 'receipt', style: 'bold', html: '<p>{{a}}</p>' },
      isDefault: true,
    });
    const { body } = await call(service, 'GET', '/v1/templates/views');
    const { body: count } = await call(service, 'GET', '/v1/templates/count');
    const { body: list } = await call(service, 'GET', '/v1/templates?limit=100');
    const views = body['views'] as {
      id: string;
      groups: { key: string; templates: { id: string; type: string; style: string }[] }[];
    }[];
    assert.deepEqual(
      views.map((view) => view.id),
      ['all', 'byType', 'byStyle', 'saved', 'defaults'],
    );
    const groupsOf = (name: string) => views.find((view) => view.id === name)?.groups ?? [];
    const idsIn = (name: string) =>
      groupsOf(name).flatMap(({ templates }) => templates.map((template) => template.id));
    const all = (list['templates'] as { id: string }[]).map((template) => template.id).sort();
    for (const name of ['all', 'byType', 'byStyle']) assert.deepEqual(idsIn(name).sort(), all);
    for (const { key, templates } of groupsOf('byStyle'))
      assert.ok(templates.every(({ style }) => style === key));
    for (const { key, templates } of groupsOf('byType'))
      assert.ok(templates.every(({ type }) => type === key));
    assert.ok(idsIn('saved').includes(id) && idsIn('defaults').includes(id));
    assert.ok(
      !idsIn('saved').includes('quote-modern') && idsIn('defaults').includes('quote-modern'),
    );
    assert.equal(count['total'], all.length);
    assert.equal(count['builtin'], builtInSummaries.length);
    assert.equal(count['saved'], all.length - builtInSummaries.length);
    const byType = count['byType'] as Record<string, number>;
    for (const type of DocumentType.options)
      assert.equal(
        byType[type],
        groupsOf('byType').find(({ key }) => key === type)?.templates.length,
      );
    const sum = (counts: unknown) =>
      Object.values(counts as Record<string, number>).reduce((before, each) => before + each, 0);
    assert.deepEqual([sum(byType), sum(count['byStyle'])], [all.length, all.length]);
  });

  test('[templates.analyze] a template is read over HTTP', async () => {
    const { body: builtIn } = await call(service, 'GET', '/v1/templates/receipt-compact');
    const { html } = builtIn.template as unknown as { html: string };
    const { status, body } = await call(service, 'POST', '/v1/templates/analyze', { html });
    assert.equal(status, 200);
    assert.equal(body['detectedType'], 'receipt');
    const wrong = await call(service, 'POST', '/v1/templates/analyze', { html: '{{#a}}' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.body.details[0]?.message ?? '', /line 1, column 1/);
  });

  test('[templates.generate] a template from a description is not stored, can be stored, and makes documents', async () => {
    const { status, body } = await call(service, 'POST', '/v1/templates/generate', {
      description: 'a classic quote for a photographer with signature lines',
    });
    assert.equal(status, 200, JSON.stringify(body));
    const { template } = body as unknown as { template: Record<string, unknown> };
    assert.deepEqual([template['type'], template['style']], ['quote', 'classic']);
    const before = await call(service, 'GET', '/v1/templates/count');
    const id = await save(template);
    const after = await call(service, 'GET', '/v1/templates/count');
    assert.equal(after.body['saved'], Number(before.body['saved']) + 1);
    const created = await service.send('POST', '/v1/create', {
      ...{ templateId: id, data: template['sampleData'], format: 'pdf' },
    });
    assert.equal(created.status, 200, await created.clone().text());
    await created.arrayBuffer();
  });
});
