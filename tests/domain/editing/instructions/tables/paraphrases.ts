import type { Case } from './corpus.ts';

/** Written after the rules were, to see how they do on what nobody thought of. */
export const PARAPHRASES: readonly Case[] = [
  [
    'layout-invoice-bold',
    'Can we have an extra column that says Warranty?',
    { heads: 'Description|Qty|Unit price|Total|Warranty' },
  ],
  ['raw-plain', 'I do not need the SKU column anymore', { heads: 'Item|Quantity|Price|Amount' }],
  ['template-invoice-clean', 'take out the unit price column', { heads: 'Description|Qty|Amount' }],
  [
    'layout-quote-classic',
    'the quantity should come after the price',
    { heads: 'Description|Unit price|Qty|Total' },
  ],
  [
    'template-quote-bold',
    'show the amount column first',
    { heads: 'Amount|Description|Qty|Unit price' },
  ],
  [
    'layout-invoice-minimal',
    'label the Qty column Units',
    { heads: 'Description|Units|Unit price|Total' },
  ],
  [
    'raw-plain',
    'list the items from cheapest to most expensive',
    { column: ['Item', 'Cable tray|Desk lamp|Office chair'] },
  ],
  [
    'template-invoice-clean',
    'arrange the lines so the biggest amount is on top',
    { column: ['Amount', '$7,360.00|$6,400.00|$1,900.00|$1,530.00'] },
  ],
  [
    'raw-report',
    'order branches by number of staff, largest first',
    { column: ['Branch', 'Hull|Leeds|York'] },
  ],
  ['layout-report-classic', 'sort by day', { column: ['Day', 'Monday|Saturday|Thursday'] }],
  [
    'layout-invoice-bold',
    'bill 2 more hours of cleanup at $45',
    { beside: { Subtotal: '$9,195.50' } },
  ],
  [
    'raw-plain',
    'also charge them for delivery: $30',
    { beside: { Delivery: '$30.00', Total: '$726.60' } },
  ],
  [
    'template-quote-bold',
    'throw in a line item: Security, 4 guards at $250 each',
    { beside: { Subtotal: '$18,190.00' } },
  ],
  [
    'raw-german',
    'include an extra row for Hotel, 1 night at 95',
    { beside: { Zwischensumme: '1.386,00 €' } },
  ],
  [
    'template-invoice-clean',
    'we did 70 hours of front-end build, not 64',
    { column: ['Qty', '2|1|70|36'] },
  ],
  [
    'raw-plain',
    'office chair price should be 250',
    { column: ['Amount', '$140.00|$500.00|$85.00'] },
  ],
  [
    'template-invoice-modern',
    'the staff training costs $500 now',
    { column: ['Amount', '$8,200.00|$1,323.00|$1,000.00'] },
  ],
  [
    'layout-invoice-classic',
    'increase the quantity of wine and soft drinks to 100',
    { column: ['Qty', '85|100|36|1'] },
  ],
  ['layout-quote-bold', 'please knock 15% off', { beside: { 'Discount (15%)': '-$1,365.83' } }],
  [
    'raw-plain',
    'the sales tax should be 10%',
    { beside: { 'Sales tax (10%)': '$64.50', Total: '$709.50' } },
  ],
  [
    'template-quote-bold',
    'the tax rate is 6%',
    { beside: { 'Tax (6%)': '$960.00', Total: '$16,960.00' } },
  ],
  [
    'layout-invoice-bold',
    'Instead of Subtotal say Net amount',
    { beside: { 'Net amount': '$9,105.50' } },
  ],
  ['layout-invoice-modern', 'everything should be in pounds', { beside: { Total: '£9,504.00' } }],
  [
    'raw-plain',
    'can you convert the currency symbol from dollars to euros?',
    { beside: { Total: '€696.60' } },
  ],
  [
    'template-invoice-clean',
    'round all amounts to whole dollars',
    { beside: { Total: '$17,408' } },
  ],
  [
    'layout-receipt-bold',
    'I want commas as decimal separators',
    { beside: { Subtotal: '$9.105,50' } },
  ],
  [
    'raw-report',
    'display figures the Swiss way',
    { column: ['Revenue', "£420'500|£1'210'000|£98'300"] },
  ],
  [
    'layout-invoice-bold',
    'dates should be day/month/year',
    { beside: { 'Due date': '14/10/2026' } },
  ],
  [
    'template-quote-bold',
    'make all dates look like 2026-12-31',
    { beside: { 'Valid until': '2026-05-14' } },
  ],
  [
    'raw-german',
    'write the months out in words',
    { shows: ['14. September 2026', '14. Oktober 2026'] },
  ],
  [
    'layout-invoice-bold',
    'push the due date to November 1',
    { beside: { 'Due date': 'November 1, 2026' } },
  ],
  ['raw-plain', 'payment is due on May 5, 2026', { shows: ['Due date: May 5, 2026'] }],
  [
    'template-quote-bold',
    'extend the validity to June 30',
    { beside: { 'Valid until': 'June 30, 2026' } },
  ],
  [
    'layout-invoice-corporate',
    'the customer is called Oriel Trust now',
    { shows: ['Oriel Trust'], never: ['Oriel Foundation'] },
  ],
  [
    'template-invoice-clean',
    'use INV-7 as the invoice number',
    { beside: { 'Invoice no.': 'INV-7' } },
  ],
  [
    'layout-quote-bold',
    'this should be an estimate, not a quote',
    { style: ['Estimate', 'display', 'block'] },
  ],
  ['raw-plain', 'say "Net 45" instead of "Net 30"', { shows: ['Net 45.'] }],
  ['raw-plain', 'swap "late fee" for "surcharge"', { shows: ['A surcharge of'] }],
  [
    'layout-letter-modern',
    'address it to Dr. Grant rather than Mr. Grant',
    { shows: ['Dear Dr. Grant,'] },
  ],
  ['raw-plain', 'there is a spelling mistake: recieved', { shows: ['received'] }],
  ['layout-report-bold', 'all headings in capital letters', { shows: ['FINDINGS', 'METRICS'] }],
  ['raw-report', 'take out the line about estimates', { never: ['estimates'] }],
  ['layout-receipt-classic', 'erase every item', { loss: 'rows' }],
  ['template-quote-bold', 'do not show the totals', { loss: 'totals' }],
  ['layout-invoice-bold', 'cut the wine line', { loss: 'Wine' }],
  ['layout-invoice-bold', 'change the name', { asks: true }],
];
