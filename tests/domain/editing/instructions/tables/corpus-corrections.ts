import type { Case } from './case.ts';

/** What is to be otherwise, as people in a hurry, developers, and writers of lists of changes say it. */
export const CORRECTIONS: readonly Case[] = [
  ['raw-plain', 'Quantity -> Pieces', { heads: 'Item|SKU|Pieces|Price|Amount' }],
  ['raw-plain', 'Price: Unit price', { heads: 'Item|SKU|Quantity|Unit price|Amount' }],
  [
    'template-quote-modern',
    'Subtotal -> Net, Tax -> VAT',
    { beside: { Net: '$17,190.00', 'VAT (5.5%)': '$907.50' } },
  ],
  [
    'raw-plain',
    'Office chair -> Ergonomic office chair, Desk lamp → LED desk lamp',
    { column: ['Item', 'LED desk lamp|Ergonomic office chair|Cable tray'] },
  ],
  [
    'raw-plain',
    'Net 30 -> Net 45; late fee 25 -> 30',
    { shows: ['Net 45. A late fee of $30.00 applies'] },
  ],
  [
    'template-quote-modern',
    'tax is 6 % not 5.5 %',
    { beside: { 'Tax (6%)': '$990.00', Total: '$17,490.00' } },
  ],
  [
    'template-quote-modern',
    "it's Maja Lindqvist not Maya Lindqvist",
    { shows: ['Maja Lindqvist'], never: ['Maya Lindqvist'] },
  ],
  [
    'template-invoice-clean',
    'Client is now "Fjord & Field GmbH" instead of "Fjord & Field Interiors"',
    { shows: ['Maya Lindqvist', 'Fjord & Field GmbH'], never: ['Interiors'] },
  ],
  [
    'template-quote-modern',
    'we moved to 9 Harbour Road, Portland, ME 04102',
    { shows: ['9 Harbour Road', 'ME 04102'], never: ['210 Congress Street'] },
  ],
  [
    'raw-plain',
    'I mistyped the due date, it is April 11, 2026',
    { shows: ['Due date: April 11, 2026'] },
  ],
  [
    'template-quote-modern',
    'I made a typo: Lindqvist should be Lindquist',
    { shows: ['Maya Lindquist'], never: ['Maya Lindqvist'] },
  ],
  [
    'template-quote-modern',
    'Photography: 30 items instead of 36',
    { beside: { Subtotal: '$16,935.00' } },
  ],
  [
    'template-quote-modern',
    'the workshop should be 3 sessions at 900 each',
    { beside: { Subtotal: '$17,990.00' } },
  ],
  ['raw-plain', 'update cable tray: 12 pcs, $8.00 each', { beside: { Total: '$708.48' } }],
  ['raw-plain', 'lamp price = 39.00', { column: ['Price', '$39.00|$210.00|$8.50'] }],
  ['raw-plain', 'Office chair: quantity 3', { column: ['Quantity', '4|3|10'] }],
  ['raw-plain', 'cable tray quantity 12', { column: ['Quantity', '4|2|12'] }],
  ['raw-plain', 'set the quantity of all items to 1', { column: ['Quantity', '1|1|1'] }],
  [
    'raw-report',
    'the Hull revenue is £99,300, not £98,300',
    { column: ['Revenue', '£420,500|£1,210,000|£99,300'] },
  ],
  [
    'raw-plain',
    'The price of the desk lamp went up to $36',
    { column: ['Price', '$36.00|$210.00|$8.50'] },
  ],
  [
    'raw-plain',
    '- change office chair quantity to 5\n- rename SKU to Code\n- due date: May 1, 2026',
    { heads: 'Item|Code|Quantity|Price|Amount', shows: ['May 1, 2026'] },
  ],
  [
    'raw-plain',
    'add a row Shelf, SH-1, 2, $10.00, $20.00 at the end of the table',
    {
      column: ['Item', 'Desk lamp|Office chair|Cable tray|Shelf'],
      beside: { Subtotal: '$665.00' },
    },
  ],
  [
    'raw-plain',
    'swap the first and second item',
    { column: ['Item', 'Office chair|Desk lamp|Cable tray'] },
  ],
  [
    'raw-plain',
    'put the cable tray at the top of the list',
    { column: ['Item', 'Cable tray|Desk lamp|Office chair'] },
  ],
  [
    'raw-plain',
    'move Desk lamp below Office chair',
    { column: ['Item', 'Office chair|Desk lamp|Cable tray'] },
  ],
  [
    'raw-report',
    'rename the staff column into Employees and move it to the end',
    { heads: 'Branch|Opened|Revenue|Employees' },
  ],
  [
    'template-quote-modern',
    'make the quote valid until January 15, 2027',
    { beside: { 'Valid until': 'January 15, 2027' } },
  ],
  [
    'template-quote-modern',
    'push the valid until date back by 2 weeks',
    { beside: { 'Valid until': 'April 15, 2026' } },
  ],
  [
    'template-quote-modern',
    'rename Quote to Estimate everywhere',
    { never: ['everywhere', 'Quote', 'QUOTE'] },
  ],
  [
    'template-quote-modern',
    'set the notes to "Bank transfer only, please."',
    { shows: ['Bank transfer only, please.'], never: ['two weeks of acceptance'] },
  ],
  [
    'template-invoice-clean',
    'change the payment terms to 14 days',
    { shows: ['Payment within 14 days by bank transfer.'] },
  ],
  ['raw-plain', 'rename "Desk lamp" to "Table lamp"', { shows: ['Table lamp'] }],
  ['template-quote-modern', 'remove the word "sales"', { never: ['sales'] }],
  ['raw-plain', 'add shipping of 25 dollars to the total', { beside: { Shipping: '$25.00' } }],
  ['raw-plain', 'no pence please', { beside: { Total: '$697' } }],
  [
    'raw-plain',
    'replace all line items with one line saying consulting package',
    { loss: 'the line items (3 rows)' },
  ],
  ['template-quote-modern', 'set the date to today', { asks: true }],
  [
    'template-quote-modern',
    'the client moved to 7 Pine Street, Bangor, ME 04401',
    { shows: ['Fjord & Field Interiors', '7 Pine Street'], never: ['48 Harbour Street'] },
  ],
  [
    'raw-plain',
    'lamp should be called Desk lamp Pro',
    { column: ['Item', 'Desk lamp Pro|Office chair|Cable tray'] },
  ],
  [
    'raw-report',
    'change Published 7 March 2026 to 9 March 2026',
    { shows: ['Published 9 March 2026'] },
  ],
  ['raw-plain', 'quantity of cable tray from 10 to 12', { column: ['Quantity', '4|2|12'] }],
  [
    'raw-plain',
    'Total in bold and call it Grand total',
    { beside: { 'Grand total': '$696.60' }, shows: ['Invoice'] },
  ],
];
