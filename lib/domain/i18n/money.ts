import { memoize } from '#lib/shared/memoize.ts';
import { numberFormat, sharedFormat } from './numbers.ts';

/** Where money, numbers and dates are written: a BCP 47 tag, an ISO 4217 code and an IANA time zone. */
export interface Locale {
  readonly language: string;
  /** undefined: nobody said which, so amounts carry no symbol. */
  readonly currency: string | undefined;
  /** undefined: nobody said which, so moments are written in the zone that they came in. */
  readonly timeZone?: string | undefined;
}

export const DEFAULT_LANGUAGE = 'en-US';

const SYMBOLS: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₪': 'ILS',
  '₫': 'VND',
  '₴': 'UAH',
  r$: 'BRL',
  zł: 'PLN',
  kč: 'CZK',
  ca$: 'CAD',
  a$: 'AUD',
};

/** The ISO 4217 code of "usd", "EUR" or "€". undefined: not a currency. */
export function currencyCode(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase();
  return Object.hasOwn(SYMBOLS, text.toLowerCase()) ? SYMBOLS[text.toLowerCase()] : undefined;
}

const canonicalTag = memoize((text): string | undefined => {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    return tag !== undefined && Intl.NumberFormat.supportedLocalesOf(tag).length > 0
      ? tag
      : undefined;
  } catch {
    return undefined;
  }
});

/** The canonical form of a language tag that Intl knows. undefined: not a tag. */
export function languageTag(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 35) return undefined;
  return canonicalTag(value.trim().replaceAll('_', '-'));
}

/** The country that a language tag names, as an ISO 3166 code. */
export const regionOfTag = memoize((tag): string | undefined => new Intl.Locale(tag).region);

/** How the symbol is written: the narrow one, but for dollars, where the reader must know whose. */
function display(currency: string): 'narrowSymbol' | 'symbol' {
  return currency.endsWith('D') ? 'symbol' : 'narrowSymbol';
}

/** Prices for one of many, such as 0.0025 a call, are no round cents. */
const MAX_PRICE_DECIMALS = 6;

/**
 * An amount in major units, with its currency if that is known. `form` "whole" leaves out ".00",
 * "price" keeps the decimals that a price below 1 has.
 */
export function formatMoney(
  value: number,
  locale: Locale,
  form: 'plain' | 'whole' | 'price' = 'plain',
): string {
  if (!Number.isFinite(value)) return '';
  const { language, currency } = locale;
  const fine = form === 'price' && Math.abs(value) < 1;
  const key = `money|${language}|${currency}|${form}|${fine}`;
  const format = sharedFormat(key, language, () => ({
    ...(currency === undefined
      ? { minimumFractionDigits: 2, maximumFractionDigits: fine ? MAX_PRICE_DECIMALS : 2 }
      : {
          style: 'currency' as const,
          currency,
          currencyDisplay: display(currency),
          ...(fine ? { maximumFractionDigits: MAX_PRICE_DECIMALS } : {}),
        }),
    ...(form === 'whole' ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
  }));
  return format.format(value);
}

/** What is taken off, with one minus sign before it however it was sent: 5, -5 and "$5.00" alike. */
export function formatDeduction(value: number | string, locale: Locale): string {
  if (typeof value === 'number') return formatMoney(-Math.abs(value), locale);
  const text = value.trim();
  return text === '' || /^[-−–(]|^\p{Sc}\s?[-−–]/u.test(text) ? text : `-${text}`;
}

/** Decimals of a currency's minor unit: 2 for USD, 0 for JPY. */
export function minorUnitDigits(currency: string | undefined): number {
  return currency === undefined ? 2 : digitsOf(currency);
}

const digitsOf = memoize((currency): number => {
  const format = numberFormat('en-US', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
});
