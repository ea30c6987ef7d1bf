import type { Case } from './case.ts';

const ITEMS = 'Description|Quantity|Unit price|Amount';

export const TABLES: readonly Case[] = [
  ['layout-invoice-bold', 'Add a column for SKU', { heads: `${ITEMS}|SKU` }],
  [
    'layout-invoice-classic',
    'please add a "Status" column after the description',
    { heads: 'Description|Status|Quantity|Unit price|Amount' },
  ],
  [
    'template-invoice-clean',
    'Could you insert a new column called Notes before the amount?',
    { heads: 'Description|Qty|Unit price|Notes|Amount' },
  ],
  [
    'template-quote-bold',
    'add a line number column',
    { heads: '#|Description|Qty|Unit price|Amount', column: ['#', '1|2|3|4'] },
  ],
  ['layout-quote-modern', 'number the rows', { column: ['#', '1|2|3|4'] }],
  [
    'layout-invoice-minimal',
    'add a VAT column at 19 %',
    {
      heads: 'Description|Quantity|Unit price|VAT (19%)|Amount',
      column: ['VAT (19%)', '$1,001.30|$347.23|$259.92|$121.60'],
    },
  ],
  [
    'raw-plain',
    'Add a column for tax (8%) after the amount',
    {
      heads: 'Item|SKU|Quantity|Price|Amount|Tax (8%)',
      column: ['Tax (8%)', '$11.20|$33.60|$6.80'],
    },
  ],
  [
    'raw-german',
    'add a column Rabatt',
    { heads: 'Leistung|Menge|Einzelpreis|Betrag|Rabatt', beside: { Zwischensumme: '1.291,00 €' } },
  ],
  [
    'layout-report-classic',
    'add a column named Change with the values +2%, +5%, -1%',
    { heads: 'Day|Visitors|Loans|Change', column: ['Change', '+2%|+5%|-1%'] },
  ],
  [
    'template-invoice-modern',
    'Add a column "Unit" with "pcs" in every row',
    { column: ['Unit', 'pcs|pcs|pcs'] },
  ],
  ['layout-receipt-vibrant', 'drop the qty column', { heads: 'Description|Unit price|Amount' }],
  [
    'raw-plain',
    'Remove the SKU column please',
    { heads: 'Item|Quantity|Price|Amount', beside: { Subtotal: '$645.00' } },
  ],
  [
    'layout-invoice-corporate',
    'get rid of the unit price column',
    { heads: 'Description|Quantity|Amount' },
  ],
  ['raw-plain', 'remove the SKU and quantity columns', { heads: 'Item|Price|Amount' }],
  ['template-quote-bold', 'hide the unit price column', { heads: 'Description|Qty|Amount' }],
  ['layout-report-modern', 'delete the second column', { heads: 'Day|Loans' }],
  ['layout-invoice-modern', 'remove the description column', { loss: 'Description' }],
  ['template-invoice-clean', 'Delete the amount column', { loss: 'Amount' }],
  [
    'layout-invoice-bold',
    'put the price before the quantity',
    { heads: 'Description|Unit price|Quantity|Amount' },
  ],
  [
    'template-invoice-modern',
    'Move the quantity column to the end',
    { heads: 'Item|Price|Amount|Quantity' },
  ],
  [
    'template-invoice-clean',
    'move the qty to the left of the description',
    { heads: 'Qty|Description|Unit price|Amount' },
  ],
  ['raw-plain', 'swap the quantity and price columns', { heads: 'Item|SKU|Price|Quantity|Amount' }],
  [
    'layout-quote-classic',
    'reorder the columns: quantity, description, unit price, total',
    { heads: 'Quantity|Description|Unit price|Amount' },
  ],
  ['layout-report-bold', 'make the loans column the first column', { heads: 'Loans|Day|Visitors' }],
  [
    'layout-invoice-vibrant',
    'Rename the Qty column to Hours',
    { heads: 'Description|Hours|Unit price|Amount' },
  ],
  [
    'template-quote-bold',
    'change the column header "Unit price" to "Rate"',
    { heads: 'Description|Qty|Rate|Amount' },
  ],
  ['raw-german', 'rename Betrag to Summe', { heads: 'Leistung|Menge|Einzelpreis|Summe' }],
  [
    'layout-invoice-professional',
    'sort the items by price, highest first',
    { column: ['Unit price', '$640.00|$62.00|$38.00|$21.50'] },
  ],
  [
    'template-invoice-clean',
    'Sort the line items by amount in descending order',
    { column: ['Amount', '$7,360.00|$6,400.00|$1,900.00|$1,530.00'] },
  ],
  [
    'raw-plain',
    'order the rows alphabetically',
    { column: ['Item', 'Cable tray|Desk lamp|Office chair'] },
  ],
  [
    'layout-quote-stripe-clean',
    'put the most expensive items first',
    { column: ['Unit price', '$640.00|$62.00|$38.00|$21.50'] },
  ],
  [
    'raw-report',
    'sort the table by opened, newest first',
    { column: ['Branch', 'York|Hull|Leeds'] },
  ],
  [
    'raw-report',
    'sort by revenue from highest to lowest',
    { column: ['Branch', 'York|Leeds|Hull'] },
  ],
  [
    'layout-report-minimal',
    'sort the rows by visitors ascending',
    { column: ['Day', 'Monday|Saturday|Thursday'] },
  ],
  ['raw-german', 'sort by Betrag, cheapest first', { column: ['Leistung', 'Anfahrt|Beratung'] }],
  ['layout-invoice-bold', 'sort by colour', { asks: true }],
  [
    'layout-invoice-bold',
    'add a line for consulting, 3 hours at $150',
    {
      column: ['Amount', '$5,270.00|$1,827.50|$1,368.00|$640.00|$450.00'],
      beside: { Subtotal: '$9,555.50', Total: '$9,990.00' },
    },
  ],
  [
    'template-invoice-clean',
    'Please add an item "Hosting" for $240',
    {
      column: ['Amount', '$1,900.00|$6,400.00|$7,360.00|$1,530.00|$240.00'],
      beside: { Subtotal: '$17,430.00', 'Amount due': '$17,660.70' },
    },
  ],
  [
    'raw-plain',
    'add a row for Monitor arm, quantity 3, price $60',
    {
      column: ['Amount', '$140.00|$420.00|$85.00|$180.00'],
      beside: { Subtotal: '$825.00', 'Sales tax (8%)': '$66.00', Total: '$891.00' },
    },
  ],
  [
    'raw-german',
    'add a line item for Software, 2 at 100',
    {
      column: ['Betrag', '1.200,00 €|91,00 €|200,00 €'],
      beside: { Zwischensumme: '1.491,00 €', Gesamt: '1.774,29 €' },
    },
  ],
  [
    'template-quote-bold',
    'add 2 generators at $300 each to the quote',
    {
      column: ['Amount', '$7,800.00|$4,800.00|$3,300.00|$1,290.00|$600.00'],
      beside: { Subtotal: '$17,790.00' },
    },
  ],
  [
    'layout-quote-corporate',
    'insert a line at the top for Tasting, 1 at $200',
    { column: ['Unit price', '$200.00|$62.00|$21.50|$38.00|$640.00'] },
  ],
  ['layout-invoice-minimal', 'add another line', { asks: true }],
  [
    'layout-report-corporate',
    'add a row with Sunday, 1,200, 310',
    { column: ['Visitors', '2,410|4,105|3,980|1,200'] },
  ],
  [
    'layout-invoice-bold',
    'change the quantity of service staff to 40',
    { column: ['Quantity', '85|85|40|1'], beside: { Subtotal: '$9,257.50', Total: '$9,668.16' } },
  ],
  [
    'template-invoice-clean',
    'the second item should cost 7000',
    {
      column: ['Unit price', '$950.00|$7,000.00|$115.00|$42.50'],
      beside: { Subtotal: '$17,790.00', 'Amount due': '$18,040.50' },
    },
  ],
  [
    'raw-plain',
    'set the price of the office chair to $199.50',
    { column: ['Amount', '$140.00|$399.00|$85.00'], beside: { Total: '$673.92' } },
  ],
  [
    'template-invoice-modern',
    'update the quantity of staff training to 4',
    {
      beside: {
        Subtotal: '$11,443.00',
        'Tax (7%)': '$783.51',
        Total: '$12,040.51',
        'Amount due': '$9,040.51',
      },
    },
  ],
  ['layout-quote-bold', 'Make it 90 dinners', { column: ['Quantity', '90|85|36|1'] }],
  [
    'layout-invoice-classic',
    'change the description of the first item to Gala dinner',
    {
      column: ['Quantity', '85|85|36|1'],
      shows: ['Gala dinner'],
      never: ['Dinner, three courses'],
    },
  ],
  [
    'raw-plain',
    'double the quantity of cable tray',
    { column: ['Quantity', '4|2|20'], beside: { Subtotal: '$730.00' } },
  ],
  ['layout-invoice-bold', 'remove the service staff line', { never: ['Service staff'] }],
  ['template-quote-bold', 'delete the second item', { never: ['Sound system'] }],
  ['layout-receipt-modern', 'delete all line items', { loss: '4 rows' }],
  ['layout-invoice-modern', 'remove the totals', { loss: 'totals' }],
  [
    'layout-invoice-bold',
    'add a 10% discount',
    { beside: { 'Discount (10%)': '-$910.55', Total: '$8,520.61' } },
  ],
  [
    'raw-plain',
    'apply a 5% discount',
    { beside: { 'Discount (5%)': '-$32.25', 'Sales tax (8%)': '$49.02', Total: '$661.77' } },
  ],
  [
    'template-quote-bold',
    'add shipping of $25',
    { beside: { Shipping: '$25.00', Total: '$16,905.00' } },
  ],
  [
    'layout-quote-vibrant',
    'add a delivery fee of $40 to the totals',
    { beside: { 'Delivery fee': '$40.00', Total: '$9,544.00' } },
  ],
  [
    'template-invoice-clean',
    'change tax to 8%',
    { beside: { 'Tax (8%)': '$1,320.00', Total: '$17,820.00', 'Amount due': '$17,820.00' } },
  ],
  [
    'raw-german',
    'change the MwSt. to 7 %',
    { beside: { 'MwSt. (7 %)': '90,37 €', Gesamt: '1.381,37 €' } },
  ],
  [
    'layout-invoice-stripe-clean',
    'set the discount to $500',
    { beside: { Discount: '-$500.00', 'Tax (8%)': '$688.44', Total: '$9,293.94' } },
  ],
  ['layout-receipt-bold', 'rename Subtotal to Net', { beside: { Net: '$9,105.50' } }],
  [
    'template-invoice-modern',
    'call the total "Grand total"',
    { beside: { 'Grand total': '$11,013.31' } },
  ],
  ['raw-plain', 'Rename "Sales tax" to VAT', { beside: { 'VAT (8%)': '$51.60' } }],
  ['layout-invoice-bold', 'remove the tax line', { never: ['Tax (8%)'] }],
];
