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
import { DIPLOMA_SAMPLE } from './sample-certificates.ts';

const CSS = `${CERTIFICATE_CSS}
.content{align-items:center;justify-content:space-between;padding:3.4em 5em 2.8em}
.content>footer{width:100%}
h1{margin-top:.25em}
.content>*{max-width:100%;text-align:center}
.content :is(p,h1,h2,li){text-align:center}
.content ul{list-style:none;padding:0}
.frame{border:2px solid var(--accent)}
.frame::before{content:"";position:absolute;inset:7px;border:1px solid var(--accent);pointer-events:none}
.corner{position:absolute;width:3.4em;height:3.4em;color:var(--accent)}
.corner:nth-of-type(1){left:13px;top:13px}
.corner:nth-of-type(2){right:13px;top:13px;transform:scaleX(-1)}
.corner:nth-of-type(3){left:13px;bottom:13px;transform:scaleY(-1)}
.corner:nth-of-type(4){right:13px;bottom:13px;transform:scale(-1)}
.logo{margin:0 auto .8em;object-position:center}
.company{font-family:var(--heading);font-size:1.35em;letter-spacing:.06em;color:var(--accent-text)}
.address{color:var(--muted)}
h1{font-size:3.5em;font-weight:400;line-height:1.15;letter-spacing:.02em;color:var(--accent-text);text-wrap:balance}
.lead{color:var(--muted);font-style:italic;font-size:1.15em}
.recipient{font-family:var(--heading);font-size:3.1em;font-style:italic;line-height:1.2;margin:.12em 0 .1em;padding:0 .5em .1em;border-bottom:1px solid var(--rule)}
.achievement{margin-top:.35em;font-size:1.75em;font-weight:600;line-height:1.25;text-wrap:balance}
.statement{max-width:42em;margin:.7em auto 0;font-size:1.08em;text-wrap:balance}
.signatures{justify-content:center;width:100%;margin-top:2.6em}
.details{justify-content:center;margin-top:1.2em}
`;

const CORNER =
  '<svg class="corner" viewBox="0 0 40 40" aria-hidden="true"><path d="M1 39V9a8 8 0 0 1 8-8h30M7 39V15a8 8 0 0 1 8-8h24" fill="none" stroke="currentColor" stroke-width="1"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/></svg>';

const BODY = `<main class="sheet"><div class="frame">${CORNER.repeat(4)}</div><div class="content">
<header data-service-region="header">${SENDER}<h1>${heading('{{title}}{{^title}}Certificate of Achievement{{/title}}')}</h1>${SUBTITLE}</header>
<section data-service-region="recipient"><p class="lead">This is to certify that</p><p class="recipient">${HONOUR.recipient}</p>${HONOUR.forWhat('has been awarded')}${HONOUR.about}${HONOUR.more}</section>
<footer>${SIGNATURES}
${DETAILS}</footer>
</div></main>`;

export const content = defineContent({
  schema: CERTIFICATE_SCHEMA,
  sampleData: DIPLOMA_SAMPLE,
  title: '{{title}}{{^title}}Certificate{{/title}}, {{recipient}}',
  design: { style: 'classic' },
  css: CSS,
  body: BODY,
});
