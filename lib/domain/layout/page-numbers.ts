import { languageTag } from '#lib/domain/i18n/money.ts';
import { cssString } from '#lib/shared/css/css-values.ts';
import { HEAD_START } from '#lib/shared/html/whole-document.ts';
import { lengthToInches } from '#schemas/css-length.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { MarkupFacts } from '#schemas/rendering/markup-facts.ts';

const MAX_NAME_CHARS = 70;
/** A line of small type and some air. */
const LEAST_MARGIN_INCHES = 0.3;
/** Where the number of a page stands; the document's name stands opposite. */
const OWN_MARGIN_BOXES = /@(?:top|bottom)-(?:left|center|right)/i;

/** The pages of a document, numbered at their foot: from the second page of a document on, or on every page. */
export type PageNumbering = 'several' | 'always' | 'none';

/**
 * Whether a generated document is numbered. A footer, or a header with a number, of the caller's own
 * does it already, and a margin that is too small has no room.
 */
export function pageNumbering(options: RenderOptions): PageNumbering {
  const { pageNumbers, footerHtml, headerHtml, margin } = options;
  if (pageNumbers === false || footerHtml !== undefined) return 'none';
  if (/\{\{\s*pages?\s*\}\}/.test(headerHtml ?? '')) return 'none';
  const foot = lengthToInches(margin?.bottom ?? '') ?? LEAST_MARGIN_INCHES;
  if (foot < LEAST_MARGIN_INCHES) return 'none';
  return pageNumbers === true ? 'always' : 'several';
}

/**
 * The document with "Page 2 of 5" and its name at the foot of its pages, in its own type and language.
 * One that places something in the margins of its pages itself is left as it is.
 */
export async function numberPages(
  html: string,
  name: string,
  numbering: PageNumbering,
  facts: Pick<MarkupFacts, 'language' | 'direction'>,
): Promise<string> {
  const at = html.indexOf(HEAD_START);
  if (numbering === 'none' || at === -1) return html;
  if (html.includes('@page') && OWN_MARGIN_BOXES.test(html)) return html;
  const end = at + HEAD_START.length;
  const pattern = await patternIn(languageTag(facts.language) ?? 'en');
  const css = rules(facts.direction, pattern, name, numbering);
  return `${html.slice(0, end)}<style>${css}</style>${html.slice(end)}`;
}

const ROOT_LANGUAGE = /<html\b[^>]{0,500}?\slang\s{0,3}=\s{0,3}["']?([\w-]{2,35})/i;
const ROOT_WITHIN_CHARS = 4_000;

/** The language that markup of others names on its root element. */
export function rootLanguage(html: string): string | undefined {
  return languageTag(ROOT_LANGUAGE.exec(html.slice(0, ROOT_WITHIN_CHARS))?.[1]);
}

/**
 * The options with page numbers in a language: the renderer's own are English, so in another one they
 * become a footer, below that of the caller.
 */
export async function numberedInWords(
  options: RenderOptions,
  language: () => string | undefined,
): Promise<RenderOptions> {
  if (options.pageNumbers !== true) return options;
  const pattern = await patternIn(languageTag(language()) ?? 'en');
  if (pattern === ENGLISH) return options;
  const { pageNumbers: _, ...rest } = options;
  const words = pattern.replace(/\{(pages?)\}/g, '{{$1}}');
  const numbers = `<div style="text-align:center">${words}</div>`;
  return { ...rest, footerHtml: (options.footerHtml ?? '') + numbers };
}

const ENGLISH = 'Page {page} of {pages}';

/** The wording of a page's number in a language. */
async function patternIn(language: string): Promise<string> {
  if (/^en\b/i.test(language)) return ENGLISH;
  // Read when it is needed: most documents are in English.
  const { wordTable } = await import('#lib/domain/i18n/wording/word-table.ts');
  return wordTable(language).get(ENGLISH.toLowerCase()) ?? ENGLISH;
}

function rules(
  direction: MarkupFacts['direction'],
  pattern: string,
  name: string,
  numbering: PageNumbering,
): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const parts = pattern.split(/(\{pages?\})/).filter((part) => part !== '');
  const number = parts.map((part) => COUNTERS[part] ?? quoted(part)).join(' ');
  const label = shortened(name);
  const boxes = (named: string, numbered: string) =>
    `{@bottom-${start}{content:${named};${TYPE};text-align:${start}}@bottom-${end}{content:${numbered};${TYPE};text-align:${end}}}`;
  const every = `@page${boxes(quoted(label), number)}`;
  if (numbering === 'always') return every;
  // How many pages there are is known only when they are laid out. A counter style that writes one as
  // nothing leaves the only page of a document without a number, in the one print there is.
  const styles: string[] = [];
  const several = (text: string) => {
    const style = `several-${styles.length}`;
    styles.push(
      `@counter-style ${style}{system:fixed 1;symbols:"";fallback:${style}-many}@counter-style ${style}-many{system:cyclic;symbols:${quoted(text)}}`,
    );
    return `counter(pages,${style})`;
  };
  const first = parts.map((part) =>
    part === '{pages}' ? 'counter(pages,several)' : several(part === '{page}' ? '1' : part),
  );
  const firstPage = `@page:first${boxes(several(label), first.join(' '))}`;
  return `@counter-style several{system:fixed 1;symbols:"";fallback:decimal}${styles.join('')}${every}${firstPage}`;
}

const COUNTERS: Readonly<Record<string, string>> = {
  '{page}': 'counter(page)',
  '{pages}': 'counter(pages)',
};
const TYPE = 'font:8pt/1.2 var(--body,Inter,Arial,sans-serif);color:var(--muted,#5c5c5c)';

function shortened(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  const letters = [...line.slice(0, 2 * MAX_NAME_CHARS)];
  return letters.length <= MAX_NAME_CHARS
    ? line
    : `${letters
        .slice(0, MAX_NAME_CHARS - 1)
        .join('')
        .trimEnd()}…`;
}

/** A CSS string. Apostrophes and brackets need no escape, without which a document is printed sooner. */
function quoted(text: string): string {
  const parts = text.split(/([^'()[\]!@*$|~^+…·–—’“”«»]+)/);
  return `"${parts.map((part, index) => (index % 2 === 1 ? cssString(part) : part)).join('')}"`;
}
