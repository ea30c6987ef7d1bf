import { COMMERCIAL_CSS, ITEM_CELL, itemTable, NOTES, SENDER } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import {
  BLOCKS,
  blocksOf,
  facts,
  heading,
  OPENING,
  OTHERS,
  printed,
  recipient,
  SIGNED,
  TEXT_OR_BLOCK,
} from '../printed-parts.ts';
import {
  PAYMENT_METHOD,
  RECEIPT_CONTACT,
  RECEIPT_SCHEMA,
  RECEIPT_TOTALS,
} from './receipt-fields.ts';
import { ORDER_RECEIPT_SAMPLE } from './sample-receipts.ts';

const CSS = `${COMMERCIAL_CSS}
header{display:flex;justify-content:space-between;align-items:flex-start;gap:32px}
header>*{min-width:0}
.sender:empty{display:none}
.company{font-size:1.15em;font-weight:700}
.logo+.company{margin-top:8px}
.contact{color:var(--muted)}
.title{flex:none;max-width:60%}
.sender:not(:empty)+.title>*{text-align:right}
h1{font-size:2.1em;font-weight:700;letter-spacing:-.02em}
.title p{color:var(--muted);font-variant-numeric:tabular-nums}
.summary{margin-top:28px;padding:20px 22px;border-radius:8px;background:var(--tint);display:flex;justify-content:space-between;align-items:center;gap:28px}
.summary>*{min-width:0}
.amount{font-family:var(--heading);font-size:2.1em;font-weight:700;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.badge{display:inline-flex;align-items:center;gap:7px;font-weight:600;color:var(--accent-text)}
.badge::before{content:"";width:13px;height:7px;margin-top:-4px;border:solid currentColor;border-width:0 0 2.5px 2.5px;transform:rotate(-45deg)}
.how p{text-align:right}
.how .badge{justify-content:flex-end}
.intro{margin-top:26px}
.meta:not(:has(dd)){display:none}
.items{margin-top:26px}
.head th{border-bottom:1px solid var(--ink);padding-left:0}
.line td{padding-left:0}
.head th+th,.line td+td{padding-left:18px}
.head th:last-child,.line td:last-child,.totals td{padding-right:0}
.totals .grand th,.totals .grand td{border-top:1px solid var(--ink)}
.terms{margin-top:26px;padding-top:14px;border-top:1px solid var(--rule);color:var(--muted);font-size:.92em;break-inside:avoid}
`;

const ITEMS = itemTable(
  ['Description', 'Qty', 'Price', 'Amount'],
  `${ITEM_CELL}<td class="num">{{#formatNumber}}{{quantity}}{{/formatNumber}}</td><td class="num">{{#formatMoney}}{{unitPrice}}{{/formatMoney}}</td><td class="num">{{#formatMoney}}{{total}}{{/formatMoney}}</td>`,
  RECEIPT_TOTALS,
);

const TERMS = printed(
  `{{#terms}}<footer class="terms" data-service-region="footer">${blocksOf('terms', TEXT_OR_BLOCK)}</footer>{{/terms}}`,
  '{{#meta.terms}}<footer class="terms" data-service-region="footer"><p class="prose">{{meta.terms}}</p></footer>{{/meta.terms}}',
);

const BODY = `<header data-service-region="header">
<div class="sender">${SENDER}${RECEIPT_CONTACT}</div>
<div class="title"><h1>${heading('Receipt')}</h1>{{#meta.receiptNumber}}<p>{{meta.receiptNumber}}</p>{{/meta.receiptNumber}}${printed('{{#subtitle}}<p>{{subtitle}}</p>{{/subtitle}}')}</div>
</header>
<div class="summary keep" data-service-region="payment">
${printed(
  '<div>{{#amount}}<p class="label">{{label}}</p><p class="amount">{{text}}</p>{{/amount}}</div>{{#mark}}<div class="how"><p class="badge">{{mark}}</p></div>{{/mark}}',
  `<div><p class="label">Amount paid</p><p class="amount">{{#formatMoney}}{{totals.total}}{{/formatMoney}}</p></div>
<div class="how"><p class="badge">Paid{{#meta.date}} on {{#formatDate}}{{meta.date}}{{/formatDate}}{{/meta.date}}</p>{{#payment}}<p class="muted">${PAYMENT_METHOD}</p>{{/payment}}</div>`,
)}
</div>
<div class="intro">
<section data-service-region="client-info">${recipient('Paid by', `{{#client.name}}<p class="client-name">{{client.name}}</p>{{/client.name}}{{#client.email}}<p>{{client.email}}</p>{{/client.email}}{{#client.address}}<p class="pre">{{client.address}}</p>{{/client.address}}`)}</section>
${OTHERS}
<dl class="meta" data-service-region="meta">
${facts(`{{#meta.receiptNumber}}<dt>Receipt no.</dt><dd>{{meta.receiptNumber}}</dd>{{/meta.receiptNumber}}
{{#meta.date}}<dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}{{#meta.time}}, {{meta.time}}{{/meta.time}}</dd>{{/meta.date}}
{{#payment.transactionId}}<dt>Transaction</dt><dd>{{payment.transactionId}}</dd>{{/payment.transactionId}}
{{#meta.cashier}}<dt>Served by</dt><dd>{{meta.cashier}}</dd>{{/meta.cashier}}`)}
</dl>
</div>
${OPENING}
${ITEMS}
${BLOCKS}
${NOTES}
${TERMS}
${SIGNED}`;

export const content = defineContent({
  schema: RECEIPT_SCHEMA,
  sampleData: ORDER_RECEIPT_SAMPLE,
  title: `${heading('Receipt')}{{#meta.receiptNumber}} {{meta.receiptNumber}}{{/meta.receiptNumber}}`,
  design: { style: 'stripe-clean' },
  css: CSS,
  body: BODY,
});
