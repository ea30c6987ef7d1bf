import { currencyCode } from '#lib/domain/i18n/money.ts';
import { numberFormat } from '#lib/domain/i18n/numbers.ts';
import { dictionary } from '../dictionary.ts';

const NAMES: Readonly<Record<string, string>> = dictionary({
  dollar: 'USD',
  buck: 'USD',
  euro: 'EUR',
  pound: 'GBP',
  sterling: 'GBP',
  quid: 'GBP',
  yen: 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  rmb: 'CNY',
  rupee: 'INR',
  franc: 'CHF',
  won: 'KRW',
  zloty: 'PLN',
  ruble: 'RUB',
  rouble: 'RUB',
  lira: 'TRY',
  shekel: 'ILS',
  hryvnia: 'UAH',
  forint: 'HUF',
  rand: 'ZAR',
  real: 'BRL',
  reais: 'BRL',
  dirham: 'AED',
  baht: 'THB',
  naira: 'NGN',
  'us dollar': 'USD',
  'american dollar': 'USD',
  'u.s. dollar': 'USD',
  'canadian dollar': 'CAD',
  'australian dollar': 'AUD',
  'new zealand dollar': 'NZD',
  'hong kong dollar': 'HKD',
  'singapore dollar': 'SGD',
  'british pound': 'GBP',
  'pound sterling': 'GBP',
  'japanese yen': 'JPY',
  'indian rupee': 'INR',
  'swiss franc': 'CHF',
  'swedish krona': 'SEK',
  'swedish kronor': 'SEK',
  'norwegian krone': 'NOK',
  'norwegian kroner': 'NOK',
  'danish krone': 'DKK',
  'danish kroner': 'DKK',
  'mexican peso': 'MXN',
  'brazilian real': 'BRL',
  'czech koruna': 'CZK',
  'polish zloty': 'PLN',
  'south african rand': 'ZAR',
});

const FIRST_WORDS = new Set(Object.keys(NAMES).map((name) => name.split(' ', 1)[0] ?? ''));

/** Whether what people call a currency may begin with a word in lower case: few words do. */
export function mayNameCurrency(word: string): boolean {
  return (
    !/^[a-z]{4,}$/.test(word) ||
    FIRST_WORDS.has(word) ||
    (word.endsWith('s') && FIRST_WORDS.has(word.slice(0, -1)))
  );
}

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The ISO 4217 code of what people call a currency: "euros", "€", "Swiss francs", "gbp". undefined: none. */
export function currencyNamed(text: string): string | undefined {
  const phrase = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/^the /, '');
  const code = currencyCode(phrase);
  if (code !== undefined && CODES.has(code) && (code !== phrase.toUpperCase() || code !== 'ALL'))
    return code;
  const name = phrase.replace(/ (?:signs?|symbols?|currency|amounts)$/, '');
  return (
    NAMES[name] ?? NAMES[name.replace(/s$/, '')] ?? NAMES[name.replace(/s (?=sterling$)/, ' ')]
  );
}

/** How English names it: "euro", "US dollar". */
export function currencyName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;
}

/** A currency's sign and where it stands: before the digits ("€5"), or after them with a space ("5 kr"). */
export interface CurrencySign {
  readonly before: string;
  readonly after: string;
  readonly decimals: number;
}

/** How a language writes amounts in a currency; `decimalMark` "," sets the sign last, as all do that write "1.200,00". */
export function currencySign(code: string, language: string): CurrencySign {
  const format = numberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: code.endsWith('D') ? 'symbol' : 'narrowSymbol',
  });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const digits = parts.findIndex(({ type }) => type === 'integer');
  const affix = (from: number, to: number) =>
    parts
      .slice(from, to)
      .filter(({ type }) => type === 'currency' || type === 'literal')
      .map(({ value }) => value)
      .join('');
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return at < digits
    ? { before: affix(0, digits), after: '', decimals }
    : { before: '', after: affix(digits, parts.length), decimals };
}
