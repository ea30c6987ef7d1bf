import { endsSentence } from './clauses.ts';
import { FORMS } from './early-form-patterns.ts';
import { filled } from './filled.ts';
import { type Phrase, phraseOf } from './phrase.ts';
import { type Token, textOf } from './tokens.ts';

const MOST_WORDS = 40;

/** Each sentence in the form that most people say it in. */
export function asMostSay(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    const isStop =
      token !== undefined &&
      !token.quoted &&
      /^[.!\n]$/.test(token.word) &&
      endsSentence(tokens, at) &&
      (next === undefined || next.start > token.end);
    if (!isStop && token !== undefined) continue;
    said.push(...sentence(tokens.slice(from, at)), ...(token === undefined ? [] : [token]));
    from = at + 1;
  }
  return said;
}

function sentence(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length < 3 || tokens.length > MOST_WORDS) return tokens;
  const phrase = phraseOf(tooMuch(withAround(withAnd(tokens))), '');
  for (const [form, way] of FORMS) {
    const said = phrase.match(form);
    if (said !== undefined && isText(said['text'])) return filled(way, said, phrase);
  }
  return phrase.tokens;
}

/** What is to be written down is quoted or begins with a capital: "Net 14", "12 Larkspur Way". */
const isText = (said: Phrase | undefined): boolean =>
  said === undefined ||
  said.quoted ||
  /^(?:\d{1,4}\p{L}? )?\p{Lu}/u.test(said.tokens.map(({ raw }) => raw).join(' '));

const OLD = /^(?:, )?(?:and )?(?:not|instead of|rather than|in place of|no longer) /;

/** "at eight now instead of seven" */
function isNowOnly(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.quoted || token.word !== 'now' || at === 0) return false;
  return OLD.test(`${textOf(tokens.slice(at + 1, at + 5))} `);
}

const LOOKS = /^(?:is|are|looks?|seems?|feels?)$/;
const EXTREMES: ReadonlyMap<string, string> = new Map([
  ...'huge enormous gigantic massive humongous giant monstrous'
    .split(' ')
    .map((word) => [word, 'big'] as const),
  ...'tiny minuscule microscopic teeny'.split(' ').map((word) => [word, 'small'] as const),
]);

/** "The title is huge" complains: it is too big. */
function tooMuch(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const size = token.quoted ? undefined : EXTREMES.get(token.word);
    const before = tokens[at - 1];
    return size === undefined || before === undefined || !LOOKS.test(before.word)
      ? [token]
      : [
          { ...token, word: 'too', end: token.start },
          { ...token, word: size },
        ];
  });
}

const ALL_ROUND =
  /^(?:(?:all|right) (?:the way )?a?round|a?round)(?: the (?:outer )?(?:edges?|outside)(?: of)?)? (?!corners|edges)/;
const LINED = /^(?:borders?|frame|line|outline|box|edging)$/;

/** "a border all the way round", "a frame round the page" */
function withAround(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }) => LINED.test(word)) + 1;
  for (let from = at; at > 0 && from < tokens.length; from++) {
    const token = tokens[from];
    if (token === undefined || token.quoted || !/^(?:all|right|a?round)$/.test(token.word))
      continue;
    const said = ALL_ROUND.exec(`${textOf(tokens.slice(from, from + 8))} `)?.[0];
    if (said === undefined) continue;
    const next = from + said.trim().split(' ').length;
    return [...tokens.slice(0, from), { ...token, word: 'around' }, ...tokens.slice(next)];
  }
  return tokens;
}

/** "the red stripe below the title" is none of rows. */
const BESIDE = /^(?:below|beneath|under|underneath|above|over|along|around)$/;

/** "the notes as well as the terms", "in the place of", "a stripe below the title" */
function withAnd(tokens: readonly Token[]): readonly Token[] {
  const isJoin = (at: number) =>
    ['as', 'well', 'as'].every(
      (word, step) => tokens[at + step]?.word === word && tokens[at + step]?.quoted === false,
    );
  return tokens.flatMap((token, at) => {
    if (isNowOnly(tokens, at)) return [];
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.word === 'stripe' && !token.quoted && BESIDE.test(next?.word ?? ''))
      return [{ ...token, word: 'line' }];
    // "in the place of" as "in place of"
    const isPlace = next?.word === 'place' && tokens[at + 2]?.word === 'of';
    if (isPlace && token.word === 'the' && before?.word === 'in') return [];
    const isLast = at + 3 >= tokens.length;
    if (isJoin(at) && !isLast)
      return [{ ...token, word: 'and', end: tokens[at + 2]?.end ?? token.end }];
    return (isJoin(at - 1) || isJoin(at - 2)) && at < tokens.length - 1 ? [] : [token];
  });
}
