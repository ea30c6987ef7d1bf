import { imageUrl, safeUrl } from '#lib/shared/addresses/urls.ts';
import { sanitizeRichText } from '#lib/shared/html/rich-text.ts';
import { trimmedLines } from '#lib/shared/text/trimmed-lines.ts';

/** What the sanitiser writes: its own tags, and nothing else in angle brackets. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z:-]+="[^"]*")*)>/g;
const ATTRIBUTE = /([a-z:-]+)="([^"]*)"/g;
const INLINE = words(
  'a abbr b code del em i ins kbd mark q s samp small strike strong sub sup u var',
);
const LISTS = words('ul ol');
const BLOCKS = words('p div blockquote pre ul ol li dl dt dd table caption h1 h2 h3 h4 h5 h6');
const TABLE_PARTS = words('thead tbody tfoot tr th td caption');
/** Elements that end where another of these begins, and what keeps them apart. */
const ENDED_BY: Readonly<
  Record<string, { ends: ReadonlySet<string>; within: ReadonlySet<string> }>
> = {
  li: { ends: words('li'), within: LISTS },
  dt: { ends: words('dt dd'), within: words('dl') },
  dd: { ends: words('dt dd'), within: words('dl') },
  tr: { ends: words('tr'), within: words('table') },
  td: { ends: words('td th'), within: words('table') },
  th: { ends: words('td th'), within: words('table') },
};
const CELLS = words('td th caption');
const HEADINGS = words('h3 h4');
const DEEPEST = 40;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * The formatting of HTML from data, sanitised, each element closed and in a place of its own, so that
 * no end tag ends what stands around it. `inline` leaves only what fits a line, with breaks for blocks.
 */
export function formattedMarkup(markup: string, inline = false): string {
  const open: string[] = [];
  const clean = sanitizeRichText(markup);
  let [out, at] = ['', 0];
  for (const match of clean.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    out += clean.slice(at, match.index);
    at = match.index + whole.length;
    if (inline && BLOCKS.has(name)) out += '\n';
    else out += slash === '/' ? closingTag(name, open) : openingTag(name, attributes, open);
  }
  out += clean.slice(at);
  for (const name of open.reverse()) out += `</${name}>`;
  return inline ? trimmedLines(out).join('<br>') : out;
}

function closingTag(name: string, open: string[]): string {
  const index = open.lastIndexOf(levelled(name));
  // A cell's markup ends no table around it.
  if (
    index === -1 ||
    (!TABLE_PARTS.has(name) && name !== 'table' && open.lastIndexOf('table') > index)
  )
    return '';
  return open
    .splice(index)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');
}

function openingTag(rawName: string, attributes: string, open: string[]): string {
  const name = levelled(rawName);
  if (name === 'br') return '<br>';
  if (name === 'hr') return '<hr>';
  if (name === 'img') return image(attributes);
  if (!isPlaced(name, open) || open.length >= DEEPEST) return '';
  const before = endedBy(name, open);
  open.push(name);
  return `${before}<${name}${attributesOf(name, attributes)}>`;
}

/** Ends what a reader of HTML ends where this begins, or its end tags would end what stands around them. */
function endedBy(name: string, open: string[]): string {
  const { ends, within } = ENDED_BY[name] ?? { ends: NONE, within: NONE };
  const from = Math.max(
    open.findLastIndex((each) => ends.has(each)),
    BLOCKS.has(name) ? open.lastIndexOf('p') : -1,
    HEADINGS.has(name) && HEADINGS.has(open.at(-1) ?? '') ? open.length - 1 : -1,
  );
  const wall = open.findLastIndex((each) => within.has(each) || CELLS.has(each));
  if (from === -1 || wall > from) return '';
  return open
    .splice(from)
    .reverse()
    .map((each) => `</${each}>`)
    .join('');
}

const NONE: ReadonlySet<string> = new Set();

/** Titles within a value stand below those of the document. */
function levelled(name: string): string {
  if (/^h[1-3]$/.test(name)) return 'h3';
  return /^h[4-6]$/.test(name) ? 'h4' : name;
}

function isPlaced(name: string, open: readonly string[]): boolean {
  if (name === 'a') return !open.includes('a');
  if (name === 'li') return open.some((each) => LISTS.has(each));
  if (name === 'dt' || name === 'dd') return open.includes('dl');
  if (TABLE_PARTS.has(name)) return open.includes('table');
  if (name === 'table') return !open.includes('table');
  return INLINE.has(name) || BLOCKS.has(name);
}

function attributesOf(name: string, attributes: string): string {
  if (LISTS.has(name)) return `${numbered(attributes, 'start')} class="list"`;
  if (name === 'td' || name === 'th')
    return numbered(attributes, 'colspan') + numbered(attributes, 'rowspan');
  if (name !== 'a') return '';
  const href = attribute(attributes, 'href');
  return /^(?:https?:|mailto:|tel:)/i.test(href) && safeUrl(href) !== undefined
    ? ` href="${href}"`
    : '';
}

function image(attributes: string): string {
  const src = attribute(attributes, 'src');
  return imageUrl(src.replaceAll('&amp;', '&')) === undefined
    ? ''
    : `<img class="picture" src="${src}" alt="${attribute(attributes, 'alt')}">`;
}

/** A value as the sanitiser wrote it, escaped. */
function attribute(attributes: string, wanted: string): string {
  for (const [, name, value = ''] of attributes.matchAll(ATTRIBUTE))
    if (name === wanted) return value;
  return '';
}

function numbered(attributes: string, name: string): string {
  const value = attribute(attributes, name);
  return /^[1-9]\d{0,2}$/.test(value) ? ` ${name}="${value}"` : '';
}
