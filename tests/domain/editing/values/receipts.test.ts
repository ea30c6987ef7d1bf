import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';

const RECEIPT = {
  receipt_number: '1042',
  date: '2026-04-17',
  currency: 'USD',
  merchant: { name: 'Blue Oak Smokehouse LLC' },
  items: [
    { description: 'Brisket Plate', quantity: 2, unit_price: 19.5, amount: 39 },
    { description: 'Sweet Tea', quantity: 3, unit_price: 3.25, amount: 9.75 },
  ],
  subtotal: 48.75,
  tax_rate: 8,
  tax: 3.9,
  total: 52.65,
  tip: 10,
  amount_paid: 62.65,
  payment_method: 'Visa',
};

const { html } = layoutDocument(analyzeData(RECEIPT).model, { style: 'minimal' });

/** The totals by their labels. */
function totalsAfter(say?: string): Record<string, string> {
  const open = openDocument(html);
  const read =
    say === undefined
      ? undefined
      : interpret(say, { ...open, documentType: 'receipt', region: undefined });
  if (read !== undefined && read.kind !== 'operations') assert.fail(`${say}: ${read.kind}`);
  const edited = editDocument(open, {}, read?.operations ?? []);
  if (edited.outcome !== 'edited') assert.fail(`${say}: ${edited.message}`);
  const { totals } = openDocument(edited.html).content;
  return Object.fromEntries(totals.map(({ label, value }) => [label.text, value.text]));
}

describe('a receipt that was paid with a tip', () => {
  test('states what it comes to', () => {
    const { Total, Tip, 'Amount paid': paid } = totalsAfter();
    assert.deepEqual([Total, Tip, paid], ['$52.65', '$10.00', '$62.65']);
  });

  test.each([
    ['it was 3 brisket plates, not 2', ['$73.71', '$10.00', '$83.71']],
    ['sweet tea is 2.95', ['$51.68', '$10.00', '$61.68']],
    ['take $5 off before tax', ['$47.25', '$10.00', '$57.25']],
    ['the tip was $16', ['$52.65', '$16.00', '$68.65']],
  ])('keeps the tip, and what was paid follows: %s', (say, expected) => {
    const { Total, Tip, 'Amount paid': paid } = totalsAfter(say);
    assert.deepEqual([Total, Tip, paid], expected);
  });
});
