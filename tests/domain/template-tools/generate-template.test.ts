import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData, inLanguage, layoutDocument } from '#lib/domain/creation/data-documents.ts';
import { applyIntent } from '#lib/domain/layout/apply-intent.ts';
import { templateOfData } from '#lib/domain/template-tools/generate/template-of-data.ts';
import { generateTemplate } from '#lib/domain/template-tools/tools.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import { checkTemplateData } from '#lib/domain/templates/validate-data.ts';
import type { PagewrightError } from '#lib/errors.ts';
import type { JsonObject } from '#schemas/json.ts';
import { DOCUMENT_TYPES, type StyleName } from '#schemas/template.ts';

const textOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const generate = async (description: string, more: object = {}) => {
  const template = await generateTemplate({ description, ...more });
  const fill = (data: JsonObject) => textOf(renderTemplate(template, data));
  return { ...template, fill, text: fill(template.sampleData as JsonObject) };
};

/** A payment code holds the values of one document: a template made of data has none. */
const withoutCode = (html: string) => html.replace(/<figure class="code">[\s\S]*?<\/figure>/g, '');

/** A column of its sample is there in one of two tables only. */
const OWN_COLUMNS = new Set(['report-data']);

describe('a template made of data', () => {
  for (const style of ['stripe-clean', 'classic', 'vibrant'] satisfies StyleName[])
    test(`[templates.generate] filled with the data has the text of the generated layout, in ${style}`, async () => {
      for (const { id, type } of builtInSummaries) {
        if (OWN_COLUMNS.has(id)) continue;
        const data = (await loadBuiltIn(id))?.sampleData ?? {};
        const intent = `make a ${type}`;
        const made = await templateOfData({ data, intent, style, wanted: [] });
        const model = await inLanguage(analyzeData(data, intent));
        const layout = layoutDocument(applyIntent(model, intent), { style, intent });
        assert.equal(textOf(renderTemplate(made, data)), textOf(withoutCode(layout.html)), id);
        assert.doesNotMatch(made.html, /class="code"/);
        assert.equal(made.type, type);
      }
    });

  test('[templates.generate] repeats its rows, and leaves nothing of what is absent', async () => {
    const { fill, html } = await generate('an invoice with a discount and bank details');
    const line = (description: string) => ({ description, quantity: 1, unitPrice: 2, total: 2 });
    const data = {
      currency: 'USD',
      client: { name: 'Ada Lovelace' },
      branding: { companyName: 'Foundry' },
      lineItems: ['one', 'two', 'three', 'four', 'five'].map(line),
      totals: { subtotal: 10, total: 10 },
    };
    const text = fill(data);
    assert.match(
      text,
      /one 1 \$2\.00 \$2\.00 two 1 .* five 1 \$2\.00 \$2\.00 Subtotal \$10\.00 Total \$10\.00/,
    );
    assert.doesNotMatch(text, /Discount|Tax|Payment|IBAN|Notes|Due|\(\)|\{\{/);
    assert.match(html, /\{\{#totals\.discount\}\}.*\{\{\/totals\.discount\}\}/);
    const taxed = fill({ ...data, totals: { ...data.totals, tax: 1, taxRate: 10 } });
    assert.match(taxed, /Tax \(10%\) \$1\.00/);
  });
});

describe('a template made from a description', () => {
  for (const type of DOCUMENT_TYPES)
    test(`[templates.generate] of a ${type} is one, with sample data that fits its schema`, async () => {
      const made = await generate(`a ${type}`);
      assert.equal(made.type, type);
      const check = checkTemplateData(made.schema, made.sampleData as JsonObject);
      assert.deepEqual([check.missing, check.mistyped], [[], []]);
      assert.ok(made.schema.fields.length > 5);
      assert.doesNotMatch(made.text, /pwv|[\u2800\u2801]|undefined/);
      assert.doesNotMatch(made.html, /pwv|[\u2800\u2801]/);
    });

  test('[templates.generate] has the style, parts, business and title of the description', async () => {
    const made = await generate(
      'A bold invoice for a bakery with a discount line, PO number and bank details, titled "Tax invoice"',
    );
    assert.deepEqual([made.type, made.style, made.name], ['invoice', 'bold', 'Tax invoice']);
    for (const part of ['Tax invoice', 'Bakery', 'Sourdough loaf', 'Discount', 'PO number', 'IBAN'])
      assert.ok(made.text.includes(part), `${part} in ${made.text}`);
    const names = made.schema.fields.map(({ name }) => name);
    for (const name of [
      'totals.discount',
      'meta.poNumber',
      'payment.iban',
      'lineItems[].unitPrice',
    ])
      assert.ok(names.includes(name), name);
    const bare = await generate('minimal invoice, no notes, without PO number');
    assert.equal(bare.style, 'minimal');
    assert.doesNotMatch(bare.text, /Notes|PO number|Discount|Payment/);
    assert.match((await generate('a landscape report')).html, /@page\{size:landscape\}/);
    assert.equal((await generate('an invoice', { type: 'quote', style: 'vibrant' })).type, 'quote');
  });

  test('[templates.generate] has all fields that come with it', async () => {
    const fields = [
      { name: 'deliveryNumber' },
      { name: 'client.name' },
      { name: 'shippedAt' },
      { name: 'items[].description' },
      { name: 'items[].quantity', type: 'number' },
      { name: 'driver', label: 'Driven by' },
      { name: 'fragile', type: 'boolean' },
      { name: 'gate_code_x' },
    ];
    const made = await generate('a delivery note', { fields });
    const names = made.schema.fields.map(({ name }) => name);
    for (const { name } of fields) assert.ok(names.includes(name), `${name} in ${names.join()}`);
    const text = made.fill({
      ...{ deliveryNumber: 'D-7', client: { name: 'Ada' }, shippedAt: '2026-01-02', driver: 'Max' },
      items: [{ description: 'cogs', quantity: 4 }],
      gate_code_x: 'G9',
    });
    for (const said of ['D-7', 'Ada', 'January 2, 2026', 'cogs 4', 'Max', 'G9'])
      assert.ok(text.includes(said), `${said} in ${text}`);
  });

  test('[templates.generate] has tags for all of the given data, and none of its values', async () => {
    const data = {
      team: 'Gears',
      mission: 'We build the machines that build the machines, and we document them.',
      members: [
        { name: 'Ada', role: 'Lead', since: '2020-01-02', skills: ['math', 'verse'] },
        { name: 'Grace', role: 'Engineer', since: '2021-03-04', skills: ['navy'] },
      ],
      budget: 12_000,
      tags: ['one', 'two', 'three'],
    };
    const made = await generate('a page about our team', { data });
    const other = {
      team: 'Wheels',
      mission: 'Rolling.',
      members: [{ name: 'Zoe', role: 'Head', since: '2019-05-06', skills: ['x-rays'] }],
      budget: 5,
      tags: ['red'],
    };
    const text = made.fill(other);
    for (const said of ['Wheels', 'Rolling.', 'Zoe', 'Head', '2019', 'x-rays', '5', 'red'])
      assert.ok(text.includes(said), `${said} in ${text}`);
    assert.doesNotMatch(text, /Gears|machines|Ada|Grace|12,000|three|verse/);
  });

  test('[templates.generate] a key that no tag can name is refused with its path', async () => {
    for (const [data, path] of [
      [{ '': '!' }, ['data', '']],
      [{ items: [{ 'a}}b': 1 }] }, ['data', 'items', 0, 'a}}b']],
      [{ client: { '#name': 'Ada' } }, ['data', 'client', '#name']],
      [{ ' total': 1 }, ['data', ' total']],
    ] as const) {
      await assert.rejects(
        generateTemplate({ description: 'an invoice', data: data as unknown as JsonObject }),
        (error: PagewrightError) => {
          assert.deepEqual((error.details as { path: unknown }[])[0]?.path, path);
          return error.code === 'VALIDATION_ERROR';
        },
      );
    }
  });
});
