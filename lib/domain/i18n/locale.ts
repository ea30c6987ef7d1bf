import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { countryCurrency } from './countries.ts';
import { timeZoneName } from './dates.ts';
import { findCurrency } from './find-currency.ts';
import { guessLanguage } from './guess-language.ts';
import { currencyCode, DEFAULT_LANGUAGE, type Locale, languageTag, regionOfTag } from './money.ts';

/** Read by the service itself, whatever the template. */
export const SETTING_KEYS: ReadonlySet<string> = new Set(['locale', 'currency']);
const LANGUAGE_KEYS = [
  'locale',
  'language',
  'lang',
  'languageCode',
  'language_code',
  'customerLocale',
  'customer_locale',
];
/** Whom a document is for is who reads it. */
const READERS = ['customer', 'client', 'buyer', 'payer', 'recipient'];
/** In other languages: a tag with its region says more than the texts do. */
const FOREIGN_LANGUAGE_KEYS = 'idioma langue sprache lingua taal'.split(' ');
const ZONE_KEYS = ['timeZone', 'timezone', 'time_zone', 'TimeZone'];
const CURRENCY_KEYS = [
  'currency',
  'currencyCode',
  'currency_code',
  'CurrencyCode',
  'Currency',
  'CURRENCY_ID',
  'moneda',
  'moeda',
  'valuta',
  'waluta',
  'devise',
  'Waehrung',
  'waehrung',
  'Währung',
  'währung',
  'tsuka',
  '通貨',
];
const PLACES = ['meta', 'totals', 'settings', 'options'];

/** What a request says about the locale; what the data says itself wins over it. */
export interface RequestedLocale {
  /** A BCP 47 tag. */
  readonly locale?: string | undefined;
  /** An IANA name. */
  readonly timeZone?: string | undefined;
  /** An ISO 4217 code. */
  readonly currency?: string | undefined;
}

/**
 * How a document writes its values.
 *
 * Language: what the data names at its root or in `meta`, `totals`, `settings`, `options`; else what
 * was requested; else the one that its keys and texts are in; else `fallback`, else en-US. Time zone: the data's, else
 * the requested one; without one moments are written as they came, epoch times in UTC. Currency: what
 * the data names, else that of its amounts, else what was requested, else that of its locale or its countries,
 * and none where they say nothing.
 */
export function localeOf(
  data: JsonObject,
  requested: RequestedLocale = {},
  fallback?: (data: JsonObject) => string | undefined,
): Locale {
  const places = [data, ...PLACES.map((key) => (Object.hasOwn(data, key) ? data[key] : null))];
  const own =
    first(places, LANGUAGE_KEYS, languageTag) ??
    first(places, FOREIGN_LANGUAGE_KEYS, (value) =>
      typeof value === 'string' && value.length > 3 ? languageTag(value) : undefined,
    );
  const wanted = own === undefined ? languageTag(requested.locale) : undefined;
  const named = first(places, CURRENCY_KEYS, currencyCode);
  const language =
    own ??
    (wanted === undefined
      ? (guessLanguage(data, named ?? requested.currency) ?? readersOf(data) ?? fallback?.(data))
      : undefined);
  return {
    language: language ?? wanted ?? DEFAULT_LANGUAGE,
    // A reader of German does not necessarily pay in euros.
    currency: named ?? findCurrency(data, localCurrency(language), requested.currency),
    timeZone: first(places, ZONE_KEYS, timeZoneName) ?? timeZoneName(requested.timeZone),
  };
}

function readersOf(data: JsonObject): string | undefined {
  const readers = READERS.map((key) => (Object.hasOwn(data, key) ? data[key] : null));
  return first(readers, LANGUAGE_KEYS, languageTag);
}

function localCurrency(language: string | undefined): string | undefined {
  const region = language === undefined ? undefined : regionOfTag(language);
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
