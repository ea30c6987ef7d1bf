import { SENDER } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { heading, SUBTITLE } from '../printed-parts.ts';
import {
  CERTIFICATE_CSS,
  CERTIFICATE_SCHEMA,
  DETAILS,
  HONOUR,
  SIGNATURES,
} from './certificate-fields.ts';
import { COURSE_CERTIFICATE_SAMPLE } from './sample-certificates.ts';

const CSS = `${CERTIFICATE_CSS}
.frame{border:1px solid var(--rule);border-radius:10px}
.band{position:absolute;left:0;top:0;bottom:0;width:15%;height:100%;color:var(--accent)}
.content{justify-content:space-between;padding:3.4em 4em 3em 22%}
.content>*{min-width:0}
.logo{max-height:4em;margin-bottom:.5em}
.company{font-family:var(--heading);font-size:1.25em;font-weight:700;letter-spacing:-.01em}
.address{color:var(--muted)}
h1{margin-top:.2em;font-size:1.2em;font-weight:600;letter-spacing:.14em;text-transform:uppercase;color:var(--accent-text)}
.lead{color:var(--muted);font-size:1.1em}
.recipient{font-family:var(--heading);font-size:4.2em;font-weight:300;line-height:1.1;letter-spacing:-.03em;margin:.04em 0 .16em}
.achievement{margin-top:.2em;font-size:1.9em;font-weight:600;line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
.statement{max-width:44em;margin-top:.8em;font-size:1.05em}
.signatures{margin-top:2.6em}
.details{margin-top:1.6em;padding-top:1em;border-top:1px solid var(--rule)}
`;

const BAND =
  '<svg class="band" viewBox="0 0 150 800" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h110L60 800H0z" fill="currentColor"/><path d="M110 0h22L82 800H60z" style="fill:color-mix(in oklab,currentColor 45%,#fff)"/><path d="M132 0h14L96 800H82z" style="fill:color-mix(in oklab,currentColor 18%,#fff)"/></svg>';

const BODY = `<main class="sheet"><div class="frame">${BAND}</div><div class="content">
<header data-service-region="header">${SENDER}<h1>${heading('{{title}}{{^title}}Certificate of completion{{/title}}')}</h1>${SUBTITLE}</header>
<section data-service-region="recipient"><p class="lead">Awarded to</p><p class="recipient">${HONOUR.recipient}</p>${HONOUR.forWhat('for')}${HONOUR.about}${HONOUR.more}</section>
<footer>${SIGNATURES}
${DETAILS}</footer>
</div></main>`;

export const content = defineContent({
  schema: CERTIFICATE_SCHEMA,
  sampleData: COURSE_CERTIFICATE_SAMPLE,
  title: '{{title}}{{^title}}Certificate{{/title}}, {{recipient}}',
  design: { style: 'modern' },
  css: CSS,
  body: BODY,
});
