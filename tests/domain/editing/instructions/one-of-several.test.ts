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

const LUNCH =
  '<h1>Invoice</h1><p>Harvest Catering, 5 Mill Road, Bath BA1 2CD</p><table><thead><tr><th>Item</th><th>Qty</th><th>Price</th><th>Total</th></tr></thead><tbody><tr><td>Lunch buffet</td><td>25</td><td>£14.00</td><td>£350.00</td></tr><tr><td>Crockery hire</td><td>1</td><td>£45.00</td><td>£45.00</td></tr><tr><td></td><td></td><td></td><td></td></tr></tbody></table><p>Subtotal: £395.00</p><p>VAT 20%: £79.00</p><p><b>Total: £474.00</b></p><h3>Notes</h3><p>Thank you for your order. Please use reference HC-77.</p><h3>Terms</h3><p>Payment within 14 days.</p>';

/** What a page must and must not say afterwards. */
const LEFT: readonly (readonly [instruction: string, says: RegExp, not: RegExp])[] = [
  ['get rid of the thank you line', />Please use reference HC-77\.</, /Thank you/],
  ['delete the sentence about payment', /Thank you/, /Terms|14 days/],
  ['put row numbers in front', />1<.*>2</s, />3</],
  ['remove the last item', /Lunch buffet.*<td><\/td>/s, /Crockery/],
  ['delete the empty table row', /Crockery/, /<td><\/td>/],
  ['hide the blank line', /<tr[^>]*display: ?none/, /<tr[^>]*display: ?none.*Crockery/s],
  ['add a note telling them we are closed on Friday', />We are closed on Friday</, /[Tt]hem/],
];

/** What is not clear, or is so already. */
const REFUSED: readonly (readonly [instruction: string, reason: RegExp])[] = [
  ['make the whole thing navy and gold', /one accent colour/],
  ['change the qty to 3', /Which qty is to be 3/],
  ['change the price to 15', /not-feasible|unknown/],
];

describe('a sentence, an empty row or a figure that is named', () => {
  for (const [instruction, says, not] of LEFT)
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = outcomeOf(LUNCH, instruction);
      assert.match(html, says, changes);
      assert.doesNotMatch(html, not, changes);
    });

  for (const [instruction, reason] of REFUSED)
    test(`[modify.not-feasible] ${instruction}`, () => {
      const { html, changes } = outcomeOf(LUNCH, instruction);
      assert.equal(html, undefined, changes);
      assert.match(changes, reason);
    });

  test('[modify.response] a line that is hidden leaves no empty one behind', async () => {
    const lines =
      '<h1>Invoice</h1><div data-service-region="header" style="white-space: pre-line"><p>Ada Ltd</p><span>1 Mill Road, Bath</span>\n<span>01225 555 019</span>\n<span>ada@example.com</span></div>';
    const { html = '', changes } = outcomeOf(lines, 'hide the phone number');
    assert.match(html, /display: ?none[^>]*>01225 555 019\n<\/span><span>ada/, changes);
  });

  test('[modify.response] an account number is no telephone', async () => {
    const facts =
      '<h1>Invoice</h1><dl><dt>Account number</dt><dd>55012387</dd><dt>Phone</dt><dd>01225 555 019</dd></dl>';
    const { html = '', changes } = outcomeOf(facts, 'hide the phone number');
    assert.match(html, /<dd>55012387<\/dd>/, changes);
    assert.doesNotMatch(html, /<dd>01225/, changes);
  });
});

const BILL = LUNCH.replace(
  '<tr><td></td><td></td><td></td><td></td></tr>',
  '<tr><td>Staff</td><td>10</td><td>£16.00</td><td>£160.00</td></tr><tr><td>Linen</td><td>2</td><td>£10.00</td><td>£20.00</td></tr>',
)
  .replace('£395.00', '£575.00')
  .replace('£79.00', '£115.00')
  .replace('£474.00', '£690.00')
  .replace('<th>Qty</th>', '<th>Item no.</th>');

const NAMED: readonly (readonly [instruction: string, says: RegExp, not: RegExp])[] = [
  ['hide the item no. column', />Lunch buffet<\/td><td>£14/, /Item no/],
  ['remove the item number column', />Lunch buffet<\/td><td>£14/, /Item no/],
  ['remove the last two items', /Crockery.*£395\.00.*£79\.00.*£474\.00/s, /Staff|Linen/],
  ['delete the first 2 rows', /Staff.*£180\.00.*£36\.00.*£216\.00/s, /Lunch|Crockery/],
];

describe('what is named by itself goes', () => {
  for (const [instruction, says, not] of NAMED)
    test(`[modify.response] ${instruction}`, () => {
      const { html = '', changes } = outcomeOf(BILL, instruction);
      assert.match(html, says, changes);
      assert.doesNotMatch(html, not, changes);
    });

  test('[modify.response] payment details, a contact and a step of the totals', async () => {
    const invoice =
      '<h1>Invoice</h1><div data-service-region="client-info"><p>Bill to</p><p>Marlow Ltd</p><p>Attn. Priya Shah</p></div><div data-service-region="content"><h2>Payment details</h2><p>Sort code 20-11-43</p></div>';
    const paid = outcomeOf(invoice, 'hide the payment details');
    assert.match(paid.html ?? '', /display: ?none/, paid.changes);
    const attn = outcomeOf(invoice, 'remove the attn line');
    assert.doesNotMatch(attn.html ?? 'Attn', /Attn/, attn.changes);
    const tax = outcomeOf(BILL, 'hide the VAT line');
    assert.match(tax.html ?? '', /display: ?none[^>]*>VAT 20%/, tax.changes);
    assert.match(outcomeOf(BILL, 'hide the total').changes, /^content-loss/);
  });

  test('[modify.response] what was hidden is shown again by its name', async () => {
    const hidden =
      '<h1>Invoice</h1><div data-service-region="header"><p>Ada Ltd</p><p hidden>01225 555 019</p></div>';
    const { html = '', changes } = outcomeOf(hidden, 'show the phone number');
    assert.match(html, /<p style[^>]*>01225/, changes);
    assert.match(outcomeOf(hidden, 'show the Qty column again').changes, /undo brings back/);
    const bill = await markupOf('invoice');
    const [without = ''] = outcomeOf(bill, 'hide the terms').html?.split('\n{') ?? [];
    assert.match(outcomeOf(without, 'please show the terms again').changes, /^Showed/);
  });
});
