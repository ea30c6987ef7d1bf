import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { fc } from '#tests/support/fast-check.ts';
import { outcomeOf } from '../same-instructions/corpus.ts';

interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
}

interface Bill {
  readonly lines: readonly Line[];
  readonly discount?: { readonly percent: number } | { readonly amount: number } | undefined;
  readonly hasNet: boolean;
  readonly shipping?: number | undefined;
  readonly taxRate?: number | undefined;
  readonly paid?: number | undefined;
}

const cents = (value: number): number => Math.round(value * 100 + 1e-6) / 100;

/** What somebody's own code would send. */
function dataOf({ lines, discount, hasNet, shipping = 0, taxRate, paid }: Bill): JsonObject {
  const items = lines.map(({ name, quantity, price }) => ({
    ...{ description: name, quantity, unitPrice: price, total: cents(quantity * price) },
  }));
  const subtotal = cents(items.reduce((sum, { total }) => sum + total, 0));
  const percent = discount !== undefined && 'percent' in discount ? discount.percent : undefined;
  const off =
    percent === undefined
      ? ((discount as { amount: number } | undefined)?.amount ?? 0)
      : cents((subtotal * percent) / 100);
  const net = cents(subtotal - off);
  const tax = taxRate === undefined ? 0 : cents(((net + shipping) * taxRate) / 100);
  const total = cents(net + shipping + tax);
  return {
    ...{ invoiceNumber: 'INV-9', date: '2026-11-03', currency: 'EUR', items, subtotal },
    ...{ seller: { name: 'Hall & Sons' }, customer: { name: 'Mrs Abel' } },
    ...(percent === undefined ? {} : { discountPercent: percent }),
    ...(discount === undefined ? {} : { discount: off }),
    ...(discount !== undefined && hasNet ? { netTotal: net } : {}),
    ...(shipping === 0 ? {} : { shipping }),
    ...(taxRate === undefined ? {} : { taxRate, tax }),
    total,
    ...(paid === undefined ? {} : { amountPaid: paid, amountDue: cents(total - paid) }),
  };
}

const written = (bill: Bill): string =>
  layoutDocument(analyzeData(dataOf(bill)).model, { style: 'minimal' }).html;

/** Sums that are stated in both ways; a subtotal that says what the total says is left out of documents of data. */
const sumsIn = (html: string): string[] =>
  openDocument(html)
    .content.totals.map(({ label, value }) => `${label.text} ${value.text}`)
    .filter((line) => /^(?:Net total|Tax|Total|Amount due) /.test(line));

const [NAMES, PRICES] = [
  ['Oak shelf', 'Steel legs', 'Varnish', 'Brass knobs', 'Felt pads'],
  [12, 35.5, 100, 7.25, 480],
];

const bills: fc.Arbitrary<Bill> = fc.record({
  lines: fc
    .tuple(
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
    )
    .map(([count, prices, quantities]) =>
      NAMES.slice(0, count).map((name, at) => ({
        ...{ name, quantity: quantities[at] ?? 1, price: PRICES[prices[at] ?? 0] ?? 12 },
      })),
    ),
  discount: fc.option(
    fc.constantFrom({ percent: 5 }, { percent: 12.5 }, { amount: 5 }, { amount: 10 }),
    { nil: undefined },
  ),
  hasNet: fc.boolean(),
  shipping: fc.option(fc.constantFrom(9.9, 15), { nil: undefined }),
  taxRate: fc.option(fc.constantFrom(19, 7.7, 5.5), { nil: undefined }),
  paid: fc.option(fc.constantFrom(1, 5), { nil: undefined }),
});

const withLine = (bill: Bill, change: (line: Line) => readonly Line[]): Bill => ({
  ...bill,
  lines: bill.lines.flatMap((line, at) => (at === 1 ? change(line) : [line])),
});

/** What is said, and the same done to the data. */
const CHANGES: readonly (readonly [string, (bill: Bill) => Bill])[] = [
  ['remove the Steel legs', (bill) => withLine(bill, () => [])],
  ['make it 11 Steel legs', (bill) => withLine(bill, (line) => [{ ...line, quantity: 11 }])],
  [
    'change the unit price of Steel legs to 50',
    (bill) => withLine(bill, (line) => [{ ...line, price: 50 }]),
  ],
  [
    'add 2 Hinges at €9 each',
    (bill) => ({ ...bill, lines: [...bill.lines, { name: 'Hinges', quantity: 2, price: 9 }] }),
  ],
  ['change the discount to 8%', (bill) => ({ ...bill, discount: { percent: 8 } })],
  ['the discount should be €3', (bill) => ({ ...bill, discount: { amount: 3 } })],
  ['the tax should be 16%', (bill) => ({ ...bill, taxRate: 16 })],
  ['add shipping of €12', (bill) => ({ ...bill, shipping: 12 })],
];

/** What there is to change. */
const fits = (said: string, { discount, taxRate }: Bill): boolean =>
  said.includes('discount')
    ? discount !== undefined
    : !said.includes('tax') || taxRate !== undefined;

for (const [said, change] of CHANGES)
  test(`[modify.response] “${said}” comes to the sums of data that say so`, () => {
    fc.assert(
      fc.property(
        bills.filter((bill) => fits(said, bill)),
        (bill) => {
          const { html, changes } = outcomeOf(written(bill), said);
          assert.ok(html, changes);
          assert.deepEqual(sumsIn(html), sumsIn(written(change(bill))));
        },
      ),
      { numRuns: 15 },
    );
  });
