import type Big from 'big.js';
import UNITS from '../../vocabulary/units.json' with { type: 'json' };
import { all, amountIn, best, type Composing } from '../composing.ts';
import { isDate, isScalar } from '../fits.ts';
import { notionsOf } from '../notions.ts';
import type { Draft, Found, Left } from '../shape/draft.ts';
import { PRICES } from './parts/line-lists.ts';
import { bigOf, isNear } from './unnamed-amounts.ts';

/** A key that no term asks for, with its value in each entry that has it. */
type Column = readonly { readonly entry: Draft; readonly left: Left }[];

/** Columns of lines under names of their author's own: what is sold is the text, quantity and price come to the amount. */
export function nameColumns(composing: Composing, entries: readonly Draft[]): void {
  const nameless = entries.filter(({ found }) => !found.has('name') && !found.has('description'));
  for (const column of longestFirst([...columnsOf(nameless).values()].filter(isOfTexts)))
    give(
      'name',
      column.filter(({ entry }) => !entry.found.has('name')),
    );
  const columns = [...columnsOf(entries).values()];
  const most = columns.filter((column) => column.length * 2 > entries.length);
  if (!entries.some((entry) => PRICES.some((term) => entry.found.has(term))))
    give('amount', most.find(isOfCurrency) ?? []);
  namePrices(composing, columns, entries.length);
}

const CURRENCIES = UNITS.currencies;

/** `euros: 780`: what it is counted in. */
const isOfCurrency = (column: Column): boolean =>
  column.every(
    ({ left: { key, value } }) =>
      Object.hasOwn(CURRENCIES, key.toLowerCase()) && Number.isFinite(Number(value)),
  );

/** A column is proved by the amounts of its own lines; of few lines only where it says more than "one". */
function namePrices(composing: Composing, columns: readonly Column[], lines: number): void {
  let figures = columns.filter((column) => column.every(({ left }) => figureOf(composing, left)));
  const isTelling = (column: Column) =>
    column.length * 2 > lines || column.some(({ left }) => Number(left.value) !== 1);
  for (const one of figures) {
    const isKnown = (...terms: string[]) =>
      one.some(({ entry }) => terms.some((term) => entry.found.has(term)));
    const [quantity, price] = [isKnown('quantity', 'hours'), isKnown('unitPrice')];
    if (!figures.includes(one) || !isTelling(one) || (quantity && price)) continue;
    const others = quantity || price ? [] : figures.filter((each) => isBeside(one, each));
    const other = others.find((each) => comesToAmount(composing, one, each));
    if (other === undefined && !comesToAmount(composing, one, undefined)) continue;
    const [first, second] =
      other === undefined || isCounted(one) || !isCounted(other) ? [one, other] : [other, one];
    give(quantity ? 'unitPrice' : 'quantity', first);
    if (second !== undefined) give('unitPrice', second);
    figures = figures.filter((each) => each !== first && each !== second);
  }
}

/** Of the same lines. */
const isBeside = (one: Column, other: Column): boolean =>
  one !== other &&
  one.length === other.length &&
  one.every(({ entry }, index) => other[index]?.entry === entry);

function columnsOf(entries: readonly Draft[]): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  for (const entry of entries)
    for (const left of entry.left)
      if (left.way.length === 0 && isScalar(left.value))
        columns.set(left.key, [...(columns.get(left.key) ?? []), { entry, left }]);
  return columns;
}

const isOfTexts = (column: Column): boolean =>
  column.every(
    ({ left: { value } }) =>
      typeof value === 'string' && /\p{L}{2}/u.test(value) && !isDate(value) && value.length <= 200,
  );

function longestFirst(columns: readonly Column[]): readonly Column[] {
  const length = (column: Column) =>
    column.reduce((sum, { left }) => sum + String(left.value).length, 0);
  return [...columns].sort((one, other) => length(other) - length(one));
}

const isCounted = (column: Column): boolean =>
  column.every(({ left }) => Number.isInteger(Number(left.value)));

function figureOf(composing: Composing, left: Left): Big | undefined {
  return bigOf(amountIn(foundOf(left), composing));
}

/** In every line one times the other, or times what is known of it, is its amount. */
function comesToAmount(composing: Composing, one: Column, other: Column | undefined): boolean {
  return one.every(({ entry, left }, index) => {
    const second = other?.[index]?.left;
    const amounts = AMOUNTS.flatMap((term) => all(entry, term));
    const known = best(entry, 'quantity') ?? best(entry, 'hours') ?? best(entry, 'unitPrice');
    const factors = second !== undefined ? [foundOf(second)] : known ? [known] : amounts;
    const count = figureOf(composing, left);
    return factors.some((factor) =>
      amounts.some((amount) => amount !== factor && isProduct(composing, count, factor, amount)),
    );
  });
}

const AMOUNTS = ['amount', 'amountNet', 'amountGross'];

function isProduct(
  composing: Composing,
  count: Big | undefined,
  factor: Found,
  amount: Found,
): boolean {
  const [price, wanted] = [factor, amount].map((each) => bigOf(amountIn(each, composing)));
  return (
    count !== undefined &&
    price !== undefined &&
    wanted !== undefined &&
    isNear(count.times(price), wanted)
  );
}

const foundOf = ({ key, value, path }: Left): Found => ({
  ...{ key, value, path, rank: 500, holder: '', numbers: notionsOf(key).numbers },
  ...{ isMinor: false, taken: false },
});

function give(term: string, column: Column): void {
  for (const { entry, left } of column) {
    entry.left.splice(entry.left.indexOf(left), 1);
    entry.found.set(term, [...(entry.found.get(term) ?? []), foundOf(left)]);
  }
}
