import { plainNumber } from '#lib/domain/formatting/numbers.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from './keys.ts';
import { partKeys } from './line-parts.ts';
import { isTechnical } from './technical.ts';
import { isObject } from './unwrap.ts';

const MAX_DEPTH = 3;
const PRICED_PARTS = ['unitPrice', 'total', 'tax', 'discount'];
/** Which amount an object called after a part stands for, the more usual first. */
const OWN_AMOUNTS = [
  'unitamount',
  'amount',
  'value',
  'net',
  'netamount',
  'priceamount',
  'total',
  'gross',
  'grossamount',
];

/** A line whose nested objects are plain keys: `price.unit_amount` is its `price`, `Item.Name` its `Name`. */
export function flatRow(item: JsonObject, depth = 0): JsonObject {
  const entries = Object.entries(item);
  if (!entries.some(([, value]) => isObject(value))) return item;
  const known = new Set(entries.map(([key]) => normalizeKey(key)));
  const flat: [string, JsonValue][] = [];
  for (const [key, value] of entries) {
    if (!isObject(value) || depth >= MAX_DEPTH) {
      flat.push([key, value]);
      continue;
    }
    const inner = flatRow(value, depth + 1);
    const own = ownAmount(key, inner);
    if (own !== undefined) flat.push([key, inner[own] ?? null]);
    for (const [name, content] of Object.entries(inner)) {
      if (name === own || isTechnical(name, content) || typeof content === 'boolean') continue;
      const taken =
        known.has(normalizeKey(name)) || (own !== undefined && isPriced(normalizeKey(name)));
      flat.push([taken ? `${key}_${name}` : name, content]);
      known.add(normalizeKey(name));
    }
  }
  return Object.fromEntries(flat);
}

function isPriced(name: string): boolean {
  return PRICED_PARTS.some((part) => partKeys(part).includes(name));
}

function ownAmount(key: string, inner: JsonObject): string | undefined {
  if (!isPriced(normalizeKey(key))) return undefined;
  const keys = Object.keys(inner);
  return OWN_AMOUNTS.map((name) =>
    keys.find(
      (candidate) =>
        normalizeKey(candidate) === name && plainNumber(inner[candidate]) !== undefined,
    ),
  ).find((found) => found !== undefined);
}

/** Rows that close the list rather than being in it: a sum of those above, a discount on all of them. */
export function splitClosing(
  items: readonly JsonObject[],
  description: readonly string[],
  total: string | undefined,
): {
  readonly rows: JsonObject[];
  readonly closing: (readonly [role: string, row: number, key: string, amount: number])[];
} {
  const rows: JsonObject[] = [];
  const closing: (readonly [string, number, string, number])[] = [];
  let sum = 0;
  for (const [index, item] of items.entries()) {
    const amount = total === undefined ? undefined : plainNumber(item[total]);
    const named = description.some((key) => typeof item[key] === 'string' && item[key] !== '');
    if (named || amount === undefined || total === undefined) {
      rows.push(item);
      sum += amount ?? 0;
      continue;
    }
    const words = Object.keys(item).flatMap((key) => keyWords(key));
    if (rows.length > 1 && Math.abs(sum - amount) < 0.005)
      closing.push(['subtotal', index, total, amount]);
    else if (words.includes('discount')) closing.push(['discount', index, total, amount]);
    else if (words.includes('shipping')) closing.push(['shipping', index, total, amount]);
    else rows.push(item);
  }
  return { rows, closing };
}
