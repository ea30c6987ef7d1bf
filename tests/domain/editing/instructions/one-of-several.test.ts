import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { markupOf, outcomeOf } from '../same-instructions/corpus.ts';

/** What is named goes, and nothing of what stands beside it. */
const CASES: readonly (readonly [on: string, instruction: string, gone: string, left: string])[] = [
  ['report', 'remove the faults metric', 'Faults', 'Energy'],
  ['report', 'remove the second card', 'Uptime', 'Faults'],
  ['report', 'remove Energy from the metrics', '412 MWh', '99.1%'],
  ['report', 'delete the KPI called Uptime', 'Uptime', 'Energy'],
  ['invoice', 'remove the issue date', 'May 4, 2026', 'June 3, 2026'],
  ['invoice', 'remove the client’s address', '61 Alder Street', 'Bluebird Couriers'],
];

describe('one of several', () => {
  for (const [on, instruction, gone, left] of CASES)
    test(`[modify.response] ${on}: ${instruction}`, async () => {
      const before = await markupOf(on);
      assert.ok(before.includes(gone) && before.includes(left));
      const { html = '', changes } = outcomeOf(before, instruction);
      assert.ok(!html.includes(gone), changes);
      assert.ok(html.includes(left), changes);
    });

  test('[modify.not-feasible] a group does not go for one that is named in it', async () => {
    const { html, changes } = outcomeOf(await markupOf('invoice'), 'remove the date section');
    assert.ok(html === undefined, changes);
    assert.match(changes, /^not-feasible: .*Due date/);
  });
});

/** What a column, a mark or a line is to be, as it then stands in the document. */
const MADE: readonly (readonly [on: string, instruction: string, expected: RegExp])[] = [
  ['invoice', 'add a column Check = qty times unit price', />Check<.*>\$210\.00<.*>\$210\.00</s],
  ['invoice', 'add a column with total per qty', />Total per qty<.*>\$35\.00</s],
  [
    'invoice',
    'add a column with the line total incl. 20% VAT',
    />Amount incl\. 20% VAT<.*252\.00/s,
  ],
  [
    'invoice',
    'add a QR code for https://pay.example bottom right',
    /qr-code"[^>]*text-align: ?right/,
  ],
  ['report', 'round the corners of the cards', /class="metric"[^>]*border-radius/],
  ['contract', 'start every clause on a new page', /(?:break-before: ?page.*){3}/s],
  [
    'contract',
    'two signature lines: one for Fernhill Gardens and one for the customer',
    />Fernhill Gardens<.*>Customer</s,
  ],
];

const STOCK =
  '<h1>Stock</h1><table><tr><th>Product</th><th>Qty</th><th>Unit price</th></tr><tr><td>Pine</td><td>1,200</td><td>4.50</td></tr><tr><td>Oak</td><td>340</td><td>11.25</td></tr></table>';

describe('a row of totals', () => {
  for (const instruction of [
    'add a total row to the table',
    'add a row with the sum of each column at the end',
    'sum up the columns in a last row',
  ])
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = outcomeOf(STOCK, instruction);
      assert.match(html, />Total<.*>1,540</s, changes);
      assert.ok(!html.includes('15.75'), 'prices add up to nothing');
    });
});

describe('an order of rows', () => {
  const html = STOCK.replace('<table>', '<h2>Boards</h2><table>');
  for (const instruction of [
    'sort the boards by qty ascending',
    'sort the products by qty, lowest first',
  ])
    test(`[modify.response] ${instruction}`, () => {
      const { html: sorted = '', changes } = outcomeOf(html, instruction);
      assert.match(sorted, />Oak<.*>Pine</s, changes);
    });
});

describe('a footer below terms', () => {
  test('[modify.response] stands below them, not among them', async () => {
    const { html = '', changes } = outcomeOf(
      await markupOf('invoice'),
      'add a footer saying "Pedal Works, Portland"',
    );
    assert.match(
      html,
      /Please pay within 30 days\..*<\/(?:section|footer)>.*>Pedal Works, Portland</s,
      changes,
    );
  });
});

describe('what is added says what was asked for', () => {
  for (const [on, instruction, expected] of MADE)
    test(`[modify.response] ${on}: ${instruction}`, async () => {
      const { html = '', changes } = outcomeOf(await markupOf(on), instruction);
      assert.match(html, expected, changes);
    });
});
