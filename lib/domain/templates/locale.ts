import { countryCurrency } from '#lib/domain/formatting/countries.ts';
import {
  currencyCode,
  DEFAULT_LANGUAGE,
  type Locale,
  languageTag,
} from '#lib/domain/formatting/money.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { findCurrency } from './find-currency.ts';

/** Read by the service itself, whatever the template. */
export const SETTING_KEYS: ReadonlySet<string> = new Set(['locale', 'currency']);
const LANGUAGE_KEYS = ['locale', 'language', 'lang'];
const CURRENCY_KEYS = ['currency', 'currencyCode', 'currency_code', 'CurrencyCode'];
const PLACES = ['meta', 'totals', 'settings', 'options'];

/**
 * The language and currency that the data names, at its root or in `meta`, `totals`, `settings`,
 * `options`. Without a language en-US; without a currency that of its amounts, its locale or its
 * countries, and none where they say nothing.
 */
export function localeOf(data: JsonObject): Locale {
  const places = [data, ...PLACES.map((key) => (Object.hasOwn(data, key) ? data[key] : null))];
  const language = first(places, LANGUAGE_KEYS, languageTag);
  return {
    language: language ?? DEFAULT_LANGUAGE,
    currency:
      first(places, CURRENCY_KEYS, currencyCode) ?? findCurrency(data, localCurrency(language)),
  };
}

function localCurrency(language: string | undefined): string | undefined {
  const region = language === undefined ? undefined : new Intl.Locale(language).region;
  return region === undefined ? undefined : countryCurrency(region);
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
