import { SPECIFIED_ACCENT } from '../base-css.ts';
import { QUOTE_SCHEMA } from '../commercial-fields.ts';
import {
  CLIENT_LINES,
  COMMERCIAL_CSS,
  footer,
  LINE_ITEMS,
  NOTES,
  SENDER,
} from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { BLOCKS, facts, heading, OPENING, OTHERS, recipient, SUBTITLE } from '../printed-parts.ts';
import { CONSULTING_QUOTE_SAMPLE } from './sample-quotes.ts';

const CSS = `${COMMERCIAL_CSS}
header{padding-bottom:14px;border-bottom:4px double var(--accent)}
header:empty{display:none}
header p{text-align:center}
.logo{margin:0 auto 10px;object-position:center}
.company{font-size:1.55em;font-weight:700;line-height:1.3;letter-spacing:.01em;color:var(--accent-text)}
h1{margin-top:18px;font-size:1.7em;font-weight:600;text-align:center;letter-spacing:.14em;text-indent:.14em;text-transform:uppercase}
.intro{gap:0;margin-top:14px;border:1px solid var(--line)}
:root{--line:#aeb8c2}
.intro>*{flex:1 1 50%}
.intro h2{margin:-12px -14px 10px;padding:6px 14px;border-bottom:1px solid var(--line);background:var(--tint)}
.intro>section{padding:12px 14px}
.intro>section+section{border-left:1px solid var(--line)}
h2{letter-spacing:.04em;text-transform:none}
.meta{display:block}
.meta dl{display:grid;grid-template-columns:max-content 1fr;gap:3px 18px;align-items:baseline}
.meta dt{font-size:1em;font-weight:400;letter-spacing:0;text-transform:none}
.meta dd{text-align:left;font-weight:600}
.items{margin-top:14px;counter-reset:item}
.head th{border:1px solid var(--line);border-top:2px solid var(--accent);background:var(--tint);color:var(--accent-text)}
.line td{padding:7px 12px;border:1px solid var(--line)}
.head th:first-child,.line td:first-child{padding-left:46px}
.items>tbody>.line{counter-increment:item}
.line td:first-child{position:relative}
.items>tbody>.line td:first-child::before{content:counter(item);position:absolute;left:0;top:7px;width:34px;text-align:right;color:var(--muted);font-variant-numeric:tabular-nums}
.item{font-weight:400}
.totals{width:320px;margin-top:-1px}
.totals th,.totals td{padding:6px 12px;border:1px solid var(--line)}
.totals .grand th,.totals .grand td{padding:9px 12px;border:1px solid var(--line);border-top:2px solid var(--accent);font-size:1.1em;background:var(--tint)}
.notes,footer[data-service-region]{margin-top:18px}
.acceptance{break-before:avoid;margin-top:20px;padding:14px 16px 12px;border:1px solid var(--line)}
.lines{display:flex;gap:24px;margin-top:32px}
.lines div{flex:3;border-top:1px solid var(--ink);padding-top:5px;color:var(--muted);font-size:.85em}
.lines div:last-child{flex:2}
`;

const ACCEPTANCE = `<div class="acceptance keep"><h2>Acceptance</h2><p>Signed to accept this quotation{{#meta.quoteNumber}} (no. {{meta.quoteNumber}}){{/meta.quoteNumber}} for {{client.company}}{{^client.company}}{{client.name}}{{/client.company}}.</p><div class="lines"><div>Name and position</div><div>Signature</div><div>Date</div></div></div>`;

const BODY = `<header data-service-region="header">${SENDER}</header>
<h1>${heading('Quotation')}</h1>
${SUBTITLE}
<div class="intro keep">
<section data-service-region="client-info">${recipient('Prepared for', CLIENT_LINES)}</section>
${OTHERS}
<section class="meta" data-service-region="meta"><h2>Details</h2>
<dl>
${facts(`{{#meta.quoteNumber}}<dt>Number</dt><dd>{{meta.quoteNumber}}</dd>{{/meta.quoteNumber}}
{{#meta.date}}<dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd>{{/meta.date}}
{{#meta.validUntil}}<dt>Valid until</dt><dd>{{#formatDate}}{{meta.validUntil}}{{/formatDate}}</dd>{{/meta.validUntil}}
<dt>Total</dt><dd>{{#formatMoney}}{{totals.total}}{{/formatMoney}}</dd>`)}
</dl>
</section>
</div>
${OPENING}
${LINE_ITEMS}
${BLOCKS}
${NOTES}
${footer(ACCEPTANCE)}`;

export const content = defineContent({
  schema: QUOTE_SCHEMA,
  sampleData: CONSULTING_QUOTE_SAMPLE,
  title: `${heading('Quotation')}{{#meta.quoteNumber}} {{meta.quoteNumber}}{{/meta.quoteNumber}}`,
  design: { style: 'professional', accent: SPECIFIED_ACCENT },
  css: CSS,
  body: BODY,
});
