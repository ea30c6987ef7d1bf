import Big from 'big.js';
import { amountIn, best, type Composing } from '../../composing.ts';
import { labelOf } from '../../key-words.ts';
import { notionsOf } from '../../notions.ts';
import type { Draft, Found, FoundList } from '../../shape/draft.ts';

/** `service: { subject, date, place }` next to priced lines: what they are for, and none of them. */
export function leaveOccasions({ lists, records }: Draft): void {
  const all = lists.get('lines') ?? [];
  const isOccasion = ({ path, entries: [only, second] }: FoundList) =>
    second === undefined &&
    only?.path === path &&
    !isPriced({ entries: [only] }) &&
    !hasPrice(only);
  const occasions = all.filter(isOccasion);
  if (occasions.length === 0 || !all.some(isPriced)) return;
  const others = all.filter((list) => !occasions.includes(list));
  lists.set('lines', others);
  for (const { key, path, entries } of occasions)
    for (const { object: value } of entries) records.push({ key, value, path, way: [], part: '' });
}

/** Optional lines, which the sums leave out, have a heading of the document's language. */
const OPTIONAL: ReadonlySet<string> = new Set(['option', 'optional']);
export const isOfOptions = (list: FoundList): boolean =>
  wordsOf(list).some((word) => OPTIONAL.has(word));

const WORDS_BESIDE = new Set([
  'charge',
  'fee',
  'extra',
  'adjustment',
  'additional',
  'surcharge',
  'tax',
  'discount',
]);

const wordsOf = ({ key }: FoundList): readonly string[] => notionsOf(key).readings[0] ?? [];
const isPriced = ({ entries }: Pick<FoundList, 'entries'>): boolean =>
  entries.some(
    (entry) =>
      (entry.lists.get('lines') ?? []).some(isPriced) ||
      ['quantity', 'hours', 'unitPrice', 'unitPriceNet', 'unitPriceGross', 'priced.plain'].some(
        (term) => best(entry, term) !== undefined,
      ),
  );
/** Sums with a name that come on top of what is sold. */
export const isBeside = (list: FoundList): boolean =>
  !isPriced(list) && wordsOf(list).some((word) => WORDS_BESIDE.has(word));
export const order = (list: FoundList): number => (list.isGuess ? 1000 : 0) + list.rank;

export const groupOf = (list: FoundList): string | undefined =>
  list.key === '' ? undefined : labelOf(list.key);

/** Of machine-made data the surest list; a person writes two for two kinds of things. */
export function keep(
  composing: Composing,
  draft: Draft,
  lists: readonly FoundList[],
): readonly FoundList[] {
  const [first] = lists;
  if (first === undefined) return [];
  if (composing.machineMade) return [lists.find(isPriced) ?? first];
  const sum = sumOf(composing, first);
  const alike = lists.filter(
    (list) =>
      list === first || (isPriced(list) === isPriced(first) && sumOf(composing, list) !== sum),
  );
  const others = lists.filter((list) => !alike.includes(list));
  const all = [...alike, ...others];
  // Sums with a name are lines too where the document's own sums have them in them.
  return others.length > 0 && !isStated(composing, draft, alike) && isStated(composing, draft, all)
    ? all
    : alike;
}

/** `material: […]` next to "material exkl. moms": what one of several groups comes to is no sum of the document. */
export function leaveSumsOfGroups(
  composing: Composing,
  { found, left }: Draft,
  groups: readonly FoundList[],
): void {
  const isOfGroup = (each: Found) =>
    groups.some(
      (group) =>
        each.key.toLowerCase().startsWith(`${group.key.toLowerCase()} `) &&
        new Big(sumOf(composing, group)).eq(amountIn(each, composing) ?? 0),
    );
  for (const [target, every] of found) {
    if (!/^(?:totals|sums|charge|lines)\./.test(target)) continue;
    const own = every.filter(isOfGroup);
    if (own.length === 0) continue;
    found.set(
      target,
      every.filter((each) => !own.includes(each)),
    );
    for (const { key, value, path } of own) left.push({ key, value, path, way: [], part: '' });
  }
}

/** Whether these lists come to a sum that the document states. */
function isStated(composing: Composing, { found }: Draft, lists: readonly FoundList[]): boolean {
  const sum = lists.reduce((all, list) => all.plus(sumOf(composing, list)), new Big(0));
  return STATED.some((term) =>
    (found.get(term) ?? []).some((each) => sum.eq(amountIn(each, composing) ?? 0)),
  );
}

const STATED = ['totals.lines', 'totals.net', 'totals.gross', 'sums.net', 'sums.gross'];

export function sumOf(composing: Composing, { entries }: Pick<FoundList, 'entries'>): string {
  let sum = new Big(0);
  for (const entry of entries) {
    const found = best(entry, 'amount') ?? best(entry, 'amountNet') ?? best(entry, 'unitPrice');
    sum = sum.plus((found && amountIn(found, composing)) ?? 0);
  }
  return sum.toFixed();
}

/** The terms of what a line is sold at. */
export const PRICES: readonly string[] = [
  'amount',
  'amountNet',
  'amountGross',
  'unitPrice',
  'unitPriceNet',
  'unitPriceGross',
];
/** What shows that something is sold by itself. */
const PRICED = [...PRICES, 'priced.plain', 'summed.plain'];

export const isSold = (entry: Draft): boolean =>
  PRICED.some((term) => best(entry, term) !== undefined);

/** The same of what it consists of. */
export const hasPrice = (entry: Draft): boolean =>
  isSold(entry) || (entry.lists.get('lines') ?? []).some(({ entries }) => entries.some(hasPrice));
