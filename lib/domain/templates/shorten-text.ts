import { DEFAULT_DELIMITERS, mistakeAt } from './syntax-mistake.ts';

/** A template in which one character stands for each long run of text. */
export interface ShortenedTemplate {
  readonly text: string;
  /** The offset in the template of an offset in `text`. Must be asked in ascending order. */
  readonly originalAt: (offset: number) => number;
}

/** Stands for a run of text. Where a template holds the character itself, it maps to itself. */
export const STAND_IN = '\ufffc';
const MIN_TEXT = 16;
/** Names are short, and white space within a tag takes the package quadratic time. */
const MIN_IN_TAG = 100;
const MAX_SPACE = 100;
const MAX_DELIMITERS = 20;

interface Cut {
  readonly at: number;
  readonly removed: number;
}

/**
 * Takes the long texts out of a template before the `mustache` package parses it. The package makes a
 * token of each character of text (780 MB for a template that holds an image of 4 MB) and takes
 * quadratic time for white space inside a tag.
 *
 * A run that begins and ends with a visible character can be one visible character: it decides in the
 * same way which lines hold nothing but tags. No run contains a delimiter or a tag's sigil.
 */
export function shortenText(template: string): ShortenedTemplate {
  const delimiters = delimitersOf(template);
  const opens = delimiters.filter((_, index) => index % 2 === 0);
  // The brace of "{{{" and "}}}" belongs to the delimiter.
  const any = new RegExp(`(\\}?(?:${delimiters.map(escapePattern).join('|')})\\}?)`);
  const pieces = template.split(any);
  const cuts: Cut[] = [];
  let [at, removed] = [0, 0];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0 && piece.length > MIN_TEXT) {
      const mayBeTag = opens.some((open) => pieces[index - 1]?.includes(open));
      const [start, end] = mayBeTag ? insideTag(piece) : visiblePart(piece);
      if (end - start > (mayBeTag ? MIN_IN_TAG : MIN_TEXT)) {
        removed += end - start - STAND_IN.length;
        cuts.push({ at: at + end - removed, removed });
        pieces[index] = piece.slice(0, start) + STAND_IN + piece.slice(end);
      }
    }
    at += piece.length;
  }
  return { text: pieces.join(''), originalAt: ascending(cuts) };
}

/** White space at the ends stays outside, unless there is more of it than any indentation needs. */
function visiblePart(piece: string): [start: number, end: number] {
  const start = piece.length - piece.trimStart().length;
  const end = piece.trimEnd().length;
  return [start > MAX_SPACE ? 0 : start, piece.length - end > MAX_SPACE ? piece.length : end];
}

/** What follows the sigil. White space in front of it costs nothing. */
function insideTag(piece: string): [start: number, end: number] {
  const [lead = ''] = /^\s*[#^/>{&=!]?/.exec(piece) ?? [];
  return [lead.length, piece.length];
}

/** Every delimiter that the template may set anywhere, opening and closing ones in turn. */
function delimitersOf(template: string): readonly string[] {
  const found: string[] = [...DEFAULT_DELIMITERS];
  for (let index = 0; index < found.length; index += 2) {
    const sets = `${escapePattern(found[index] ?? '')}\\s*=\\s*([^\\s=]+)\\s+([^\\s=]+)\\s*=`;
    for (const { 1: open = '', 2: close = '', index: at } of template.matchAll(
      new RegExp(sets, 'g'),
    )) {
      const isKnown = found.some(
        (each, i) => i % 2 === 0 && each === open && found[i + 1] === close,
      );
      if (!isKnown) found.push(open, close);
      if (found.length > MAX_DELIMITERS)
        throw mistakeAt(template, at, `Delimiters change more than ${MAX_DELIMITERS / 2} times`);
    }
  }
  return found;
}

function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&');
}

function ascending(cuts: readonly Cut[]): (offset: number) => number {
  let [passed, removed] = [0, 0];
  return (offset) => {
    for (let cut = cuts[passed]; cut !== undefined && cut.at <= offset; cut = cuts[passed]) {
      ({ removed } = cut);
      passed += 1;
    }
    return offset + removed;
  };
}
