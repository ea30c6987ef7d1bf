import {
  advance,
  afterValue,
  type HtmlPosition,
  START,
} from '#lib/domain/templates/html-context.ts';
import { type WrittenTag, writtenTags } from '#lib/domain/templates/parse-template.ts';

/** A template whose tags an HTML parser leaves where they are. */
export interface ProtectedTemplate {
  readonly html: string;
  /** Puts the tags back into markup that was made from `html`. */
  restore(html: string): string;
  /** Which tag, counted from 0, a comment of the parsed markup stands for; undefined: none. */
  indexOf(comment: string): number | undefined;
}

/** Tags that print something; the others only open, close, remark or include. */
const PRINTS = new Set(['name', '&']);
/** What HTML writes as it is, in text and in a quoted attribute. */
const PLAIN = /^[^&<>"'`\u00a0]+$/;
/** Behind these only elements may stand: a parser moves text out of the table. */
const NO_TEXT_BEHIND =
  /^<(?:(?:table|thead|tbody|tfoot|tr|colgroup|select)\b|\/(?:thead|tbody|tfoot|tr|td|th|caption|colgroup|option)\b)/i;

/**
 * Swaps every tag for something that keeps its place: sections around markup for comments, those in
 * style sheets for CSS comments, those between attributes for attributes. Tags that are plain text or
 * plain parts of values stay as they are, so that instructions can name them.
 * @throws validation for a template that does not parse
 */
export function protectTags(template: string): ProtectedTemplate {
  const tags = writtenTags(template);
  const word = unusedWord(template);
  const inline = inlineSections(template, tags);
  const pieces: string[] = [];
  let position = START;
  let betweenCells = false;
  let at = 0;
  for (const [index, tag] of tags.entries()) {
    const text = template.slice(at, tag.at);
    pieces.push(text);
    position = advance(position, text);
    betweenCells = isBetweenCells(text, betweenCells);
    const place = { template, tag, position, betweenCells, isInline: inline.has(tag) };
    pieces.push(standIn(place, `${word}${index}_`));
    if (PRINTS.has(tag.type)) position = afterValue(position);
    at = tag.end;
  }
  pieces.push(template.slice(at));
  const standsFor = new RegExp(`^${word}(\\d+)_$`);
  return {
    html: pieces.join(''),
    restore: (html) => restore(html, template, tags, word),
    indexOf: (comment) => {
      const digits = standsFor.exec(comment)?.[1];
      return digits === undefined ? undefined : Number(digits);
    },
  };
}

/** Whether only elements may follow; `before` is the same of where the text began. */
function isBetweenCells(text: string, before: boolean): boolean {
  const end = text.lastIndexOf('>');
  if (text.slice(end + 1).trim() !== '') return false;
  if (end === -1) return before;
  const start = text.lastIndexOf('<', end);
  return start !== -1 && NO_TEXT_BEHIND.test(text.slice(start, start + 20));
}

function unusedWord(template: string): string {
  let word = 'pwtag';
  while (template.includes(word)) word += 'x';
  return word;
}

interface Place {
  readonly template: string;
  readonly tag: WrittenTag;
  readonly position: HtmlPosition;
  readonly betweenCells: boolean;
  readonly isInline: boolean;
}

function standIn(
  { template, tag, position, betweenCells, isInline }: Place,
  token: string,
): string {
  const written = template.slice(tag.at, tag.end);
  const prints = PRINTS.has(tag.type);
  switch (position.state) {
    case 'text': {
      const isText = isInline || tag.type === 'name';
      if (!isText || betweenCells) return `<!--${token}-->`;
      return PLAIN.test(written) ? written : token;
    }
    case 'element':
      if (position.tag === 'style') return prints ? token : `/*${token}*/`;
      if (position.tag !== 'title' && position.tag !== 'textarea') return written;
      return PLAIN.test(written) ? written : token;
    case 'attribute-value': {
      if (position.attribute === 'style') return prints ? token : `/*${token}*/`;
      return position.quote !== '' && PLAIN.test(written) ? written : token;
    }
    case 'attribute-equals':
      return token;
    case 'tag':
    case 'attribute-name': {
      const isPart =
        position.state === 'attribute-name' &&
        (/[^\s/>]$/.test(template.slice(0, tag.at)) ||
          /^[\w=-]/.test(template.slice(tag.end, tag.end + 1)));
      return isPart ? token : ` data-${token}="" `;
    }
    case 'tag-open':
      return token;
    case 'comment':
      return written;
  }
}

/** Tags of sections that hold no markup, and remarks within text. */
function inlineSections(template: string, tags: readonly WrittenTag[]): ReadonlySet<WrittenTag> {
  const inline = new Set<WrittenTag>();
  const open: WrittenTag[] = [];
  let lastMarkup = -1;
  let scanned = 0;
  for (const tag of tags) {
    const found = template.slice(scanned, tag.at).lastIndexOf('<');
    if (found !== -1) lastMarkup = scanned + found;
    scanned = tag.end;
    if (tag.type === '&' || tag.type === '>') lastMarkup = tag.at;
    if (tag.type === '#' || tag.type === '^') open.push(tag);
    if (tag.type !== '/') continue;
    const start = open.pop();
    if (start === undefined || lastMarkup > start.at) continue;
    inline.add(start).add(tag);
  }
  return inline;
}

function restore(
  html: string,
  template: string,
  tags: readonly WrittenTag[],
  word: string,
): string {
  const token = `${word}(\\d+)_`;
  const forms = new RegExp(`<!--${token}-->|/\\*${token}\\*/|data-${token}=""|${token}`, 'g');
  return html.replace(forms, (form, ...groups: (string | undefined)[]) => {
    const digits = groups.slice(0, 4).find((group) => group !== undefined);
    const tag = tags[Number(digits)];
    return tag === undefined ? form : template.slice(tag.at, tag.end);
  });
}
