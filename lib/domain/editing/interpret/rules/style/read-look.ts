import type { Phrase } from '../../language/phrase.ts';
import { familyNamed, familyOfCharacter, unknownFamily } from './fonts.ts';
import type { Aspect, Item, Side, Wish } from './wishes.ts';

interface ReadItems {
  readonly items: readonly Item[];
  readonly next: number;
}

const wish = (value: Wish): Item => ({ is: 'wish', wish: value });

/** Words that say one look each. */
const LOOKS: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ...each('bold bolder bolded boldface emphasized embolden strong', {
    kind: 'weight',
    weight: 700,
  }),
  ...each('boldest heavy black-weight extra-bold', { kind: 'weight', weight: 800 }),
  ...each('semibold semi-bold', { kind: 'weight', weight: 600 }),
  ...each('light', { kind: 'weight', weight: 300 }),
  ...each('unbold non-bold', { kind: 'weight', weight: 400 }),
  ...each('italic italics italicize italicized slanted oblique cursive', {
    kind: 'italic',
    on: true,
  }),
  ...each('underline underlined', { kind: 'line', line: 'underline' }),
  ...each('strikethrough strike-through struck crossed', { kind: 'line', line: 'line-through' }),
  ...each('uppercase upper-case uppercased capitals caps all-caps allcaps', {
    kind: 'case',
    transform: 'uppercase',
  }),
  ...each('lowercase lower-case lowercased', { kind: 'case', transform: 'lowercase' }),
  ...each('capitalize capitalized title-case titlecase', { kind: 'case', transform: 'capitalize' }),
  ...each('left left-align left-aligned leftmost', { kind: 'align', side: 'left' }),
  ...each('right right-align right-aligned rightmost', { kind: 'align', side: 'right' }),
  ...each('center centered middle', { kind: 'align', side: 'center' }),
  ...each('justify justified', { kind: 'align', side: 'justify' }),
  ...each('dashed', { kind: 'line-style', style: 'dashed' }),
  ...each('dotted', { kind: 'line-style', style: 'dotted' }),
  ...each('solid', { kind: 'line-style', style: 'solid' }),
  ...each('rounded round', { kind: 'corners', radius: '8px' }),
  ...each('square squared sharp', { kind: 'corners', radius: '0' }),
  ...each(
    'zebra striped stripes zebra-striped zebra-stripe striping stripe banded banding alternating alternate alternated',
    { kind: 'stripes' },
  ),
  ...each('normal regular plain unstyled', { kind: 'plain' }),
]);

const PHRASES: readonly (readonly [string, Wish])[] = [
  ['extra bold', { kind: 'weight', weight: 800 }],
  ['semi bold', { kind: 'weight', weight: 600 }],
  ['upper case', { kind: 'case', transform: 'uppercase' }],
  ['lower case', { kind: 'case', transform: 'lowercase' }],
  ['all caps', { kind: 'case', transform: 'uppercase' }],
  ['all capitals', { kind: 'case', transform: 'uppercase' }],
  ['capital letters', { kind: 'case', transform: 'uppercase' }],
  ['all capital letters', { kind: 'case', transform: 'uppercase' }],
  ['block letters', { kind: 'case', transform: 'uppercase' }],
  ['small letters', { kind: 'case', transform: 'lowercase' }],
  ['title case', { kind: 'case', transform: 'capitalize' }],
  ['right justify', { kind: 'align', side: 'right' }],
  ['left justify', { kind: 'align', side: 'left' }],
  ['right justified', { kind: 'align', side: 'right' }],
  ['left justified', { kind: 'align', side: 'left' }],
  ['flush left', { kind: 'align', side: 'left' }],
  ['flush right', { kind: 'align', side: 'right' }],
  ['strike through', { kind: 'line', line: 'line-through' }],
  ['crossed out', { kind: 'line', line: 'line-through' }],
  ['struck through', { kind: 'line', line: 'line-through' }],
  ['every other row', { kind: 'stripes' }],
  ['every second row', { kind: 'stripes' }],
  ['every other line', { kind: 'stripes' }],
  ['odd rows', { kind: 'stripes' }],
  ['even rows', { kind: 'stripes' }],
  ['zebra striping', { kind: 'stripes' }],
  ['zebra stripes', { kind: 'stripes' }],
  ['zebra rows', { kind: 'stripes' }],
  ['striped rows', { kind: 'stripes' }],
  ['alternating rows', { kind: 'stripes' }],
  ['alternating row colors', { kind: 'stripes' }],
  ['alternating colors', { kind: 'stripes' }],
  ['alternate row colors', { kind: 'stripes' }],
  ['alternating row shading', { kind: 'stripes' }],
  ['alternate rows', { kind: 'stripes' }],
  ['alternate row shading', { kind: 'stripes' }],
  ['alternating backgrounds', { kind: 'stripes' }],
  ['alternating background', { kind: 'stripes' }],
  ['banded rows', { kind: 'stripes' }],
  ['row striping', { kind: 'stripes' }],
  ['row stripes', { kind: 'stripes' }],
  ['double line', { kind: 'line-style', style: 'double' }],
  ['square corners', { kind: 'corners', radius: '0' }],
  ['sharp corners', { kind: 'corners', radius: '0' }],
  ['round corners', { kind: 'corners', radius: '8px' }],
  ['rounded corners', { kind: 'corners', radius: '8px' }],
];

const ASPECTS: ReadonlyMap<string, Aspect> = new Map<string, Aspect>([
  ...each('text lettering letters wording words writing', 'text' as const),
  ...each(
    'background backgrounds backdrop bg fill shading ground highlight highlighting',
    'background' as const,
  ),
  ...each(
    'border borders outline outlines frame frames box line lines rule rules divider dividers separator separators gridlines',
    'border' as const,
  ),
  ...each('color colors hue shade tint coloring', 'color' as const),
  ...each('size sizes sizing', 'size' as const),
  ...each('weight', 'weight' as const),
  ...each('font fonts typeface typefaces typography font-family type', 'font' as const),
  ...each('alignment align aligned', 'align' as const),
  ...each(
    'space spacing spaces gap gaps whitespace room breathing distance margins margin',
    'space' as const,
  ),
  ...each('padding', 'padding' as const),
  ...each('corners corner radius edges', 'corners' as const),
  ...each('width', 'width' as const),
  ...each('height', 'height' as const),
  ...each('opacity transparency', 'opacity' as const),
]);

const ASPECT_PHRASES: readonly (readonly [string, readonly Aspect[]])[] = [
  ['white space', ['space']],
  ['breathing room', ['space']],
  ['breathing space', ['space']],
  ['line spacing', ['leading']],
  ['spacing between lines', ['leading']],
  ['spacing between the lines', ['leading']],
  ['space between lines', ['leading']],
  ['space between the lines', ['leading']],
  ['between lines', ['leading']],
  ['between the lines', ['leading']],
  ['line height', ['leading']],
  ['line-height', ['leading']],
  ['letter spacing', ['tracking']],
  ['letter-spacing', ['tracking']],
  ['background color', ['background', 'color']],
  ['font size', ['font', 'size']],
  ['text size', ['text', 'size']],
  ['font weight', ['font', 'weight']],
  ['font color', ['text', 'color']],
  ['text color', ['text', 'color']],
  ['font family', ['font']],
  ['grid lines', ['border']],
  ['border lines', ['border']],
  ['border radius', ['corners']],
  ['corner radius', ['corners']],
];

const LONGEST = 4;

function each<const Value>(words: string, value: Value): readonly (readonly [string, Value])[] {
  return words.split(' ').map((word) => [word, value] as const);
}

const BY_PHRASE: ReadonlyMap<string, readonly Item[]> = new Map<string, readonly Item[]>([
  ...PHRASES.map(([words, value]) => [words, [wish(value)]] as const),
  ...ASPECT_PHRASES.map(
    ([words, aspects]) =>
      [words, aspects.map((aspect): Item => ({ is: 'aspect', aspect }))] as const,
  ),
]);

const SIDES: Readonly<Record<string, readonly Side[]>> = {
  top: ['top'],
  bottom: ['bottom'],
  left: ['left'],
  right: ['right'],
};

/** A look or what a look is of, other than colours and amounts. */
export function readLook(phrase: Phrase, at: number): ReadItems | undefined {
  const { tokens } = phrase;
  const first = tokens[at];
  if (first === undefined || first.quoted) return undefined;
  const words = (length: number) => {
    const some = tokens.slice(at, at + length);
    return some.length < length || some.some(({ quoted }) => quoted)
      ? ''
      : some.map(({ word }) => word).join(' ');
  };
  const side = sideBefore(words(2)) ?? sideOf(first.word, phrase);
  if (side !== undefined) return { items: side, next: at + 1 };
  const family = readFamily(phrase, at, words);
  if (family !== undefined) return family;
  for (let length = LONGEST; length > 1; length--) {
    const items = BY_PHRASE.get(words(length));
    if (items !== undefined) return { items, next: at + length };
  }
  const aspect = ASPECTS.get(first.word);
  if (aspect !== undefined) return { items: [{ is: 'aspect', aspect }], next: at + 1 };
  const look = LOOKS.get(first.word);
  return (look && { items: [wish(look)], next: at + 1 }) ?? readLength(phrase, at);
}

/** "bottom border", "left padding" */
function sideBefore(words: string): readonly Item[] | undefined {
  const found = /^(top|bottom|left|right) (?:border|line|rule|padding|margin|edge)$/.exec(words);
  const sides = found?.[1] === undefined ? undefined : SIDES[found[1]];
  return sides && [wish({ kind: 'side', sides })];
}

const ROOM_OR_LINE =
  /\b(?:space|spacing|gap|room|padding|margins?|whitespace|lines?|rule|borders?|divider|separator|underline)\b/;
const PLACES: Readonly<Record<string, readonly Side[]>> = {
  above: ['top'],
  over: ['top'],
  before: ['top'],
  below: ['bottom'],
  under: ['bottom'],
  underneath: ['bottom'],
  beneath: ['bottom'],
  after: ['bottom'],
};

/** "a line under the header", "more space above the totals" */
function sideOf(word: string, phrase: Phrase): readonly Item[] | undefined {
  const sides = Object.hasOwn(PLACES, word) ? PLACES[word] : undefined;
  return sides && ROOM_OR_LINE.test(phrase.text) ? [wish({ kind: 'side', sides })] : undefined;
}

const LENGTH = /^(\d{1,4}(?:\.\d{1,3})?)(px|pt|em|rem|mm|cm|in|%)$/;
const UNITS: Readonly<Record<string, string>> = {
  pixels: 'px',
  pixel: 'px',
  px: 'px',
  points: 'pt',
  point: 'pt',
  pt: 'pt',
  inches: 'in',
  inch: 'in',
  cm: 'cm',
  mm: 'mm',
  centimeters: 'cm',
  millimeters: 'mm',
  percent: '%',
  em: 'em',
};

function readLength(phrase: Phrase, at: number): ReadItems | undefined {
  const word = phrase.tokens[at]?.word ?? '';
  const length = LENGTH.exec(word);
  if (length !== null) return across(phrase, at + 1, { kind: 'length', css: word });
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(word)) return undefined;
  const said = phrase.tokens[at + 1]?.word ?? '';
  const unit = Object.hasOwn(UNITS, said) ? UNITS[said] : undefined;
  return unit === undefined
    ? { items: [wish({ kind: 'length', css: word })], next: at + 1 }
    : across(phrase, at + 2, { kind: 'length', css: `${word}${unit}` });
}

const ACROSS: Readonly<Record<string, Aspect>> = { wide: 'width', tall: 'height', high: 'height' };

/** "200px wide" */
function across(phrase: Phrase, next: number, value: Wish): ReadItems {
  const word = phrase.tokens[next]?.word ?? '';
  const aspect = Object.hasOwn(ACROSS, word) ? ACROSS[word] : undefined;
  return aspect === undefined
    ? { items: [wish(value)], next }
    : { items: [{ is: 'aspect', aspect }, wish(value)], next: next + 1 };
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
