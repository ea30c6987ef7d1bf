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

/** "bigger", "a bit smaller"; "a bit" by itself goes with what was said before. */
export function readMuch(clause: Phrase, at: number, before: readonly Item[]): Step | undefined {
  const degree = readDegree(clause, at);
  const slight = SLIGHT.exec(clause.slice(at, at + 3).text);
  const follows = before.some(
    (item) => item.is === 'wish' && (item.wish.kind === 'degree' || item.wish.kind === 'color'),
  );
  if (slight !== null && follows && degree === undefined)
    return { items: [], next: at + slight[0].split(' ').length };
  return degree === undefined || isFillerMore(clause, at, degree.next)
    ? undefined
    : { items: [{ is: 'wish', wish: degree.wish }], next: degree.next };
}

/** "more" before a look word says nothing more: "more bold". */
function isFillerMore(clause: Phrase, at: number, next: number): boolean {
  const word = clause.tokens[at]?.word;
  if (word !== 'more' || next !== at + 1) return false;
  if (readDegree(clause, next) !== undefined) return true;
  const following = readLook(clause, next)?.items[0];
  return following?.is === 'wish' && following.wish.kind !== 'length';
}
