import { firstsOf } from './lists.ts';

/**
 * Patterns that frames are written in: words; `@name` for any phrase of a list; `<name>` or
 * `<name:kind>` for a slot; `[ … ]` for what may be left out; `( … | … )` for a choice.
 */
export type Pattern = readonly Piece[];

type Piece =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'list'; readonly name: string }
  | { readonly is: 'slot'; readonly name: string; readonly kind: string }
  | { readonly is: 'choice'; readonly of: readonly Pattern[] };

const FIGURES = new Set(
  'figure count quantity each rate new-fee money percent share date days code new-line house-number postcode'.split(
    ' ',
  ),
);

/** What cannot be there without a number. */
export function isFigure(piece: Pattern[number]): boolean {
  return piece.is === 'slot' && FIGURES.has(piece.kind);
}

const SIGN = /\[|\]|\(|\)|\||<[^>]+>|[^\s[\]()|<>]+/g;

/** @throws Error where brackets do not match */
export function parsePattern(text: string): Pattern {
  const signs = text.match(SIGN) ?? [];
  let at = 0;
  const sequence = (closing: string | undefined): Pattern[] => {
    const choices: Piece[][] = [[]];
    for (; at < signs.length; at++) {
      const sign = signs[at] ?? '';
      if (sign === closing) return choices;
      if (sign === '|') choices.push([]);
      else choices.at(-1)?.push(piece(sign));
    }
    if (closing !== undefined) throw new Error(`No ${closing} in the pattern: ${text}`);
    return choices;
  };
  const piece = (sign: string): Piece => {
    if (sign === '[' || sign === '(') {
      at++;
      const of = sequence(sign === '[' ? ']' : ')');
      return { is: 'choice', of: sign === '[' ? [...of, []] : of };
    }
    if (/^@./.test(sign)) return { is: 'list', name: sign.slice(1) };
    if (!sign.startsWith('<')) return { is: 'word', word: sign };
    const [name = '', kind = name] = sign.slice(1, -1).split(':');
    return { is: 'slot', name, kind };
  };
  const [whole = [], ...others] = sequence(undefined);
  return others.length === 0 ? whole : [{ is: 'choice', of: [whole, ...others] }];
}

/** The words that a pattern may begin with; undefined where any may, or none has to. */
export function firstWords([piece, ...rest]: Pattern): ReadonlySet<string> | undefined {
  switch (piece?.is) {
    case 'word':
      return new Set([piece.word]);
    case 'list':
      return new Set(firstsOf(piece.name));
    case 'choice': {
      const all = piece.of.map((choice) => firstWords([...choice, ...rest]));
      return all.includes(undefined)
        ? undefined
        : new Set(all.flatMap((each) => [...(each ?? [])]));
    }
    default:
      return undefined;
  }
}

/** A value that a slot may take, and the word behind it. */
export interface Slotted {
  readonly value: unknown;
  readonly end: number;
}

/** What patterns are matched against. */
export interface Matching {
  readonly words: readonly string[];
  /** The word behind each phrase of the list that begins at a word. */
  ends(list: string, at: number): readonly number[];
  /** The likeliest first. */
  slots(kind: string, at: number): readonly Slotted[];
}

export interface Match {
  readonly end: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** All ways in which a pattern covers words from a place on. */
export function* matches(
  pattern: Pattern,
  matching: Matching,
  at: number,
  values: Match['values'] = {},
): Generator<Match> {
  const [piece, ...rest] = pattern;
  if (piece === undefined) {
    yield { end: at, values };
    return;
  }
  switch (piece.is) {
    case 'word':
      if (matching.words[at] === piece.word) yield* matches(rest, matching, at + 1, values);
      return;
    case 'list':
      for (const end of matching.ends(piece.name, at)) yield* matches(rest, matching, end, values);
      return;
    case 'slot':
      for (const { value, end } of matching.slots(piece.kind, at))
        yield* matches(rest, matching, end, { ...values, [piece.name]: value });
      return;
    case 'choice':
      for (const choice of piece.of) yield* matches([...choice, ...rest], matching, at, values);
  }
}
