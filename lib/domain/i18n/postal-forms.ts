import { countryCode, countryCurrency, currencyCountry, townForm } from './countries.ts';
import { type Locale, regionOfTag } from './money.ts';

const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const AU_STATES = 'NSW|VIC|QLD|TAS|ACT|WA|SA|NT';
/** Of the Republic; the six of Northern Ireland are the United Kingdom's. */
const IE_COUNTIES =
  'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow';
const EIRCODE = '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}';

/** How an address ends that can be in one country only. Source: the Universal Postal Union's addressing guides. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  US: new RegExp(`\\b(?:${US_STATES})\\.?,? \\d{5}(?:-\\d{4})?$`),
  AU: new RegExp(`\\b(?:${AU_STATES}),? \\d{4}$`),
  CA: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/,
  IE: new RegExp(`\\b(?:${EIRCODE}|Co(?:\\.|unty) (?:${IE_COUNTIES}))$`),
  NL: /\b\d{4} ?[A-Z]{2}(?:,? \p{L}[\p{L} '-]{1,40})?$/u,
};

/** The country of an address without a field for it, by its name at the end or by its postcode. undefined: it could be in several. */
export function countryOfAddress(lines: readonly string[]): string | undefined {
  for (const line of lines)
    for (const part of line.slice(0, 200).split('\n')) {
      const ending = Object.entries(ENDINGS).find(([, form]) => form.test(part.trim()));
      const country = ending?.[0] ?? countryNamed(part);
      if (country !== undefined) return country;
    }
  return undefined;
}

/** "Killaloe, Co. Clare, Ireland"; of "Gary, IN" nobody can tell. */
function countryNamed(line: string): string | undefined {
  const last = line.split(',').at(-1)?.trim() ?? '';
  return last.length > 3 || /^U\.?[KS]/.test(last) ? countryCode(last) : undefined;
}

export const joinParts = (parts: readonly (string | undefined)[], between: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

/** Where an address without a country lies: where the document's money is paid with, unless it names a state. */
export function homeOfAddress(
  { language, currency }: Locale,
  region: string | undefined,
): string | undefined {
  // German without a country is Germany's.
  const spoken = regionOfTag(language) ?? new Intl.Locale(language).maximize().region;
  if (currency === undefined || region !== undefined) return spoken;
  const isPaidThere = spoken !== undefined && countryCurrency(spoken) === currency;
  return isPaidThere ? spoken : (currencyCountry(currency) ?? spoken);
}

/** Where a comma may part the town from its postcode; elsewhere it parts it from a state only. */
const COMMA_BEFORE_POSTCODE: ReadonlySet<string> = new Set(['US', 'PR', 'CA', 'IE']);

/** Codes of the parts of the United Kingdom, which nobody writes into an address. */
const UK_NATIONS: readonly (string | undefined)[] = ['ENG', 'SCT', 'WLS', 'NIR'];

/** Where a province stands in brackets behind its town. */
const BRACKETED_PROVINCE: ReadonlySet<string> = new Set(['IT', 'ES']);

/** The lines that name a town, as its country writes them. */
export function townLines(
  code: string | undefined,
  city: string | undefined,
  region: string | undefined,
  postalCode: string | undefined,
): string[] {
  const form = townForm(code);
  if (form === 'postcode-first') {
    const province = region === city ? undefined : region;
    const town = joinParts([postalCode, city], ' ');
    return province !== undefined && code !== undefined && BRACKETED_PROVINCE.has(code)
      ? [joinParts([town, `(${province})`], ' ')]
      : [joinParts([town, province], ', ')];
  }
  if (form === 'two-lines') {
    const county = UK_NATIONS.includes(region) ? undefined : region;
    return [joinParts([city, county], ', '), postalCode ?? ''];
  }
  if (region === undefined && code !== undefined && !COMMA_BEFORE_POSTCODE.has(code))
    return [joinParts([city, postalCode], ' ')];
  return [joinParts([city, joinParts([region, postalCode], ' ')], ', ')];
}
