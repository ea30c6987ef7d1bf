import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { Column, DataTable, Row, Value } from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { englishOf, labelOf, normalizeKey } from '../keys/keys.ts';
import { isTechnical } from '../normalize/technical.ts';
import { joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { detailsOf, simplify } from './nested-values.ts';
import { withOwnCurrency } from './own-currency.ts';

/** Columns that fit a landscape page. */
export const MAX_DATA_COLUMNS = 12;
/** Columns that fit a portrait page; what more the objects hold goes below the first cell. */
export const MAX_COLUMNS = 8;

/** Objects side by side: one column for each key that enough of them have. */
export function tableOf(
  items: readonly JsonObject[],
  path: string,
  label: string,
  writing: Writing,
): DataTable {
  return tableWith(keysOf(items).slice(0, MAX_DATA_COLUMNS), items, path, label, writing);
}

/** More keys than this are no table; later ones go below the first cell. */
const MAX_CANDIDATES = 200;

/** The keys that the objects have values for, in their order: what columns can be made of. */
export function keysOf(items: readonly JsonObject[]): string[] {
  const keys: string[] = [];
  const known = new Set<string>();
  for (const item of items) {
    if (known.size >= MAX_CANDIDATES) break;
    const own = Object.keys(item).slice(0, MAX_CANDIDATES);
    if (own.every((key) => known.has(key))) continue;
    // What the first objects lack stands before what it stands before in the one that has it.
    let at = keys.length;
    for (const key of own.reverse()) {
      if (known.has(key)) {
        at = keys.indexOf(key);
        continue;
      }
      const value = item[key] ?? null;
      if (isTechnical(key, value) && !isOwnNumber(key, value)) continue;
      keys.splice(at, 0, key);
      known.add(key);
    }
  }
  return keys;
}

/** In a table an id is the row's name more often than not. */
function isOwnNumber(key: string, value: JsonValue): boolean {
  return normalizeKey(key) === 'id' && typeof value === 'number' && value < 1_000_000;
}

const ENDS = { end: 'start', to: 'from', until: 'since' } as const;

/** A span of time begins with its start, also where a system sorts its keys by name. */
function startBeforeEnd(keys: readonly string[]): readonly string[] {
  const sorted = [...keys];
  const at = new Map(keys.map((key, index) => [normalizeKey(key), index]));
  for (const [name, index] of at) {
    for (const [end, start] of Object.entries(ENDS)) {
      if (!name.startsWith(end) && !name.endsWith(end)) continue;
      const first = at.get(name.replace(end, start));
      if (first === undefined || first < index) continue;
      [sorted[index], sorted[first]] = [keys[first] ?? '', keys[index] ?? ''];
    }
  }
  return sorted;
}

/** A table of the keys `shown`, those in `amounts` as money whatever they are called; the objects' other values go below the first cell of their row. */
export function tableWith(
  keys: readonly string[],
  items: readonly JsonObject[],
  path: string,
  label: string,
  writing: Writing,
  labels: Readonly<Record<string, string>> = {},
  amounts: ReadonlySet<string> = new Set(),
): DataTable {
  const shown = startBeforeEnd(keys);
  const inColumns = new Set(shown);
  const literal = new Set(shown.filter((key) => hasWholePercent(items, key)));
  const rows: Row[] = items.map((item, index) => {
    const at = joinPath(path, index);
    const details: Value[] = [];
    const own = withOwnCurrency(item, writing);
    const cells = shown.map((key) => {
      const { shown: value, rest, suffix } = simplify(item[key] ?? null);
      for (const detail of detailsOf(rest, joinPath(at, key), key, writing)) details.push(detail);
      const columnWriting = literal.has(key) ? { ...own, literalPercent: true } : own;
      const written = writeValue(joinPath(at, key) + suffix, key, value, columnWriting, 'medium');
      return written?.kind === 'number' && amounts.has(key)
        ? writeValue(joinPath(at, key) + suffix, 'amount', value, columnWriting, 'medium')
        : written;
    });
    for (const [key, value] of Object.entries(item))
      if (!inColumns.has(key))
        for (const detail of detailsOf(value, joinPath(at, key), key, writing))
          details.push(detail);
    return { cells, details };
  });
  const columns = shown.map(
    (key, index): Column => ({
      key,
      // A word of the reader's own language stays.
      label: (englishOf(key) === undefined ? labels[normalizeKey(key)] : undefined) ?? labelOf(key),
      kind: columnKind(rows, index),
    }),
  );
  return withoutEmptyColumns({ path, label, columns, rows });
}

/** A column in which one rate is above one has all of them in per cent: 12.5 and 0.4 are 12.5% and 0.4%. */
function hasWholePercent(items: readonly JsonObject[], key: string): boolean {
  return items.some((item) => Math.abs(plainNumber(item[key]) ?? 0) >= 1);
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
  // What has no column of its own stands in the first one, so one there must be.
  if (!filled.includes(true)) filled[0] = true;
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
