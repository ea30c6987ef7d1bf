import { LETTERHEAD } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import { heading, OPENING, printed, SUBTITLE } from '../printed-parts.ts';
import {
  AGREEMENT_CSS,
  CLAUSES,
  CLAUSES_CSS,
  contentOf,
  contractFacts,
  partiesOf,
  signatureOf,
  signingOf,
  TERMS_AND_NOTES,
} from './agreement-parts.ts';
import { SERVICES_SAMPLE } from './sample-agreements.ts';

const CSS = `${CLAUSES_CSS}${AGREEMENT_CSS}
.letterhead{display:flow-root;margin-bottom:22px}
.letterhead:empty{display:none}
.logo{float:right;margin-left:24px}
.company{font-weight:700;color:var(--accent-text)}
.address{color:var(--muted);font-size:.92em}
.head{padding:16px 22px;border-top:6px solid var(--accent);background:var(--tint)}
h1{font-size:2.2em;font-weight:700;letter-spacing:-.01em}
.head p{margin-top:6px;color:var(--muted)}
.between{margin-top:16px;gap:24px}
.between :is(section,.party){padding:14px 16px;border:1px solid var(--rule);border-radius:3px;break-inside:avoid}
.role{font-size:.85em;font-weight:600;color:var(--accent-text)}
.party-name{font-weight:700;font-size:1.08em}
h2{font-size:1.06em;font-weight:700}
.part{margin-top:18px;margin-bottom:8px;padding-left:10px;border-left:4px solid var(--accent);font-size:1.15em}
.schedule:not(:has(.service)){display:none}
.schedule table{font-size:1em}
.schedule thead th{padding:8px 10px;background:var(--accent);color:var(--on-accent);font-size:.92em}
.schedule td{padding:8px 10px;border-bottom:1px solid var(--rule);vertical-align:top}
.schedule .name{display:block;font-weight:600}
.schedule .details{display:block;color:var(--muted);font-size:.92em}
.schedule .num{width:32%;white-space:normal;overflow-wrap:anywhere}
.sum{break-before:avoid}
.sum td{font-weight:700;border-bottom:0;background:var(--tint)}
.terms{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:6px 22px}
.terms dt{color:var(--muted)}
.terms dd{font-weight:600}
.key:not(:has(dd)){display:none}
.facts{display:flex;flex-wrap:wrap;gap:4px 28px;margin-top:12px}
.facts:empty{display:none}
.facts div{display:flex;gap:8px}
.facts dt{color:var(--muted)}
.facts dd{font-weight:600}
.introduction{margin-top:22px}
.signing{margin-top:18px;padding-top:12px;border-top:1px solid var(--rule)}
.signing .grid{margin-top:14px}
`;

const term = (key: string, label: string) =>
  `{{#${key}}}<dt>${label}</dt><dd>{{${key}}}</dd>{{/${key}}}`;

const party = (side: string, role: string) =>
  `<section><p class="role">${role}</p><p class="party-name">{{${side}.name}}</p>{{#${side}.address}}<p class="pre">{{${side}.address}}</p>{{/${side}.address}}{{#${side}.email}}<p>{{${side}.email}}</p>{{/${side}.email}}</section>`;

const OWN_CONTENT = `{{#introduction}}<p class="introduction prose">{{introduction}}</p>{{/introduction}}
<section class="schedule" data-service-region="services"><h2 class="part">Services and fees</h2>
<table><thead><tr><th scope="col">Service</th><th scope="col" class="num">Fee</th></tr></thead><tbody>
{{#services}}
<tr class="service"><td><span class="name">{{name}}</span>{{#description}}<span class="details pre">{{description}}</span>{{/description}}</td><td class="num">{{#formatMoney}}{{fee}}{{/formatMoney}}</td></tr>
{{/services}}
{{#fees.total}}<tr class="sum"><td>Total</td><td class="num">{{#formatMoney}}{{fees.total}}{{/formatMoney}}</td></tr>{{/fees.total}}
</tbody></table></section>
<section class="key keep" data-service-region="terms"><h2 class="part">Key terms</h2><dl class="terms">${term('fees.schedule', 'Payment')}${term('term.duration', 'Duration')}${term('term.notice', 'Notice')}${term('governingLaw', 'Governing law')}</dl></section>
<h2 class="part">Terms and conditions</h2>
<ol class="clauses" data-service-region="clauses">
${CLAUSES}
</ol>`;

const BODY = `<header data-service-region="header"><div class="letterhead">${LETTERHEAD}</div><div class="head"><h1>${heading('{{title}}{{^title}}Services agreement{{/title}}')}</h1>${SUBTITLE}${printed('', `<p>{{#meta.contractNumber}}No. {{meta.contractNumber}} · {{/meta.contractNumber}}{{#effectiveDate}}Effective {{#formatDate}}{{effectiveDate}}{{/formatDate}}{{/effectiveDate}}{{^effectiveDate}}Effective on the date of the last signature{{/effectiveDate}}</p>`)}</div></header>
${printed('<dl class="facts">')}${contractFacts('')}${printed('</dl>')}
<div class="between" data-service-region="parties">${partiesOf(`${party('client', 'Client')}${party('provider', 'Provider')}`)}</div>
${OPENING}
${contentOf(OWN_CONTENT)}
${TERMS_AND_NOTES}
<footer class="signing" data-service-region="footer"><h2>Signatures</h2><p>Signed by the parties’ authorised representatives.</p><div class="grid">${signingOf(`${signatureOf('client', 'For the Client')}${signatureOf('provider', 'For the Provider')}`)}</div></footer>`;

export const content = defineContent({
  schema: {
    fields: [
      ...namedFields(
        'string',
        ['client.name', 'provider.name'],
        [
          'title',
          'effectiveDate',
          'introduction',
          'client.address',
          'client.email',
          'client.signatory',
          'provider.address',
          'provider.email',
          'provider.signatory',
        ],
      ),
      ...namedFields('array', ['clauses'], ['services']),
      ...namedFields('string', ['services[].name'], ['services[].description', 'services[].fee']),
      ...namedFields('number', [], ['fees.total']),
      ...namedFields('string', [], ['clauses[].heading', 'clauses[].text']),
      ...namedFields('array', [], ['clauses[].points']),
      ...namedFields(
        'string',
        [],
        [
          'fees.schedule',
          'term.duration',
          'term.notice',
          'governingLaw',
          'meta.contractNumber',
          ...BRANDING_KEYS,
          ...STYLE_KEYS,
        ],
      ),
    ],
  },
  sampleData: SERVICES_SAMPLE,
  title:
    '{{title}}{{^title}}Services agreement{{/title}}{{#meta.contractNumber}} {{meta.contractNumber}}{{/meta.contractNumber}}',
  design: { style: 'corporate' },
  css: CSS,
  body: BODY,
});
