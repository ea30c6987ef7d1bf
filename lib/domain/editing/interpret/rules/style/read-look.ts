import type { Phrase } from '../../language/phrase.ts';
import { longestFrom } from '../../language/slots.ts';
import type { Item, Wish } from '../../looks.ts';
import { ASPECT_PHRASES, ASPECTS } from './aspect-words.ts';
import { hexOf } from './color-values.ts';
import { namedColor } from './color-words.ts';
import { familyNamed, familyOfCharacter, unknownFamily } from './fonts.ts';
import { LOOKS, PHRASES } from './look-words.ts';
import { type ReadItems, readLength } from './read-length.ts';
import { readSides } from './read-sides.ts';

const wish = (value: Wish): Item => ({ is: 'wish', wish: value });

/** How typists call the distance of lines. */
const LEADINGS = [
  ...[
    'double spaced',
    'double-spaced',
    'double-space',
    'double space',
    'double spacing',
    'double-spacing',
    'double line spacing',
  ].map((words) => [words, '2'] as const),
  ...['single spaced', 'single spacing', 'single line spacing'].map(
    (words) => [words, '1'] as const,
  ),
  ['one and a half line spacing', '1.5'],
  ['one and a half spacing', '1.5'],
  ['one and a half spaced', '1.5'],
] as const;

const leading = (css: string): readonly Item[] => [
  { is: 'aspect', aspect: 'leading' },
  wish({ kind: 'length', css }),
];

/** As wide as what is around it. */
const WIDEST = ['full width', 'full page width', 'full width of the page', 'as wide as the page'];

const widest: readonly Item[] = [
  { is: 'aspect', aspect: 'width' },
  wish({ kind: 'length', css: '100%' }),
];

const BY_PHRASE: ReadonlyMap<string, readonly Item[]> = new Map<string, readonly Item[]>([
  ...PHRASES.map(([words, value]) => [words, [wish(value)]] as const),
  ...WIDEST.map((words) => [words, widest] as const),
  ...LEADINGS.map(([words, css]) => [words, leading(css)] as const),
  ...ASPECT_PHRASES.map(
    ([words, aspects]) =>
      [words, aspects.map((aspect): Item => ({ is: 'aspect', aspect }))] as const,
  ),
]);

const LONGEST_FROM = longestFrom(BY_PHRASE.keys());

/** A look or what a look is of, other than colours and amounts. */
export function readLook(phrase: Phrase, at: number): ReadItems | undefined {
  return phrase.once(readLook, at, () => lookAt(phrase, at));
}

function lookAt(phrase: Phrase, at: number): ReadItems | undefined {
  const { tokens } = phrase;
  const first = tokens[at];
  if (first?.quoted) return readQuoted(phrase, at);
  if (first === undefined || hasLeft(phrase, at)) return undefined;
  const words = (length: number) => {
    const some = tokens.slice(at, at + length);
    return some.length < length || some.some(({ quoted }) => quoted)
      ? ''
      : some.map(({ word }) => word.replaceAll('-', ' ')).join(' ');
  };
  const side = readSides(phrase, at, words);
  if (side !== undefined) return side;
  const family = readFamily(phrase, at, words);
  if (family !== undefined) return family;
  for (let length = LONGEST_FROM.get(words(1).split(' ', 1)[0] ?? '') ?? 0; length > 0; length--) {
    const items = BY_PHRASE.get(words(length));
    if (items !== undefined) return { items, next: at + length };
  }
  // "Mark is not on the lease"
  const isSomebody = /^(?:is|was|has|will)$/.test(words(2).split(' ')[1] ?? '');
  if (at === 0 && /^(?:shade|tint|fill|highlight|mark)$/.test(first.word) && !isSomebody)
    return { items: [{ is: 'aspect', aspect: 'background' }], next: at + 1 };
  const aspect = ASPECTS.get(first.word);
  if (aspect !== undefined) return { items: [{ is: 'aspect', aspect }], next: at + 1 };
  const look = LOOKS.get(first.word);
  return (look && { items: [wish(look)], next: at + 1 }) ?? readLength(phrase, at);
}

/** "Ingrid has left" */
const hasLeft = ({ tokens }: Phrase, at: number): boolean =>
  tokens[at]?.word === 'left' &&
  /^(?:has|have|had)$/.test(tokens[at - 1]?.word ?? '') &&
  !/^(?:align|aligned|alignment|margin|padding|border|side)$/.test(tokens[at + 1]?.word ?? '');

const IS_FONT = /\b(?:fonts?|font-family|typefaces?|typography)\b/;
const IS_COLOR = /\bcolou?r\b/;
const GIVES = /^(?:to|:|=|in|as|is|be|use|with|font|typeface|font-family|color|->|like)$/;

/** A font or a colour in quotes, where one is spoken of: "set the font of the title to "Georgia"". */
function readQuoted(phrase: Phrase, at: number): ReadItems | undefined {
  const { raw } = phrase.tokens[at] ?? { raw: '' };
  const isGiven = GIVES.test(phrase.tokens[at - 1]?.word ?? '');
  if (!isGiven || phrase.tokens.filter(({ quoted }) => quoted).at(-1) !== phrase.tokens[at])
    return undefined;
  const family = IS_FONT.test(phrase.text) ? familyNamed(raw.toLowerCase()) : undefined;
  if (family !== undefined) return { items: [wish({ kind: 'font', family })], next: at + 1 };
  const css = IS_COLOR.test(phrase.text)
    ? (namedColor(raw.toLowerCase()) ?? (/^#/.test(raw) ? hexOf(raw) : undefined))
    : undefined;
  return css === undefined
    ? undefined
    : { items: [wish({ kind: 'color', color: { css } })], next: at + 1 };
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
