import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';

const modelOf = (data: JsonObject) => analyzeData(data).model;
const totals = (data: JsonObject) =>
  modelOf({ invoiceNumber: 1, ...data }).totals.map(({ value }) => [value.label, value.text]);

describe('the amounts that close a document', () => {
  it('add up: shipping and discounts in per cent are among them', () => {
    const sum = { subtotal: 200, shipping: 5, total: 185 };
    for (const discount of ['10%', '10 %'])
      assert.deepEqual(totals({ ...sum, discount }), [
        ['Subtotal', '200.00'],
        ['Discount (10%)', '-20.00'],
        ['Shipping', '5.00'],
        ['Total', '185.00'],
      ]);
    assert.deepEqual(totals({ subtotal: 200, discountPercent: 10, total: 180 })[1], [
      'Discount (10%)',
      '-20.00',
    ]);
    assert.deepEqual(totals({ discount: 20, discountRate: 0.1, total: 180 })[0], [
      'Discount (10%)',
      '-20.00',
    ]);
    assert.deepEqual(totals({ discount: '10%', total: 180 })[0], ['Discount', '-10%']);
    assert.equal(modelOf({ invoiceNumber: 1, shipping: 'Free', total: 1 }).facts[0]?.text, 'Free');
    assert.equal(modelOf({ invoiceNumber: 1, shipping: { name: 'Ann' } }).parties[0]?.name, 'Ann');
  });

  it('have one minus sign for a discount, however it was sent', () => {
    for (const discount of [5, -5, '5.00'])
      assert.deepEqual(totals({ discount, total: 1 })[0], ['Discount', '-5.00']);
    assert.deepEqual(totals({ discount: '$5.00', total: 1 })[0], ['Discount', '-$5.00']);
  });

  it('tell what was given and what came back', () => {
    const { totals: lines } = modelOf({ receiptNumber: 1, total: 9, amountPaid: 20, change: 11 });
    assert.deepEqual(
      lines.map(({ role }) => role),
      ['total', 'other', 'change'],
    );
  });

  it('are worked out for lines that have quantity and price only', () => {
    const amounts = (items: JsonObject[]) =>
      modelOf({ invoiceNumber: 1, items }).lineItems?.rows.map(({ cells }) => cells.at(-1)?.text);
    const line = { name: 'a', quantity: 3, price: 4.35 };
    assert.deepEqual(amounts([line]), ['13.05']);
    assert.deepEqual(amounts([{ ...line, total: 12 }, line]), ['12.00', '13.05']);
    assert.deepEqual(amounts([{ name: 'a', price: 4 }]), ['4.00']);
    const discounted = modelOf({ invoiceNumber: 1, items: [{ ...line, discount: 1 }] });
    assert.equal(discounted.lineItems?.rows[0]?.cells.at(-1)?.text, '12.05');
  });
});

describe('single values', () => {
  const facts = (data: JsonObject) => {
    const model = modelOf({ invoiceNumber: 1, ...data });
    // An amount that is the only one is the total.
    const details = model.details.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    const values = [...model.facts, ...details, ...model.totals.map(({ value }) => value)];
    return Object.fromEntries(values.map(({ label, text }) => [label, text]));
  };

  it('that are digits in text are printed as sent, unless they are money or a quantity', () => {
    const data = {
      kontonummer: '1234567890',
      PLZ: '70173',
      sku: '10045',
      phone: '5551234567',
      room: '1200',
    };
    const shown = JSON.stringify(modelOf({ invoiceNumber: 1, ...data }));
    for (const value of Object.values(data)) assert.ok(shown.includes(`"${value}"`), value);
    assert.equal(facts({ units_sold: 12000 })['Units sold'], '12,000');
    assert.equal(facts({ price: '1200' }).Total, '1,200.00');
    assert.equal(facts({ kundennummer: 1234567 })['Customer number'], '1234567');
    assert.equal(facts({ weight: 12000 }).Weight, '12,000');
  });

  it('are a fraction below one, in any rate, unless their column says otherwise', () => {
    assert.equal(facts({ pct: 0.25 }).Pct, '25%');
    assert.equal(facts({ conversionRate: 0.034 })['Conversion rate'], '3.4%');
    const [table] = modelOf({
      title: 'T',
      rows: [
        { n: 'a', pct: 12.5 },
        { n: 'b', pct: 0.4 },
      ],
    }).sections;
    assert.ok(table?.kind === 'table');
    assert.deepEqual(
      table.table.rows.map(({ cells }) => cells[1]?.text),
      ['12.5%', '0.4%'],
    );
  });

  it('keep the decimals of a small price', () => {
    assert.equal(facts({ currency: 'USD', callPrice: 0.0025 })['Call price'], '$0.0025');
  });

  it('show the time on a receipt, and on others where the key promises one', () => {
    const date = '2026-11-20T14:05:00Z';
    const receipt = modelOf({ receiptNumber: 1, total: 1, paymentMethod: 'x', date });
    assert.match(receipt.facts[0]?.text ?? '', /2:05/);
    assert.doesNotMatch(facts({ date }).Date ?? '', /2:05/);
  });

  it('stay out of the head when they are sentences', () => {
    const paymentTerms = 'Net 30. Late payments are charged 1.5 % a month.';
    const model = modelOf({ invoiceNumber: 1, total: 1, paymentTerms });
    assert.deepEqual(model.facts, []);
    assert.ok(JSON.stringify(model.terms).includes(paymentTerms));
    assert.equal(facts({ paymentTerms: 'Net 30' })['Payment terms'], 'Net 30');
  });

  it('takes no moment and no measure for money, whatever is paid or gross of it', () => {
    const { facts, sections, details, lineItems } = analyzeData({
      invoiceNumber: 'INV-7',
      currency: 'NOK',
      paid_timestamp: 1_773_316_805,
      gross_tonnage: 4210,
      items: [{ description: 'Quay dues', quantity: 1, unitPrice: 900, total: 900 }],
      total: 900,
    }).model;
    const texts = JSON.stringify([facts, sections, details]);
    assert.match(texts, /12 March 2026/);
    assert.match(texts, /"4\s210"/);
    assert.equal(lineItems?.rows.length, 1);
  });
});
