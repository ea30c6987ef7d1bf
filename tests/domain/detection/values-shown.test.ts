import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { isTechnical } from '#lib/domain/detection/normalize/technical.ts';
import type { JsonObject } from '#schemas/json.ts';
import { PAYLOADS } from './samples.ts';

const UUID = '025867f1-d741-4d6b-b1af-9ac774b59ba7';
const modelOf = (data: JsonObject) => analyzeData(data).model;
const shown = (data: JsonObject) => JSON.stringify(modelOf(data));

describe('what a document shows', () => {
  it('is every value of a key that people use, however technical it looks', () => {
    const receipt = { receiptNumber: 'R-1', total: 5, paymentMethod: 'Visa' };
    for (const [key, value] of [
      ['transactionId', 'txn_3MkPq2eZvKYlo2C'],
      ['orderId', 'order_12345678901'],
      ['reference', 'ord_9f8e7d6c5b4a3f2e'],
      ['bookingReference', UUID],
      ['paymentUrl', `https://pay.example/${'x'.repeat(120)}`],
      ['hosted_invoice_url', 'https://invoice.example/i/acct_1032D82eZvKYlo2C'],
      ['object', 'Villa Rosa'],
      ['language', 'Spanish'],
      ['token', 'B 17'],
      ['signature', 'Ann Lee'],
    ] as const)
      assert.ok(shown({ ...receipt, [key]: value }).includes(value), key);
  });

  it('is nothing that is technical by its key', () => {
    for (const [key, value] of [
      ['id', 'in_1MtHbELkdIwHu7ixl4OzzPMv'],
      ['_links', { self: '/x' }],
      ['object', 'line_item'],
      ['etag', 'W/"1"'],
      ['signature', 'a'.repeat(16) + '0'.repeat(48)],
      ['customer', 'cus_NeZwdNtLEOXuvB'],
      ['ContactID', UUID],
      ['LineItemID', UUID],
      ['locale', 'de-DE'],
      ['attempt_count', 0],
      ['auto_advance', false],
      ['billing_reason', 'manual'],
      ['customer_tax_exempt', 'none'],
      ['automatic_tax', { enabled: false }],
    ] as const)
      assert.ok(isTechnical(key, value, true), key);
  });

  it('leaves out what an API says of its lines, and discounts of nothing', () => {
    const text = shown({
      ...PAYLOADS.stripe,
      attempted: false,
      starting_balance: 0,
      lines: {
        data: [
          {
            id: 'il_1MtHbELkdIwHu7ixl4OzzPMa',
            object: 'line_item',
            type: 'invoiceitem',
            amount: 5,
          },
        ],
      },
    });
    for (const noise of ['il_1Mt', 'invoiceitem', 'Attempted', 'Starting'])
      assert.ok(!text.includes(noise), noise);
    const columns = (discount: number) =>
      modelOf({
        invoiceNumber: 1,
        items: [{ id: 7, name: 'a', quantity: 1, price: 5, discount, amount: 5 }],
      }).lineItems?.columns.map(({ key }) => key);
    assert.deepEqual(columns(0), ['name', 'quantity', 'unitPrice', 'amount']);
    assert.deepEqual(columns(1), ['name', 'quantity', 'unitPrice', 'discount', 'amount']);
    const dated = modelOf({
      InvoiceNumber: 1,
      DateString: '2026-05-27',
      DueDateString: '2026-06-27',
    });
    assert.deepEqual(
      dated.facts.map(({ label }) => label),
      ['Date', 'Due date'],
    );
  });

  it('names values by all that is around them, however deep they are', () => {
    const records = modelOf({ title: 'T', rows: [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }] });
    const [block] = records.sections;
    assert.ok(block?.kind === 'table');
    assert.deepEqual(
      block.table.rows.map(({ cells }) => cells[0]?.text),
      ['1', '2'],
    );
    let deep: JsonObject = { g: [{ h: 1, i: [1, 2] }, { h: 2 }], z: 7 };
    for (const key of ['f', 'e', 'd', 'c', 'b', 'a']) deep = { [key]: deep, [`${key}0`]: 1 };
    const text = JSON.stringify(modelOf(deep));
    for (const label of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'Z'])
      assert.ok(text.includes(`"label":"${label}"`), `${label} in ${text}`);
    assert.equal(modelOf({ a: { b: { g: [{ h: 1 }, { h: 2 }] } } }).title, 'A – B');
  });

  it('sets what rows have beyond the width of a page below their first value', () => {
    const row = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`column ${i}`, i]));
    const [block] = modelOf({ title: 'T', rows: [row, row] }).sections;
    assert.ok(block?.kind === 'table');
    const { columns, rows } = block.table;
    assert.deepEqual([columns.length, rows.length], [12, 2]);
    assert.equal(rows[0]?.details?.[3]?.text, 'Column 15: 15');
  });

  it('is a resume under the name of its person', () => {
    const resume = modelOf({
      basics: { name: 'Ann Lee', label: 'Programmer', email: 'a@b.example' },
      work: [
        { name: 'Acme', position: 'Developer', startDate: '2020-01', highlights: ['A'.repeat(40)] },
      ],
    });
    assert.equal(resume.title, 'Ann Lee');
    assert.equal(resume.subtitle?.text, 'Programmer');
    const [work] = resume.sections;
    assert.ok(work?.kind === 'entries');
    assert.deepEqual([work.entries[0]?.title, work.entries[0]?.subtitle], ['Developer', 'Acme']);
  });
});
