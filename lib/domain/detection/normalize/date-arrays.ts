import type { JsonValue } from '#schemas/json.ts';
import { isObject, type Root } from './unwrap.ts';

const MAX_DEPTH = 40;
const [LEAST, MOST] = [3, 7];

/** Data with days and moments that are lists of their numbers, as Java writes them: [2025, 3, 13, 9, 30] is "2025-03-13T09:30". */
export function withWrittenDates(root: Root): Root {
  const data = written(root.data, 0);
  return data === root.data || !isObject(data) ? root : { ...root, data };
}

function written(value: JsonValue, depth: number): JsonValue {
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const date = dateOf(value);
    if (date !== undefined) return date;
    const list = value.map((each) => written(each, depth + 1));
    return list.every((each, at) => each === value[at]) ? value : list;
  }
  const fields = Object.entries(value);
  const read = fields.map(([key, inner]) => [key, written(inner, depth + 1)] as const);
  return read.every(([, inner], at) => inner === fields[at]?.[1])
    ? value
    : Object.fromEntries(read);
}

function dateOf(list: readonly JsonValue[]): string | undefined {
  if (list.length < LEAST || list.length > MOST || !list.every(Number.isInteger)) return undefined;
  const [year = 0, month = 0, day = 0, ...time] = list as number[];
  const isDay = year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  const [hour = 0, minute = 0, second = 0] = time;
  if (!isDay || hour > 23 || minute > 59 || second > 59) return undefined;
  const two = (figure: number) => String(figure).padStart(2, '0');
  const text = `${year}-${two(month)}-${two(day)}`;
  if (time.length === 0) return text;
  return `${text}T${[hour, minute, ...(time.length > 2 ? [second] : [])].map(two).join(':')}`;
}
