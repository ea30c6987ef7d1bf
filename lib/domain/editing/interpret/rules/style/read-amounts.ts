import type { Phrase } from '../../language/phrase.ts';
import type { Item, Wish } from '../../looks.ts';
import { readDegree } from './read-degree.ts';
import type { Step } from './read-joints.ts';
import { readLook } from './read-look.ts';

/** "by 2px", "to 20px" after "increase": one wish with what came before. */
export function withAmounts(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item) => item.is === 'wish' && item.wish.kind === 'length' && item.wish.how !== undefined,
  );
  const amount = items[at];
  const degreeAt = items.findIndex((item) => item.is === 'wish' && item.wish.kind === 'degree');
  const degree = items[degreeAt];
  if (
    amount?.is !== 'wish' ||
    amount.wish.kind !== 'length' ||
    degree?.is !== 'wish' ||
    degree.wish.kind !== 'degree'
  )
    return items;
  const { css, how } = amount.wish;
  const { factor } = degree.wish;
  const share = css.endsWith('%') ? Number.parseFloat(css) / 100 : 0;
  const wish: Wish =
    how === 'to'
      ? { kind: 'length', css }
      : share > 0
        ? { ...degree.wish, factor: factor > 1 ? 1 + share : Math.max(0.1, 1 - share) }
        : { ...degree.wish, by: css };
  return items.flatMap((item, place) =>
    place === at ? [] : place === degreeAt ? [{ is: 'wish', wish } as const] : [item],
  );
}

/** "by 2px", "to 20px" */
export function readAmount(clause: Phrase, at: number): Step | undefined {
  const token = clause.tokens[at];
  if (token === undefined || token.quoted) return undefined;
  if (token.word !== 'by' && token.word !== 'to') return undefined;
  const length = readLook(clause, at + 1);
  const [only] = length?.items ?? [];
  if (length === undefined || only?.is !== 'wish' || only.wish.kind !== 'length') return undefined;
  return { items: [{ is: 'wish', wish: { ...only.wish, how: token.word } }], next: length.next };
}

const SLIGHT = /^(?:a (?:little )?bit|a little|slightly|a touch|a tad|somewhat)(?= |$)/;

const LINED = /\b(?:borders?|lines?|frames?|outline|rules?|underline)\b/;

/** "bigger", "a bit smaller"; "a bit" by itself goes with what was said before. */
export function readMuch(clause: Phrase, at: number, before: readonly Item[]): Step | undefined {
  if (clause.tokens[at]?.word === 'double' && LINED.test(clause.text) && !/spac/.test(clause.text))
    return { items: [{ is: 'wish', wish: { kind: 'line-style', style: 'double' } }], next: at + 1 };
  const degree = readDegree(clause, at);
  const slight = SLIGHT.exec(clause.slice(at, at + 3).text);
  const follows = before.some(
    (item) => item.is === 'wish' && (item.wish.kind === 'degree' || item.wish.kind === 'color'),
  );
  if (slight !== null && follows && degree === undefined)
    return { items: [], next: at + slight[0].split(' ').length };
  // "small caps" is one look.
  const isPhrase = degree !== undefined && (readLook(clause, at)?.next ?? 0) > degree.next;
  return degree === undefined || isPhrase || isFillerMore(clause, at, degree.next)
    ? undefined
    : { items: [{ is: 'wish', wish: degree.wish }], next: degree.next };
}

/** "an extra 40px", "40px more": one amount. */
export function withMore(items: readonly Item[]): readonly Item[] {
  const isBare = (item: Item | undefined) =>
    item?.is === 'wish' && item.wish.kind === 'degree' && item.wish.aspect === undefined;
  const isLength = (item: Item | undefined) => item?.is === 'wish' && item.wish.kind === 'length';
  return items.filter(
    (item, at) => !(isBare(item) && (isLength(items[at - 1]) || isLength(items[at + 1]))),
  );
}

/** "+10%", "-2px" */
export function readSigned({ tokens }: Phrase, at: number): Step | undefined {
  const [sign, amount] = [tokens[at], tokens[at + 1]];
  if (sign === undefined || amount === undefined || sign.end !== amount.start) return undefined;
  const found = /^(\d{1,3}(?:\.\d{1,2})?)(%|px|pt)$/.exec(amount.word);
  if (found === null || !/^[+-]$/.test(sign.word)) return undefined;
  const isUp = sign.word === '+';
  const share = Number(found[1]) / 100;
  const wish: Wish =
    found[2] === '%'
      ? { kind: 'degree', factor: isUp ? 1 + share : Math.max(0.1, 1 - share) }
      : { kind: 'degree', factor: isUp ? 1.25 : 0.8, by: amount.word };
  return { items: [{ is: 'wish', wish }], next: at + 2 };
}

/** "more" before a look word says nothing more: "more bold". */
function isFillerMore(clause: Phrase, at: number, next: number): boolean {
  const word = clause.tokens[at]?.word;
  if (word !== 'more' || next !== at + 1) return false;
  if (readDegree(clause, next) !== undefined) return true;
  const following = readLook(clause, next)?.items[0];
  return following?.is === 'wish' && following.wish.kind !== 'length';
}
