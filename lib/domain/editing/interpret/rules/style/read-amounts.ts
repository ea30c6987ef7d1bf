import type { Phrase } from '../../language/phrase.ts';
import type { Item, Wish } from '../../looks.ts';
import { readDegree } from './read-degree.ts';
import type { ReadItems } from './read-length.ts';
import { readLook } from './read-look.ts';

/** "by 2px", "to 20px" after "increase": one wish with what came before. */
export function withAmounts(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (item) => item.is === 'wish' && item.wish.kind === 'length' && item.wish.how !== undefined,
  );
  const amount = items[at];
  const isDegree = (item: Item) => item.is === 'wish' && item.wish.kind === 'degree';
  const first = items.findIndex(isDegree);
  const nearest = items.findLastIndex((item, place) => place < at && isDegree(item));
  // "too small, bump it up by 2pt": the amount is of what was said before it, and of no other thing.
  const isBare = nearest > first && bareDegree(items[nearest]);
  const degreeAt = isBare ? first : nearest < 0 ? first : nearest;
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
    place === at || (isBare && place === nearest)
      ? []
      : place === degreeAt
        ? [{ is: 'wish', wish } as const]
        : [item],
  );
}

const bareDegree = (item: Item | undefined): boolean =>
  item?.is === 'wish' && item.wish.kind === 'degree' && item.wish.aspect === undefined;

/** "by 2px", "to 20px" */
export function readAmount(clause: Phrase, at: number): ReadItems | undefined {
  const token = clause.tokens[at];
  if (token === undefined || token.quoted) return undefined;
  if (token.word !== 'by' && token.word !== 'to') return undefined;
  const length = readLook(clause, at + 1);
  const [only] = length?.items ?? [];
  if (length === undefined || only?.is !== 'wish' || only.wish.kind !== 'length') return undefined;
  return { items: [{ is: 'wish', wish: { ...only.wish, how: token.word } }], next: length.next };
}

const SLIGHT = /^(?:a (?:little )?bit|a little|slightly|a touch|a tad|somewhat)(?= |$)/;

const MORE = /^(?:another|further|extra|additional) \d/;
const MEASURED = /^(?:\d+(?:px|pt)|px|pt|pixels|points) (?:big|large|small)$/;
const LINED = /\b(?:borders?|lines?|frames?|outline|rules?|underline)\b/;

/** "bigger", "a bit smaller"; "a bit" by itself goes with what was said before. */
export function readMuch(
  clause: Phrase,
  at: number,
  before: readonly Item[],
): ReadItems | undefined {
  if (clause.tokens[at]?.word === 'double' && LINED.test(clause.text) && !/spac/.test(clause.text))
    return { items: [{ is: 'wish', wish: { kind: 'line-style', style: 'double' } }], next: at + 1 };
  // "another 12px": besides what there is.
  if (MORE.test(clause.slice(at, at + 2).text))
    return { items: [{ is: 'wish', wish: { kind: 'degree', factor: 1.25 } }], next: at + 1 };
  // "30px big" says how big.
  if (MEASURED.test(clause.slice(at - 1, at + 1).text)) return { items: [], next: at + 1 };
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

/** "an extra 40px", "40px more", "40px more air": one amount. */
export function withMore(items: readonly Item[]): readonly Item[] {
  // Of a line it is how thick it is.
  const isLined = items.some((item) => item.is === 'aspect' && item.aspect === 'border');
  const joined = items.flatMap((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    const degree = degreeOf(item);
    // "4px larger" says by how much, "larger: 40px" how large.
    const length = lengthOf(before) ?? (degree?.aspect === 'size' ? undefined : lengthOf(next));
    if (degree !== undefined && length !== undefined)
      return isLined ? [] : [{ is: 'wish', wish: { ...degree, by: length } } as const];
    const isTaken =
      !isLined &&
      (degreeOf(next) !== undefined || (degreeOf(before) ?? { aspect: 'size' }).aspect !== 'size');
    return isTaken && lengthOf(item) !== undefined ? [] : [item];
  });
  return withoutTwice(joined);
}

/** "more space below it, 20px more", "more space below it, 20px": the same once more, with its amount. */
function withoutTwice(items: readonly Item[]): readonly Item[] {
  const first = items.find((item) => degreeOf(item) !== undefined);
  const second = items.at(-1);
  const [one, other] = [degreeOf(first), degreeOf(second)];
  const isOfRoom = items.some((item) => item.is === 'aspect' && item.aspect === 'space');
  const by = other?.by ?? (isOfRoom ? lengthOf(second) : undefined);
  if (one === undefined || by === undefined || one.by !== undefined || first === second)
    return items;
  if (items.at(-2)?.is !== 'join' || (other && other.factor > 1 !== one.factor > 1)) return items;
  return items.flatMap((item): readonly Item[] =>
    item === first ? [{ is: 'wish', wish: { ...one, by } }] : item === second ? [] : [item],
  );
}

/** More room, or more of what else is said. */
function degreeOf(item: Item | undefined) {
  const degree = item?.is === 'wish' && item.wish.kind === 'degree' ? item.wish : undefined;
  return /^(?:undefined|space|size)$/.test(String(degree?.aspect)) ? degree : undefined;
}

/** A bare number may count anything. */
const lengthOf = (item: Item | undefined): string | undefined =>
  item?.is === 'wish' && item.wish.kind === 'length' && /[a-z]$/.test(item.wish.css)
    ? item.wish.css
    : undefined;

/** "+10%", "-2px" */
export function readSigned(clause: Phrase, at: number): ReadItems | undefined {
  const { tokens } = clause;
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
