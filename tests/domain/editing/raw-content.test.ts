import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { rawMarkup } from './raw-markup.ts';

interface Expected {
  readonly title?: string;
  readonly regions: readonly string[];
  /** Rows of the line items. */
  readonly rows?: number;
  readonly totals?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly names?: readonly string[];
  readonly hidden?: number;
}

/** What a reader sees in documents as other systems write them. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'plain-table': {
    title: 'INVOICE',
    regions: ['meta', 'client-info', 'line-items', 'totals', 'payment-terms', 'notes'],
    rows: 3,
    totals: 'Subtotal $3,155.00, Tax (6.25%) $197.19, Total $3,352.19',
    values: { 'Due Date': '04/13/2026', 'Invoice Number': '1042' },
    names: ['Riverbend Dental Group'],
  },
  'box-of-rows': {
    regions: ['line-items', 'totals', 'meta'],
    rows: 3,
    totals: 'Total: $3,185.00',
    values: { Due: 'February 8, 2026', Created: 'January 9, 2026' },
  },
  'grid-classes': {
    title: 'Invoice #DS0204 Paid',
    regions: ['header', 'client-info', 'line-items', 'totals', 'order-summary'],
    rows: 2,
    totals: 'Sub Total $736.50, Discount : - $25.50, Tax $13.00, Total $724.00',
    values: { 'Invoice Date': '12 Oct, 2026' },
    names: ['Preston Miller'],
  },
  semantic: {
    title: 'Quotation',
    regions: [
      'header',
      'client-info',
      'meta',
      'scope-of-work',
      'line-items',
      'totals',
      'payment-terms',
      'guarantee',
      'footer',
    ],
    rows: 3,
    totals: 'Net £7,260.00, VAT (20%) £1,452.00, Total £8,712.00',
    values: { 'Valid until': '1 April 2026' },
    names: ['Mrs Helen Ashworth', 'Pembroke Joinery Ltd'],
  },
  'email-tables': {
    title: 'Receipt',
    regions: ['line-items', 'totals', 'meta'],
    rows: 2,
    totals: 'Shipping $5.00, Total $50.50',
    values: { 'Date paid': 'Nov 3, 2026' },
  },
  'label-paragraphs': {
    title: 'INVOICE',
    regions: ['client-info', 'line-items', 'totals'],
    rows: 2,
    totals: 'Subtotal: £3,400.00, VAT @ 20%: £680.00, Total due: £4,080.00',
    values: { 'Invoice date': '5 January 2026', 'Payment due': '4 February 2026' },
    names: ['Tidewater Shipping Ltd'],
  },
  'div-lines': {
    title: 'Invoice',
    regions: ['meta', 'sender', 'client-info', 'totals'],
    totals: 'Subtotal €6,184.00, VAT 19% €1,174.96, Total €7,358.96',
    values: { 'Due date': 'Mar 3, 2026' },
    names: ['Orbit Labs GmbH', 'Nimbus AI, Inc.'],
  },
  'party-heads': {
    title: 'Sales Order',
    regions: ['client-info', 'ship-to', 'line-items', 'totals'],
    rows: 2,
    totals: 'Subtotal 1,783.50, Freight 65.00, Total 1,848.50',
    values: { 'Order Date': '2026-05-11', Terms: 'Net 45' },
  },
  'flat-report': {
    title: 'Annual Report 2025',
    regions: ['introduction', 'key-figures', 'findings', 'regional-branches', 'outlook'],
  },
  letter: { regions: ['header'] },
  fragment: {
    title: 'Estimate #E-17',
    regions: ['client-info', 'line-items', 'totals'],
    rows: 2,
    totals: 'Total $1,250',
    values: { 'Valid through': '2026-08-31' },
    names: ['Sunny Side Café'],
  },
  'hidden-parts': {
    title: 'INVOICE 3-2-1',
    regions: ['client-info', 'line-items', 'totals', 'footer'],
    rows: 2,
    totals: 'SUBTOTAL $4,400.00, TAX 25% $1,100.00, GRAND TOTAL $5,500.00',
    values: { 'Due Date': '30/06/2026' },
    names: ['John Doe'],
    hidden: 2,
  },
};

test('every document has its expectations', async () => {
  const names = (await rawMarkup()).map(({ name }) => name);
  assert.deepEqual(names, Object.keys(EXPECTED).toSorted());
});

for (const { name, html } of await rawMarkup()) {
  test(`${name}: regions, line items, totals and labelled values are found`, () => {
    const model = readContent(parseDocument(html));
    const {
      title,
      regions,
      rows,
      totals = '',
      values = {},
      names = [],
      hidden = 0,
    } = EXPECTED[name] ?? { regions: [] };
    assert.equal(model.title?.text, title);
    const found = model.regions.map((region) => region.name);
    for (const region of regions)
      assert.ok(found.includes(region), `no ${region} in ${found.join()}`);
    assert.equal(model.lineItems?.rows.length, rows);
    assert.equal(
      model.totals.map(({ label, value }) => `${label.text} ${value.text}`).join(', '),
      totals,
    );
    for (const [label, value] of Object.entries(values))
      assert.ok(
        model.nodes.some((node) => node.label === label && node.text === value),
        `no ${label}`,
      );
    for (const party of names)
      assert.ok(
        model.nodes.some((node) => node.role === 'party-name' && node.text === party),
        `no ${party}`,
      );
    assert.equal(model.hidden.length, hidden);
    for (const region of model.regions)
      if (['client-info', 'ship-to', 'line-items', 'totals'].includes(region.name))
        assert.ok(region.essential, region.name);
  });
}

test('reads a table of 5,000 rows completely', () => {
  const row = '<tr><td>Part</td><td>2</td><td>$3.00</td><td>$6.00</td></tr>';
  const html = `<table><thead><tr><th>Item</th><th>Qty</th><th>Price</th><th>Total</th></tr></thead><tbody>${row.repeat(5_000)}</tbody></table>`;
  const model = readContent(parseDocument(html));
  assert.equal(model.lineItems?.rows.length, 5_000);
  assert.equal(model.nodes.length, 20_004);
});
