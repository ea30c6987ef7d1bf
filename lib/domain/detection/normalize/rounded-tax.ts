import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords } from '../keys/keys.ts';
import { isObject } from './unwrap.ts';

const MAX_KEYS = 60;
const ROWS = 3;
const LEAST = 100;
/** How far from a whole number a tax is that somebody had to round. */
const FRACTION = 0.02;
const TAX = /^(?:tax|vat|gst)$/;
const BASE = /^(?:amount|total|price|gross|sum)$/;
const RATE = /^(?:percent|percentage|rate|pct)$/;

const whole = (value: JsonValue): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= LEAST;

/** A tax of 392 in 2350 at 20 %: in whole units nobody rounds 391.67, in cents everybody must. */
export function hasRoundedTax(object: JsonObject): boolean {
  const entries = Object.entries(object).slice(0, MAX_KEYS);
  const says = (key: string, word: RegExp) => keyWords(key).some((each) => word.test(each));
  const taxes = entries.filter(([key, value]) => whole(value) && says(key, TAX));
  if (taxes.length === 0) return false;
  const bases = entries.filter(([key, value]) => whole(value) && says(key, BASE));
  const rows = entries.flatMap(([, value]) => (Array.isArray(value) ? value.slice(0, ROWS) : []));
  const rates = [object, ...rows.filter(isObject)]
    .flatMap((row) => Object.entries(row).slice(0, MAX_KEYS))
    .flatMap(([key, value]) =>
      says(key, TAX) && says(key, RATE) && typeof value === 'number' && value > 0 ? [value] : [],
    )
    .slice(0, MAX_KEYS);
  return taxes.some(([own, tax]) => {
    const exact = bases.flatMap(([key, base]) =>
      key === own
        ? []
        : rates.flatMap((rate) => [100 + rate, 100].map((of) => (Number(base) * rate) / of)),
    );
    // What is due may happen to round to the tax of another sum.
    const isExact = exact.some((each) => Math.abs(each - Number(tax)) <= FRACTION);
    return !isExact && exact.some((each) => Math.round(each) === tax);
  });
}
