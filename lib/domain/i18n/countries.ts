import ZONES from './country-zones.json' with { type: 'json' };

/** ISO 3166 codes by the currency that is paid with there. */
const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM VA ME XK AD',
  USD: 'US PR EC SV',
  GBP: 'GB IM JE GG',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK GL FO',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  BGN: 'BG',
  TRY: 'TR',
  UAH: 'UA',
  JPY: 'JP',
  CNY: 'CN',
  HKD: 'HK',
  TWD: 'TW',
  KRW: 'KR',
  SGD: 'SG',
  INR: 'IN',
  THB: 'TH',
  MYR: 'MY',
  IDR: 'ID',
  PHP: 'PH',
  VND: 'VN',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  EGP: 'EG',
  ZAR: 'ZA',
  NGN: 'NG',
  KES: 'KE',
  MAD: 'MA',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
};
/** Spellings in use that Unicode's names lack. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  'u.s.a': 'US',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
};
/** ISO 3166 codes of three letters that do not begin with the one of two. */
const LONG_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  'AUT:AT CHL:CL CHN:CN DNK:DK EST:EE IRL:IE KOR:KR MEX:MX POL:PL PRT:PT SWE:SE TUR:TR UKR:UA'
    .split(' ')
    .map((each) => each.split(':')),
);
const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'nl'];

const currencyOf = new Map<string, string>(
  Object.entries(CURRENCIES).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency] as const),
  ),
);
let names: ReadonlyMap<string, string> | undefined;

function countryNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>(Object.entries(OTHER_NAMES));
  for (const language of NAMED_IN) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of currencyOf.keys()) found.set((display.of(code) ?? code).toLowerCase(), code);
  }
  return found;
}

/** The ISO 3166 code of "DE", "Germany" or "Allemagne". undefined: not a country that the service knows. */
export function countryCode(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined;
  const text = value.trim();
  if (currencyOf.has(text.toUpperCase())) return text.toUpperCase();
  const short = shortCode(text);
  if (short !== undefined) return short;
  names ??= countryNames();
  // Enumerations of programs write "NewZealand".
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return names.get(spaced.toLowerCase());
}

function shortCode(text: string): string | undefined {
  if (!/^[A-Z]{3}$/.test(text)) return undefined;
  const short = Object.hasOwn(LONG_CODES, text) ? LONG_CODES[text] : text.slice(0, 2);
  return short !== undefined && currencyOf.has(short) ? short : undefined;
}

const shownNames = new Map<string, Intl.DisplayNames>();

/** A country by its name in a language, where the text is a code; else as it is. */
export function countryName(country: string, language: string): string {
  const text = country === 'USA' ? country : (shortCode(country) ?? country);
  if (!/^[A-Z]{2}$/.test(text)) return text;
  let display = shownNames.get(language);
  if (display === undefined) {
    display = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    shownNames.set(language, display);
  }
  return display.of(text) ?? text;
}

/** The currency that is paid with in a country, by its ISO 3166 code. */
export function countryCurrency(code: string): string | undefined {
  return currencyOf.get(code);
}

/** A country where a currency is paid with, by its ISO 3166 code. */
export function currencyCountry(currency: string): string | undefined {
  return Object.hasOwn(CURRENCIES, currency) ? CURRENCIES[currency]?.slice(0, 2) : undefined;
}

const POSTCODE_LAST = new Set('US PR CA AU NZ IN IE HK SG TW KR TH ZA NG'.split(' '));

/** How an address names its town: "City, ST 12345", "12345 City", or the postcode on a line of its own. */
export function townForm(code: string | undefined): 'city-first' | 'postcode-first' | 'two-lines' {
  if (code === 'GB') return 'two-lines';
  return code === undefined || POSTCODE_LAST.has(code) ? 'city-first' : 'postcode-first';
}

/** Where a document may as well be in another of its languages. */
const MULTILINGUAL = new Set('BE CH LU CA IE MT CY IN SG HK MY ZA'.split(' '));

const ZONE_OF: Readonly<Record<string, string>> = ZONES;

/** The time zone of a country that has one. */
export const countryTimeZone = (code: string): string | undefined =>
  Object.hasOwn(ZONE_OF, code) ? ZONE_OF[code] : undefined;

/** The language of a country that has one, as the tag of both: "sv-SE". */
export function countryLanguage(nameOrCode: string): string | undefined {
  const code = countryCode(nameOrCode);
  if (code === undefined || MULTILINGUAL.has(code)) return undefined;
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return language === 'und' ? undefined : `${language === 'no' ? 'nb' : language}-${code}`;
}
