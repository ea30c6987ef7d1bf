import type { Block, Value } from '#lib/domain/presentation/printed-document.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Field, fieldOf, fieldsOf } from '../fields/unclaimed-fields.ts';
import { labelOf } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { tableOf } from './tables.ts';

/** Rows given as lists; a first row of nothing but text is the head. */
export function gridBlock(
  list: readonly JsonValue[],
  path: string,
  label: string,
  writing: Writing,
): Block | undefined {
  const [head = [], ...others] = list.filter(Array.isArray);
  const headed =
    others.length > 0 &&
    head.every(
      (cell, index) =>
        isHeading(cell) &&
        others.some((row) => row[index] !== null && row[index] !== undefined && row[index] !== ''),
    ) &&
    new Set(head).size === head.length;
  const names = head.map((cell, index) => (headed ? String(cell) : `Column ${index + 1}`));
  const objects = (headed ? others : [head, ...others]).map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])),
  );
  const table = tableOf(objects, path, label, writing);
  return table.columns.length === 0 ? undefined : { kind: 'table', path, label, table };
}

function isHeading(cell: JsonValue): boolean {
  return typeof cell === 'string' && cell.length <= 60 && /^\p{L}/u.test(cell);
}

/** Lists of single values, none longer than the first. */
export function isGrid(rows: readonly JsonValue[]): boolean {
  const [head] = rows;
  return (
    Array.isArray(head) &&
    rows.every(
      (row) =>
        Array.isArray(row) &&
        row.length <= head.length &&
        row.every((cell) => cell === null || typeof cell !== 'object'),
    )
  );
}

/** How much of its way a value names. */
const MAX_TRAIL = 4;

/** Beyond the depth that a page can show, single values with the way to them as their label. */
export function flattened(field: Field, writing: Writing): Block | undefined {
  const facts: Value[] = [];
  const pending: { readonly field: Field; readonly trail: readonly string[] }[] = [
    { field, trail: [] },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, key, value } = next.field;
    for (const inner of innerFields(next.field).reverse())
      pending.push({
        field: inner,
        trail: [...next.trail, labelOf(inner.key)].slice(-MAX_TRAIL),
      });
    const written = writeValue(path, key, value, writing);
    if (written !== undefined) facts.push({ ...written, label: next.trail.join(' › ') });
  }
  if (facts.length === 0) return undefined;
  return { kind: 'facts', path: field.path, label: labelOf(field.key), facts };
}

function innerFields({ path, key, value }: Field): Field[] {
  if (Array.isArray(value))
    return value.map((item, index) =>
      fieldOf(joinPath(path, index), `${labelOf(key).slice(0, 60)} ${index + 1}`, item),
    );
  return isObject(value) ? fieldsOf(value, path) : [];
}
