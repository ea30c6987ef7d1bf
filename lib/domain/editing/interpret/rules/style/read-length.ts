import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Aspect, Item, Wish } from '../../looks.ts';

/** What some words of a clause are, and where the next ones begin. */
export interface ReadItems {
  readonly items: readonly Item[];
  readonly next: number;
}

const wish = (value: Wish): Item => ({ is: 'wish', wish: value });

/** Whether words hold one. */
export const LENGTH =
  /(?:^| )\d+(?:\.\d+)? ?(?:(?:more|extra) )?(?:px|pt|mm|cm|in|em|pixels|points|inch(?:es)?)(?= |$)/;
const WHOLE = /^(\d{1,4}(?:\.\d{1,3})?)(px|pt|em|rem|mm|cm|in|%)$/;
const UNITS: Readonly<Record<string, string>> = dictionary({
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
});

/** "2px", "12 points", "200px wide" */
export function readLength(phrase: Phrase, at: number): ReadItems | undefined {
  const word = phrase.tokens[at]?.word ?? '';
  const length = WHOLE.exec(word);
  if (length !== null) return across(phrase, at + 1, { kind: 'length', css: word });
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(word)) return undefined;
  // "12 more pixels"
  const behind = /^(?:more|extra|additional)$/.test(phrase.tokens[at + 1]?.word ?? '') ? 2 : 1;
  const said = phrase.tokens[at + behind]?.word ?? '';
  // "as heavy as it gets (900)"
  const isWeight = /^[1-9]00$/.test(word) && phrase.tokens[at - 1]?.word === '(';
  if (isWeight && /^\)?$/.test(phrase.tokens[at + 1]?.word ?? ''))
    return { items: [wish({ kind: 'weight', weight: Number(word) })], next: at + 1 };
  const unit = Object.hasOwn(UNITS, said) ? UNITS[said] : undefined;
  // "+353 91 555 099" is a number of several, and no size.
  const isPartOfMore = [at - 1, at + 1].some((beside) => isNumber(phrase.tokens[beside]?.word));
  if (unit === undefined && isPartOfMore) return undefined;
  return unit === undefined
    ? { items: [wish({ kind: 'length', css: word })], next: at + 1 }
    : across(phrase, at + 1 + behind, { kind: 'length', css: `${word}${unit}` });
}

const isNumber = (word = '') => /^\+?\d[\d.,/-]*$/.test(word);

const ACROSS: Readonly<Record<string, Aspect>> = dictionary({
  wide: 'width',
  tall: 'height',
  high: 'height',
});

/** "200px wide" */
function across(phrase: Phrase, next: number, value: Wish): ReadItems {
  const word = phrase.tokens[next]?.word ?? '';
  const aspect = Object.hasOwn(ACROSS, word) ? ACROSS[word] : undefined;
  return aspect === undefined
    ? { items: [wish(value)], next }
    : { items: [{ is: 'aspect', aspect }, wish(value)], next: next + 1 };
}
