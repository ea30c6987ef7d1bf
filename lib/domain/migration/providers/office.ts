import { strFromU8, unzipSync } from 'fflate';
import { escapeHtml } from '#lib/shared/html/escape.ts';

/** What a file of an office program says, without its looks. */
export interface OfficeText {
  readonly html: string;
}

const CONTENTS = ['word/document.xml', 'content.xml'];
const MAX_XML = 8_000_000;

/** The elements of both formats, by what they are in HTML. */
const ELEMENTS: Readonly<Record<string, string>> = {
  ...{ 'w:p': 'p', 'w:tbl': 'table', 'w:tr': 'tr', 'w:tc': 'td' },
  ...{ 'text:p': 'p', 'text:h': 'h2', 'table:table': 'table', 'table:table-row': 'tr' },
  ...{ 'table:table-cell': 'td', 'text:list': 'ul', 'text:list-item': 'li' },
};
const BREAKS: ReadonlySet<string> = new Set(['w:br', 'w:cr', 'text:line-break']);
const SPACES: ReadonlySet<string> = new Set(['w:tab', 'text:tab', 'text:s']);
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return ENTITIES[String(name)] ?? whole;
  });

/** The text and tables of a DOCX or ODT. undefined: it is neither. */
export function readOffice(bytes: Uint8Array): OfficeText | undefined {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => CONTENTS.includes(name) && originalSize <= MAX_XML,
    });
    const [content] = Object.values(files);
    return content && { html: toHtml(strFromU8(content)) };
  } catch {
    return undefined;
  }
}

/** A tag of a template may be cut into runs of different looks: the text of a paragraph is one. */
function toHtml(xml: string): string {
  const isWord = xml.includes('<w:document');
  let [html, isText] = ['', !isWord];
  for (const [piece] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    const [, close, name = ''] = /^<(\/?)([\w:-]+)/.exec(piece) ?? [];
    if (name === '') {
      if (isText && !piece.startsWith('<')) html += escapeHtml(decoded(piece));
      continue;
    }
    if (name === 'w:t') isText = close === '' && !piece.endsWith('/>');
    const element = ELEMENTS[name];
    if (element !== undefined && !piece.endsWith('/>')) html += `<${close}${element}>`;
    else if (BREAKS.has(name)) html += '<br>';
    else if (SPACES.has(name)) html += ' ';
  }
  return html;
}
