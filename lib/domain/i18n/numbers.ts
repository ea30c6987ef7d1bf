import { memoize } from '#lib/shared/memoize.ts';

const PLAIN = /^[-+]?(\d{1,15}(\.\d{1,10})?|\.\d{1,10})$/;
const FORMATTED =
  /^\(?\s*[-+−]?\s*(?:\p{Sc}|[A-Z]{1,3}\$?|kr\.?|zł|Kč)?\s*[-+−]?\s*\d[\d.,'’\s]*(?:\p{Sc}|[A-Za-z]{2,4}\.?|zł|Kč|%)?\s*\)?$/u;
const MAX_FORMATTED_LENGTH = 40;

/** The number in a finite number or a plain numeric string such as "398.00". undefined: anything else. */
export function plainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !PLAIN.test(value.trim())) return undefined;
  return Number(value);
}

/** True for numbers and for strings that a reader takes for one: "$1,200.00", "1.200,00 €", "(500)", "19 %". */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return (
    typeof value === 'string' &&
    value.length <= MAX_FORMATTED_LENGTH &&
    FORMATTED.test(value.trim())
  );
}

const formatters = new Map<string, Intl.NumberFormat>();

/** A shared Intl.NumberFormat: making one costs a hundred times more than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return sharedFormat(`${locale}|${JSON.stringify(options)}`, locale, () => options);
}

/** The same under a key of the caller's, which spares it the writing of options for every number. */
export function sharedFormat(
  key: string,
  locale: string,
  options: () => Intl.NumberFormatOptions,
): Intl.NumberFormat {
  let format = formatters.get(key);
  if (format === undefined) {
    if (formatters.size > 500) formatters.clear();
    format = new Intl.NumberFormat(locale, options());
    formatters.set(key, format);
  }
  return format;
}

/** Smaller and larger numbers would be rows of zeros. */
const PLAIN_RANGE = [1e-9, 1e21] as const;

/** A number with grouping and at most `decimals` decimals, or as many significant digits where those say more: 0.00042 keeps its 42. */
export function formatNumber(value: number, locale: string, decimals = 4): string {
  if (!Number.isFinite(value)) return '';
  const size = Math.abs(value);
  if (size !== 0 && (size < PLAIN_RANGE[0] || size >= PLAIN_RANGE[1])) return String(value);
  const format = sharedFormat(`number|${locale}|${decimals}`, locale, () => ({
    maximumFractionDigits: decimals,
    maximumSignificantDigits: Math.max(decimals, 1),
    roundingPriority: 'morePrecision',
  }));
  return format.format(value);
}

/** A number with so many decimals, as those in its column have. */
export const formatFixed = (value: number, locale: string, decimals: number): string =>
  sharedFormat(`fixed|${locale}|${decimals}`, locale, () => ({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })).format(value);

/**
 * The language whose numbers stand beside money of a currency. For English of some countries the locale
 * data has a point in money and a comma in numbers: "€936.00" beside "7.800" of en-DE. Both agree where
 * money has the comma too: "1 199,00 kr" of en-SE.
 */
export const numberLanguage = (language: string, currency: string | undefined): string =>
  currency !== undefined && language.startsWith('en-')
    ? englishNumbers(`${language}|${currency}`)
    : language;

const englishNumbers = memoize((key): string => {
  const [language = '', currency = ''] = key.split('|');
  const markIn = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { ...options, minimumFractionDigits: 1 })
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value;
  return markIn({}) === ',' && markIn({ style: 'currency', currency }) === '.' ? 'en-GB' : language;
});

/** A rate as per cent: 8.25 and 0.0825 are both "8.25%", since callers send either. Below one it is a fraction, whatever it is called; `literal` when its neighbours show that it is not. */
export function formatPercent(value: number, locale: string, literal = false): string {
  if (!Number.isFinite(value)) return '';
  const fraction = Math.abs(value) < 1 && !literal ? value : value / 100;
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(fraction);
}
