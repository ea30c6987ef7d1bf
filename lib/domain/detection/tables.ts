import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { labelOf, normalizeKey } from './keys.ts';
import type { Column, DataTable, Row, Value } from './model.ts';
import { isTechnical } from './technical.ts';
import { isObject, joinPath } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';

/** Columns that fit a page; what more the objects hold goes below the first cell. */
const MAX_COLUMNS = 8;
const SAMPLED_ROWS = 200;

/** The parts of a line item, in the order of their columns. */
const LINE_PARTS = {
  description: [
    'name',
    'title',
    'item',
    'product',
    'service',
    'productname',
    'itemname',
    'description',
    'desc',
    'label',
    'task',
    'activity',
    'text',
    'product_name',
    'servicename',
  ],
  details: [
    'details',
    'detail',
    'longdescription',
    'description',
    'desc',
    'notes',
    'note',
    'subtitle',
    'varianttitle',
    'variant',
    'summary',
    'options',
  ],
  quantity: ['quantity', 'qty', 'count', 'hours', 'days', 'units', 'pieces', 'hrs'],
  unit: ['unit', 'uom', 'unitofmeasure'],
  unitPrice: [
    'unitprice',
    'price',
    'rate',
    'unitcost',
    'unitamount',
    'hourlyrate',
    'priceperunit',
    'each',
    'cost',
    'unitamountexcludingtax',
  ],
  discount: ['discount', 'discountamount', 'totaldiscount', 'discountrate', 'discountpercent'],
  tax: ['tax', 'taxamount', 'vat', 'gst', 'taxrate', 'vatrate'],
  total: [
    'total',
    'amount',
    'linetotal',
    'lineamount',
    'totalprice',
    'extendedprice',
    'extended',
    'subtotal',
    'totalamount',
    'sum',
    'net',
    'lineprice',
    'extprice',
  ],
} as const;
const LINE_ORDER = [
  'description',
  'other',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'tax',
  'total',
] as const;
const LINE_LABELS: Readonly<Record<string, string>> = {
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

/** Objects side by side: one column for each key that enough of them have. */
export function tableOf(
  items: readonly JsonObject[],
  path: string,
  label: string,
  writing: Writing,
): DataTable {
  const keys = keysOf(items);
  const shown = keys.slice(0, MAX_COLUMNS);
  return build(items, path, label, shown, keys, writing);
}

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
  const shown = ordered.filter(
    (key) => (parts.get(key) ?? 'other') !== 'other' || (isShort(flat, key) && others-- > 0),
  );
  return build(flat, path, 'Items', shown.slice(0, MAX_COLUMNS), keys, writing);
}

/** GraphQL lists wrap every object in a node. */
function withoutNode(item: JsonObject): JsonObject {
  return isObject(item.node) && Object.keys(item).length <= 2 ? item.node : item;
}

function keysOf(items: readonly JsonObject[]): string[] {
  const keys = new Set<string>();
  for (const item of items.slice(0, SAMPLED_ROWS))
    for (const [key, value] of Object.entries(item))
      if (!isTechnical(key, value) || isOwnNumber(key, value)) keys.add(key);
  return [...keys];
}

/** In a table an id is the row's name more often than not. */
function isOwnNumber(key: string, value: JsonValue): boolean {
  return normalizeKey(key) === 'id' && typeof value === 'number' && value < 1_000_000;
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
  for (const [part, names] of Object.entries(LINE_PARTS)) {
    for (const name of names) {
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

function build(
  items: readonly JsonObject[],
  path: string,
  label: string,
  shown: readonly string[],
  keys: readonly string[],
  writing: Writing,
): DataTable {
  const hidden = keys.filter((key) => !shown.includes(key));
  const rows: Row[] = items.map((item, index) => {
    const at = joinPath(path, index);
    const details: Value[] = [];
    const cells = shown.map((key) => {
      const { shown: value, rest, suffix } = simplify(item[key] ?? null);
      details.push(...detailsOf(rest, joinPath(at, key), key, writing));
      return writeValue(joinPath(at, key) + suffix, key, value, writing, 'medium');
    });
    for (const key of hidden)
      details.push(...detailsOf(item[key] ?? null, joinPath(at, key), key, writing));
    return { cells, details };
  });
  const columns = shown.map(
    (key, index): Column => ({
      key,
      label: LINE_LABELS[normalizeKey(key)] ?? labelOf(key),
      kind: columnKind(rows, index),
    }),
  );
  return withoutEmptyColumns({ path, label, columns, rows });
}

/** The kind that all cells of a column share; text where they differ. */
function columnKind(rows: readonly Row[], index: number): Column['kind'] {
  let kind: Column['kind'] | undefined;
  for (const row of rows) {
    const cell = row.cells[index];
    if (cell === undefined) continue;
    if (kind !== undefined && kind !== cell.kind) {
      const numbers: readonly string[] = ['money', 'number', 'percent'];
      if (numbers.includes(kind) && numbers.includes(cell.kind)) continue;
      return 'text';
    }
    kind = cell.kind;
  }
  return kind ?? 'text';
}

function withoutEmptyColumns(table: DataTable): DataTable {
  const filled = table.columns.map((_, index) =>
    table.rows.some((row) => row.cells[index] !== undefined),
  );
  if (filled.every(Boolean)) return table;
  return {
    ...table,
    columns: table.columns.filter((_, index) => filled[index]),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.filter((_, index) => filled[index]),
    })),
  };
}

/** A nested object as one value where it is one: `{ amount, currency }`, or something with a name; `rest` is what that leaves out. */
function simplify(value: JsonValue): {
  readonly shown: JsonValue;
  readonly rest: JsonValue;
  readonly suffix: string;
} {
  if (Array.isArray(value) && value.every((item) => item !== null && typeof item !== 'object'))
    return { shown: value.join(', '), rest: null, suffix: '' };
  if (!isObject(value))
    return {
      shown: typeof value === 'object' ? null : value,
      rest: value !== null && typeof value === 'object' ? value : null,
      suffix: '',
    };
  for (const key of ['amount', 'value', 'name', 'title', 'label', 'displayName', 'unit_amount']) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (inner === undefined || inner === null || typeof inner === 'object') continue;
    const rest = Object.fromEntries(
      Object.entries(value).filter(
        ([other]) =>
          other !== key &&
          normalizeKey(other) !== 'currency' &&
          normalizeKey(other) !== 'currencycode',
      ),
    );
    return { shown: inner, rest, suffix: `.${key}` };
  }
  return { shown: null, rest: value, suffix: '' };
}

const MAX_DETAIL_DEPTH = 6;

/** What a row holds beyond its columns, as single values. */
function detailsOf(
  value: JsonValue,
  path: string,
  key: string,
  writing: Writing,
  depth = 0,
): Value[] {
  if (depth > MAX_DETAIL_DEPTH || isTechnical(key, value)) return [];
  if (Array.isArray(value)) {
    if (value.every((item) => item !== null && typeof item !== 'object')) {
      const text = value.join(', ').trim();
      return text === '' ? [] : [{ path, label: labelOf(key), kind: 'text', text }];
    }
    return value.flatMap((item, index) =>
      detailsOf(item, joinPath(path, index), key, writing, depth + 1),
    );
  }
  if (isObject(value))
    return Object.entries(value).flatMap(([inner, content]) =>
      detailsOf(content, joinPath(path, inner), inner, writing, depth + 1),
    );
  const written = writeValue(path, key, value, writing, 'medium');
  return written === undefined ? [] : [written];
}
