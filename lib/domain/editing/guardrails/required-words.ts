/** Pieces of text of which whatever matches holds at least one; undefined: none are known. */
type Words = readonly string[] | undefined;

/** Shorter pieces are in nearly every text. */
const SHORTEST = 2;

/**
 * Pieces of text of which whatever a pattern matches holds at least one; undefined where none are known.
 * Found in the pattern's own source, so that a rule and what is looked for before it cannot drift
 * apart. What is not understood of it counts as unknown, which costs time and never a finding.
 */
export function requiredWords({
  source,
  flags,
}: Pick<RegExp, 'source' | 'flags'>): readonly string[] | undefined {
  return /[iv]/.test(flags) ? undefined : readAlternatives({ text: source, at: 0 });
}

interface Cursor {
  readonly text: string;
  at: number;
}

/** Each alternative must hold one of its own; so together, one of all. */
function readAlternatives(cursor: Cursor): Words {
  const first = readSequence(cursor);
  let words = first;
  while (cursor.text[cursor.at] === '|') {
    cursor.at += 1;
    const own = readSequence(cursor);
    words = own === undefined ? undefined : words && [...words, ...own];
  }
  return words;
}

/** Of all that stands in a row the rarest. */
function readSequence(cursor: Cursor): Words {
  let best: Words;
  let run = '';
  const offer = (words: Words) => {
    if (words === undefined || words.some((word) => word.length < SHORTEST)) return;
    if (best === undefined || commonness(words) < commonness(best)) best = words;
  };
  while (cursor.at < cursor.text.length && !/[|)]/.test(cursor.text[cursor.at] ?? '')) {
    const item = readItem(cursor);
    const least = readLeastTimes(cursor);
    if (item === 'position') continue;
    if (typeof item === 'object' || least !== 'once') {
      offer([run]);
      run = '';
      if (typeof item === 'object' && least !== 'never') offer(item.words);
    } else run += item;
  }
  offer([run]);
  return best;
}

/** How likely a text holds one of them, roughly: each letter more makes a piece several times as rare. */
function commonness(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + 8 ** -Math.min(word.length, 12), 0);
}

const UNKNOWN: { readonly words: Words } = { words: undefined };
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|\d+|.)/uy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const GROUP = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/uy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/uy;

/** What stands next: a letter, a place between letters, or what a group asks for. */
function readItem(cursor: Cursor): string | 'position' | { readonly words: Words } {
  const sign = cursor.text[cursor.at] ?? '';
  if (sign === '(') return readGroup(cursor);
  if (sign === '[') {
    take(cursor, CLASS);
    return UNKNOWN;
  }
  if (sign === '\\') {
    const escaped = take(cursor, ESCAPE);
    if (/^\\[bB]$/.test(escaped)) return 'position';
    return /^\\[^\p{L}\d]$/u.test(escaped) ? escaped.slice(1) : UNKNOWN;
  }
  const letter = String.fromCodePoint(cursor.text.codePointAt(cursor.at) ?? 0);
  cursor.at += letter.length;
  if (letter === '^' || letter === '$') return 'position';
  return letter === '.' ? UNKNOWN : letter;
}

function readGroup(cursor: Cursor): 'position' | { readonly words: Words } {
  const opening = take(cursor, GROUP);
  const words = readAlternatives(cursor);
  cursor.at += 1;
  // What is looked at around a match is no part of it, or must not be there.
  return /[=!]/.test(opening) ? 'position' : { words };
}

function readLeastTimes(cursor: Cursor): 'never' | 'once' | 'often' {
  const quantifier = take(cursor, QUANTIFIER);
  if (quantifier === '') return 'once';
  return /^(?:[*?]|\{0)/.test(quantifier) ? 'never' : 'often';
}

/** Moves over what the pattern matches right here, if anything. */
function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const [found = ''] = pattern.exec(cursor.text) ?? [];
  cursor.at += found.length;
  return found;
}
