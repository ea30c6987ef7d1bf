import assert from 'node:assert/strict';
import { test } from 'vitest';
import { builtInSummaries } from '#lib/domain/templates/built-in/index.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { InjectedFields } from '#schemas/injected-fields.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const textOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeEverywhere('inject-fields', (service) => {
  const get = async (id: string) => {
    const response = await service.send('GET', `/v1/templates/${id}`);
    const { template } = (await response.json()) as {
      template: { html: string; sampleData: JsonObject };
    };
    return template;
  };
  const inject = async (id: string, fields: object[]) => {
    const response = await service.send('POST', `/v1/templates/${id}/inject-fields`, { fields });
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as InjectedFields;
  };
  const fill = (html: string, data: JsonObject) => textOf(renderTemplate({ html }, data));

  test('[templates.inject-fields] puts each field into its part, styled like its neighbours, and leaves the stored template unchanged', async () => {
    const { html, sampleData } = await get('invoice-clean');
    const result = await inject('invoice-clean', [
      { name: 'meta.project', type: 'string' },
      { name: 'lineItems[].sku', type: 'string', label: 'SKU' },
      { name: 'totals.handling', type: 'number' },
      { name: 'meta.deliveryNotes', type: 'string' },
      { name: 'client.vatId', type: 'string', label: 'VAT ID' },
      { name: 'meta.shippedAt', type: 'date' },
      { name: 'urgent', type: 'boolean' },
      { name: 'client.name', type: 'string' },
      { name: 'more', type: 'object' },
      { name: 'meta.gate', type: 'string', region: 'garden' },
    ]);
    assert.deepEqual(
      result.injected.map(({ name, region }) => [name, region]),
      [
        ['meta.project', 'meta'],
        ['lineItems[].sku', 'line-items'],
        ['totals.handling', 'totals'],
        ['meta.deliveryNotes', 'notes'],
        ['client.vatId', 'client-info'],
        ['meta.shippedAt', 'meta'],
        ['urgent', 'meta'],
      ],
    );
    const reasons = new Map(result.skipped.map(({ name, reason }) => [name, reason]));
    assert.match(reasons.get('client.name') ?? '', /already/);
    assert.match(reasons.get('more') ?? '', /object/);
    assert.match(reasons.get('meta.gate') ?? '', /no region "garden": there are header/);
    const lines = (sampleData['lineItems'] as JsonObject[]).map((line, index) => ({
      ...line,
      sku: `S-${index}`,
    }));
    const text = fill(result.html, {
      ...sampleData,
      ...{ lineItems: lines, urgent: true },
      meta: {
        ...(sampleData['meta'] as JsonObject),
        ...{ project: 'Apollo', deliveryNotes: 'At the gate', shippedAt: '2026-05-06' },
      },
      totals: { ...(sampleData['totals'] as JsonObject), handling: 7.5 },
      client: { ...(sampleData['client'] as JsonObject), vatId: 'VAT9' },
    });
    for (const said of [
      'Project Apollo',
      'Description SKU Qty',
      'S-0 2 $950.00',
      'Handling $7.50 Total',
      'Delivery notes At the gate',
      'VAT ID: VAT9',
      'May 6, 2026',
      'Urgent Yes',
    ])
      assert.ok(text.includes(said), `${said} in ${text}`);
    // What the data does not have leaves nothing but the column's head, which the style sheet hides.
    assert.equal(
      fill(result.html, sampleData).replace('Description SKU Qty', 'Description Qty'),
      fill(html, sampleData),
    );
    const names = result.schema.fields.map(({ name }) => name);
    for (const { name } of result.injected) assert.ok(names.includes(name), name);
    assert.equal((await get('invoice-clean')).html, html, 'nothing is stored');
  });

  test('[templates.inject-fields] every built-in template takes a label with its value that leaves nothing where it is absent', async () => {
    for (const { id } of builtInSummaries) {
      const { html, sampleData } = await get(id);
      const {
        html: after,
        injected,
        skipped,
      } = await inject(id, [{ name: 'extra.code', type: 'string', label: 'Code word' }]);
      assert.equal(injected.length, 1, `${id}: ${JSON.stringify(skipped)}`);
      assert.equal(fill(after, sampleData), fill(html, sampleData), id);
      const text = fill(after, { ...sampleData, extra: { code: 'Zebra' } });
      assert.match(text, /Code word:? Zebra/, id);
    }
  });

  const OWN = `<style>header{display:flex}</style>
    <header><div class="title"><h1>{{title}}</h1></div><div class="from"><p>{{from}}</p></div></header>
    <table><thead><tr><th>What</th><th>Count</th></tr></thead>
    <tbody>{{#rows}}<tr><td>{{what}}</td><td>{{count}}</td></tr>{{/rows}}</tbody></table>`;

  test('[templates.inject-fields] an own template’s column goes with its head, and an image is no column of the header', async () => {
    const created = await service.send('POST', '/v1/templates/saved', { name: 'Own', html: OWN });
    const { template } = (await created.json()) as { template: { id: string } };
    const { html, skipped } = await inject(template.id, [
      { name: 'rows[].place', type: 'string' },
      { name: 'rows[].photo', type: 'image' },
      { name: 'rows[].paid', type: 'boolean' },
      { name: 'seal', type: 'image', region: 'header' },
    ]);
    assert.deepEqual(skipped, []);
    assert.match(html, /<div class="from">(?:(?!<\/div>)[\s\S])*\{\{#seal\}\}[\s\S]*?<\/div>/);
    const linesOf = async (rows: JsonObject[]) => {
      const data = { title: 'List', from: 'Us', rows };
      const filled = renderTemplate({ html }, data);
      assert.doesNotMatch(filled, /src=""/);
      const response = await service.send('POST', '/v1/create', { html: filled });
      const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
      return (pages[0]?.text ?? '').replace(/\s+/g, ' ');
    };
    const bare = await linesOf([{ what: 'Pen', count: 2 }]);
    assert.match(bare, /What Count Pen 2/);
    assert.doesNotMatch(bare, /Place|Photo|Paid|Yes/);
    const full = await linesOf([
      { what: 'Pen', count: 2, place: 'Desk', paid: true },
      { what: 'Ink', count: 1 },
    ]);
    for (const said of ['Place', 'Desk', 'Paid', 'Yes']) assert.ok(full.includes(said), full);
    assert.doesNotMatch(full, /Photo|Yes.*Yes/);
  });

  test('[templates.inject-fields] keeps an existing heading where the field is absent', async () => {
    const html = '<html><body><header><h1>Order</h1></header><p>Hi {{name}}</p></body></html>';
    const created = await service.send('POST', '/v1/templates/saved', { name: 'Plain', html });
    const { template } = (await created.json()) as { template: { id: string } };
    const injected = await inject(template.id, [
      { name: 'poNumber', type: 'string', region: 'header' },
    ]);
    const filled = (data: JsonObject) => renderTemplate({ html: injected.html }, data);
    assert.match(filled({ name: 'Ada' }), /<h1>Order<\/h1>/);
    assert.doesNotMatch(filled({ name: 'Ada' }), /PO number/);
    assert.match(filled({ name: 'Ada', poNumber: 'P-7' }), /<h1>Order<\/h1>.*PO number.*P-7/);
  });

  test('[templates.inject-fields] names that are none, and unknown templates, are refused', async () => {
    for (const name of ['', '{{a}}', '#a', 'a<b', '.'])
      assert.equal(
        (
          await service.send('POST', '/v1/templates/invoice-clean/inject-fields', {
            fields: [{ name, type: 'string' }],
          })
        ).status,
        400,
        name,
      );
    const fields = [{ name: 'a', type: 'string' }];
    const unknown = await service.send('POST', '/v1/templates/none/inject-fields', { fields });
    assert.equal(unknown.status, 404);
  });
});
