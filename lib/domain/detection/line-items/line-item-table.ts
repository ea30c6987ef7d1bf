import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { DataTable } from '#lib/domain/presentation/printed-document.ts';
import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonObject } from '#schemas/json.ts';
import { simplify } from '../blocks/nested-values.ts';
import { keysOf, MAX_COLUMNS, tableWith } from '../blocks/tables.ts';
import { labelOf, normalizeKey } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { sumOfLines, withAmounts } from './line-amounts.ts';
import { type LineParts, partKeys, partsOf } from './line-parts.ts';
import { flatRow } from './line-rows.ts';

const LINE_ORDER = wordList('description other quantity unit{ Price} discount tax total');
const LINE_LABELS: Readonly<Record<string, string>> = {
  name: 'Item',
  title: 'Item',
  label: 'Description',
  libelle: 'Libellé',
  quantity: 'Qty',
  qty: 'Qty',
  unitamount: 'Unit price',
  lineamount: 'Amount',
  linetotal: 'Total',
  uom: 'Unit',
  taxpercent: 'Tax',
  taxpercentage: 'Tax',
  vatpercent: 'VAT',
  vatpercentage: 'VAT',
  lineobjectnumber: 'Item no.',
  itemnumber: 'Item no.',
  desc: 'Description',
  notes: 'Description',
  totalprice: 'Total',
  salestaxvalue: 'Sales tax',
  unitamountexcludingtax: 'Unit price',
};

/** The parts that are money whatever a system calls them. */
const PRICED: ReadonlySet<string> = new Set(['unitPrice', 'total']);
const PART_LABELS: Readonly<Record<string, string>> = {
  description: 'Item',
  details: 'Description',
  unit: 'Unit',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  total: 'Amount',
};
/** A row's key in a database. */
const ROW_KEY = /^(?=.*\d)(?=.*[a-f])[0-9a-f]{10,}$/;
const ROW_NUMBER =
  /^(?:line|row|internalpos|linenum|linenumber|lineno|rownumber|rownum|rowno|idx|index|lp|sortorder|sequence)$/;
/** Line items: description first, amounts last, and a second description below the first; and what they come to. */
export function lineItemTable(
  items: readonly JsonObject[],
  path: string,
  writing: Writing,
  sums: readonly number[] = [],
): { readonly table: DataTable; readonly sum: number } {
  const nodes = items.map((item) => flatRow(withoutNode(item)));
  const idle = idleKeys(nodes);
  const { items: cleaned, ...known } = withUsualKeys(
    idle.size === 0 ? nodes : nodes.map((item) => without(item, idle)),
  );
  const whole = withAmounts(cleaned, known.parts, sums);
  const { parts, spelt } = whole === cleaned ? known : partsOf(keysOf(whole), whole);
  const again = repeatedSums(whole, parts);
  const flat = again.size === 0 ? whole : whole.map((item) => without(item, again));
  const keys = keysOf(flat);
  const ordered = LINE_ORDER.flatMap((part) =>
    keys.filter((key) => (parts.get(key) ?? 'other') === part),
  );
  const amounts = ordered.filter(
    (key) => !['other', 'description'].includes(parts.get(key) ?? 'other'),
  ).length;
  let others = Math.max(0, Math.min(2, MAX_COLUMNS - 2 - amounts));
  const fitting = ordered.filter(
    (key) => (parts.get(key) ?? 'other') !== 'other' || (isShort(flat, key) && others-- > 0),
  );
  const shown = fitting.length > 0 ? fitting : keys.slice(0, 1);
  const details = keys.find((key) => parts.get(key) === 'details');
  const columns = shown
    .slice(0, MAX_COLUMNS)
    .filter((key) => !repeatsDescription(flat, key, shown[0]));
  const table = tableWith(
    columns,
    flat.map((item) => withoutRepeated(withoutEcho(item, shown[0], details), shown, columns)),
    path,
    'Items',
    writing,
    spelt.size === 0 ? LINE_LABELS : { ...LINE_LABELS, ...speltLabels(parts, spelt) },
    new Set([...parts].filter(([, part]) => PRICED.has(part)).map(([key]) => key)),
  );
  return { table, sum: sumOfLines(flat, parts) };
}

/** An "amount" of pieces is their quantity, and a "tax value" that is the same for every amount is a rate. */
function withUsualKeys(given: readonly JsonObject[]): LineParts & { items: readonly JsonObject[] } {
  const items = withCounts(given);
  const keys = keysOf(items);
  const known = partsOf(keys, items);
  const { parts } = known;
  const keyOf = (wanted: string) => [...parts].find(([, part]) => part === wanted)?.[0];
  const [quantity, total] = [keyOf('quantity'), keyOf('total')];
  const tax = keyOf('tax') ?? keys.find((key) => /^(?:tax|vat)value$/.test(normalizeKey(key)));
  const names = new Map<string, string>();
  if (quantity !== undefined && partKeys('total').includes(normalizeKey(quantity)))
    names.set(quantity, 'quantity');
  if (
    tax !== undefined &&
    /value|amount|^(?:tax|vat|iva|btw|tva|ust|mwst|gst)$/i.test(tax) &&
    isSame(items, tax, total === undefined ? [quantity, keyOf('unitPrice')] : [total])
  )
    names.set(tax, 'tax_rate');
  if (names.size === 0) return { items, ...known };
  const renamed = items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([key, value]) => [names.get(key) ?? key, value])),
  );
  return { items: renamed, ...partsOf(keysOf(renamed), renamed) };
}

/** `amount: "8 uur"` beside `amount_decimal: "8.0"` is so many of a unit. */
function withCounts(items: readonly JsonObject[]): readonly JsonObject[] {
  const decimal = keysOf(items).find((key) => /_decimal$/i.test(key));
  const written = decimal?.replace(/_decimal$/i, '');
  if (decimal === undefined || written === undefined) return items;
  if (!items.every((item) => /^[\d.,]+\s*\p{L}{1,20}$/u.test(String(item[written])))) return items;
  return items.map((item) => ({
    ...without(item, new Set([decimal, written])),
    quantity: item[decimal] ?? null,
    unit: String(item[written]).replace(/^[\d.,\s]+/, ''),
  }));
}

/** Sums that are in every line what the line comes to. */
function repeatedSums(
  items: readonly JsonObject[],
  parts: ReadonlyMap<string, string>,
): Set<string> {
  const total = [...parts].find(([, part]) => part === 'total')?.[0];
  if (total === undefined) return new Set();
  return new Set(
    keysOf(items).filter(
      (key) =>
        !parts.has(key) &&
        items.every((item) => {
          const sum = plainNumber(item[key]);
          return sum !== undefined && sum === plainNumber(item[total]);
        }),
    ),
  );
}

/** No tax above this is taken of anything. */
const MAX_RATE = 30;

/** True where the tax is the same of whatever each line comes to, the product of its factors. */
function isSame(
  items: readonly JsonObject[],
  tax: string,
  factors: readonly (string | undefined)[],
): boolean {
  const [first] = items;
  const amounts = items.map((item) =>
    factors.reduce((product, key) => product * (plainNumber(item[key ?? '']) ?? Number.NaN), 1),
  );
  const rate = plainNumber(first?.[tax]) ?? 0;
  return (
    rate > 0 &&
    rate <= MAX_RATE &&
    amounts.some((amount) => Math.abs(amount - (amounts[0] ?? 0)) > 0) &&
    items.every((item) => plainNumber(item[tax]) === rate)
  );
}

/** A part that is known by the spelling of its key only goes by its usual name. */
function speltLabels(
  parts: ReadonlyMap<string, string>,
  spelt: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...spelt].map((key) => [normalizeKey(key), PART_LABELS[parts.get(key) ?? ''] ?? labelOf(key)]),
  );
}

/** GraphQL lists wrap every object in a node. */
function withoutNode(item: JsonObject): JsonObject {
  return isObject(item.node) && Object.keys(item).length <= 2 ? item.node : item;
}

/** What no reader of a line looks for: its number in a database, and a discount that is nothing. */
function idleKeys(items: readonly JsonObject[]): Set<string> {
  const keys = keysOf(items);
  const discounts = partKeys('discount');
  const idle = keys.filter((key) => {
    const name = normalizeKey(key);
    if (name === 'id') return keys.length > 1;
    if (name === 'name' && keys.length > 1)
      return items.every((item) => ROW_KEY.test(String(item[key])));
    if (ROW_NUMBER.test(name)) return isCounted(items, key);
    if (name === 'type') return items.every((item) => item.object === 'line_item');
    if (name === 'unitamountexcludingtax') return keys.includes('price');
    if (/^(?:pre|original|list|base|regular)\w*price$/.test(name))
      return keys.includes('price') && items.every((item) => item[key] === item.price);
    if (name === 'amountexcludingtax') return items.every((item) => item[key] === item.amount);
    return (
      discounts.includes(name) && items.every((item) => (plainNumber(item[key] ?? 0) ?? 1) === 0)
    );
  });
  return new Set(idle);
}

/** The place of a row in its list, from nought or one, or in steps that leave room between. */
function isCounted(items: readonly JsonObject[], key: string): boolean {
  const first = plainNumber(items[0]?.[key] ?? null);
  if (first === undefined || first < 0 || (first > 1 && first % 10 !== 0)) return false;
  const step = first > 1 ? first : 1;
  return items.every((item, index) => plainNumber(item[key] ?? null) === first + index * step);
}

function without(item: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !keys.has(key)));
}

/** A short name beside a full one, as shops send both, says nothing. */
function repeatsDescription(
  items: readonly JsonObject[],
  key: string,
  description: string | undefined,
): boolean {
  if (description === undefined || key === description) return false;
  return items.every((item) => {
    const [value, whole] = [item[key], item[description]];
    return (
      typeof value === 'string' &&
      typeof whole === 'string' &&
      value.length > 3 &&
      whole.includes(value)
    );
  });
}

/** A second description that says what the first does. */
function withoutEcho(
  item: JsonObject,
  description: string | undefined,
  details: string | undefined,
): JsonObject {
  if (description === undefined || details === undefined) return item;
  return item[details] === item[description] ? without(item, new Set([details])) : item;
}

function withoutRepeated(
  item: JsonObject,
  shown: readonly string[],
  columns: readonly string[],
): JsonObject {
  if (shown.length === columns.length || columns.length === MAX_COLUMNS) return item;
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => columns.includes(key) || !shown.includes(key)),
  );
}

function isShort(items: readonly JsonObject[], key: string): boolean {
  return items.slice(0, 20).every((item) => {
    const value = simplify(item[key] ?? null).shown;
    return value === null || (typeof value !== 'object' && String(value).length <= 24);
  });
}
