import { SENDER } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import {
  BLOCKS,
  blocksOf,
  FACT,
  heading,
  OPENING,
  OTHERS,
  PRINTED_CSS,
  printed,
  SIGNED,
} from '../printed-parts.ts';
import {
  PAYMENT_METHOD,
  RECEIPT_CONTACT,
  RECEIPT_SCHEMA,
  RECEIPT_TOTALS,
} from './receipt-fields.ts';
import { TILL_RECEIPT_SAMPLE } from './sample-receipts.ts';

/** As wide as the paper of a till, on whatever page it is printed; half a sheet unless the caller names another. */
const CSS = `${PRINTED_CSS}
@page{size:5.5in 8.5in}
body{max-width:80mm;margin:0 auto;padding:0 4mm;font-size:{{styles.fontSize}}{{^styles.fontSize}}11.5px{{/styles.fontSize}};line-height:1.45;font-variant-numeric:tabular-nums}
@media screen{body{max-width:100mm;padding:10mm}}
header{text-align:center}
header p{text-align:center}
.logo{margin:0 auto 8px;object-position:center}
.company{font-family:var(--heading);font-size:1.5em;font-weight:700;line-height:1.2}
.address,.contact{color:var(--muted)}
h1{margin-top:12px;padding:7px 0;border-top:1px dashed var(--muted);border-bottom:1px dashed var(--muted);font-size:1em;font-weight:600;letter-spacing:.16em;text-indent:.16em;text-align:center;text-transform:uppercase;color:var(--accent-text)}
.meta{margin-top:8px}
.meta div,.paid div{display:flex;justify-content:space-between;gap:14px}
.meta dt,.paid dt{flex:none;color:var(--muted)}
.meta dd,.paid dd{text-align:right}
.items{margin-top:8px;border-top:1px dashed var(--muted)}
.meta:not(:has(dd))+.items{margin-top:0;border-top:0}
.line td{padding:6px 0 0;vertical-align:top}
.line td.num{padding-left:14px;width:1%}
.item{display:block;font-weight:600}
.item-details{display:block;color:var(--muted);font-size:.93em}
.closing{break-before:avoid}
.closing>td{padding:8px 0 0}
.totals{padding-top:6px;border-top:1px dashed var(--muted)}
.totals th{padding:1px 0;font-weight:400}
.totals .grand th,.totals .grand td{padding:5px 0;font-size:1.5em;font-weight:700;line-height:1.2;color:var(--accent-text)}
.paid{margin-top:8px;padding-top:8px;border-top:1px dashed var(--muted);break-before:avoid}
.paid:not(:has(dd)),.meta:not(:has(dd)){display:none}
.block-facts{grid-template-columns:1fr}
.thanks{margin-top:14px;padding-top:10px;border-top:1px dashed var(--muted);break-before:avoid}
.thanks p{text-align:center}
.thanks .small{margin-top:4px;color:var(--muted);font-size:.9em}
`;

const THANKS = `<section class="thanks keep" data-service-region="notes">${blocksOf('notes', '<p class="pre">{{text}}</p>')}</section>`;

const BODY = `<header data-service-region="header">${SENDER}${RECEIPT_CONTACT}<h1>${heading('Receipt')}</h1>${printed('{{#subtitle}}<p class="subtitle">{{subtitle}}</p>{{/subtitle}}{{#status}}<p class="mark">{{status}}</p>{{/status}}')}</header>
${OTHERS}
<dl class="meta" data-service-region="meta">
${printed(
  `{{#number}}${FACT}{{/number}}{{#facts}}${FACT}{{/facts}}{{#recipient}}<div><dt>{{label}}{{^label}}Customer{{/label}}</dt><dd>{{#name}}<span class="pre">{{name}}</span>{{/name}}{{#lines}}<br><span class="pre">{{.}}</span>{{/lines}}</dd></div>{{/recipient}}`,
  `{{#meta.receiptNumber}}<div><dt>No.</dt><dd>{{meta.receiptNumber}}</dd></div>{{/meta.receiptNumber}}
{{#meta.date}}<div><dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}{{#meta.time}}, {{meta.time}}{{/meta.time}}</dd></div>{{/meta.date}}
{{#meta.cashier}}<div><dt>Served by</dt><dd>{{meta.cashier}}</dd></div>{{/meta.cashier}}
{{#client.name}}<div><dt>Customer</dt><dd>{{client.name}}</dd></div>{{/client.name}}
{{#client.email}}<div><dt>E-mail</dt><dd>{{client.email}}</dd></div>{{/client.email}}
{{#client.address}}<div><dt>Address</dt><dd class="pre">{{client.address}}</dd></div>{{/client.address}}`,
)}
</dl>
<table class="items" data-service-region="line-items">
<tbody>
${printed(
  '{{#items}}{{#rows}}<tr class="line"><td>{{#image}}<img class="thing" src="{{image}}" alt="">{{/image}}<span class="item">{{name}}</span>{{#details}}<span class="item-details pre">{{.}}</span>{{/details}}{{#brief}}<span class="item-details">{{brief}}</span>{{/brief}}</td><td class="num">{{amount}}</td></tr>{{/rows}}{{/items}}',
  `{{#lineItems}}
<tr class="line"><td><span class="item">{{description}}</span>{{#details}}<span class="item-details pre">{{details}}</span>{{/details}}{{#unitPrice}}<span class="item-details">{{#quantity}}{{#formatNumber}}{{quantity}}{{/formatNumber}} × {{/quantity}}{{#formatMoney}}{{unitPrice}}{{/formatMoney}}</span>{{/unitPrice}}</td><td class="num">{{#formatMoney}}{{total}}{{/formatMoney}}</td></tr>
{{/lineItems}}`,
)}
<tr class="closing"><td colspan="2">${RECEIPT_TOTALS}</td></tr>
</tbody>
</table>
${OPENING}
${BLOCKS}
${printed(
  `{{#notes}}${THANKS}{{/notes}}{{#terms}}<section class="thanks keep" data-service-region="footer">${blocksOf('terms')}</section>{{/terms}}`,
  `<dl class="paid keep" data-service-region="payment">
{{#payment}}<div><dt>Paid with</dt><dd>${PAYMENT_METHOD}</dd></div>{{/payment}}
{{#payment.transactionId}}<div><dt>Transaction</dt><dd>{{payment.transactionId}}</dd></div>{{/payment.transactionId}}
</dl>
{{#meta.notes}}<section class="thanks keep" data-service-region="notes"><p class="pre">{{meta.notes}}</p>{{#meta.terms}}<p class="small pre">{{meta.terms}}</p>{{/meta.terms}}</section>{{/meta.notes}}
{{^meta.notes}}{{#meta.terms}}<section class="thanks keep" data-service-region="footer"><p class="small pre">{{meta.terms}}</p></section>{{/meta.terms}}{{/meta.notes}}`,
)}
${SIGNED}`;

export const content = defineContent({
  schema: RECEIPT_SCHEMA,
  sampleData: TILL_RECEIPT_SAMPLE,
  title: `${heading('Receipt')}{{#meta.receiptNumber}} {{meta.receiptNumber}}{{/meta.receiptNumber}}`,
  design: { style: 'minimal' },
  css: CSS,
  body: BODY,
});
