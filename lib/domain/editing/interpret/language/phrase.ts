import { Kept } from '../../kept.ts';
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
  return new WordsInRow(tokens, instruction);
}

/** Most phrases are only looked at for their words: the rest is made when it is asked for. */
class WordsInRow implements Phrase {
  readonly tokens: readonly Token[];
  readonly #instruction: string;
  readonly #slices = new Map<number, Phrase>();
  #found: Kept | undefined;
  #text: string | undefined;

  constructor(tokens: readonly Token[], instruction: string) {
    this.tokens = tokens;
    this.#instruction = instruction;
  }

  get text(): string {
    this.#text ??= this.tokens.map(textOf).join(' ');
    return this.#text;
  }

  get quoted(): boolean {
    return this.tokens.length === 1 && this.tokens[0]?.quoted === true;
  }

  get raw(): string {
    const [first] = this.tokens;
    const last = this.tokens.at(-1);
    if (first === undefined || last === undefined) return '';
    return this.quoted ? first.raw : written(this.tokens, first, last, this.#instruction);
  }

  get ending(): string {
    const sign = this.#instruction.charAt(this.tokens.at(-1)?.end ?? this.#instruction.length);
    return /[.!?]/.test(sign) ? sign : '';
  }

  get startsLine(): boolean {
    const start = this.tokens[0]?.start;
    return LINE_BEFORE.test(this.#instruction.slice(Math.max(0, (start ?? 0) - 12), start));
  }

  /** Readers ask for the same words again and again. */
  slice(from: number, to = this.tokens.length): Phrase {
    const key = from * MOST_TOKENS + to;
    const known = this.#slices.get(key);
    if (known !== undefined) return known;
    const slice = new WordsInRow(this.tokens.slice(from, to), this.#instruction);
    if (from >= 0 && to >= 0) this.#slices.set(key, slice);
    return slice;
  }

  once<Value>(reader: object, at: number, find: () => Value): Value {
    this.#found ??= new Kept();
    return this.#found.once(reader, at, find);
  }

  with(tokens: readonly Token[]): Phrase {
    return new WordsInRow(tokens, this.#instruction);
  }

  match(pattern: RegExp): Readonly<Record<string, Phrase>> | undefined {
    // Few patterns match, and finding the places of groups takes a pattern of its own.
    const found = pattern.test(this.text) ? withIndices(pattern).exec(this.text) : null;
    return found === null ? undefined : this.#groupsOf(found);
  }

  #groupsOf({ indices }: RegExpExecArray): Readonly<Record<string, Phrase>> {
    const starts = this.#starts();
    const groups: Record<string, Phrase> = {};
    for (const [name, span] of Object.entries(indices?.groups ?? {})) {
      if (span === undefined) continue;
      const from = starts.findIndex((start) => start >= span[0]);
      const after = starts.findIndex((start) => start >= span[1]);
      if (from >= 0) groups[name] = this.slice(from, after < 0 ? starts.length : after);
    }
    return groups;
  }

  #starts(): number[] {
    let at = 0;
    return this.tokens.map((token) => {
      const start = at;
      at += textOf(token).length + 1;
      return start;
    });
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
