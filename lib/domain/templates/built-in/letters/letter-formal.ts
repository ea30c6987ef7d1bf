import { SENDER } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { printed } from '../printed-parts.ts';
import {
  LETTER_AFTER,
  LETTER_CSS,
  LETTER_SCHEMA,
  LETTER_SUBJECT,
  LETTER_TEXT,
  RECIPIENT_LINES,
} from './letter-fields.ts';
import { FORMAL_LETTER_SAMPLE } from './sample-letters.ts';

const CSS = `${LETTER_CSS}
body{padding:0 .5in;font-size:{{styles.fontSize}}{{^styles.fontSize}}14px{{/styles.fontSize}}}
.letterhead{padding-bottom:16px;border-bottom:4px double var(--accent)}
.letterhead p{text-align:center}
.logo{margin:0 auto 8px;object-position:center}
.company{font-family:var(--heading);font-size:1.9em;line-height:1.2;letter-spacing:.02em;color:var(--accent-text)}
.address,.contact{color:var(--muted);font-size:.92em}
.contact span+span::before{content:" · "}
.date{margin-top:30px}
.date p{text-align:right}
.to{margin-top:22px;line-height:1.45}
.subject{margin-top:26px;font-family:var(--body);font-size:1em;font-weight:600;text-align:left}
.text{margin-top:24px;line-height:1.65}
.text .prose{text-align:justify;hyphens:auto}
.ending{margin-left:50%}
@media screen{body{padding:48px 72px}}
`;

const FACT = '<p class="muted">{{label}}: {{text}}</p>';

const BODY = `<header class="letterhead" data-service-region="header">${SENDER}${printed('', '{{^branding.companyName}}{{#sender.name}}<p class="company">{{sender.name}}</p>{{/sender.name}}{{/branding.companyName}}{{#sender.address}}<p class="address pre">{{sender.address}}</p>{{/sender.address}}<p class="contact">{{#sender.phone}}<span>{{sender.phone}}</span>{{/sender.phone}}{{#sender.email}}<span>{{sender.email}}</span>{{/sender.email}}</p>')}</header>
<section class="date" data-service-region="meta">${printed(
  `{{#date}}<p>{{#place}}{{place}}, {{/place}}{{date}}</p>{{/date}}{{#number}}${FACT}{{/number}}{{#facts}}${FACT}{{/facts}}`,
  `{{#meta.date}}<p>{{#meta.place}}{{meta.place}}, {{/meta.place}}{{#formatDate}}{{meta.date}}{{/formatDate}}</p>{{/meta.date}}{{#meta.reference}}<p class="muted">{{meta.reference}}</p>{{/meta.reference}}`,
)}</section>
<section class="to" data-service-region="recipient">${RECIPIENT_LINES}</section>
${LETTER_SUBJECT}
${LETTER_TEXT}
${LETTER_AFTER}`;

export const content = defineContent({
  schema: LETTER_SCHEMA,
  sampleData: FORMAL_LETTER_SAMPLE,
  title: '{{subject}}{{^subject}}Letter to {{recipient.name}}{{/subject}}',
  design: { style: 'classic' },
  css: CSS,
  body: BODY,
});
