import type { JsonObject } from '#schemas/json.ts';
import { normalizeKey } from './keys.ts';
import type { DataTable } from './model.ts';
import { simplify } from './nested-values.ts';
import { keysOf, MAX_COLUMNS, tableWith } from './tables.ts';
import { isObject } from './unwrap.ts';
import type { Writing } from './values.ts';

/** The parts of a line item, in the order of their columns. */
const LINE_PARTS: readonly (readonly [part: string, keys: string])[] = [
  [
    'description',
    'name title item product service productname itemname description desc label task activity text servicename',
  ],
  [
    'details',
    'details detail longdescription description desc notes note subtitle varianttitle variant summary options',
  ],
  ['quantity', 'quantity qty count hours days units pieces hrs'],
  ['unit', 'unit uom unitofmeasure'],
  [
    'unitPrice',
    'unitprice price rate unitcost unitamount hourlyrate priceperunit each cost unitamountexcludingtax',
  ],
  ['discount', 'discount discountamount totaldiscount discountrate discountpercent'],
  ['tax', 'tax taxamount vat gst taxrate vatrate'],
  [
    'total',
    'total amount linetotal lineamount totalprice extendedprice extended subtotal totalamount sum net lineprice extprice',
  ],
];
const LINE_ORDER = [
  'description',
  'other',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'tax',
  'total',
];
const LINE_LABELS: Readonly<Record<string, string>> = {
  name: 'Item',
  title: 'Item',
  quantity: 'Qty',
  qty: 'Qty',
  unitamount: 'Unit price',
  lineamount: 'Amount',
  linetotal: 'Total',
  uom: 'Unit',
  desc: 'Description',
  totalprice: 'Total',
  unitamountexcludingtax: 'Unit price',
};

/** Line items: description first, amounts last, and a second description below the first. */
export function lineItemTable(
  items: readonly JsonObject[],
  path: string,
  writing: Writing,
): DataTable {
  const flat = items.map(withoutNode);
  const keys = keysOf(flat);
  const parts = partsOf(keys, flat);
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
  const columns = shown
    .slice(0, MAX_COLUMNS)
    .filter((key) => !repeatsDescription(flat, key, shown[0]));
  return tableWith(
    columns,
    flat.map((item) => withoutRepeated(item, shown, columns)),
    path,
    'Items',
    writing,
    LINE_LABELS,
  );
}

/** GraphQL lists wrap every object in a node. */
function withoutNode(item: JsonObject): JsonObject {
  return isObject(item.node) && Object.keys(item).length <= 2 ? item.node : item;
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

function partsOf(keys: readonly string[], items: readonly JsonObject[]): Map<string, string> {
  const parts = new Map<string, string>();
  const taken = new Set<string>();
  for (const [part, names] of LINE_PARTS) {
    for (const name of names.split(' ')) {
      const key = keys.find(
        (candidate) => normalizeKey(candidate) === name && !parts.has(candidate),
      );
      if (key === undefined || taken.has(part)) continue;
      if (
        part === 'description' &&
        !items.some((item) => typeof simplify(item[key] ?? null).shown === 'string')
      )
        continue;
      parts.set(key, part);
      taken.add(part);
    }
  }
  return parts;
}
