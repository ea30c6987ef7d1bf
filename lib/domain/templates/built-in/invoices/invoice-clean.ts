import { SPECIFIED_ACCENT } from '../base-css.ts';
import { INVOICE_SCHEMA } from '../commercial-fields.ts';
import {
  CLIENT_LINES,
  COMMERCIAL_CSS,
  FOOTER,
  LINE_ITEMS,
  NOTES,
  SENDER,
} from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { namedFields } from '../named-fields.ts';
import {
  BLOCKS,
  facts,
  heading,
  labelIn,
  OPENING,
  OTHERS,
  printed,
  recipient,
  SUBTITLE,
} from '../printed-parts.ts';
import { INVOICE_SAMPLE } from '../sample-data.ts';

const CSS = `${COMMERCIAL_CSS}
header>div{min-width:0}
header>div:empty{display:none}
header{display:flex;justify-content:space-between;align-items:flex-start;gap:32px}
header h1{font-size:2em;font-weight:700;letter-spacing:-.02em}
.number{color:var(--muted);font-variant-numeric:tabular-nums}
.sender p{text-align:right}
.logo{margin-left:auto;margin-bottom:8px;object-position:right center}
.company{font-weight:700;color:var(--accent-text);font-size:1.15em}
.due{margin-top:30px;padding:18px 20px;border-left:4px solid var(--accent);background:var(--tint);display:flex;justify-content:space-between;align-items:center;gap:24px}
.due-amount{font-size:1.75em;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.intro{margin-top:28px}
.head th{border-bottom:2px solid var(--ink);padding-left:0}
.line td{padding-left:0}
.head th+th,.line td+td{padding-left:14px}
.head th:last-child,.line td:last-child,.totals td{padding-right:0}
.totals .grand th,.totals .grand td{border-top:1px solid var(--ink)}
`;

/** What is payable and until when; of what is settled what it came to. */
const DUE = `<div class="due keep">${printed(
  `{{#amount}}<div><p class="label">{{label}}</p><p class="due-amount">{{text}}</p></div>{{/amount}}{{#payBy}}<div><p class="label">${labelIn({ dueDate: 'Due by' })}</p><p><strong>{{text}}</strong></p></div>{{/payBy}}`,
  '{{#totals.amountPaid}}<div><p class="label">Amount due</p><p class="due-amount">{{#formatMoney}}{{totals.amountDue}}{{/formatMoney}}</p></div><div><p class="label">Paid</p><p><strong>{{#formatMoney}}{{totals.amountPaid}}{{/formatMoney}}</strong></p></div>{{/totals.amountPaid}}{{^totals.amountPaid}}<div><p class="label">Amount due</p><p class="due-amount">{{#formatMoney}}{{totals.total}}{{/formatMoney}}</p></div>{{#meta.dueDate}}<div><p class="label">Due by</p><p><strong>{{#formatDate}}{{meta.dueDate}}{{/formatDate}}</strong></p></div>{{/meta.dueDate}}{{/totals.amountPaid}}',
)}</div>`;

const BODY = `<header data-service-region="header">
<div><h1>${heading('Invoice')}</h1>{{#meta.invoiceNumber}}<p class="number">{{meta.invoiceNumber}}</p>{{/meta.invoiceNumber}}${SUBTITLE}</div>
<div class="sender">${SENDER}</div>
</header>
${DUE}
<div class="intro">
<section data-service-region="client-info">${recipient('Billed to', CLIENT_LINES)}</section>
${OTHERS}
<dl class="meta" data-service-region="meta">
${facts(
  `{{#meta.invoiceNumber}}<dt>Invoice no.</dt><dd>{{meta.invoiceNumber}}</dd>{{/meta.invoiceNumber}}
{{#meta.date}}<dt>Issued</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd>{{/meta.date}}
{{#meta.dueDate}}<dt>Due</dt><dd>{{#formatDate}}{{meta.dueDate}}{{/formatDate}}</dd>{{/meta.dueDate}}
{{#meta.poNumber}}<dt>PO number</dt><dd>{{meta.poNumber}}</dd>{{/meta.poNumber}}`,
  { number: 'Invoice no.', date: 'Issued', dueDate: 'Due' },
)}
</dl>
</div>
${OPENING}
${LINE_ITEMS}
${BLOCKS}
${NOTES}
${FOOTER}`;

export const content = defineContent({
  schema: {
    fields: [
      ...INVOICE_SCHEMA.fields,
      ...namedFields('number', [], ['totals.amountPaid', 'totals.amountDue']),
    ],
  },
  sampleData: INVOICE_SAMPLE,
  title: `${heading('Invoice')}{{#meta.invoiceNumber}} {{meta.invoiceNumber}}{{/meta.invoiceNumber}}`,
  design: { style: 'stripe-clean', accent: SPECIFIED_ACCENT },
  css: CSS,
  body: BODY,
});
