import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isTechnical } from '../normalize/technical.ts';
import { isObject } from '../normalize/unwrap.ts';

const NAMES = wordSet('name title label displayname');
/** How many of a record's keys its neighbours have too. */
const LEAST_SHARED = 0.6;

/**
 * The records of an object that is a table by key, such as `{ braces: { severity }, ws: { severity } }`,
 * each with its key as its name unless it has one. undefined: the object's values are of different kinds.
 */
export function recordsIn(object: JsonObject): JsonObject[] | undefined {
  const entries = Object.entries(object).filter(([key, value]) => !isTechnical(key, value));
  const series = seriesIn(entries);
  if (series !== undefined) return series;
  const [first] = entries;
  if (first === undefined || entries.length < 2 || !isObject(first[1])) return undefined;
  const keys = new Set(Object.keys(first[1]).map(normalizeKey));
  if (keys.size < 2) return undefined;
  const records: JsonObject[] = [];
  for (const [key, value] of entries) {
    if (!isObject(value)) return undefined;
    const own = Object.keys(value).map(normalizeKey);
    const shared = own.filter((name) => keys.has(name)).length;
    if (shared < 2 || shared < LEAST_SHARED * Math.max(own.length, keys.size)) return undefined;
    records.push(own.some((name) => NAMES.has(name)) ? value : { name: key, ...value });
  }
  return records;
}

const AXIS =
  /^(?:time|dates?|days?|months?|weeks?|hours?|years?|quarters?|labels?|categories|names?|periods?|x)$/;

/** Lists side by side that share an axis: `{ time: [ … ], temperature: [ … ] }`. */
function seriesIn(entries: readonly (readonly [string, JsonValue])[]): JsonObject[] | undefined {
  const lists = entries.map(([, value]) => value);
  const [first] = lists;
  if (entries.length < 2 || !Array.isArray(first) || first.length < 2) return undefined;
  const alike = (list: JsonValue): list is JsonValue[] =>
    Array.isArray(list) &&
    list.length === first.length &&
    list.every((item) => item === null || typeof item !== 'object');
  if (!lists.every(alike)) return undefined;
  if (!entries.some(([key]) => AXIS.test(normalizeKey(key)))) return undefined;
  if (!lists.some((list) => list.every((item) => typeof item === 'number'))) return undefined;
  return first.map((_, at) =>
    Object.fromEntries(entries.map(([key], column) => [key, lists[column]?.[at] ?? null])),
  );
}
