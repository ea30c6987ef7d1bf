import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords } from '../keys/keys.ts';

const UNIT_OF_TIME = /^(?:hour|day|week|month|quarter|year)s?$/i;
const COUNT = wordSet('value count number amount length');
const UNIT = wordSet('unit{ s} uom period');

/** The stem of a key and the word that ends it: of `renewal_length_value` the renewal length. */
function parted(key: string): { readonly stem: string; readonly last: string } {
  const words = keyWords(key);
  return { stem: words.slice(0, -1).join('_'), last: words.at(-1) ?? '' };
}

/** `renewal_length_value: 12` beside `renewal_length_unit: "months"` is a renewal length of 12 months. */
export function withSpans(object: JsonObject): JsonObject {
  const keys = Object.keys(object);
  const units = new Map<string, string>();
  for (const key of keys) {
    const { stem, last } = parted(key);
    if (stem !== '' && UNIT.has(last) && UNIT_OF_TIME.test(String(object[key])))
      units.set(stem, key);
  }
  if (units.size === 0) return object;
  const used = new Set<string>();
  const spans = new Map<string, readonly [string, JsonValue]>();
  for (const key of keys) {
    const { stem, last } = parted(key);
    const whole = keyWords(key).join('_');
    const unit = units.get(COUNT.has(last) ? stem : whole);
    const count = object[key];
    if (unit === undefined || unit === key || used.has(unit) || !/^\d{1,4}$/.test(String(count)))
      continue;
    used.add(unit);
    spans.set(key, [
      COUNT.has(last) ? stem : key,
      `${count} ${String(object[unit]).toLowerCase()}`,
    ]);
  }
  return Object.fromEntries(
    keys
      .filter((key) => !used.has(key))
      .map((key) => spans.get(key) ?? ([key, object[key] ?? null] as const)),
  );
}
