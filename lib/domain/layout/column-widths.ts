import type { DataTable } from '#lib/domain/presentation/printed-document.ts';
import { isFigure } from './markup.ts';

/** What A5, Letter with wide margins, A4 or Letter, and A4 or Letter lying down have between their margins, in CSS pixels. */
export const PAGE_WIDTHS = [440, 600, 690, 930] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** How the columns of a table share its width. */
export interface ColumnWidths {
  /** Columns whose text stays on one line. */
  readonly whole: ReadonlySet<number>;
  /** Columns with words that no page can spare the room for: these alone may break in a word. */
  readonly breaking: ReadonlySet<number>;
  /** The narrowest page that the table fits with these columns whole. */
  readonly wholeFrom: PageWidth | undefined;
  /** The narrowest page that it fits with its other words whole. undefined: on none. */
  readonly wordsFrom: PageWidth | undefined;
}

const FONT_SIZE = 13;
const MAX_MEASURED = 60;
const MAX_WORD_CHARS = 30;
const MAX_WHOLE_CHARS = 26;
/** A column of prose is readable from here on, in CSS pixels. */
const READABLE_WIDTH = 150;
/** Estimates are not measurements, and headings are bold. */
const MARGIN_OF_ERROR = 1.06;

interface Measured {
  readonly index: number;
  /** Of the longest text and of the longest word, in CSS pixels, with the cell's padding. */
  readonly text: number;
  readonly word: number;
  readonly chars: number;
  readonly breaks: boolean;
}

/**
 * Decides which columns keep their text on one line: codes, numbers, dates and headings do while the
 * columns of prose still have room. `scale` is that of the table's text, `padding` that of a cell in
 * CSS pixels. Time is linear in the cells.
 */
export function columnWidths(table: DataTable, scale: number, padding: number): ColumnWidths {
  const columns = table.columns.map((_, index) => measure(table, index, scale, padding));
  const isWide = table.columns.length > 8;
  const budget = isWide ? PAGE_WIDTHS[3] : PAGE_WIDTHS[2];
  const rank = ({ index }: Measured) => (isFigure(table.columns[index]?.kind ?? 'text') ? 0 : 1);
  const short = columns
    .filter(({ chars }) => chars <= MAX_WHOLE_CHARS)
    .sort((a, b) => rank(a) - rank(b) || a.text - b.text);
  const whole = new Set<number>();
  let need = columns.reduce((sum, column) => sum + least(column), 0);
  for (const column of short) {
    const more = need - least(column) + column.text;
    if (more > budget) continue;
    need = more;
    whole.add(column.index);
  }
  const words = columns.reduce((sum, { word }) => sum + word, 0);
  return {
    whole,
    breaking: new Set(columns.filter(({ breaks }) => breaks).map(({ index }) => index)),
    wholeFrom: whole.size === 0 ? undefined : PAGE_WIDTHS.find((width) => need <= width),
    wordsFrom: PAGE_WIDTHS.find((width) => words <= width),
  };
}

/** What a column needs that may wrap. */
function least({ text, word }: Measured): number {
  return Math.max(word, Math.min(text, READABLE_WIDTH));
}

function measure(table: DataTable, index: number, scale: number, padding: number): Measured {
  let [text, word, chars, breaks] = [0, 0, 0, false];
  const add = (content: string) => {
    chars = Math.max(chars, content.length);
    const width = textWidth(content);
    text = Math.max(text, width);
    if (content.length <= MAX_WORD_CHARS && !content.includes(' ')) {
      word = Math.max(word, width);
      return;
    }
    for (const part of content.slice(0, MAX_MEASURED * 4).split(/\s+/)) {
      if (part.length > MAX_WORD_CHARS) breaks = true;
      else word = Math.max(word, textWidth(part));
    }
  };
  add(table.columns[index]?.label ?? '');
  for (const { cells } of table.rows) {
    const cell = cells[index];
    if (cell !== undefined) add(cell.text);
  }
  const pixels = (width: number) => width * scale * MARGIN_OF_ERROR + padding;
  return { index, text: pixels(text), word: pixels(word), chars, breaks };
}

/** Widths of ASCII characters in "Open Sans", the widest of the fonts, as parts of its size. */
const ASCII_WIDTHS = Float64Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Z]/.test(char)) return 0.67;
  if (/[0-9]/.test(char)) return 0.575;
  return " .,:;'|/-()iljtf!".includes(char) ? 0.33 : 0.57;
});
const LETTER_WIDTH = 0.57;
/** Of Chinese and Japanese signs and what comes behind them, such as emoji. */
const SQUARE_WIDTH = 1.02;
const FIRST_SQUARE = 0x2e80;

/** In CSS pixels. */
function textWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length && index < MAX_MEASURED; index += 1) {
    const code = text.charCodeAt(index);
    const isTail = code >= 0xdc00 && code < 0xe000;
    if (!isTail) width += ASCII_WIDTHS[code] ?? (code < FIRST_SQUARE ? LETTER_WIDTH : SQUARE_WIDTH);
  }
  return width * FONT_SIZE;
}
