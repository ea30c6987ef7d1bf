import {
  CLIENT_LINES,
  COMMERCIAL_CSS,
  FOOTER,
  itemTable,
  NOTES,
  SENDER,
  SETTLEMENT_ROWS,
  TOTALS_ROWS,
  totals,
} from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { namedFields } from '../named-fields.ts';
import {
  BLOCKS,
  boxedFacts,
  heading,
  OPENING,
  OTHERS,
  printed,
  recipient,
  SUBTITLE,
} from '../printed-parts.ts';
import { BUSINESS_INVOICE_SCHEMA, PAYMENT_DETAILS, SENDER_CONTACT } from './invoice-fields.ts';
import { CORPORATE_INVOICE_SAMPLE } from './sample-invoices.ts';

const CSS = `${COMMERCIAL_CSS}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:32px;padding:14px 20px;background:var(--tint);border-top:6px solid var(--accent);border-radius:0 0 3px 3px}
header>*{min-width:0}
.sender:empty{display:none}
.company{font-size:1.3em;font-weight:700;color:var(--accent-text)}
.logo+.company{margin-top:8px}
.contact{color:var(--muted)}
.title{flex:none;max-width:60%}
h1{font-size:2.2em;font-weight:700}
.sender:not(:empty)+.title,.sender:not(:empty)+.title>*{text-align:right}
.title p{margin-top:2px;font-size:1.1em;font-variant-numeric:tabular-nums}
.intro{gap:24px;margin-top:16px}
.intro>*{flex:1 1 0;padding-top:10px;border-top:2px solid var(--accent)}
.intro>.meta{flex:1.15 1 0;max-width:none;display:block}
.meta div{display:flex;justify-content:space-between;gap:16px;padding:2px 0}
.meta:not(:has(dd)){border:0}
.meta dt{font-size:1em;font-weight:400;letter-spacing:0;text-transform:none}
.meta dd{font-weight:600}
h2{letter-spacing:0;text-transform:none;font-size:1em}
.items{margin-top:16px}
.head th{padding:8px 10px;background:var(--accent);color:var(--on-accent)}
.line td{padding:6px 10px;border:0}
.line:nth-child(even) td{background:var(--tint)}
.line td{border-bottom:1px solid var(--rule)}
.item{display:inline}
.sku{margin-left:10px;color:var(--muted);font-size:.92em}
.closing .totals{width:320px;margin-top:0;border:1px solid var(--rule);border-top:0;background:#fff}
.totals th,.totals td{padding:3px 10px}
.totals .grand th,.totals .grand td{padding-top:6px;padding-bottom:6px;background:var(--tint);border-top:2px solid var(--accent)}
.payment:not(:has(dd)){display:none}
.payment{margin-top:16px;padding:14px 16px;border:1px solid var(--rule);border-left:4px solid var(--accent)}
.payment dl{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:3px 32px}
.payment dl div{display:flex;justify-content:space-between;gap:16px}
.payment dt{color:var(--muted);flex:none}
.payment dd{text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
.notes,footer[data-service-region]{margin-top:14px}
`;

const TOTALS = totals(
  TOTALS_ROWS.subtotal,
  TOTALS_ROWS.discount,
  TOTALS_ROWS.shipping,
  TOTALS_ROWS.tax,
  TOTALS_ROWS.total,
  ...SETTLEMENT_ROWS,
);

const ITEMS = itemTable(
  ['Description', 'Qty', 'Unit price', 'Amount'],
  `<td><span class="item">{{description}}</span>{{#sku}}<span class="sku">{{sku}}</span>{{/sku}}{{#details}}<span class="item-details pre">{{details}}</span>{{/details}}</td><td class="num">{{#formatNumber}}{{quantity}}{{/formatNumber}}</td><td class="num">{{#formatMoney}}{{unitPrice}}{{/formatMoney}}</td><td class="num">{{#formatMoney}}{{total}}{{/formatMoney}}</td>`,
  TOTALS,
);

const CLIENT = `${CLIENT_LINES}
{{#client.taxId}}<p class="muted">Tax ID {{client.taxId}}</p>{{/client.taxId}}`;

const SHIP_TO = `{{#shipTo.name}}
<section data-service-region="ship-to"><h2>Ship to</h2><p class="client-name">{{shipTo.name}}</p>{{#shipTo.address}}<p class="pre">{{shipTo.address}}</p>{{/shipTo.address}}</section>
{{/shipTo.name}}`;

const BODY = `<header data-service-region="header">
<div class="sender">${SENDER}${SENDER_CONTACT}</div>
<div class="title"><h1>${heading('Invoice')}</h1>{{#meta.invoiceNumber}}<p>{{meta.invoiceNumber}}</p>{{/meta.invoiceNumber}}${SUBTITLE}</div>
</header>
<div class="intro keep">
<section data-service-region="client-info">${recipient('Bill to', CLIENT)}</section>
${OTHERS}${printed('', SHIP_TO)}
<dl class="meta" data-service-region="meta">
${boxedFacts(`{{#meta.date}}<div><dt>Invoice date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}
{{#meta.dueDate}}<div><dt>Due date</dt><dd>{{#formatDate}}{{meta.dueDate}}{{/formatDate}}</dd></div>{{/meta.dueDate}}
{{#meta.poNumber}}<div><dt>PO number</dt><dd>{{meta.poNumber}}</dd></div>{{/meta.poNumber}}
{{#meta.customerNumber}}<div><dt>Customer no.</dt><dd>{{meta.customerNumber}}</dd></div>{{/meta.customerNumber}}`)}
</dl>
</div>
${OPENING}
${ITEMS}
${PAYMENT_DETAILS}
${BLOCKS}
${NOTES}
${FOOTER}`;

export const content = defineContent({
  schema: {
    fields: [
      ...BUSINESS_INVOICE_SCHEMA.fields,
      ...namedFields('string', [], ['meta.customerNumber', 'shipTo.name', 'shipTo.address']),
    ],
  },
  sampleData: CORPORATE_INVOICE_SAMPLE,
  title: `${heading('Invoice')}{{#meta.invoiceNumber}} {{meta.invoiceNumber}}{{/meta.invoiceNumber}}`,
  design: { style: 'corporate' },
  css: CSS,
  body: BODY,
});
