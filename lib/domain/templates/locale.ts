import {
  currencyCode,
  DEFAULT_LOCALE,
  type Locale,
  languageTag,
} from '#lib/domain/formatting/money.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

const LANGUAGE_KEYS = ['locale', 'language', 'lang'];
const CURRENCY_KEYS = ['currency', 'currencyCode', 'currency_code', 'CurrencyCode'];
const PLACES = ['meta', 'totals', 'settings', 'options'];

/** The language and currency that the data itself names, at its root or in `meta`, `totals`, `settings`, `options`; else en-US and USD. */
export function localeOf(data: JsonObject): Locale {
  const places = [data, ...PLACES.map((key) => (Object.hasOwn(data, key) ? data[key] : null))];
  return {
    language: first(places, LANGUAGE_KEYS, languageTag) ?? DEFAULT_LOCALE.language,
    currency: first(places, CURRENCY_KEYS, currencyCode) ?? DEFAULT_LOCALE.currency,
  };
}

function first(
  places: readonly (JsonValue | undefined)[],
  keys: readonly string[],
  parse: (value: unknown) => string | undefined,
): string | undefined {
  for (const place of places) {
    if (place === null || typeof place !== 'object' || Array.isArray(place)) continue;
    for (const key of keys) {
      const found = Object.hasOwn(place, key) ? parse(place[key]) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
