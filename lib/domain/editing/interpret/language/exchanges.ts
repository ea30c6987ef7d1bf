import type { Token } from './tokens.ts';

const TAKES = /^(?:strike|delete|remove|drop|cut|scratch|erase|cross|take|strike through)$/;
const OUT = /^(?:out|away|off|through)$/;
const BRINGS = /^(?:insert|write|put|add|say|enter|have|use|type|print|set|place)$/;
const JOIN = /^(?:and|,|;|then|instead|:|\.)$/;
const THERE = /^(?:instead|there|in (?:its|that) place|in place of it)$/;
const MOST_JOINS = 3;
const MOST_WORDS = 40;

/** One text in the place of another, in whatever order both are said: "strike X and insert Y" as "replace X with Y". */
export function asReplacement(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > MOST_WORDS) return tokens;
  return struck(tokens) ?? added(tokens) ?? replacing(tokens) ?? patterned(tokens) ?? tokens;
}

const word = (like: Token, said: string): Token => ({
  ...like,
  word: said,
  raw: said,
  quoted: false,
});
const is = (token: Token | undefined, pattern: RegExp) =>
  token !== undefined && !token.quoted && pattern.test(token.word);

/** "strike '240 pounds' and insert '£255'" */
function struck(tokens: readonly Token[]): readonly Token[] | undefined {
  for (const [at, verb] of tokens.entries()) {
    if (!is(verb, TAKES)) continue;
    const from = is(tokens[at + 1], OUT) ? at + 2 : at + 1;
    const old = tokens[from];
    if (old?.quoted !== true) continue;
    let next = is(tokens[from + 1], OUT) ? from + 2 : from + 1;
    const joint = next;
    while (next < joint + MOST_JOINS && is(tokens[next], JOIN)) next++;
    const to = tokens[next + 1];
    if (next === joint || !is(tokens[next], BRINGS) || to?.quoted !== true) continue;
    const rest = tokens.slice(next + 2);
    const isThere = THERE.test(
      rest
        .map((one) => one.word)
        .join(' ')
        .replace(/ ?[.!]$/, ''),
    );
    if (rest.length > 0 && !isThere && !is(rest[0], /^[.,;!]$/)) continue;
    return [
      ...tokens.slice(0, at),
      word(verb, 'replace'),
      old,
      word(verb, 'with'),
      to,
      ...(isThere ? [] : rest),
    ];
  }
  return undefined;
}

/** "add “Kind regards” instead of “Yours sincerely”" */
function added(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(
    (one, place) => is(one, BRINGS) && tokens[place + 1]?.quoted === true,
  );
  const [verb, to] = [tokens[at], tokens[at + 1]];
  if (verb === undefined || to === undefined) return undefined;
  const length = is(tokens[at + 2], /^(?:instead|place)$/) ? 2 : 3;
  const said = tokens.slice(at + 2, at + 2 + length).map((one) => one.word);
  if (!/^(?:instead of|in place of)$/.test(said.join(' '))) return undefined;
  const old = tokens[at + 2 + length];
  return old?.quoted !== true
    ? undefined
    : [
        ...tokens.slice(0, at),
        word(verb, 'replace'),
        old,
        word(verb, 'with'),
        to,
        ...tokens.slice(at + 3 + length),
      ];
}

/** "“Due on receipt” shall replace the terms" */
function replacing(tokens: readonly Token[]): readonly Token[] | undefined {
  const [to] = tokens;
  if (to?.quoted !== true) return undefined;
  const at = tokens.findIndex((one) => is(one, /^replaces?$/));
  const between = tokens.slice(1, at).map((one) => one.word);
  if (at < 1 || !/^(?:shall|should|must|will|is to|has to|can|may)?$/.test(between.join(' ')))
    return undefined;
  const end = tokens.findIndex((one, place) => place > at && is(one, /^[;,.]$/));
  const stop = end < 0 ? tokens.length : end;
  const verb = tokens[at] as Token;
  return [
    word(verb, 'change'),
    ...tokens.slice(at + 1, stop),
    word(verb, 'to'),
    to,
    ...tokens.slice(stop),
  ];
}

const SLASH = /^\/$/;

/** "s/four weeks/six weeks/", as editors of text have it. */
function patterned(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex((one, place) => is(one, /^s$/) && is(tokens[place + 1], SLASH));
  const first = tokens[at];
  if (first === undefined || tokens[at + 1]?.start !== first.end) return undefined;
  const signs = tokens.flatMap((one, place) => (place > at && is(one, SLASH) ? [place] : []));
  const [open, middle, close] = signs;
  if (open === undefined || middle === undefined || middle < open + 2) return undefined;
  const last = close ?? tokens.length;
  const said = (from: number, to: number): Token => {
    const some = tokens.slice(from, to);
    const raw = some.map((one, step) => {
      const before = some[step - 1];
      return before !== undefined && before.end < one.start ? ` ${one.raw}` : one.raw;
    });
    return { ...(some[0] ?? first), word: raw.join(''), raw: raw.join(''), quoted: true };
  };
  if (last < middle + 2) return undefined;
  const flags = is(tokens[last + 1], /^g?i?$/) ? 1 : 0;
  return [
    ...tokens.slice(0, at),
    word(first, 'replace'),
    said(open + 1, middle),
    word(first, 'with'),
    said(middle + 1, last),
    ...tokens.slice(last + 1 + flags),
  ];
}
