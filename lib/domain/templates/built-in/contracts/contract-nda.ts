import { LETTERHEAD } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import { CLAUSES, CLAUSES_CSS, signatureOf } from './agreement-parts.ts';
import { NDA_SAMPLE } from './sample-agreements.ts';

const CSS = `${CLAUSES_CSS}
body{padding:0 .35in}
@media screen{body{padding:48px 64px}}
.letterhead{margin-bottom:18px}
.letterhead:empty{display:none}
.letterhead p,h1,.number{text-align:center}
.logo{margin:0 auto 8px;object-position:center}
.company{font-family:var(--heading);font-size:1.2em;color:var(--accent-text)}
.address{color:var(--muted);font-size:.92em}
h1{font-size:2.3em;font-weight:400;line-height:1.2;letter-spacing:.02em;color:var(--accent-text)}
.number{margin-top:6px;color:var(--muted)}
header::after{content:"";display:block;margin-top:16px;border-bottom:4px double var(--accent)}
.preamble{margin-top:20px;line-height:1.6}
.and{margin:10px 0;text-align:center;font-style:italic;color:var(--muted)}
.side{margin-top:10px;padding-left:34px}
.side b{font-weight:700}
.defined{font-style:italic;color:var(--muted)}
.clauses{margin-top:18px;line-height:1.6}
.clauses p,.points>li{hyphens:auto;orphans:2;widows:2}
h2{font-size:1.08em;font-weight:600;font-style:italic;color:var(--accent-text)}
.signing{margin-top:28px}
.role{font-style:italic;color:var(--muted)}
.party-name{font-weight:700}
.signing .grid{margin-top:12px}
`;

/** The terms that such agreements share, for two sides who both disclose; more can be given in `clauses`. */
const STANDARD: readonly (readonly [heading: string, text: string])[] = [
  ['Purpose', 'The parties exchange confidential information for this purpose only: {{purpose}}'],
  [
    'Confidential information',
    'Confidential information is what one party discloses to the other, in any form, that is marked as confidential or that a reasonable person would take to be so. It does not include what was known or public before, becomes public without a breach of this agreement, is developed independently, or is lawfully received from somebody who is free to disclose it.',
  ],
  [
    'Obligations',
    'Each party keeps the other’s confidential information secret with the care that it gives to its own, and at least reasonable care; uses it for the purpose only; and discloses it only to those of its staff and advisers who need it for the purpose and are bound to secrecy as well. Where the law compels a disclosure, the party concerned tells the other beforehand as far as it may.',
  ],
  [
    'Return and deletion',
    'On request each party returns or deletes the other’s confidential information, except for copies that the law or ordinary back-ups require it to keep, which stay subject to this agreement.',
  ],
  [
    'Duration',
    'This agreement begins on the effective date and lasts {{term}}{{^term}}two years{{/term}}. The duty to keep secret what was disclosed during that time lasts {{survival}}{{^survival}}three years{{/survival}} longer.',
  ],
  [
    'No licence',
    'Nothing in this agreement transfers or licenses any right in the information disclosed, or obliges a party to disclose anything or to conclude another contract.',
  ],
  [
    'Governing law',
    'This agreement is governed by the law of {{governingLaw}}{{^governingLaw}}the place where the first-named party has its seat{{/governingLaw}}. Changes to it need the written form.',
  ],
];

const party = (side: string, defined: string) =>
  `<p class="side"><b>{{${side}.name}}</b>{{#${side}.address}}, {{${side}.address}}{{/${side}.address}} <span class="defined">(“${defined}”)</span></p>`;

const BODY = `<header data-service-region="header"><div class="letterhead">${LETTERHEAD}</div><h1>{{title}}{{^title}}Mutual Non-Disclosure Agreement{{/title}}</h1>{{#meta.contractNumber}}<p class="number">No. {{meta.contractNumber}}</p>{{/meta.contractNumber}}</header>
<section class="preamble" data-service-region="parties"><p>This agreement is made {{#effectiveDate}}as of {{#formatDate}}{{effectiveDate}}{{/formatDate}}{{/effectiveDate}}{{^effectiveDate}}on the date of the last signature{{/effectiveDate}} between</p>
${party('firstParty', 'First Party')}<p class="and">and</p>${party('secondParty', 'Second Party')}</section>
<ol class="clauses" data-service-region="clauses">
${STANDARD.map(([heading, text]) => `<li><h2>${heading}</h2><p>${text}</p></li>`).join('\n')}
${CLAUSES}
</ol>
<footer class="signing" data-service-region="footer"><p>Signed by the parties:</p><div class="grid">${signatureOf('firstParty', 'First Party')}${signatureOf('secondParty', 'Second Party')}</div></footer>`;

export const content = defineContent({
  schema: {
    fields: [
      ...namedFields(
        'string',
        ['firstParty.name', 'secondParty.name', 'purpose'],
        [
          'title',
          'effectiveDate',
          'term',
          'survival',
          'governingLaw',
          'firstParty.address',
          'firstParty.signatory',
          'secondParty.address',
          'secondParty.signatory',
        ],
      ),
      ...namedFields('array', [], ['clauses']),
      ...namedFields('string', [], ['clauses[].heading', 'clauses[].text']),
      ...namedFields('array', [], ['clauses[].points']),
      ...namedFields('string', [], ['meta.contractNumber', ...BRANDING_KEYS, ...STYLE_KEYS]),
    ],
  },
  sampleData: NDA_SAMPLE,
  title: '{{title}}{{^title}}Mutual Non-Disclosure Agreement{{/title}}',
  design: { style: 'classic' },
  css: CSS,
  body: BODY,
});
