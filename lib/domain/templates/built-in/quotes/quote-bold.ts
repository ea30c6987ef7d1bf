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
import {
  BLOCKS,
  boxedFacts,
  heading,
  OPENING,
  OTHERS,
  recipient,
  SUBTITLE,
} from '../printed-parts.ts';
import { EVENT_QUOTE_SAMPLE } from './sample-quotes.ts';

const CSS = `${COMMERCIAL_CSS}
header{padding:20px 26px 18px;background:var(--accent);color:var(--on-accent)}
.brand{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 32px;align-items:start}
.brand:empty{display:none}
.brand>*{min-width:0}
.logo{grid-row:1/span 6;justify-self:start;padding:8px 10px;background:#fff}
.company{font-size:1.25em;font-weight:700}
.logo~.company{text-align:right}
.address{grid-column:2;max-width:270px;color:inherit;text-align:right}
.brand:not(:empty)+.headline{margin-top:24px}
.headline{display:flex;justify-content:space-between;align-items:flex-end;gap:32px}
h1{flex:none;font-size:4.6em;font-weight:800;line-height:.9;letter-spacing:-.04em}
.headline p{min-width:0;font-size:1.4em;font-weight:700;line-height:1.1;text-align:right}
.subtitle{margin-top:12px}
.intro{margin-top:22px}
.client-name{font-size:1.55em;font-weight:800;line-height:1.25;letter-spacing:-.01em}
h2{font-size:1.15em;font-weight:800;letter-spacing:-.005em;text-transform:none}
.meta{display:flex;flex:none;gap:12px 36px;flex-wrap:wrap;justify-content:flex-end;align-content:flex-start}
.meta dt{font-size:1.15em;font-weight:800;line-height:1.2;letter-spacing:-.005em;text-transform:none;color:var(--accent-text);margin-bottom:6px}
.meta dd{text-align:left;font-size:1.08em}
.items{margin-top:14px}
.head th{padding:8px 0;border-bottom:4px solid var(--accent);font-weight:800;font-size:1em;white-space:nowrap}
.line td{padding:10px 0}
.head th+th,.line td+td{padding-left:26px}
.item{font-size:1.12em;font-weight:700}
.line td:last-child{font-weight:700}
.totals{width:100%;margin-top:8px}
.totals th{padding:4px 0;text-align:right}
.totals td{width:1%;padding:4px 0 4px 26px}
.totals tr:nth-last-child(2)>*{padding-bottom:14px}
.totals .grand th,.totals .grand td{padding-top:13px;padding-bottom:13px;background:var(--accent);color:var(--on-accent);font-weight:800;line-height:1.1}
.totals .grand th{padding-left:22px;text-align:left;font-size:1.4em;box-shadow:2px 0 0 var(--accent)}
.totals .grand td{padding-right:22px;font-size:2.1em;letter-spacing:-.02em}
.notes,footer[data-service-region]{margin-top:20px}
.signatures{margin-top:36px}
.signature{border-top-width:3px}
`;

const BODY = `<header data-service-region="header">
<div class="brand">${SENDER}</div>
<div class="headline"><h1>${heading('Quote')}</h1>{{#meta.quoteNumber}}<p>{{meta.quoteNumber}}</p>{{/meta.quoteNumber}}</div>
</header>
${SUBTITLE}
<div class="intro keep">
<section data-service-region="client-info">${recipient('For', CLIENT_LINES)}</section>
${OTHERS}
<dl class="meta" data-service-region="meta">
${boxedFacts(`{{#meta.date}}<div><dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}
{{#meta.validUntil}}<div><dt>Valid until</dt><dd>{{#formatDate}}{{meta.validUntil}}{{/formatDate}}</dd></div>{{/meta.validUntil}}`)}
</dl>
</div>
${OPENING}
${LINE_ITEMS}
${BLOCKS}
${NOTES}
${FOOTER}`;

export const content = defineContent({
  schema: QUOTE_SCHEMA,
  sampleData: EVENT_QUOTE_SAMPLE,
  title: `${heading('Quote')}{{#meta.quoteNumber}} {{meta.quoteNumber}}{{/meta.quoteNumber}}`,
  design: { style: 'bold', accent: SPECIFIED_ACCENT },
  css: CSS,
  body: BODY,
});
