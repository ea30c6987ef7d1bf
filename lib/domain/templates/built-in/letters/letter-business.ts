import { SENDER_BY_POST } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { FACT, printed } from '../printed-parts.ts';
import {
  LETTER_AFTER,
  LETTER_CSS,
  LETTER_SCHEMA,
  LETTER_SUBJECT,
  LETTER_TEXT,
  RECIPIENT_LINES,
} from './letter-fields.ts';
import { BUSINESS_LETTER_SAMPLE } from './sample-letters.ts';

/**
 * The recipient stands where windows are, with margins of half an inch: on A4 (by its proportions)
 * as DIN 5008 form B wants it, 45 mm from the top with the sender's line above; on US paper an inch
 * from the left and below two inches from the top, within the window of a no. 10 envelope. A taller
 * letterhead pushes it down rather than to be written over.
 */
const CSS = `${LETTER_CSS}
.letterhead{display:flex;justify-content:space-between;align-items:flex-start;gap:32px;min-height:1.6in;padding-bottom:12px}
.letterhead>*{min-width:0}
.company{font-family:var(--heading);font-size:1.45em;font-weight:700;line-height:1.25;color:var(--accent-text)}
.logo+.company{margin-top:6px}
.address{color:var(--muted);font-size:.92em}
.contact{flex:none;max-width:50%;padding-left:16px;border-left:3px solid var(--accent);font-size:.92em}
.contact:empty{display:none}
.window{display:flex;justify-content:space-between;gap:32px;min-height:1in}
.window>*{min-width:0}
.to{padding-left:.5in;max-width:4.1in;line-height:1.3}
.return{display:none}
.facts{flex:none;max-width:45%}
.facts div{display:flex;justify-content:space-between;gap:16px}
.facts dt{flex:none;color:var(--muted)}
.facts dd{text-align:right}
.subject{margin:22px 0 14px;font-size:1.08em;font-weight:700}
.window+.text{margin-top:22px}
@media print and (max-aspect-ratio:715/1000){
.letterhead{min-height:32.3mm}
.window{min-height:45mm}
.to{width:85mm;max-width:85mm;padding-left:12.3mm}
.return{display:block;height:17.7mm;padding-top:11mm;font-size:.65em;line-height:1.3;color:var(--muted)}
.facts{padding-top:17.7mm}
}
`;

const BODY = `<header class="letterhead" data-service-region="header"><div>${SENDER_BY_POST}</div>${printed('{{#sender.contact}}<div class="contact">{{#lines}}<p>{{.}}</p>{{/lines}}</div>{{/sender.contact}}', '<div class="contact">{{#sender.name}}<p>{{sender.name}}</p>{{/sender.name}}{{#sender.address}}<p class="pre">{{sender.address}}</p>{{/sender.address}}{{#sender.phone}}<p>{{sender.phone}}</p>{{/sender.phone}}{{#sender.email}}<p>{{sender.email}}</p>{{/sender.email}}</div>')}</header>
<div class="window">
<section class="to" data-service-region="recipient">${printed('{{#returnLine}}<p class="return">{{returnLine}}</p>{{/returnLine}}', '<p class="return">{{branding.companyName}}{{^branding.companyName}}{{sender.name}}{{/branding.companyName}}{{#branding.companyAddress}}, {{branding.companyAddress}}{{/branding.companyAddress}}</p>')}${RECIPIENT_LINES}</section>
<dl class="facts" data-service-region="meta">
${printed(
  `{{#date}}<div><dt>{{place}}{{^place}}Date{{/place}}</dt><dd>{{date}}</dd></div>{{/date}}{{#number}}${FACT}{{/number}}{{#facts}}${FACT}{{/facts}}`,
  `{{#meta.reference}}<div><dt>Reference</dt><dd>{{meta.reference}}</dd></div>{{/meta.reference}}
{{#meta.date}}<div><dt>{{#meta.place}}{{meta.place}}{{/meta.place}}{{^meta.place}}Date{{/meta.place}}</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}`,
)}
</dl>
</div>
${LETTER_SUBJECT}
${LETTER_TEXT}
${LETTER_AFTER}`;

export const content = defineContent({
  schema: LETTER_SCHEMA,
  sampleData: BUSINESS_LETTER_SAMPLE,
  title: '{{subject}}{{^subject}}Letter to {{recipient.name}}{{/subject}}',
  design: { style: 'professional' },
  css: CSS,
  body: BODY,
});
