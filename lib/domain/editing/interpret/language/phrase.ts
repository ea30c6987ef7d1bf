import { Memo } from '../../memo.ts';
import type { Token } from './tokens.ts';

/** Some words of an instruction in a row. */
export interface Phrase {
  readonly tokens: readonly Token[];
  /** The words with one space between them; quoted strings in double quotes. What patterns are matched on. */
  readonly text: string;
  /** As it was written; only what the quotes hold where it is one quoted string. */
  readonly raw: string;
  /** Whether it is one quoted string. */
  readonly quoted: boolean;
  /** The sign that ends a sentence right behind it, as it was written; empty where there is none. */
  readonly ending: string;
  /** Whether it begins a line of an instruction that has several, after its bullet or number. */
  readonly startsLine: boolean;
  /**
   * What a pattern's named groups hold, and undefined when it does not match. Groups begin and end
   * where words do.
   */
  match(pattern: RegExp): Readonly<Record<string, Phrase>> | undefined;
  slice(from: number, to?: number): Phrase;
  /** What a reader finds at a place, which several rules ask for: found once. */
  once<Value>(reader: object, at: number, find: () => Value): Value;
  /** Other words of the same instruction, in the order in which they are given. */
  with(tokens: readonly Token[]): Phrase;
}

const LINE_BEFORE = /\n[ \t]{0,4}(?:[-*•·–+]|\d{1,2}[.):])?[ \t]{0,4}$/;

/** `instruction` is what the tokens' places refer to. */
export function phraseOf(tokens: readonly Token[], instruction: string): Phrase {
  return new Words(tokens, instruction).between(0, tokens.length);
}

/** All the words that a phrase and its slices are of: readers ask for the same ones again and again. */
class Words {
  readonly tokens: readonly Token[];
  readonly instruction: string;
  readonly #phrases = new Map<number, Phrase>();
  #text: string | undefined;
  #starts: readonly number[] | undefined;

  constructor(tokens: readonly Token[], instruction: string) {
    this.tokens = tokens;
    this.instruction = instruction;
  }

  /** Those from one token up to another. */
  between(from: number, to: number): Phrase {
    const key = from * MOST_TOKENS + to;
    const known = this.#phrases.get(key);
    if (known !== undefined) return known;
    const phrase = new WordsInRow(this, from, to);
    this.#phrases.set(key, phrase);
    return phrase;
  }

  textBetween(from: number, to: number): string {
    this.#text ??= this.tokens.map(textOf).join(' ');
    if (to - from === this.tokens.length) return this.#text;
    return from === to ? '' : this.#text.slice(this.startOf(from), this.startOf(to) - 1);
  }

  /** Where a token begins in the text of all; of the one behind the last: where it would. */
  startOf(at: number): number {
    this.#starts ??= startsOf(this.tokens);
    return this.#starts[at] ?? 0;
  }
}

function startsOf(tokens: readonly Token[]): number[] {
  const starts = [0];
  for (const [at, token] of tokens.entries())
    starts.push((starts[at] ?? 0) + textOf(token).length + 1);
  return starts;
}

/** Most phrases are only looked at for their words: the rest is made when it is asked for. */
class WordsInRow implements Phrase {
  readonly #words: Words;
  readonly #from: number;
  readonly #to: number;
  #tokens: readonly Token[] | undefined;
  #text: string | undefined;
  #found: Memo | undefined;

  constructor(words: Words, from: number, to: number) {
    this.#words = words;
    this.#from = from;
    this.#to = to;
  }

  get tokens(): readonly Token[] {
    const { tokens } = this.#words;
    const isAll = this.#to - this.#from === tokens.length;
    this.#tokens ??= isAll ? tokens : tokens.slice(this.#from, this.#to);
    return this.#tokens;
  }

  get text(): string {
    this.#text ??= this.#words.textBetween(this.#from, this.#to);
    return this.#text;
  }

  get quoted(): boolean {
    return this.#to - this.#from === 1 && this.#words.tokens[this.#from]?.quoted === true;
  }

  get raw(): string {
    const [first] = this.tokens;
    const last = this.tokens.at(-1);
    if (first === undefined || last === undefined) return '';
    return this.quoted ? first.raw : written(this.tokens, first, last, this.#words.instruction);
  }

  get ending(): string {
    const { instruction } = this.#words;
    const sign = instruction.charAt(this.tokens.at(-1)?.end ?? instruction.length);
    return /[.!?]/.test(sign) ? sign : '';
  }

  get startsLine(): boolean {
    const start = this.tokens[0]?.start;
    return LINE_BEFORE.test(this.#words.instruction.slice(Math.max(0, (start ?? 0) - 12), start));
  }

  slice(from: number, to = this.#to - this.#from): Phrase {
    const first = this.#place(from);
    return this.#words.between(first, Math.max(first, this.#place(to)));
  }

  /** Counted from the end where it is negative, as of arrays. */
  #place(at: number): number {
    return at < 0 ? Math.max(this.#from, this.#to + at) : Math.min(this.#to, this.#from + at);
  }

  once<Value>(reader: object, at: number, find: () => Value): Value {
    this.#found ??= new Memo();
    return this.#found.get(reader, at, find);
  }

  with(tokens: readonly Token[]): Phrase {
    return phraseOf(tokens, this.#words.instruction);
  }

  match(pattern: RegExp): Readonly<Record<string, Phrase>> | undefined {
    // Few patterns match, and finding the places of groups takes a pattern of its own.
    const found = pattern.test(this.text) ? withIndices(pattern).exec(this.text) : null;
    return found === null ? undefined : this.#groupsOf(found);
  }

  #groupsOf({ indices }: RegExpExecArray): Readonly<Record<string, Phrase>> {
    const groups: Record<string, Phrase> = {};
    for (const [name, span] of Object.entries(indices?.groups ?? {})) {
      if (span === undefined) continue;
      const from = this.#tokenFrom(span[0]);
      const end = this.#tokenFrom(span[1]);
      if (from < this.#to) groups[name] = this.#words.between(from, Math.max(from, end));
    }
    return groups;
  }

  /** The first token that begins at a place of the text or behind it. */
  #tokenFrom(place: number): number {
    const start = this.#words.startOf(this.#from) + place;
    let at = this.#from;
    while (at < this.#to && this.#words.startOf(at) < start) at++;
    return at;
  }
}

/** No instruction has as many. */
const MOST_TOKENS = 1e6;

const textOf = ({ word, quoted }: Token): string =>
  quoted ? `"${word.replaceAll('"', '')}"` : word;

/** As it stands in the instruction, or word by word where words were put in another order. */
function written(tokens: readonly Token[], first: Token, last: Token, instruction: string): string {
  const inOrder = tokens.every(({ start }, at) => start >= (tokens[at - 1]?.start ?? 0));
  return inOrder
    ? instruction.slice(first.start, last.end)
    : tokens.map(({ raw, quoted }) => (quoted ? `"${raw}"` : raw)).join(' ');
}

const indexed = new WeakMap<RegExp, RegExp>();

function withIndices(pattern: RegExp): RegExp {
  if (pattern.hasIndices) return pattern;
  const same = indexed.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}d`);
  indexed.set(pattern, same);
  return same;
}
