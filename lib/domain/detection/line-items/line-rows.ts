import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isTechnical } from '../normalize/technical.ts';
import { isObject } from '../normalize/unwrap.ts';
import { partKeys } from './line-parts.ts';

const MAX_DEPTH = 3;
const PRICED_PARTS = ['unitPrice', 'total', 'tax', 'discount'];
/** Which amount an object called after a part stands for, the more usual first. */
const OWN_AMOUNTS = wordList(
  'unitamount amount value net{ amount} priceamount total gross{ amount}',
);

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

/** A row that closes the list rather than being in it. */
export interface ClosingRow {
  readonly role: 'subtotal' | 'discount' | 'shipping';
  readonly index: number;
  readonly key: string;
  readonly amount: JsonValue;
}

/** Parts the rows at the end that have an amount and say of nothing what is sold: the sum of those above, a discount on all of them. */
export function splitClosing(items: readonly JsonObject[]): {
  readonly rows: readonly JsonObject[];
  readonly closing: readonly ClosingRow[];
} {
  const described = items.findLastIndex((item) => !isBare(item));
  if (described < 1 || described === items.length - 1) return { rows: items, closing: [] };
  const closing: ClosingRow[] = [];
  const key = amountKey(items[described + 1] ?? {});
  if (key === undefined) return { rows: items, closing: [] };
  const sum = items
    .slice(0, described + 1)
    .reduce((total, item) => total + (plainNumber(item[key]) ?? 0), 0);
  for (const [at, item] of items.slice(described + 1).entries()) {
    const amount = plainNumber(item[key]);
    const words = Object.keys(item).flatMap((name) => keyWords(name));
    const role =
      amount !== undefined && Math.abs(sum - amount) < CENT
        ? 'subtotal'
        : (['discount', 'shipping'] as const).find((word) => words.includes(word));
    if (role === undefined) return { rows: items, closing: [] };
    closing.push({ role, index: described + 1 + at, key, amount: item[key] ?? null });
  }
  return { rows: items.slice(0, described + 1), closing };
}

const CENT = 0.005;

function isBare(item: JsonObject): boolean {
  return (
    amountKey(item) !== undefined &&
    !Object.entries(item).some(([key, value]) =>
      isObject(value)
        ? Object.keys(value).length > 2
        : typeof value === 'string' && partKeys('description').includes(normalizeKey(key)),
    )
  );
}

function amountKey(item: JsonObject): string | undefined {
  return Object.keys(item).find(
    (key) => partKeys('total').includes(normalizeKey(key)) && plainNumber(item[key]) !== undefined,
  );
}
