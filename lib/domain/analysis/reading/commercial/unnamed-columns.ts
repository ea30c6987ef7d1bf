import type Big from 'big.js';
import UNITS from '../../vocabulary/units.json' with { type: 'json' };
import { amountIn, best, type Composing } from '../composing.ts';
import { isDate, isScalar } from '../fits.ts';
import { notionsOf } from '../notions.ts';
import type { Draft, Found, Left } from '../read-shape.ts';
import { bigOf, isNear } from './unnamed-amounts.ts';

/** A key that no term asks for, with its value in each entry that has it. */
type Column = readonly { readonly entry: Draft; readonly left: Left }[];

/** Columns of lines under names of their author's own: what is sold is the text, quantity and price come to the amount. */
export function nameColumns(composing: Composing, entries: readonly Draft[]): void {
  const columns = [...columnsOf(entries).values()].filter(
    (column) => column.length * 2 > entries.length,
  );
  if (!entries.some((entry) => entry.found.has('name') || entry.found.has('description')))
    give('name', longest(columns.filter(isOfTexts)));
  if (!entries.some((entry) => PRICED.some((term) => entry.found.has(term))))
    give('amount', columns.find(isOfCurrency) ?? []);
  namePrices(composing, entries, columns);
}

const PRICED = [
  'amount',
  'amountNet',
  'amountGross',
  'unitPrice',
  'unitPriceNet',
  'unitPriceGross',
];
const CURRENCIES = UNITS.currencies;

/** `euros: 780`: what it is counted in. */
const isOfCurrency = (column: Column): boolean =>
  column.every(
    ({ left: { key, value } }) =>
      Object.hasOwn(CURRENCIES, key.toLowerCase()) && Number.isFinite(Number(value)),
  );

function namePrices(
  composing: Composing,
  entries: readonly Draft[],
  columns: readonly Column[],
): void {
  const figures = columns.filter((column) => column.every(({ left }) => figureOf(composing, left)));
  const has = (term: string) => entries.some((entry) => entry.found.has(term));
  const [quantity, price] = [has('quantity') || has('hours'), has('unitPrice')];
  if (quantity && price) return;
  const single = quantity || price;
  for (const [index, one] of figures.entries()) {
    const others = single ? [undefined] : figures.slice(index + 1);
    const other = others.find((each) => comesToAmount(composing, one, each));
    if (single ? !comesToAmount(composing, one, undefined) : other === undefined) continue;
    const [first, second] =
      other === undefined || isCounted(one) || !isCounted(other) ? [one, other] : [other, one];
    give(quantity ? 'unitPrice' : 'quantity', first);
    if (second !== undefined) give('unitPrice', second);
    return;
  }
}

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

function longest(columns: readonly Column[]): Column {
  const length = (column: Column) =>
    column.reduce((sum, { left }) => sum + String(left.value).length, 0);
  return [...columns].sort((one, other) => length(other) - length(one))[0] ?? [];
}

const isCounted = (column: Column): boolean =>
  column.every(({ left }) => Number.isInteger(Number(left.value)));

function figureOf(composing: Composing, left: Left): Big | undefined {
  return bigOf(amountIn(foundOf(left), composing));
}

/** In every line one times the other, or times what is known of it, is its amount. */
function comesToAmount(composing: Composing, one: Column, other: Column | undefined): boolean {
  return one.every(({ entry, left }) => {
    const second = other?.find((each) => each.entry === entry)?.left;
    const known = best(entry, 'quantity') ?? best(entry, 'hours') ?? best(entry, 'unitPrice');
    const factor = second === undefined ? known : foundOf(second);
    const amount = best(entry, 'amount') ?? best(entry, 'amountNet') ?? best(entry, 'amountGross');
    const [x, y, wanted] = [
      figureOf(composing, left),
      factor && bigOf(amountIn(factor, composing)),
      amount && bigOf(amountIn(amount, composing)),
    ];
    return x !== undefined && y !== undefined && wanted !== undefined && isNear(x.times(y), wanted);
  });
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
