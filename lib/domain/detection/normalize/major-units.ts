import { isInMinorUnit } from '#lib/domain/analysis/reading/key-words.ts';
import type { JsonValue } from '#schemas/json.ts';
import { isObject, type Root } from './unwrap.ts';

const MAX_DEPTH = 40;

/** Data with the amounts of keys that say that they are in cents in whole units: 11800 of `total_cents` is "118.00". */
export const withMajorUnits = (root: Root): Root => {
  const data = inMajor('', root.data, 0);
  return data === root.data || !isObject(data) ? root : { ...root, data };
};

function inMajor(key: string, value: JsonValue, depth: number): JsonValue {
  if (depth > MAX_DEPTH) return value;
  if (value === null || typeof value !== 'object') return isInMinorUnit(key) ? major(value) : value;
  if (Array.isArray(value)) {
    const list = value.map((each) => inMajor(key, each, depth + 1));
    return list.every((each, at) => each === value[at]) ? value : list;
  }
  const fields = Object.entries(value);
  const read = fields.map(([name, inner]) => [name, inMajor(name, inner, depth + 1)] as const);
  return read.every(([, inner], at) => inner === fields[at]?.[1])
    ? value
    : Object.fromEntries(read);
}

/** Whole numbers alone are counted in cents. */
function major(value: JsonValue): JsonValue {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^-?\d{1,15}$/.test(text) ? (Number(text) / 100).toFixed(2) : value;
}
