import type { Case } from './case.ts';

export const TEXTS: readonly Case[] = [
  [
    'layout-invoice-bold',
    'use euros',
    { beside: { Total: '€9,504.00', Discount: '-€305.50' }, never: ['$'] },
  ],
  [
    'raw-german',
    'change the currency to Swiss francs',
    { beside: { Gesamt: '1.536,29 CHF' }, never: ['€'] },
  ],
  [
    'template-quote-bold',
    'switch to british pounds',
    { beside: { Total: '£16,880.00' }, never: ['$'] },
  ],
  [
    'raw-plain',
    'replace $ with €',
    { beside: { Total: '€696.60' }, shows: ['late fee of €25.00'], never: ['$'] },
  ],
  ['layout-quote-modern', 'Show all prices in GBP', { beside: { Total: '£9,504.00' } }],
  [
    'layout-receipt-classic',
    'no decimals',
    { beside: { Total: '$9,504', Subtotal: '$9,106' }, never: ['.50', '.00'] },
  ],
  ['template-invoice-clean', 'remove the cents', { beside: { Total: '$17,408' } }],
  ['layout-invoice-minimal', 'European number format', { beside: { Subtotal: '$9.105,50' } }],
  ['raw-german', 'use the US number format', { beside: { Zwischensumme: '1,291.00 €' } }],
  [
    'layout-report-classic',
    'use a space as the thousands separator',
    { column: ['Visitors', '2 410|4 105|3 980'], shows: ['18 240', '94.2%'] },
  ],
  [
    'raw-report',
    'show two decimals',
    { column: ['Revenue', '£420,500.00|£1,210,000.00|£98,300.00'] },
  ],
  ['layout-invoice-bold', 'show dates as DD/MM/YYYY', { beside: { 'Due date': '14/10/2026' } }],
  ['raw-german', 'use ISO dates', { shows: ['2026-09-14', '2026-10-14'] }],
  ['raw-plain', 'format the dates like 14 Sep 2026', { shows: ['2 Mar 2026', '1 Apr 2026'] }],
  [
    'raw-report',
    'spell out the month',
    { column: ['Opened', '12 May 2019|3 November 2021|28 January 2020'] },
  ],
  [
    'template-quote-bold',
    'use the European date format',
    { beside: { 'Valid until': '14/05/2026' } },
  ],
  [
    'layout-letter-modern',
    'write the date as 2026-05-04',
    { shows: ['2026-05-04'], never: ['May 4'] },
  ],
  [
    'template-report-data',
    'change the date format to MM/DD/YYYY',
    { beside: { Date: '06/02/2026' } },
  ],
  ['raw-plain', "change 'Net 30' to 'Net 15'", { shows: ['Net 15.'], never: ['Net 30'] }],
  [
    'raw-plain',
    'replace Acme with Acme Corp everywhere',
    { shows: ['Acme Corp Inc. 9 Elm', 'Acme Corp Inc. agreed'] },
  ],
  ['raw-plain', "fix the typo 'recieved'", { shows: ['have received your'], never: ['recieved'] }],
  ['raw-plain', 'the due date should be December 15', { shows: ['Due date: December 15, 2026'] }],
  [
    'layout-invoice-bold',
    'The due date should be December 15',
    { beside: { 'Due date': 'December 15, 2026' } },
  ],
  [
    'template-invoice-clean',
    'change the due date to 1 July 2026',
    { beside: { Due: 'July 1, 2026', 'Due by': 'July 1, 2026' } },
  ],
  [
    'layout-quote-minimal',
    'valid until 2026-09-30',
    { beside: { 'Valid until': 'September 30, 2026' } },
  ],
  [
    'layout-quote-minimal',
    'set valid until to 2026-09-30',
    { beside: { 'Valid until': 'September 30, 2026' } },
  ],
  [
    'layout-invoice-corporate',
    "update the client's name to Harbor Trust",
    { shows: ['Harbor Trust'], never: ['Oriel Foundation'] },
  ],
  [
    'template-quote-bold',
    'Change the client name to Alex Raman',
    { shows: ['Alex Raman'], never: ['Priya Raman'] },
  ],
  [
    'layout-invoice-classic',
    'rename Bill to to Customer',
    { shows: ['Customer'], never: ['Bill to'] },
  ],
  [
    'template-quote-bold',
    'call it Estimate instead of Quote',
    { shows: ['Estimate'], never: ['Quote'] },
  ],
  ['layout-quote-bold', 'title should say Proposal', { style: ['Proposal', 'display', 'block'] }],
  [
    'layout-invoice-vibrant',
    'set the invoice number to FF-3000',
    { shows: ['FF-3000'], never: ['FF-2041'] },
  ],
  [
    'template-invoice-clean',
    'change invoice number to INV-2000',
    { beside: { 'Invoice no.': 'INV-2000' }, never: ['INV-1042'] },
  ],
  [
    'template-invoice-modern',
    'make the invoice number 9001',
    { never: ['INV-2026-0088'], shows: ['9001'] },
  ],
  [
    'layout-letter-modern',
    'delete the sentence about November',
    { never: ['November'], shows: ['Thank you for lending'] },
  ],
  [
    'raw-report',
    'remove the sentence that mentions Hull',
    { shows: ['Revenue is before tax. Questions'], never: ['estimates'] },
  ],
  [
    'raw-plain',
    'remove the words "after the due date"',
    { never: ['after the due date'], shows: ['late fee of $25.00 applies'] },
  ],
  [
    'layout-report-vibrant',
    'capitalize the title',
    { style: ['Reading Room, Second Quarter', 'textTransform', 'capitalize'] },
  ],
  [
    'layout-invoice-bold',
    'make the title uppercase',
    { style: ['INVOICE', 'textTransform', 'uppercase'] },
  ],
  ['layout-report-classic', 'make headings uppercase', { shows: ['FINDINGS', 'SUMMARY'] }],
  [
    'template-report-executive',
    'put the headings in title case',
    { style: ['Recommendations', 'textTransform', 'capitalize'] },
  ],
  ['layout-letter-modern', 'change "Mr. Grant" to "Dr. Grant"', { shows: ['Dear Dr. Grant,'] }],
  [
    'layout-letter-classic',
    'replace "With kind regards" by "Best wishes"',
    { shows: ['Best wishes'], never: ['kind regards'] },
  ],
  [
    'layout-receipt-minimal',
    'the payment method should be Visa ending in 1111',
    { shows: ['Visa ending in 1111'], never: ['Mastercard'] },
  ],
  ['template-invoice-modern', 'change the bank to Union Bank', { beside: { Bank: 'Union Bank' } }],
  ['template-report-data', 'change the title to Website traffic', { shows: ['Website traffic'] }],
  [
    'template-report-data',
    'rename "Countries" to "Markets"',
    { shows: ['Markets'], never: ['Countries'] },
  ],
  [
    'layout-report-bold',
    'change the period to July to September 2026',
    { beside: { Period: 'July to September 2026' } },
  ],
  ['layout-invoice-bold', 'change the date', { asks: true }],
  ['template-quote-bold', 'update the price', { asks: true }],
  ['raw-plain', "replace 'Net 90' with 'Net 60'", { asks: true }],
  [
    'layout-invoice-professional',
    'change the email of the client to pay@oriel.example',
    { shows: ['pay@oriel.example'], never: ['events@oriel.example'] },
  ],
  [
    'layout-invoice-bold',
    'Change "Thank you for a lovely evening." to "It was a pleasure."',
    { shows: ['It was a pleasure.'], never: ['lovely evening'] },
  ],
  ['template-quote-bold', 'rename the Notes heading to Remarks', { shows: ['Remarks'] }],
];
