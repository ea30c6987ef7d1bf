import { cssColor } from '#lib/domain/formatting/css-values.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { CERTIFICATE_CSS } from './certificate-css.ts';
import { PAGE_WIDTHS } from './column-widths.ts';
import type { StyleTokens } from './tokens.ts';

/** The style sheet of a generated layout. An accent of the data's own replaces the style's. */
export function styleSheet(
  tokens: StyleTokens,
  type: DetectedType,
  accent: string | undefined,
): string {
  const { colors, fonts, title, radius } = tokens;
  return `:root{--accent:${cssColor(accent) ?? colors.accent};--on-accent:oklch(from var(--accent) clamp(0,(.66 - l)*1000,1) 0 0);--accent-ink:oklch(from var(--accent) min(l,.52) c h);--ink:${colors.ink};--muted:${colors.muted};--rule:${colors.rule};--tint:${colors.tint};--radius:${radius}px;--heading:${fonts.heading};--body:${fonts.body};--title-weight:${title.weight};--title-size:${title.size}em}
${COMMON}${HEADERS[tokens.header]}${TABLES[tokens.table]}${SECTION_TITLES[tokens.sectionTitle]}${type === 'certificate' ? CERTIFICATE_CSS : ''}`;
}

/** On a page of at least that width short columns stay on one line, and words whole; on a narrower one they wrap. */
const FITTING = PAGE_WIDTHS.map((width, index) => {
  const rules = `.whole-${width} .whole{white-space:nowrap}.items.whole-${width} .tight{width:1%}.words-${width} :is(td,th):not(.breaking){overflow-wrap:break-word}`;
  return index === 0 ? rules : `@media (min-width:${width - 10}px){${rules}}`;
}).join('\n');

const COMMON = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#fff;color:var(--ink);font-family:var(--body);font-size:13px;line-height:1.5;overflow-wrap:anywhere}
@media screen{body{max-width:816px;margin:0 auto;padding:48px}body.certificate{max-width:1056px}}
h1,h2,h3,h4,p,dl,dd,ul,ol,figure{margin:0;padding:0}
h1,h2,h3,h4{font-family:var(--heading);line-height:1.25;break-after:avoid}
h1{font-size:var(--title-size);font-weight:var(--title-weight);letter-spacing:-.01em;line-height:1.15}
a{color:inherit;text-decoration:none}
img{max-width:100%}
p{white-space:pre-line}
p+p{margin-top:.7em}
.keep{break-inside:avoid}
.muted,.subtitle{color:var(--muted)}
.subtitle{font-size:1.1em;margin-top:4px}
.logo{display:block;max-width:220px;max-height:60px;object-fit:contain;object-position:left center;margin-bottom:10px}
.inline-image{max-height:80px}
.sender-name{font-size:1.15em;font-weight:700}
.lines{white-space:pre-line;color:var(--muted)}
.head-top{display:flex;justify-content:space-between;align-items:flex-start;gap:32px}
.head-top>*{min-width:0}
.head-title{text-align:right;flex:none;max-width:65%}
.head-title:first-child{text-align:left;max-width:none;flex:1}
.head-contact{text-align:right;flex:none;max-width:45%}
.number{font-size:1.1em;font-variant-numeric:tabular-nums;margin-top:4px}
.status{display:inline-block;margin-top:8px;padding:2px 10px;border:1px solid currentColor;border-radius:99px;font-size:.8em;font-weight:600;letter-spacing:.04em;text-transform:uppercase}
.intro{display:flex;gap:24px 40px;margin-top:26px;justify-content:space-between}
.others{flex-wrap:wrap;justify-content:flex-start}
.parties{display:flex;flex-wrap:wrap;gap:24px 40px;flex:1 1 0;min-width:0}
.party{min-width:150px;flex:0 1 220px}
.party-name{font-weight:600;font-size:1.05em}
.label{font-size:.8em;font-weight:600;color:var(--muted);margin-bottom:4px}
.meta{display:grid;grid-template-columns:auto minmax(0,auto);gap:4px 22px;align-content:start;align-items:baseline;flex:0 1 auto;max-width:56%}
.meta.alone{display:flex;flex-wrap:wrap;gap:12px 40px;max-width:none}
.meta.alone dt{font-size:.85em}
.meta.alone dd{text-align:left}
.meta dt{color:var(--muted);font-size:.92em;overflow-wrap:normal}
.meta dd{text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
section.block,.notes,.terms{margin-top:26px}
h2{font-size:1.15em;font-weight:700;margin-bottom:8px}
h3{font-size:1.02em;font-weight:700;margin-bottom:3px}
.block .block{margin-top:14px}
.facts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:36px}
.facts>div{display:flex;justify-content:space-between;gap:16px;padding:6px 0;border-bottom:1px solid var(--rule);break-inside:avoid}
.facts dt{color:var(--muted);flex:0 0 auto;max-width:50%}
.facts dd{text-align:right;min-width:0;font-variant-numeric:tabular-nums}
.facts .long{grid-column:1/-1}
.facts .long dd{text-align:left;flex:1}
.facts .long dt{min-width:7em}
.facts.single{grid-template-columns:minmax(0,1fr)}
.list{padding-left:1.3em}
.list li{margin:3px 0;padding-left:2px}
.list li::marker{color:var(--accent-ink)}
.inline-list{display:flex;flex-wrap:wrap;gap:6px;list-style:none}
.inline-list li{padding:3px 10px;background:var(--tint);border:1px solid var(--rule);border-radius:var(--radius);font-size:.92em}
.metrics{display:flex;flex-wrap:wrap;gap:12px}
.metric{flex:1 1 34%;min-width:0;padding:14px 16px;background:var(--tint);border:1px solid var(--rule);border-radius:var(--radius);break-inside:avoid}
.in-1 .metric{flex-basis:100%}
.in-3 .metric{flex-basis:26%}
.in-4 .metric{flex-basis:20%}
.metric-label{font-size:.85em;color:var(--muted)}
.metric-value{font-family:var(--heading);font-size:1.7em;font-weight:700;line-height:1.3;color:var(--accent-ink);font-variant-numeric:tabular-nums}
.metric-value.long{font-size:1.3em}
.metric-value.words{font-size:1em}
.metric-change{font-size:.88em;font-weight:600}
.metric-note{font-size:.82em;color:var(--muted);margin-top:2px}
.entry{margin-top:14px}
.entry:first-child{margin-top:0}
.entry-head{display:flex;justify-content:space-between;gap:20px;align-items:baseline;break-inside:avoid;break-after:avoid}
.entry-head h3{margin:0}
.entry-aside{color:var(--muted);font-size:.92em;white-space:nowrap}
.entry-subtitle{color:var(--muted);font-weight:600}
.entry .block{margin-top:6px}
.remarks{margin-top:4px;color:var(--muted);font-size:.92em}
.remark{margin-right:18px}
.remark b{font-weight:600}
.entry h4{font-size:.92em;margin-bottom:2px}
figure img{display:block;max-height:420px}
figcaption{color:var(--muted);font-size:.88em;margin-top:4px}
.table-wrap{max-width:100%}
table{width:100%;border-collapse:collapse}
thead{display:table-header-group}
tr{break-inside:avoid}
th{text-align:left;font-weight:600;font-size:.92em;vertical-align:bottom;overflow-wrap:break-word;hyphens:auto}
${FITTING}
th,td{padding:8px 10px}
td{vertical-align:top;border-bottom:1px solid var(--rule)}
.num{text-align:right;font-variant-numeric:tabular-nums}
.totals .num{white-space:nowrap}
.dense{font-size:.9em}
.dense th,.dense td{padding:6px 7px}
.crowded{font-size:.78em}
.even{table-layout:fixed}
.crowded th,.crowded td{padding:5px}
.items{margin-top:28px}
.items .first{font-weight:600}
.row-details{overflow-wrap:anywhere;font-weight:400;color:var(--muted);font-size:.9em;margin-top:2px;white-space:pre-line}
.totals{width:310px;max-width:100%;margin:14px 0 0 auto;break-before:avoid;break-inside:avoid}
.totals table{display:inline-table;vertical-align:top}
.totals th,.totals td{border:0;padding:5px 10px;font-size:1em}
.totals th{font-weight:400;color:var(--muted)}
.totals .strong th,.totals .strong td{font-weight:700;color:var(--ink)}
.totals .grand th,.totals .grand td{font-size:1.2em;font-weight:700;color:var(--accent-ink);border-top:2px solid var(--accent);padding-top:10px;padding-bottom:10px}
.notes{break-before:avoid}
.short{display:inline-block;width:100%;vertical-align:top}
.short>section.block:first-child{margin-top:0}
.notes p,.terms p{color:var(--ink)}
.signatures{display:flex;flex-wrap:wrap;gap:44px 36px;margin-top:60px;break-inside:avoid}
.signature{flex:1 1 200px;max-width:320px;break-inside:avoid;display:flex;flex-direction:column;justify-content:flex-end}
.signature img{max-height:54px;max-width:200px;display:block;object-fit:contain;object-position:left bottom}
.signature-line{border-top:1px solid var(--ink);padding-top:6px}
.signature-name{font-weight:600;min-height:1.5em}
.signature-title{color:var(--muted);font-size:.92em}
.letter-date{margin-top:28px}
.letter-to{margin-top:24px}
.letter-subject{margin-top:26px;font-weight:700}
.letter-body{margin-top:22px;font-size:1.05em;line-height:1.65}
.letter-body p+p{margin-top:1em}
.letter-after{margin-top:26px;font-size:.96em}
.letter-after b{font-weight:600}
.letter-after p+p{margin-top:.4em}
.letter-closing{margin-top:28px;break-inside:avoid}
.letter-closing .signatures{margin-top:52px}
.letter-closing .signature-line{border:0;padding:0}
.clauses{margin-top:26px;counter-reset:clause}
.clause{margin-top:18px}
.clause .block{margin-top:4px}
.clause>h3::before,.clause>.clause-text::before{counter-increment:clause;content:counter(clause) ". ";color:var(--accent-ink);font-weight:700}
.clause>.clause-text{display:block}
.between{margin-top:22px;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px}
.between .party{padding:14px 16px;background:var(--tint);border-left:3px solid var(--accent);border-radius:var(--radius)}
`;

const HEADERS: Readonly<Record<StyleTokens['header'], string>> = {
  plain: '.head{padding-bottom:6px}\n',
  rule: '.head{padding-bottom:18px;border-bottom:3px solid var(--accent)}.head h1{color:var(--accent-ink)}\n',
  band: '.head{padding:26px 28px;background:var(--accent);color:var(--on-accent);border-radius:var(--radius)}.head .lines,.head .subtitle,.head .muted,.head .label{color:inherit;opacity:.92}\n',
  centered:
    '.head{padding-bottom:16px;border-bottom:4px double var(--accent);text-align:center}.head-top{flex-direction:column;align-items:center;gap:12px}.head-title,.head-title:first-child{text-align:center;max-width:none}.head h1{color:var(--accent-ink)}.logo{margin-left:auto;margin-right:auto}\n',
};
const TABLES: Readonly<Record<StyleTokens['table'], string>> = {
  line: 'thead th{border-bottom:1.5px solid var(--ink)}th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}\n',
  tint: 'thead th{background:var(--tint);border-bottom:2px solid var(--accent);color:var(--accent-ink)}\n',
  fill: 'thead th{background:var(--accent);color:var(--on-accent)}\n',
};
const SECTION_TITLES: Readonly<Record<StyleTokens['sectionTitle'], string>> = {
  caps: 'h2{font-size:.85em;letter-spacing:.07em;text-transform:uppercase;color:var(--accent-ink)}\n',
  bold: 'h2{font-size:1.15em}\n',
  underlined:
    'h2{font-size:1.12em;color:var(--accent-ink);border-bottom:1px solid var(--rule);padding-bottom:4px}\n',
};
