import { TYPE_TITLES } from '#lib/domain/detection/type/type-titles.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { TemplateType } from '#schemas/template.ts';

/** What a document is called: in its properties, and as a file without the ending. */
export interface DocumentName {
  readonly title: string;
  readonly filenameStem: string;
}

const MAX_STEM_LENGTH = 100;
const MAX_TITLE_LENGTH = 300;

/** The document's own number or title as a name (`invoice-1042`), else its type and the date (`invoice-2026-03-02`). */
export function documentName(
  model: PrintedDocument,
  type: DetectedType | TemplateType,
  now: Date,
): DocumentName {
  const number = model.number === undefined ? undefined : withoutTags(model.number.text);
  const word = slug(type === 'custom' ? 'document' : type);
  const own =
    number === undefined
      ? model.titled
        ? slug(withoutTags(model.title))
        : ''
      : numbered(word, slug(number));
  // A template says itself what it makes, whatever its data looks like.
  const heading =
    model.titled || type === model.type || type === 'custom'
      ? withoutTags(model.title)
      : TYPE_TITLES[type];
  const title = number === undefined || heading.includes(number) ? heading : `${heading} ${number}`;
  return {
    title: title.slice(0, MAX_TITLE_LENGTH),
    filenameStem: own === '' ? dated(word, now) : own,
  };
}

/** The name of raw HTML: that of its title or first heading, else the date. */
export function htmlName(html: string, now: Date): DocumentName {
  const title = titleOfHtml(html) ?? '';
  const own = slug(title);
  return { title, filenameStem: own === '' ? dated('document', now) : own };
}

const NUMBER_PREFIX =
  /^(?:inv|invoice|qt|quo|quote|est|estimate|rec|rcpt|receipt|cert|certificate|ctr|contract|rpt|report|no|nr|[iqrce])-(?=.)/;

/** The type and the number: `invoice-1042` for 1042 and for INV-1042, `receipt-tx-99812` for TX-99812. */
function numbered(type: string, number: string): string {
  return number === '' ? '' : cut(`${type}-${number.replace(NUMBER_PREFIX, '')}`);
}

/** Markup in data is text on the page, and nothing in a name. */
function withoutTags(text: string): string {
  const plain = text.replace(/<\/?[a-z][^<>]{0,200}>/gi, '').trim();
  return plain === '' ? text : plain;
}

function dated(word: string, now: Date): string {
  return `${word}-${now.toISOString().slice(0, 10)}`;
}

/** Lower-case letters and digits of any script, parted by single hyphens. */
function slug(text: string): string {
  const words = text
    .slice(0, 500)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return cut(words.replace(/^-+|-+$/g, ''));
}

/** At most 100 characters, not ending in half a pair or in a hyphen. */
function cut(stem: string): string {
  return [...stem].slice(0, MAX_STEM_LENGTH).join('').replace(/-+$/, '');
}

const SEARCHED_CHARS = 200_000;
const TITLE_LENGTH = 2_000;

/** The text of the title element, else of the first h1. undefined: neither says anything. */
export function titleOfHtml(html: string): string | undefined {
  const start = html.slice(0, SEARCHED_CHARS);
  return elementText(start, 'title') ?? elementText(start, 'h1');
}

function elementText(html: string, tag: string): string | undefined {
  const open = new RegExp(`<${tag}(?:\\s[^<>]{0,500})?>`, 'i').exec(html);
  if (open === null) return undefined;
  const from = open.index + open[0].length;
  const content = html.slice(from, from + TITLE_LENGTH);
  const end = content.search(new RegExp(`</${tag}\\s*>`, 'i'));
  const text = plainText(end === -1 ? '' : content.slice(0, end));
  return text === '' ? undefined : text.slice(0, MAX_TITLE_LENGTH);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  middot: '·',
};

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{1,10}));/gi,
      (whole, decimal: string, hex: string, name: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}
