import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Item, Side, Wish } from '../../looks.ts';
import { ASPECT_PHRASES, ASPECTS } from './aspect-words.ts';
import { familyNamed, familyOfCharacter, unknownFamily } from './fonts.ts';
import { LOOKS, PHRASES } from './look-words.ts';
import { type ReadItems, readLength } from './read-length.ts';

const wish = (value: Wish): Item => ({ is: 'wish', wish: value });

const LONGEST = 4;

const BY_PHRASE: ReadonlyMap<string, readonly Item[]> = new Map<string, readonly Item[]>([
  ...PHRASES.map(([words, value]) => [words, [wish(value)]] as const),
  ...ASPECT_PHRASES.map(
    ([words, aspects]) =>
      [words, aspects.map((aspect): Item => ({ is: 'aspect', aspect }))] as const,
  ),
]);

const INDENTED: readonly Item[] = [
  wish({ kind: 'side', sides: ['left'] }),
  { is: 'aspect', aspect: 'space' },
];

const SIDES: Readonly<Record<string, readonly Side[]>> = dictionary({
  top: ['top'],
  bottom: ['bottom'],
  left: ['left'],
  right: ['right'],
});

/** A look or what a look is of, other than colours and amounts. */
export function readLook(phrase: Phrase, at: number): ReadItems | undefined {
  const { tokens } = phrase;
  const first = tokens[at];
  if (first === undefined || first.quoted) return undefined;
  const words = (length: number) => {
    const some = tokens.slice(at, at + length);
    return some.length < length || some.some(({ quoted }) => quoted)
      ? ''
      : some.map(({ word }) => word.replaceAll('-', ' ')).join(' ');
  };
  if (/^indent(?:ed|ation)?$/.test(first.word)) return { items: INDENTED, next: at + 1 };
  const css = sidedProperty(first.word);
  if (css !== undefined) return { items: css, next: at + 1 };
  const side = sideBefore(words(2)) ?? sideOf(first.word, phrase);
  if (side !== undefined) return { items: side, next: at + 1 };
  const family = readFamily(phrase, at, words);
  if (family !== undefined) return family;
  for (let length = LONGEST; length > 0; length--) {
    const items = BY_PHRASE.get(words(length));
    if (items !== undefined) return { items, next: at + length };
  }
  const aspect = ASPECTS.get(first.word);
  if (aspect !== undefined) return { items: [{ is: 'aspect', aspect }], next: at + 1 };
  const look = LOOKS.get(first.word);
  return (look && { items: [wish(look)], next: at + 1 }) ?? readLength(phrase, at);
}

/** `border-bottom`, `margin-top`: as CSS has them. */
function sidedProperty(word: string): readonly Item[] | undefined {
  const found = /^(border|margin|padding)-(top|bottom|left|right)$/.exec(word);
  const sides = found?.[2] === undefined ? undefined : SIDES[found[2]];
  const aspect =
    found?.[1] === 'margin' ? 'space' : found?.[1] === 'padding' ? 'padding' : 'border';
  return sides && [wish({ kind: 'side', sides }), { is: 'aspect', aspect }];
}

/** "bottom border", "left padding" */
function sideBefore(words: string): readonly Item[] | undefined {
  const found = /^(top|bottom|left|right) (?:border|line|rule|padding|margin|edge)$/.exec(words);
  const sides = found?.[1] === undefined ? undefined : SIDES[found[1]];
  return sides && [wish({ kind: 'side', sides })];
}

const ROOM_OR_LINE =
  /\b(?:space|spacing|gap|room|padding|margins?|whitespace|lines?|rule|borders?|divider|separator|underline)\b/;
const PLACES: Readonly<Record<string, readonly Side[]>> = dictionary({
  above: ['top'],
  over: ['top'],
  before: ['top'],
  below: ['bottom'],
  under: ['bottom'],
  underneath: ['bottom'],
  beneath: ['bottom'],
  after: ['bottom'],
});

/** "a line under the header", "more space above the totals" */
function sideOf(word: string, phrase: Phrase): readonly Item[] | undefined {
  const sides = Object.hasOwn(PLACES, word) ? PLACES[word] : undefined;
  return sides && ROOM_OR_LINE.test(phrase.text) ? [wish({ kind: 'side', sides })] : undefined;
}

const FONT_WORD = /^(?:fonts?|typeface|typefaces|typography|lettering)$/;

function readFamily(
  phrase: Phrase,
  at: number,
  words: (length: number) => string,
): ReadItems | undefined {
  for (let length = 3; length > 0; length--) {
    const family = familyNamed(words(length));
    if (family !== undefined) return { items: [wish({ kind: 'font', family })], next: at + length };
  }
  const word = (place: number) => phrase.tokens[place]?.word ?? '';
  const beside = /^(?:looking|style)$/.test(word(at + 1)) ? at + 2 : at + 1;
  const family = familyOfCharacter(word(at));
  if (family !== undefined && FONT_WORD.test(word(beside)))
    return { items: [wish({ kind: 'font', family })], next: beside };
  const name = phrase.tokens[at + 1];
  const named = FONT_WORD.test(word(at)) && name?.quoted === true ? name.raw : undefined;
  const own =
    named === undefined ? undefined : (familyNamed(named.toLowerCase()) ?? unknownFamily(named));
  return own === undefined
    ? undefined
    : { items: [wish({ kind: 'font', family: own })], next: at + 2 };
}
