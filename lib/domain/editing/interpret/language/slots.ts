import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

/** Words in a row, by what they mean. */
export interface Meanings<Value> {
  readonly byWords: ReadonlyMap<string, Value>;
  readonly longest: number;
  /** How many words the longest has that begins with a word: most words begin none. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

/** `table`: for each meaning the words that have it, parted by bars. */
export function meanings<Value extends string>(
  table: Readonly<Record<Value, string>>,
): Meanings<Value> {
  return meaningsOf(
    (Object.entries(table) as [Value, string][]).flatMap(([value, list]) =>
      wordsIn(list).map((words) => [words, value] as const),
    ),
  );
}

/** Words that all mean one thing; without bars each word is one of its own. */
export function wordList(list: string): Meanings<true> {
  return meaningsOf(wordsIn(list).map((words) => [words, true] as const));
}

function wordsIn(list: string): string[] {
  const parts = list.includes('|') ? list.split('|') : list.trim().split(/\s+/);
  return parts.map((words) => words.trim().replace(/\s+/g, ' ')).filter((words) => words !== '');
}

function meaningsOf<Value>(entries: readonly (readonly [string, Value])[]): Meanings<Value> {
  const byWords = new Map(entries);
  const byFirst = longestFrom(byWords.keys());
  return { byWords, longest: Math.max(1, ...byFirst.values()), longestFrom: byFirst };
}

/** How many words the longest have that begin with a word. */
export function longestFrom(all: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const words of all) {
    const [first = '', ...others] = words.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  }
  return longest;
}

/** What stands somewhere in a clause: from token `at` up to token `next`. */
export interface Found<Value> {
  readonly value: Value;
  readonly at: number;
  readonly next: number;
}

/**
 * A clause whose words are accounted for one after the other, in any order: what it speaks of, what is
 * to become of it, where. A reader that leaves words over has not understood it.
 */
export interface Slots {
  readonly phrase: Phrase;
  /** The first words, the longest at their place, that mean something of these; accounted for from then on. */
  take<Value>(known: Meanings<Value>): Found<Value> | undefined;
  takeAll<Value>(known: Meanings<Value>): readonly Found<Value>[];
  /** The same of what a reader makes of at most so many words, where `mayBegin` says that they may begin with a token. */
  takeRead<Value>(
    read: (words: Phrase) => Value | undefined,
    most: number,
    mayBegin?: (token: Token) => boolean,
  ): Found<Value> | undefined;
  takeAllRead<Value>(
    read: (words: Phrase) => Value | undefined,
    most: number,
    mayBegin?: (token: Token) => boolean,
  ): readonly Found<Value>[];
  /** Whether what is found is said to be what is not wished: "not", "instead of" stand before it. */
  unwished(found: Found<unknown>): boolean;
  /** The word at a place, accounted for or not; nothing for what is quoted. */
  word(at: number): string;
  isFree(at: number): boolean;
  /** Accounts for words. */
  mark(from: number, to: number): void;
  /** Whether all words are accounted for, but for those that say nothing. */
  isDone(filler: Meanings<true>): boolean;
}

const NEGATORS = wordList(
  `instead of | rather than | in place of | not | no | without | and not | but not | no longer | not the | other than | over
  | where | replace | replacing | replace all | swap | never | from | exchange | do not | not in | trade | than`,
);
/** What may stand between a "not" and what is not wished. */
const PASSED = new Set(
  'the a an all any of as in with at our its be is are to every each'.split(' '),
);
const MOST_PASSED = 3;
/** A clause of more words gives a text, and no reader of slots reads it. */
const MOST_WORDS = 40;

interface Reader<Value> {
  /** How many words may be looked at from a place on. */
  readonly most: (at: number) => number;
  readonly read: (at: number, length: number) => Value | undefined;
}

/** undefined: too long to be a wish of known words. */
export function slotsOf(phrase: Phrase): Slots | undefined {
  const { tokens } = phrase;
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  const words = tokens.map(({ word, quoted }) => (quoted ? '' : word));
  const taken = tokens.map(() => false);
  const isFree = (at: number) => taken[at] === false;
  const word = (at: number) => words[at] ?? '';
  const mark = (from: number, to: number) => taken.fill(true, Math.max(0, from), to);
  /** How many words from a place on are not accounted for, up to so many. */
  const freeFrom = (at: number, most: number) => {
    let length = 0;
    while (length < most && taken[at + length] === false) length++;
    return length;
  };
  const said = (at: number, length: number) => {
    let text = word(at);
    for (let next = at + 1; next < at + length; next++) text += ` ${word(next)}`;
    return text;
  };
  function takeFrom<Value>(start: number, { most, read }: Reader<Value>): Found<Value> | undefined {
    for (let at = start; at < tokens.length; at++)
      for (let length = freeFrom(at, most(at)); length > 0; length--) {
        const value = read(at, length);
        if (value === undefined) continue;
        mark(at, at + length);
        return { value, at, next: at + length };
      }
    return undefined;
  }
  function all<Value>(reader: Reader<Value>): readonly Found<Value>[] {
    const found: Found<Value>[] = [];
    for (let next = takeFrom(0, reader); next !== undefined; ) {
      found.push(next);
      next = takeFrom(next.next, reader);
    }
    return found;
  }
  const known = <Value>({ byWords, longestFrom }: Meanings<Value>): Reader<Value> => ({
    most: (at) => longestFrom.get(word(at)) ?? 0,
    read: (at, length) => byWords.get(said(at, length)),
  });
  const reading = <Value>(
    read: (words: Phrase) => Value | undefined,
    most: number,
    mayBegin: ((token: Token) => boolean) | undefined,
  ): Reader<Value> => ({
    most: (at) => (mayBegin === undefined || mayBegin(tokens[at] as Token) ? most : 0),
    read: (at, length) => read(phrase.slice(at, at + length)),
  });
  function negated(at: number): boolean {
    for (let end = at; end > Math.max(0, at - 1 - MOST_PASSED); end--) {
      for (let length = Math.min(NEGATORS.longest, end); length > 0; length--) {
        if (!NEGATORS.byWords.has(said(end - length, length))) continue;
        mark(end - length, at);
        return true;
      }
      if (!PASSED.has(word(end - 1))) return false;
    }
    return false;
  }
  return {
    phrase,
    take: (table) => takeFrom(0, known(table)),
    takeAll: (table) => all(known(table)),
    takeRead: (read, most, mayBegin) => takeFrom(0, reading(read, most, mayBegin)),
    takeAllRead: (read, most, mayBegin) => all(reading(read, most, mayBegin)),
    unwished: ({ at }) => negated(at),
    word,
    isFree,
    mark,
    isDone: (filler) => {
      all(known(filler));
      return !taken.includes(false);
    },
  };
}
