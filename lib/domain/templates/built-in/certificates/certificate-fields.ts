import type { TemplateSchema } from '#schemas/template.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import { BLOCKS, FACT, PRINTED_CSS, printed } from '../printed-parts.ts';

/** The data of every certificate template. */
export const CERTIFICATE_SCHEMA: TemplateSchema = {
  fields: [
    ...namedFields(
      'string',
      ['recipient', 'achievement'],
      ['title', 'statement', 'meta.date', 'meta.expires', 'meta.certificateId', 'meta.verifyUrl'],
    ),
    ...namedFields('array', [], ['signatures']),
    ...namedFields('string', ['signatures[].name'], ['signatures[].position']),
    ...namedFields('string', [], [...BRANDING_KEYS, ...STYLE_KEYS]),
  ],
};

/**
 * One sheet, whatever its size: the frame is the area between the margins, on every page (what is
 * fixed repeats), the content fills at least one, and its type is sized by the page. What is too long
 * goes on over the page: nothing is cut off.
 */
export const CERTIFICATE_CSS = `${PRINTED_CSS}
@page{size:11in 8.5in}
.sheet{position:relative}
.frame{position:absolute;inset:0;z-index:-1;overflow:hidden}
.content{display:flex;flex-direction:column}
.content>footer{break-inside:avoid}
.signatures{display:flex;flex-wrap:wrap;gap:1.5em 3em}
.signatures:empty,.details:not(:has(dd)){display:none}
.signature{flex:0 1 15em;min-width:0;border-top:1px solid var(--ink);padding-top:.5em;break-inside:avoid}
.signature-name{font-weight:600}
.signature-position{color:var(--muted);font-size:.9em}
.signature:has(.sign){border:0;padding:0}
.sign{width:100%;max-width:none;max-height:3.6em;margin:0 0 .5em;object-fit:contain;border-bottom:1px solid var(--ink)}
.blocks{margin-top:.8em;font-size:.95em}
.block h2{margin:0;font-size:1em;font-weight:600}
.details{display:flex;flex-wrap:wrap;gap:.3em 2.4em;font-size:.9em}
.details div{display:flex;gap:.6em}
.details dt{flex:none;color:var(--muted)}
.details dd{font-weight:600}
@media print{
html,body,.sheet{height:100%}
.frame{position:fixed}
.content{min-height:100%;font-size:clamp(6px,min(1.42vw,1.85vh),24px);box-decoration-break:clone}
.content>*{flex:none}
}
@media screen{body{max-width:1056px}.content{min-height:720px}}
`;

export const SIGNATURES = `<div class="signatures" data-service-region="signatures">${printed(
  '{{#signatures}}{{#signers}}<div class="signature">{{#image}}<img class="sign" src="{{image}}" alt="{{name}}">{{/image}}{{#name}}<p class="signature-name">{{name}}</p>{{/name}}{{#about}}<p class="signature-position">{{about}}</p>{{/about}}</div>{{/signers}}{{/signatures}}',
  '{{#signatures}}<div class="signature"><p class="signature-name">{{name}}</p>{{#position}}<p class="signature-position">{{position}}</p>{{/position}}</div>{{/signatures}}',
)}</div>`;

/** Whom it honours and what for, with what else is said of it. */
export const HONOUR = {
  recipient: printed(
    '{{#honoree}}{{honoree}}{{/honoree}}{{^honoree}}{{recipient.name}}{{/honoree}}',
    '{{recipient}}',
  ),
  /** Of some the title says it all. */
  forWhat: (lead: string): string => {
    const said = `<p class="lead">${lead}</p><p class="achievement">{{achievement}}</p>`;
    return printed(`{{#achievement}}${said}{{/achievement}}`, said);
  },
  about: printed(
    `{{#recipient}}{{#lines}}<p class="statement pre">{{.}}</p>{{/lines}}{{/recipient}}{{#statement}}<p class="statement">{{statement}}</p>{{/statement}}`,
    '{{#statement}}<p class="statement">{{statement}}</p>{{/statement}}',
  ),
  more: BLOCKS,
};

export const DETAILS = `<dl class="details" data-service-region="meta">
${printed(
  `{{#number}}${FACT}{{/number}}{{#facts}}${FACT}{{/facts}}`,
  `{{#meta.date}}<div><dt>Awarded</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}
{{#meta.expires}}<div><dt>Valid until</dt><dd>{{#formatDate}}{{meta.expires}}{{/formatDate}}</dd></div>{{/meta.expires}}
{{#meta.certificateId}}<div><dt>Certificate no.</dt><dd>{{meta.certificateId}}</dd></div>{{/meta.certificateId}}
{{#meta.verifyUrl}}<div><dt>Verify at</dt><dd>{{meta.verifyUrl}}</dd></div>{{/meta.verifyUrl}}`,
)}
</dl>`;
