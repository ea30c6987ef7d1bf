import { inForms } from '../forms.ts';
import { BLOCK_CONTENT, FACT, PRINTED_CSS, printed, regionOf } from '../printed-parts.ts';

/** Clauses, numbered by the style sheet; `start` is how many numbered ones stand before them. */
export const CLAUSES = `{{#clauses}}
<li>{{#heading}}<h2>{{heading}}</h2>{{/heading}}{{#text}}<p class="prose">{{text}}</p>{{/text}}<ol class="points">{{#points}}<li>{{.}}</li>{{/points}}</ol></li>
{{/clauses}}`;

export const CLAUSES_CSS = `
.clauses{list-style:none;counter-reset:clause}
.clauses>li{position:relative;margin-top:14px;padding-left:34px;counter-increment:clause;counter-set:point 0}
.clauses>li::before{content:counter(clause) ".";position:absolute;left:0;top:0;font-weight:700;color:var(--accent-text);font-variant-numeric:tabular-nums}
.clauses h2{margin-bottom:3px}
.points{margin-top:5px;list-style:none}
.points:empty{display:none}
.points>li{position:relative;margin-top:4px;padding-left:34px;counter-increment:point;break-inside:avoid}
.points>li::before{content:counter(clause) "." counter(point);position:absolute;left:0;color:var(--muted);font-variant-numeric:tabular-nums}
.signing{break-before:avoid;break-inside:avoid}
.signing .grid,.between{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:26px 44px}
.sign{break-inside:avoid}
.sign .line{margin-top:40px;border-top:1px solid var(--ink);padding-top:5px;color:var(--muted);font-size:.85em}
.sign .line+.line{margin-top:28px}
.lines p{margin-top:40px;border-top:1px solid var(--ink);padding-top:5px;color:var(--muted);font-size:.85em}
.lines p+p{margin-top:28px}
`;

/** A place to sign for each of two sides. */
export const signatureOf = (side: string, role: string): string =>
  `<div class="sign"><p class="role">${role}</p><p class="party-name">{{${side}.name}}</p><p class="line">{{#${side}.signatory}}{{${side}.signatory}}{{/${side}.signatory}}{{^${side}.signatory}}Name and signature{{/${side}.signatory}}</p><p class="line">Date</p></div>`;

const PARTY =
  '<div class="party">{{#label}}<p class="role">{{label}}</p>{{/label}}{{#name}}<p class="party-name">{{name}}</p>{{/name}}{{#lines}}<p class="pre">{{.}}</p>{{/lines}}</div>';
const each = (party: string): string =>
  `{{#sender}}${party}{{/sender}}{{#recipient}}${party}{{/recipient}}{{#others}}${party}{{/others}}`;

/** Who agrees, whatever they are to each other. */
export const partiesOf = (own: string): string => printed(each(PARTY), own);

/** Number and dates of the agreement. */
export const contractFacts = (own: string): string =>
  printed(`{{#number}}${FACT}{{/number}}{{#facts}}${FACT}{{/facts}}`, own);

/** What is agreed: clauses with a number, tables and key terms without. */
export const clausesOf = (own: string): string =>
  printed(
    `{{#clauses}}<li class="{{#isPlain}}plain{{/isPlain}}{{#number}} numbered{{/number}}">{{#number}}<span class="no">{{number}}</span>{{/number}}{{#label}}<h2>{{label}}</h2>{{/label}}{{#blocks}}${BLOCK_CONTENT}{{/blocks}}</li>{{/clauses}}`,
    own,
  );

/** Terms and remarks beside the clauses. */
export const TERMS_AND_NOTES = printed(
  `${regionOf('terms', 'terms')}${regionOf('notes', 'notes')}`,
);

/** All that is agreed: as the template has it where the data is of its own shape, else as it was read. */
export const contentOf = (own: string): string =>
  inForms(
    `{{#printed.page.isFit}}${own}{{/printed.page.isFit}}{{^printed.page.isFit}}<ol class="clauses" data-service-region="clauses">${clausesOf('')}</ol>{{/printed.page.isFit}}`,
    own,
  );

const LINES = '<div class="lines"><p>Signature</p><p>Date</p></div>';

/** A place to sign for each who does, with what is known of a signature that is there. */
export const signingOf = (own: string): string =>
  printed(
    `{{#signatures}}{{#signers}}<div class="party">{{#image}}<img class="sign" src="{{image}}" alt="{{name}}">{{/image}}{{#name}}<p class="party-name">{{name}}</p>{{/name}}{{#about}}<p class="role">{{about}}</p>{{/about}}{{^image}}${LINES}{{/image}}</div>{{/signers}}{{/signatures}}{{^signatures}}${each(`<div class="party">{{#label}}<p class="role">{{label}}</p>{{/label}}<p class="party-name">{{name}}</p>${LINES}</div>`)}{{/signatures}}`,
    own,
  );

export const AGREEMENT_CSS = `${PRINTED_CSS}
.clauses>.plain{padding-left:0;counter-increment:none}
.clauses>.plain::before{content:none}
.clauses>.numbered{padding-left:38px}
.no{position:absolute;left:0;top:0;font-weight:700;color:var(--accent-text)}
.clauses .block-table,.clauses .block-facts{margin-top:4px}
`;
