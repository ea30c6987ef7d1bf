import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject } from '#schemas/json.ts';

/** Finer than any currency, coarser than the noise of binary fractions. */
const PRECISION = 1e6;

/** Quantity by price where a line has no amount of its own: a reader adds up amounts, not factors. */
export function withAmounts(
  items: readonly JsonObject[],
  parts: ReadonlyMap<string, string>,
  sums: readonly number[],
): readonly JsonObject[] {
  const keyOf = (wanted: string) => [...parts].find(([, part]) => part === wanted)?.[0];
  const [quantity, price, total] = ['quantity', 'unitPrice', 'total'].map(keyOf);
  // With a discount or a tax of its own a line comes to something else.
  if (quantity === undefined || price === undefined) return items;
  const [prices, products] = sumsOf(items, quantity, price);
  const isSum = (figure: number) => sums.some((sum) => Math.abs(sum - figure) < CENT);
  if ((keyOf('discount') !== undefined || keyOf('tax') !== undefined) && !isSum(products))
    return items;
  // Prices that add up to a sum of the document are the lines' own amounts.
  if (total === undefined && isSum(prices) && !isSum(products)) return items;
  const key = total ?? 'amount';
  const filled = items.map((item) => {
    if (item[key] !== undefined && item[key] !== null && item[key] !== '') return item;
    const [count, each] = [plainNumber(item[quantity]), plainNumber(item[price])];
    if (count === undefined || each === undefined) return item;
    return { ...item, [key]: Math.round(count * each * PRECISION) / PRECISION };
  });
  return filled.every((item, index) => item === items[index]) ? items : filled;
}

/** What lines come to by their amounts, else by quantity and price. */
export function sumOfLines(
  items: readonly JsonObject[],
  parts: ReadonlyMap<string, string>,
): number {
  const keyOf = (wanted: string) => [...parts].find(([, part]) => part === wanted)?.[0] ?? '';
  const [quantity, price, total] = [keyOf('quantity'), keyOf('unitPrice'), keyOf('total')];
  return items.reduce(
    (sum, item) =>
      sum +
      (plainNumber(item[total]) ??
        (plainNumber(item[quantity]) ?? 1) * (plainNumber(item[price]) ?? 0)),
    0,
  );
}

/** The sum of the prices, and that of their products with the quantities. */
function sumsOf(items: readonly JsonObject[], quantity: string, price: string): [number, number] {
  let [prices, products] = [0, 0];
  for (const item of items) {
    const each = plainNumber(item[price]) ?? 0;
    prices += each;
    products += each * (plainNumber(item[quantity]) ?? 1);
  }
  return [prices, products];
}

const CENT = 0.01;
