import { escapeHtml } from '#lib/shared/html/escape.ts';
import { inlineMarkdown } from './inline.ts';
import { markdownTable } from './table.ts';

const FENCE = /^ {0,3}(```|~~~)/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.{0,300})$/;
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})[ \t]*$/;
const RULE = /^ {0,3}([-*_])(?: {0,3}\1){2,1000} *$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,12}|\t{1,4})([-*+]|\d{1,9}[.)])[ \t]+(\S.*)$/;
const DEEPEST = 6;

interface Reading {
  readonly lines: readonly string[];
  at: number;
  readonly depth: number;
  /** The level of the highest headings. */
  readonly level: number;
  /** The highest heading's number of signs. */
  readonly top: number;
}

/** Markdown as markup of our own: nothing of the source gets out but as escaped text or a checked address. Linear. */
export function markdownBlocks(source: string, level: number): string {
  const lines = source.split(/\r?\n/);
  const signs = lines.flatMap((line) => HEADING.exec(line)?.[1]?.length ?? []);
  const top = signs.reduce((least, count) => Math.min(least, count), DEEPEST);
  return blocks({ lines, at: 0, depth: 0, level, top });
}

function blocks(reading: Reading): string {
  let out = '';
  while (reading.at < reading.lines.length) out += block(reading);
  return out;
}

function within(reading: Reading, lines: readonly string[]): string {
  return blocks({ ...reading, lines, at: 0, depth: reading.depth + 1 });
}

function block(reading: Reading): string {
  const line = reading.lines[reading.at] ?? '';
  if (line.trim() === '' || RULE.test(line)) {
    reading.at += 1;
    return line.trim() === '' ? '' : '<hr>';
  }
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return code(reading, fence);
  const [, signs, words] = HEADING.exec(line) ?? [];
  if (signs !== undefined && words !== undefined) {
    reading.at += 1;
    return heading(reading, signs.length, words.replace(/ #{1,6} *$/, ''));
  }
  if (reading.depth < DEEPEST && QUOTE.test(line)) return quote(reading);
  if (reading.depth < DEEPEST && ITEM.test(line)) return list(reading);
  const table = markdownTable(reading.lines, reading.at);
  if (table !== undefined) {
    reading.at = table.end;
    return table.markup;
  }
  return paragraph(reading);
}

function heading({ level, top }: Reading, signs: number, words: string): string {
  const tag = `h${Math.min(4, level + Math.max(0, signs - top))}`;
  return `<${tag}>${inlineMarkdown(words.trim())}</${tag}>`;
}

function code(reading: Reading, fence: string): string {
  const start = reading.at + 1;
  let end = start;
  while (end < reading.lines.length && !reading.lines[end]?.trimStart().startsWith(fence)) end += 1;
  reading.at = end + 1;
  return `<pre><code>${escapeHtml(reading.lines.slice(start, end).join('\n'))}</code></pre>`;
}

function quote(reading: Reading): string {
  const inner: string[] = [];
  for (let line = reading.lines[reading.at]; line !== undefined && QUOTE.test(line); ) {
    inner.push(line.replace(QUOTE, ''));
    reading.at += 1;
    line = reading.lines[reading.at];
  }
  return `<blockquote>${within(reading, inner)}</blockquote>`;
}

/** A list of one kind of marker; what is indented below an item belongs to it. */
function list(reading: Reading): string {
  const [, indent = '', marker = ''] = ITEM.exec(reading.lines[reading.at] ?? '') ?? [];
  const ordered = /\d/.test(marker);
  const items: string[] = [];
  while (reading.at < reading.lines.length) {
    const [, own = '', sign = '', first = ''] = ITEM.exec(reading.lines[reading.at] ?? '') ?? [];
    if (sign === '' || own.length > indent.length + 1 || /\d/.test(sign) !== ordered) break;
    reading.at += 1;
    items.push(item(reading, first, indent.length));
  }
  const number = Number.parseInt(marker, 10);
  const tag = ordered ? 'ol' : 'ul';
  const start = ordered && number !== 1 ? ` start="${number}"` : '';
  return `<${tag} class="list"${start}>${items.join('')}</${tag}>`;
}

function item(reading: Reading, first: string, indent: number): string {
  const words = [first];
  const inner: string[] = [];
  for (let line = reading.lines[reading.at]; line !== undefined; line = reading.lines[reading.at]) {
    const next = line.trim() === '' ? reading.lines[reading.at + 1] : line;
    const isDeeper = next !== undefined && indentOf(next) > indent + 1 && next.trim() !== '';
    if (line.trim() === '' ? !isDeeper : !isDeeper && beginsBlock(line)) {
      // A blank line between two items of a list ends neither.
      if (line.trim() === '' && next !== undefined && ITEM.test(next) && indentOf(next) === indent)
        reading.at += 1;
      break;
    }
    if (isDeeper && (inner.length > 0 || line.trim() === '' || beginsBlock(line.trim())))
      inner.push(line);
    else words.push(line.trim());
    reading.at += 1;
  }
  const box = /^\[([ xX])\]\s+/.exec(first);
  const text = inlineMarkdown(words.join('\n').replace(/^\[[ xX]\]\s+/, ''));
  const below = inner.length === 0 ? '' : within(reading, dedented(inner));
  return `<li>${box === null ? '' : box[1] === ' ' ? '☐ ' : '☑ '}${text}${below}</li>`;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function dedented(lines: readonly string[]): string[] {
  const least = lines.reduce(
    (most, line) => (line.trim() === '' ? most : Math.min(most, indentOf(line))),
    80,
  );
  return lines.map((line) => line.slice(Math.min(least, indentOf(line))));
}

function beginsBlock(line: string): boolean {
  return (
    line.trim() === '' ||
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    QUOTE.test(line) ||
    ITEM.test(line)
  );
}

function paragraph(reading: Reading): string {
  const lines = [reading.lines[reading.at] ?? ''];
  reading.at += 1;
  for (let line = reading.lines[reading.at]; line !== undefined; line = reading.lines[reading.at]) {
    if (lines.length === 1 && UNDERLINE.test(line)) {
      reading.at += 1;
      return heading(reading, line.includes('=') ? 1 : 2, lines[0] ?? '');
    }
    if (beginsBlock(line) || markdownTable(reading.lines, reading.at) !== undefined) break;
    lines.push(line);
    reading.at += 1;
  }
  return `<p>${inlineMarkdown(lines.map((line) => line.trim()).join('\n'))}</p>`;
}
