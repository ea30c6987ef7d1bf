import { numberFormat } from './numbers.ts';

/** Where money, numbers and dates are written: a BCP 47 tag and an ISO 4217 code. */
export interface Locale {
  readonly language: string;
  readonly currency: string;
}

export const DEFAULT_LOCALE: Locale = { language: 'en-US', currency: 'USD' };

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

/** The canonical form of a language tag that Intl knows. undefined: not a tag. */
export function languageTag(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 35) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(value.trim().replaceAll('_', '-'));
    return tag !== undefined && Intl.NumberFormat.supportedLocalesOf(tag).length > 0
      ? tag
      : undefined;
  } catch {
    return undefined;
  }
}

/** How the symbol is written: the narrow one, but for dollars, where the reader must know whose. */
function display(currency: string): 'narrowSymbol' | 'symbol' {
  return currency.endsWith('D') ? 'symbol' : 'narrowSymbol';
}

/** An amount in major units with its currency. `whole` leaves out ".00". */
export function formatMoney(value: number, locale: Locale, whole = false): string {
  if (!Number.isFinite(value)) return '';
  return numberFormat(locale.language, {
    style: 'currency',
    currency: locale.currency,
    currencyDisplay: display(locale.currency),
    ...(whole ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
  }).format(value);
}

/** Decimals of a currency's minor unit: 2 for USD, 0 for JPY. */
export function minorUnitDigits(currency: string): number {
  const format = numberFormat('en-US', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
