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
  /** Other words of the same instruction, in the order in which they are given. */
  with(tokens: readonly Token[]): Phrase;
}

const LINE_BEFORE = /\n[ \t]{0,4}(?:[-*•·–+]|\d{1,2}[.):])?[ \t]{0,4}$/;

/** `instruction` is what the tokens' places refer to. */
export function phraseOf(tokens: readonly Token[], instruction: string): Phrase {
  let text = '';
  const starts: number[] = [];
  for (const token of tokens) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += token.quoted ? `"${token.word.replaceAll('"', '')}"` : token.word;
  }
  const first = tokens[0];
  const last = tokens.at(-1);
  const quoted = tokens.length === 1 && first?.quoted === true;
  const raw =
    first === undefined || last === undefined
      ? ''
      : quoted
        ? first.raw
        : written(tokens, first, last, instruction);
  const slice = (from: number, to?: number) => phraseOf(tokens.slice(from, to), instruction);
  return {
    tokens,
    text,
    raw,
    quoted,
    ending: /[.!?]/.exec(instruction.charAt(last?.end ?? instruction.length))?.[0] ?? '',
    startsLine: LINE_BEFORE.test(
      instruction.slice(Math.max(0, (first?.start ?? 0) - 12), first?.start),
    ),
    slice,
    with: (others) => phraseOf(others, instruction),
    match: (pattern) => matched(pattern, text, starts, slice),
  };
}

/** As it stands in the instruction, or word by word where words were put in another order. */
function written(tokens: readonly Token[], first: Token, last: Token, instruction: string): string {
  const inOrder = tokens.every(({ start }, at) => start >= (tokens[at - 1]?.start ?? 0));
  return inOrder
    ? instruction.slice(first.start, last.end)
    : tokens.map(({ raw, quoted }) => (quoted ? `"${raw}"` : raw)).join(' ');
}

function matched(
  pattern: RegExp,
  text: string,
  starts: readonly number[],
  slice: (from: number, to: number) => Phrase,
): Readonly<Record<string, Phrase>> | undefined {
  // Few patterns match, and finding the places of groups takes a pattern of its own.
  const found = pattern.test(text) ? withIndices(pattern).exec(text) : null;
  if (found === null) return undefined;
  const groups: Record<string, Phrase> = {};
  for (const [name, span] of Object.entries(found.indices?.groups ?? {})) {
    if (span === undefined) continue;
    const from = starts.findIndex((start) => start >= span[0]);
    const after = starts.findIndex((start) => start >= span[1]);
    if (from >= 0) groups[name] = slice(from, after < 0 ? starts.length : after);
  }
  return groups;
}

const indexed = new WeakMap<RegExp, RegExp>();

function withIndices(pattern: RegExp): RegExp {
  if (pattern.hasIndices) return pattern;
  const same = indexed.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}d`);
  indexed.set(pattern, same);
  return same;
}
