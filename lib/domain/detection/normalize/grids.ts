import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from './unwrap.ts';

const HEADS = /^(?:columns?|headers?|cols|column_?names|fields|\w*(?:Headers|Columns))$/i;
const NAMES = ['name', 'label', 'title', 'displayName', 'id'];
const CELLS = ['value', 'v', 'formattedValue'];

/**
 * The object with its rows as records, where it names their columns beside them: `{ columns: ["Day",
 * "Visits"], rows: [["Mon", 12]] }`. Any other object comes back as it is.
 */
export function withNamedColumns(object: JsonObject): JsonObject {
  const heads = Object.keys(object).filter((key) => HEADS.test(key) && Array.isArray(object[key]));
  if (heads.length === 0) return object;
  const names = heads.flatMap((key) => (object[key] as JsonValue[]).map(nameOf));
  if (names.length < 2 || new Set(names).size < names.length || names.includes(undefined))
    return object;
  const named: [string, JsonValue][] = [];
  let found = false;
  for (const [key, value] of Object.entries(object)) {
    if (heads.includes(key)) continue;
    const rows = Array.isArray(value) ? value.map((row) => cellsOf(row, names.length)) : [];
    if (rows.length === 0 || rows.includes(undefined)) {
      named.push([key, value]);
      continue;
    }
    found = true;
    named.push([
      key,
      rows.map((cells) =>
        Object.fromEntries(names.map((name, at) => [String(name), cells?.[at] ?? null])),
      ),
    ]);
  }
  return found ? Object.fromEntries(named) : object;
}

function nameOf(head: JsonValue): string | undefined {
  if (typeof head === 'string') return head;
  if (!isObject(head)) return undefined;
  const name = NAMES.map((key) => head[key]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : undefined;
}

/** The cells of a row: a list, or lists side by side. undefined: it is no row of so many columns. */
function cellsOf(row: JsonValue, columns: number): JsonValue[] | undefined {
  const lists = Array.isArray(row) ? [row] : isObject(row) ? Object.values(row) : [];
  if (!lists.every(Array.isArray)) return undefined;
  const cells = lists.flat().map(cellOf);
  return cells.length === columns && !cells.includes(undefined)
    ? (cells as JsonValue[])
    : undefined;
}

function cellOf(cell: JsonValue): JsonValue | undefined {
  const key = isObject(cell) ? CELLS.find((name) => Object.hasOwn(cell, name)) : undefined;
  const value = isObject(cell) && key !== undefined ? (cell[key] ?? null) : cell;
  if (value !== null && typeof value === 'object') return undefined;
  // Of figures in quotes only those that no code can be.
  return isObject(cell) && typeof value === 'string' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)
    ? (plainNumber(value) ?? value)
    : value;
}
