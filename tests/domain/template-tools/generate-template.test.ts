import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData, inLanguage, layoutDocument } from '#lib/domain/creation/data-documents.ts';
import { fillUsable } from '#lib/domain/creation/fill-usable.ts';
import { applyIntent } from '#lib/domain/layout/apply-intent.ts';
import { generateTemplate } from '#lib/domain/template-tools/tools.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { checkTemplateData, validateTemplateData } from '#lib/domain/templates/validate-data.ts';
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
  const fill = async (data: JsonObject) => textOf((await fillUsable(template, data)).html);
  return { ...template, fill, text: await fill(template.sampleData as JsonObject) };
};

describe('a template made of data', () => {
  for (const style of ['stripe-clean', 'classic', 'vibrant'] satisfies StyleName[])
    test(`[templates.generate] filled with the data has the text of the generated layout, in ${style}`, async () => {
      for (const { id, type } of builtInSummaries) {
        const data = (await loadBuiltIn(id))?.sampleData ?? {};
        const description = `make a ${type}`;
        const made = await generate(description, { data, style });
        const model = await inLanguage(analyzeData(data, description));
        const layout = layoutDocument(applyIntent(model, description), {
          style,
          intent: description,
        });
        assert.equal(made.text, textOf(layout.html), id);
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
    const text = await fill(data);
    assert.match(text, /one 1 \$2\.00 \$2\.00 two 1 .* five 1 \$2\.00 \$2\.00 Total \$10\.00/);
    assert.doesNotMatch(text, /Discount|Tax|Payment|IBAN|Notes|Due|\(\)|\{\{/);
    assert.match(html, /\{\{#printed\.totals\.discount\}\}.*\{\{\/printed\.totals\.discount\}\}/);
    assert.doesNotMatch(text, /Ship to/);
    const taxed = await fill({ ...data, totals: { ...data.totals, tax: 1, taxRate: 10 } });
    assert.match(taxed, /VAT \(10%\) \$1\.00/);
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

  test('[templates.generate] has the country, tax and late payment note of the description', async () => {
    const made = await generate(
      'an invoice for a piano tuner in Scotland with VAT, a late payment note and bank details',
    );
    assert.match(made.text, /The Piano Tuner/);
    assert.match(made.text, /Perth PH1 5QP/);
    assert.match(made.text, /VAT \(20%\) £117\.20 Total £703\.20/);
    assert.match(made.text, /Interest of 8 % a year is charged on late payments/);
    assert.match(made.text, /Sort code/);
    assert.doesNotMatch(made.text, /€|Galway|Dublin|Espresso/);
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
    const text = await made.fill({
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
    const text = await made.fill(other);
    for (const said of ['Wheels', 'Rolling.', 'Zoe', 'Head', '2019', 'x-rays', '5', 'red'])
      assert.ok(text.includes(said), `${said} in ${text}`);
    assert.doesNotMatch(text, /Gears|machines|Ada|Grace|12,000|three|verse/);
  });

  test('[templates.generate] takes addresses of several keys where other data has one, and its own data', async () => {
    const line = { description: 'Table top', quantity: 2, unitPrice: 210, total: 420 };
    const address = { street: '14 Mill Lane', city: 'Hebden Bridge', postcode: 'HX7 8AT' };
    const data = {
      ...{ invoiceNumber: 'INV-1', currency: 'GBP', lines: [line] },
      ...{ subtotal: 420, vat: 84, vatRate: 20, total: 504 },
      from: { name: 'Hollow Oak Joinery', address: { ...address, country: 'United Kingdom' } },
      to: { name: 'Brightwater', address: { street: '3 Canal Street', city: 'Leeds' } },
    };
    const made = await generate('an invoice', { data });
    assert.deepEqual(validateTemplateData(made.schema, data), []);
    assert.match(made.text, /14 Mill Lane Hebden Bridge HX7 8AT/);
    assert.match(made.text, /3 Canal Street Leeds .*Table top 2 £210\.00 £420\.00/);
    assert.match(made.text, /Subtotal £420\.00 VAT \(20%\) £84\.00 Total £504\.00/);
    assert.doesNotMatch(made.text, /Details|City/);
    const other = { ...data, to: { name: 'Amber', address: '7 Quay Street, Bristol' } };
    assert.match(await made.fill(other), /Amber 7 Quay Street, Bristol/);
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
