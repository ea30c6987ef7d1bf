import {
  CLIENT_LINES,
  COMMERCIAL_CSS,
  FOOTER,
  ITEM_CELL,
  itemTable,
  NOTES,
  SENDER,
  SETTLEMENT_ROWS,
  TOTALS_ROWS,
  totals,
} from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import {
  BLOCKS,
  boxedFacts,
  heading,
  OPENING,
  OTHERS,
  recipient,
  SUBTITLE,
} from '../printed-parts.ts';
import { BUSINESS_INVOICE_SCHEMA, PAYMENT_DETAILS, SENDER_CONTACT } from './invoice-fields.ts';
import { MODERN_INVOICE_SAMPLE } from './sample-invoices.ts';

const CSS = `${COMMERCIAL_CSS}
header{display:flex;justify-content:space-between;align-items:flex-start;gap:40px}
header>*{min-width:0}
.sender:empty{display:none}
.company{font-family:var(--heading);font-size:1.3em;font-weight:700;letter-spacing:-.01em}
.logo+.company{margin-top:8px}
.sender .contact{color:var(--muted)}
.headline{text-align:right;flex:none;max-width:60%}
.sender:empty+.headline{max-width:none}
h1{font-size:3.3em;font-weight:300;line-height:1;letter-spacing:-.03em;color:var(--accent-text)}
.headline h1,.headline p{text-align:right}
.sender:empty+.headline>*{text-align:left}
.headline p{margin-top:6px;color:var(--muted);font-variant-numeric:tabular-nums}
.meta{display:flex;flex-wrap:wrap;gap:12px 0;max-width:none;margin-top:20px;padding:10px 0;border-radius:10px;background:var(--tint);overflow:hidden}
.meta:not(:has(dd)){display:none}
.meta div{flex:1 1 130px;min-width:min-content;margin-left:-1px;padding:0 20px;border-left:1px solid var(--rule)}
.meta dd{text-align:left;font-weight:600;font-size:1.08em}
.due dd{color:var(--accent-text)}
.client{margin-top:14px}
h2{letter-spacing:0;text-transform:none;font-size:1em;font-weight:600}
.items{margin-top:14px}
.head th{padding:0 0 8px;border-bottom:1px solid var(--accent);color:var(--muted);font-weight:500}
.line td{padding:8px 0}
.head th+th,.line td+td{padding-left:22px}
.line td:last-child{font-weight:600}
.closing .totals{margin-top:12px;padding:6px 8px;border-radius:10px;background:var(--tint)}
.totals .grand th,.totals .grand td{font-family:var(--heading);padding-top:5px;padding-bottom:5px}
.totals th,.totals td{padding-top:3px;padding-bottom:3px}
.notes,footer[data-service-region]{margin-top:14px}
.totals tr:has(+.grand)+.grand>*,.totals .grand+tr>*{border-top:1px solid var(--rule)}
.payment{margin-top:14px}
.payment:not(:has(dd)){display:none}
.payment dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(112px,1fr));gap:8px 18px}
.payment dt{font-size:.85em;color:var(--muted)}
.payment dd{font-weight:600;font-variant-numeric:tabular-nums}
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
  ['Item', 'Quantity', 'Price', 'Amount'],
  `${ITEM_CELL.replace('</td>', '{{#sku}}<span class="item-details">{{sku}}</span>{{/sku}}</td>')}<td class="num">{{#formatNumber}}{{quantity}}{{/formatNumber}}</td><td class="num">{{#formatMoney}}{{unitPrice}}{{/formatMoney}}</td><td class="num">{{#formatMoney}}{{total}}{{/formatMoney}}</td>`,
  TOTALS,
);

const CLIENT = `${CLIENT_LINES}
{{#client.taxId}}<p class="muted">Tax ID {{client.taxId}}</p>{{/client.taxId}}`;

const BODY = `<header data-service-region="header">
<div class="sender">${SENDER}${SENDER_CONTACT}</div>
<div class="headline"><h1>${heading('Invoice')}</h1>{{#meta.invoiceNumber}}<p>{{meta.invoiceNumber}}</p>{{/meta.invoiceNumber}}${SUBTITLE}</div>
</header>
<dl class="meta keep" data-service-region="meta">
${boxedFacts(
  `{{#meta.date}}<div><dt>Issued</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}
{{#meta.dueDate}}<div class="due"><dt>Due</dt><dd>{{#formatDate}}{{meta.dueDate}}{{/formatDate}}</dd></div>{{/meta.dueDate}}
{{#meta.poNumber}}<div><dt>Purchase order</dt><dd>{{meta.poNumber}}</dd></div>{{/meta.poNumber}}`,
  { date: 'Issued', dueDate: 'Due' },
)}
</dl>
<div class="client intro"><section data-service-region="client-info">${recipient('Billed to', CLIENT)}</section>${OTHERS}</div>
${OPENING}
${ITEMS}
${PAYMENT_DETAILS}
${BLOCKS}
${NOTES}
${FOOTER}`;

export const content = defineContent({
  schema: BUSINESS_INVOICE_SCHEMA,
  sampleData: MODERN_INVOICE_SAMPLE,
  title: `${heading('Invoice')}{{#meta.invoiceNumber}} {{meta.invoiceNumber}}{{/meta.invoiceNumber}}`,
  design: { style: 'modern' },
  css: CSS,
  body: BODY,
});
