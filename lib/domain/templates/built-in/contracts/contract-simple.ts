import type { TemplateSchema } from '#schemas/template.ts';
import { SPECIFIED_ACCENT } from '../base-css.ts';
import { LETTERHEAD } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import { heading, OPENING, printed, SUBTITLE } from '../printed-parts.ts';
import {
  AGREEMENT_CSS,
  clausesOf,
  contractFacts,
  partiesOf,
  signingOf,
  TERMS_AND_NOTES,
} from './agreement-parts.ts';
import { CONTRACT_SAMPLE } from './sample-contract.ts';

/** `heading`, not `title`: Mustache would look a clause's missing title up in the contract itself. */
const CONTRACT_SCHEMA: TemplateSchema = {
  fields: [
    ...namedFields('string', ['title'], ['effectiveDate', 'introduction']),
    ...namedFields('array', ['parties'], []),
    ...namedFields(
      'string',
      ['parties[].name'],
      ['parties[].role', 'parties[].address', 'parties[].email', 'parties[].signatory'],
    ),
    ...namedFields('array', ['clauses'], []),
    ...namedFields('string', [], ['clauses[].heading', 'clauses[].text']),
    ...namedFields('array', [], ['clauses[].points']),
    ...namedFields(
      'string',
      [],
      ['terms', 'meta.contractNumber', 'meta.date', ...BRANDING_KEYS, ...STYLE_KEYS],
    ),
  ],
};

const CSS = `${AGREEMENT_CSS}.letterhead{display:flow-root;margin-bottom:26px;padding-bottom:12px;border-bottom:1px solid var(--rule)}
.letterhead:empty{display:none}
.logo{float:right;margin-left:24px}
.company{font-weight:700}
.address{color:var(--muted);font-size:.92em}
h1{font-size:2.1em;font-weight:700;letter-spacing:-.015em;color:var(--accent-text);overflow-wrap:anywhere}
.meta{display:flex;flex-wrap:wrap;gap:4px 28px;margin-top:10px}
.meta div{display:flex;gap:8px}
.meta dt{flex:none;color:var(--muted)}
.meta dd{font-weight:600}
h2{margin-bottom:8px;font-size:1.08em;font-weight:700;color:var(--accent-text)}
.parties{margin-top:18px;padding-top:14px;border-top:3px solid var(--accent)}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:22px 44px}
.party{break-inside:avoid}
.role{font-size:.85em;color:var(--muted)}
.party-name{font-weight:600;font-size:1.08em}
.introduction{margin-top:18px}
.clauses{margin-top:20px;list-style:none;counter-reset:clause}
.clauses>li{position:relative;break-inside:avoid;margin-top:13px;padding-left:38px;counter-increment:clause;counter-set:point 0}
.clauses>li::before{content:counter(clause) ".";position:absolute;left:0;top:0;font-size:1.08em;font-weight:700;line-height:1.2;color:var(--accent-text);font-variant-numeric:tabular-nums}
.clauses>li:has(>p:first-child)::before{line-height:1.39}
.clauses h2{margin-bottom:4px}
.points{margin-top:6px;list-style:none}
.points>li{position:relative;margin-top:4px;padding-left:38px;counter-increment:point}
.points>li::before{content:counter(clause) "." counter(point);position:absolute;left:0;color:var(--muted);font-variant-numeric:tabular-nums}
.terms{margin-top:22px;break-inside:avoid}
.signing{margin-top:24px;padding-top:14px;border-top:1px solid var(--rule);break-before:avoid;break-inside:avoid}
.signing .grid{margin-top:14px}
.lines{display:flex;gap:16px;margin-top:40px}
.lines p{flex:2;border-top:1px solid var(--ink);padding-top:5px;color:var(--muted);font-size:.85em}
.lines p+p{flex:1}
`;

const BODY = `<header data-service-region="header"><div class="letterhead">${LETTERHEAD}</div><h1>${heading('{{title}}')}</h1>${SUBTITLE}</header>
<dl class="meta" data-service-region="meta">
${contractFacts(`<div><dt>Effective</dt><dd>{{#effectiveDate}}{{#formatDate}}{{effectiveDate}}{{/formatDate}}{{/effectiveDate}}{{^effectiveDate}}on the date of the last signature{{/effectiveDate}}</dd></div>
{{#meta.contractNumber}}<div><dt>Contract no.</dt><dd>{{meta.contractNumber}}</dd></div>{{/meta.contractNumber}}
{{#meta.date}}<div><dt>Drawn up</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}`)}
</dl>
<section class="parties" data-service-region="parties"><h2>Parties</h2>
<div class="grid">
${partiesOf(`{{#parties}}
<div class="party">{{#role}}<p class="role">{{role}}</p>{{/role}}<p class="party-name">{{name}}</p>{{#address}}<p class="pre">{{address}}</p>{{/address}}{{#email}}<p>{{email}}</p>{{/email}}</div>
{{/parties}}`)}
</div>
</section>
${printed('', '{{#introduction}}<p class="introduction prose">{{introduction}}</p>{{/introduction}}')}${OPENING}
<ol class="clauses" data-service-region="clauses">
${clausesOf(`{{#clauses}}
<li>{{#heading}}<h2>{{heading}}</h2>{{/heading}}{{#text}}<p class="prose">{{text}}</p>{{/text}}<ol class="points">{{#points}}<li>{{.}}</li>{{/points}}</ol></li>
{{/clauses}}`)}
</ol>
${TERMS_AND_NOTES}${printed(
  '',
  `{{#terms}}
<section class="terms" data-service-region="terms"><h2>Terms</h2><p class="prose">{{terms}}</p></section>
{{/terms}}`,
)}
<footer class="signing" data-service-region="footer">
<h2>Signatures</h2>
<p>Each party signs to agree to this contract.</p>
<div class="grid">
${signingOf(`{{#parties}}
<div class="party">{{#role}}<p class="role">{{role}}</p>{{/role}}<p class="party-name">{{name}}</p><div class="lines"><p>{{#signatory}}{{signatory}}{{/signatory}}{{^signatory}}Signature{{/signatory}}</p><p>Date</p></div></div>
{{/parties}}`)}
</div>
</footer>`;

export const content = defineContent({
  schema: CONTRACT_SCHEMA,
  sampleData: CONTRACT_SAMPLE,
  title: '{{title}}{{#meta.contractNumber}} {{meta.contractNumber}}{{/meta.contractNumber}}',
  design: { style: 'minimal', accent: SPECIFIED_ACCENT },
  css: CSS,
  body: BODY,
});
