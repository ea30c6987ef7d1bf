import { inForms } from './forms.ts';

/**
 * Regions of what the data says, as the document model reads it, under the document's own labels:
 * `printed.page`. What stands as `own` shows the same under the names of the template's schema.
 */

/** A part of the page, and what stands for it under a template's own names. */
export const printed = (part: string, own = ''): string =>
  inForms(part === '' ? '' : `{{#printed.page}}${part}{{/printed.page}}`, own);

/** What the document is: "Credit note", "Pro forma invoice". */
export const heading = (own: string): string => printed('{{title}}', own);

/** What it is about, and where it stands between its parties: "Paid". */
export const SUBTITLE = printed(
  '{{#subtitle}}<p class="subtitle">{{subtitle}}</p>{{/subtitle}}{{#mark}}<p class="mark">{{mark}}</p>{{/mark}}',
);

/** A value with its label, as an item of a list of them. */
export const FACT = '<div><dt>{{label}}</dt><dd>{{text}}</dd></div>';

/** A template's own words for terms of the product, such as `dueDate`. */
type Words = Readonly<Record<string, string>>;

/** A label: the template's word for it, or as the document says. */
export function labelIn(words: Words): string {
  const terms = Object.keys(words);
  const own = terms.map((term) => `{{#is.${term}}}${words[term]}{{/is.${term}}}`).join('');
  return terms
    .reduceRight((said, term) => `{{^is.${term}}}${said}{{/is.${term}}}`, '{{label}}')
    .replace(/^/, own);
}

export const factIn = (words: Words): string =>
  `<div><dt>${labelIn(words)}</dt><dd>{{text}}</dd></div>`;

/** Number, dates and references, each with its label. */
export function facts(own: string, words: Words = {}): string {
  const fact = `<dt>${labelIn(words)}</dt><dd>{{text}}</dd>`;
  return printed(`{{#number}}${fact}{{/number}}{{#facts}}${fact}{{/facts}}`, own);
}

/** The same in boxes of their own, where the number stands in the heading. */
export const boxedFacts = (own: string, words: Words = {}): string =>
  printed(`{{#facts}}${factIn(words)}{{/facts}}`, own);

const PARTY_LINES =
  '{{#name}}<p class="client-name">{{name}}</p>{{/name}}{{#lines}}<p class="pre">{{.}}</p>{{/lines}}';

/** Whom it is for, below what they are to the document. */
export const recipient = (label: string, own: string): string =>
  printed(
    `{{#recipient}}{{#label}}<h2>{{label}}</h2>{{/label}}{{^label}}<h2>${label}</h2>{{/label}}${PARTY_LINES}{{/recipient}}`,
    `<h2>${label}</h2>\n${own}`,
  );

/** Whoever else takes part: where it is sent to, who is paid. */
export const OTHERS = printed(
  `{{#others}}<section class="other"><h2>{{label}}</h2>${PARTY_LINES}</section>{{/others}}`,
);

const CELL = '<td class="{{#isFigure}}num{{/isFigure}}">{{text}}</td>';
const ROW_NAME =
  '<td>{{#image}}<img class="thing" src="{{image}}" alt="">{{/image}}<span class="item">{{name}}</span>{{#details}}<span class="item-details pre">{{.}}</span>{{/details}}</td>';

/** The head of a table. */
export const tableHead = (words: Words = {}): string =>
  `<tr class="head">{{#first}}<th scope="col">${labelIn(words)}</th>{{/first}}{{#columns}}<th scope="col" class="{{#isFigure}}num{{/isFigure}}">${labelIn(words)}</th>{{/columns}}</tr>`;

/** Its rows, with what belongs to one below its name. */
export const TABLE_ROWS = `{{#rows}}
<tr class="line{{#isHeading}} line-group{{/isHeading}}">${ROW_NAME}{{#cells}}${CELL}{{/cells}}</tr>
{{/rows}}`;

/** The sums in their order, the one to see first marked. */
export const TOTAL_ROWS =
  '{{#totals}}{{#rows}}<tr class="{{#isGrand}}grand{{/isGrand}}"><th scope="row">{{label}}</th><td class="num">{{text}}</td></tr>{{/rows}}{{/totals}}';

export const FIGURE =
  '<div class="metric"><p class="metric-label">{{label}}</p><p class="metric-value">{{text}}</p>{{#change}}<p class="metric-change">{{change}}</p>{{/change}}{{#note}}<p class="metric-note">{{note}}</p>{{/note}}</div>';
const FIGURES = `{{#metrics}}<div class="metrics">{{#items}}${FIGURE}{{/items}}</div>{{/metrics}}`;

/** A piece of content, whatever it is made of, without its heading. */
export const BLOCK_CONTENT = `{{#aside}}<p class="muted">{{aside}}</p>{{/aside}}{{#text}}<p class="prose">{{text}}</p>{{/text}}{{#list}}<ul>{{#items}}<li>{{.}}</li>{{/items}}</ul>{{/list}}{{#facts}}<dl class="block-facts">{{#rows}}<div><dt>{{label}}</dt><dd class="pre">{{text}}</dd></div>{{/rows}}</dl>{{/facts}}{{#code}}<figure class="code"><img src="{{url}}" alt="">{{#caption}}<figcaption>{{caption}}</figcaption>{{/caption}}</figure>{{/code}}{{#link}}<p class="page-link"><a class="button" href="{{url}}">{{text}}</a><span class="muted">{{address}}</span></p>{{/link}}{{#image}}<img src="{{image}}" alt="">{{/image}}${FIGURES}{{#table}}<table class="block-table"><thead>${tableHead()}</thead><tbody>${TABLE_ROWS}</tbody></table>{{/table}}`;

/** The same below its heading. */
const BLOCK = `<section class="block">{{#label}}<h2>{{label}}</h2>{{/label}}${BLOCK_CONTENT}</section>`;

/** The same, but text without a heading as nothing but its paragraph. */
export const TEXT_OR_BLOCK = `{{#isText}}<p class="prose">{{text}}</p>{{/isText}}{{^isText}}${BLOCK}{{/isText}}`;

/** The blocks of a part such as `notes`, by their whole names: a region may be moved elsewhere. */
export const blocksOf = (part: string, block: string = BLOCK): string =>
  `{{#printed.page.${part}.blocks}}${block}{{/printed.page.${part}.blocks}}`;

/** A region of such blocks, where there are any. */
export const regionOf = (part: string, region: string, block: string = BLOCK): string =>
  `{{#${part}}}<div class="blocks" data-service-region="${region}">${blocksOf(part, block)}</div>{{/${part}}}`;

/** What the data says beside: how to pay, tables, remarks. */
export const BLOCKS = printed(regionOf('content', 'details'));

/** Text above what is sold. */
export const OPENING = printed(
  `{{#opening}}<div class="blocks">${blocksOf('opening')}</div>{{/opening}}`,
);

/** Who signed, with their signatures. */
export const SIGNED = printed(
  '{{#signatures}}<div class="signed">{{#signers}}<div class="signer keep">{{#image}}<img class="sign" src="{{image}}" alt="{{name}}">{{/image}}{{#name}}<p class="client-name">{{name}}</p>{{/name}}{{#about}}<p class="muted">{{about}}</p>{{/about}}</div>{{/signers}}</div>{{/signatures}}{{#smallPrint}}<p class="small-print">{{smallPrint}}</p>{{/smallPrint}}',
);

export const PRINTED_CSS = inForms(
  `
.subtitle{color:var(--muted)}
.mark{display:inline-block;margin-top:6px;padding:1px 10px;border:1.5px solid currentColor;border-radius:4px;font-weight:700;letter-spacing:.04em;color:var(--accent-text)}
.terms .prose+.prose{margin-top:6px}
.blocks{margin-top:14px}
.block+.block{margin-top:16px}
.block:has(>.block-facts){break-inside:avoid}
.block-facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(290px,1fr));gap:2px 36px}
.block-facts div{display:flex;justify-content:space-between;gap:12px;break-inside:avoid}
.block-facts dt{flex:none;max-width:60%;color:var(--muted)}
.block-facts dd{text-align:right;font-weight:600}
.block-table th{padding:5px 14px 5px 0;border-bottom:1px solid var(--ink);font-size:.9em;vertical-align:bottom}
.block-table td{padding:5px 14px 5px 0;border-bottom:1px solid var(--rule);vertical-align:top}
.block-table .num{text-align:right}
.block ul{padding-left:18px}
.page-link{display:flex;flex-wrap:wrap;align-items:center;gap:6px 14px;break-inside:avoid}
.page-link .muted{overflow-wrap:anywhere}
.button{padding:6px 15px;border-radius:4px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none;white-space:nowrap}
.code{display:flex;align-items:center;gap:12px;margin:6px 0 0;break-inside:avoid}
.code img{width:84px;height:84px}
.thing{display:block;max-width:56px;max-height:56px;margin-bottom:4px}
.sign{display:block;max-height:48px;max-width:200px;margin-bottom:4px}
.signed{display:flex;flex-wrap:wrap;gap:16px 40px;margin-top:24px}
.small-print{margin-top:20px;font-size:.82em;color:var(--muted)}
`,
  '',
);
