import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Item, Side, Wish } from '../../looks.ts';
import { LENGTH, type ReadItems } from './read-length.ts';

const wish = (value: Wish): Item => ({ is: 'wish', wish: value });

const SIDES: Readonly<Record<string, readonly Side[]>> = dictionary({
  top: ['top'],
  bottom: ['bottom'],
  left: ['left'],
  right: ['right'],
});

const INDENTED: readonly Item[] = [
  wish({ kind: 'side', sides: ['left'] }),
  { is: 'aspect', aspect: 'space' },
];

const LINE =
  /\b(?:hairlines?|lines?|rules?|borders?|dividers?|separators?|gridlines?|grid|strokes?|bars?)\b/;
const BETWEEN =
  /^(?:in )?between (?:(?:all|the|each|every|table|table 's|its|both|individual) )*(columns?|cols?|rows?|items|line items|entries|lines)(?= |$)/;
const CROSSED =
  /\bgrid|\b(?:columns?|rows?) and (?:the |all )?(?:columns?|rows?)\b|\b(?:vertical|horizontal) and (?:vertical|horizontal)\b/;
/** "between columns and rows": all there are. */
const BOTH_WAYS =
  /^(?:in )?(?:between )?(?:(?:all|the|each|every|both) )*(?:(?:columns?|rows?) and (?:the |all )?(?:columns?|rows?)|(?:vertical|horizontal)(?:ly)? and (?:vertical|horizontal)(?:ly)?)(?= |$)/;
const ONE_WAY = /^(?:vertical|horizontal)(?:ly)?(?= |$)/;
const UPRIGHT =
  /^(vertical|horizontal|column|row)(?= (?:(?:grid|border|divider|separator|dividing|separating) ?)?(?:lines?|rules?|borders?|dividers?|separators?|gridlines?|strokes?|bars?)\b)/;
const LINE_ROUND = /\b(?:borders?|frames?|lines?|box|outline)\b.* round (?!corners|edges)/;
const BOTH =
  /^(?:(?:at|on|to) )?(?:the )?(top|bottom|left|right)(?: sides?)? (?:and|&|plus) (?:(?:at|on|to) )?(?:the )?(top|bottom|left|right)(?: sides?)?(?: of(?= ))?(?= |$)/;
const ALL_FOUR =
  /^(?:on |at |along |around )?all (?:the )?(?:four |4 )?(?:sides|edges)(?: of(?= ))?(?= |$)/;
const ON_TOP =
  /^(?:on|at|along|to) (?:the )?(?:very )?(top|bottom|left|right)(?: (?:side|edge|end))?(?: of(?= ))?(?= |$)/;

/** Where a line or room is: "above", "bottom border", "between the columns", "on top of". */
export function readSides(
  phrase: Phrase,
  at: number,
  words: (length: number) => string,
): ReadItems | undefined {
  const word = phrase.tokens[at]?.word ?? '';
  if (/^indent(?:ed|ation)?$/.test(word)) return { items: INDENTED, next: at + 1 };
  const css = sidedProperty(word);
  if (css !== undefined) return { items: css, next: at + 1 };
  // "a border round everything"
  if (word === 'round' && LINE_ROUND.test(phrase.text)) return { items: [], next: at + 1 };
  const lines = linesBetween(phrase, at);
  if (lines !== undefined) return lines;
  const side = sideBefore(words(2)) ?? sideOf(word, phrase);
  return side && { items: side, next: at + 1 };
}

/** "vertical lines", "lines between the columns", "a line on top of the total" */
function linesBetween(phrase: Phrase, at: number): ReadItems | undefined {
  if (!ROOM_OR_LINE.test(phrase.text)) return undefined;
  const { text } = phrase.slice(at, at + 8);
  const isLined = LINE.test(phrase.text);
  const between = isLined ? BETWEEN.exec(text) : null;
  const isCrossed = isLined && CROSSED.test(phrase.text);
  const crossed = isCrossed ? (BOTH_WAYS.exec(text)?.[0] ?? ONE_WAY.exec(text)?.[0]) : undefined;
  if (crossed !== undefined) return { items: [], next: at + crossed.split(' ').length };
  const upright = between ?? (isLined ? UPRIGHT.exec(text) : null);
  if (upright !== null) {
    const isColumns = /^(?:col|vert)/.test(upright[1] ?? '');
    const isAlone = upright[1] === 'horizontal' && !/\b(?:table|rows?|items)\b/.test(phrase.text);
    const items = isAlone ? [] : [wish({ kind: 'lines', between: isColumns ? 'columns' : 'rows' })];
    return { items, next: at + upright[0].split(' ').length };
  }
  const all = isLined || /\bpadding\b/.test(phrase.text) ? ALL_FOUR.exec(text)?.[0] : undefined;
  if (all !== undefined) return { items: [], next: at + all.split(' ').length };
  const both = BOTH.exec(text);
  if (both !== null) {
    const two = both.slice(1, 3).flatMap((side = '') => SIDES[side] ?? []);
    return {
      items: [wish({ kind: 'side', sides: two })],
      next: at + both[0].split(' ').length,
    };
  }
  const top = ON_TOP.exec(text);
  const sides = top?.[1] === undefined ? undefined : SIDES[top[1]];
  return top === null || sides === undefined
    ? undefined
    : { items: [wish({ kind: 'side', sides })], next: at + top[0].split(' ').length };
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
  /\b(?:space|spacing|gap|room|padding|margins?|whitespace|hairlines?|lines?|rules?|borders?|divider|separator|underline)\b/;
const SPACE: Item = { is: 'aspect', aspect: 'space' };
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
  if (sides === undefined) return undefined;
  if (ROOM_OR_LINE.test(phrase.text)) return [wish({ kind: 'side', sides })];
  // "leave 40px above the notes"
  return LENGTH.test(phrase.text) ? [wish({ kind: 'side', sides }), SPACE] : undefined;
}
