import { SPECIFIED_ACCENT } from '../base-css.ts';
import { QUOTE_SCHEMA } from '../commercial-fields.ts';
import {
  CLIENT_LINES,
  COMMERCIAL_CSS,
  FOOTER,
  LINE_ITEMS,
  NOTES,
  SENDER,
} from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { BLOCKS, facts, heading, OPENING, OTHERS, recipient, SUBTITLE } from '../printed-parts.ts';
import { QUOTE_SAMPLE } from '../sample-data.ts';

const CSS = `${COMMERCIAL_CSS}
header>div{min-width:0}
header>div:empty{display:none}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:32px;padding-bottom:18px;border-bottom:3px solid var(--accent)}
header h1{flex:none;font-size:2.5em;font-weight:300;letter-spacing:-.01em;color:var(--accent-text)}
.company{font-size:1.15em;font-weight:700}
.logo+.company{margin-top:10px}
.intro{margin-top:24px}
.meta dd{font-weight:600}
.head th{background:var(--accent);color:var(--on-accent)}
.totals .grand th,.totals .grand td{border-top:2px solid var(--accent)}
`;

const BODY = `<header data-service-region="header">
<div>${SENDER}</div>
<h1>${heading('Quote')}</h1>${SUBTITLE}
</header>
<div class="intro">
<section data-service-region="client-info">${recipient('Prepared for', CLIENT_LINES)}</section>
${OTHERS}
<dl class="meta" data-service-region="meta">
${facts(
  `{{#meta.quoteNumber}}<dt>Quote no.</dt><dd>{{meta.quoteNumber}}</dd>{{/meta.quoteNumber}}
{{#meta.date}}<dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd>{{/meta.date}}
{{#meta.validUntil}}<dt>Valid until</dt><dd>{{#formatDate}}{{meta.validUntil}}{{/formatDate}}</dd>{{/meta.validUntil}}`,
  { number: 'Quote no.' },
)}
</dl>
</div>
${OPENING}
${LINE_ITEMS}
${BLOCKS}
${NOTES}
${FOOTER}`;

export const content = defineContent({
  schema: QUOTE_SCHEMA,
  sampleData: QUOTE_SAMPLE,
  title: `${heading('Quote')}{{#meta.quoteNumber}} {{meta.quoteNumber}}{{/meta.quoteNumber}}`,
  design: { style: 'modern', accent: SPECIFIED_ACCENT },
  css: CSS,
  body: BODY,
});
