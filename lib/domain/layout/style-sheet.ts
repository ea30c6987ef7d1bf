import type { StyleTokens } from '#lib/domain/styles/tokens.ts';
import { COMPACT_CLASS } from '#lib/ports/compact.ts';
import { cssColor } from '#lib/shared/css/css-values.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { PAGE_WIDTHS } from './column-widths.ts';
import { BASE } from './css/base.ts';
import { BLOCKS, FIGURES, SECTION_TITLES, STRESSED } from './css/blocks.ts';
import { CERTIFICATE, CERTIFICATES } from './css/certificate.ts';
import { colorRules } from './css/colors.ts';
import { HEADERS, PARTIES } from './css/head.ts';
import { CONTRACT, LETTER, LETTERHEADS } from './css/prose.ts';
import { TABLE_BASE, TABLES, TOTALS } from './css/tables.ts';

/** What is left of type and of the air around it where a document is set to take a page less. */
const CLOSER = { text: 0.96, air: 0.6 };

/** Written once, since a document has no time to spare: by style and by type. */
const sheets = new Map<string, string>();

/** The style sheet of a generated layout. An accent of the data's own replaces the style's. */
export function styleSheet(
  tokens: StyleTokens,
  type: DetectedType,
  accent: string | undefined,
): string {
  const key = `${tokens.id} ${type}`;
  const sheet = sheets.get(key) ?? minified(`${variables(tokens)}${rules(tokens, type)}`);
  sheets.set(key, sheet);
  return `:root{--accent:${cssColor(accent) ?? tokens.colors.accent};}${sheet}`;
}

function variables({ colors, fonts, title, text, rhythm, rowPadding, radius }: StyleTokens) {
  return `
:root {
  --start: left;
  --end: right;
  ${colorRules(colors)}
  --heading: ${fonts.heading};
  --body: ${fonts.body};
  --size: ${text.size}px;
  --leading: ${text.leading};
  --title-size: ${title.size}em;
  --title-weight: ${title.weight};
  --title-tracking: ${title.tracking}em;
  --rhythm: ${rhythm}px;
  --row: ${rowPadding}px;
  --radius: ${radius}px;
}
[dir=rtl] { --start: right; --end: left }
:root.${COMPACT_CLASS} {
  --size: ${text.size * CLOSER.text}px;
  --leading: ${text.leading * CLOSER.text};
  --rhythm: ${rhythm * CLOSER.air}px;
  --row: ${rowPadding * CLOSER.air}px;
}
`;
}

function rules(tokens: StyleTokens, type: DetectedType): string {
  return [
    BASE,
    BLOCKS,
    TABLE_BASE,
    FITTING,
    SECTION_TITLES[tokens.sectionTitle],
    FIGURES[tokens.figures],
    HEADERS[tokens.header],
    type === 'contract' ? CONTRACT : '',
    PARTIES[tokens.parties],
    TABLES[tokens.table],
    TOTALS[tokens.totals],
    STRESSED,
    type === 'letter' ? LETTER + LETTERHEADS[tokens.header] : '',
    type === 'certificate' ? CERTIFICATE + CERTIFICATES[tokens.header] : '',
  ].join('');
}

/** On a page of at least that width short columns stay on one line, and words whole; on a narrower one they wrap. */
const FITTING = PAGE_WIDTHS.map((width, index) => {
  const fitting = `
.whole-${width} .whole { white-space: nowrap }
.items.whole-${width} .tight { width: 1% }
.words-${width} :is(td, th):not(.breaking) { overflow-wrap: break-word }
`;
  return index === 0 ? fitting : `@media (min-width: ${width - 10}px) {${fitting}}`;
}).join('');

/** Readable above, where `$ink` stands for the variable, and short on its way: the browser reads it with every document. A space before a colon can be a selector's. */
function minified(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?|(:) /g, (_, mark: string, colon: string) => mark ?? colon)
    .replaceAll(';}', '}')
    .replaceAll(/\$([a-z-]+)/g, 'var(--$1)');
}
