import type { Address } from '#lib/domain/document-model/party.ts';
import { countryCode, countryName } from '#lib/domain/i18n/countries.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { homeOfAddress, joinParts, townLines } from '#lib/domain/i18n/postal-forms.ts';

/** The lines of an address in the order of its country, or where it names none, of the document's. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { lines = [], city, postalCode, region, country } = address;
  const code = countryCode(country) ?? homeOfAddress(locale, region);
  const largest = largestFirst(address, code, locale);
  if (largest !== undefined) return largest;
  const town = townLines(code, city, region, postalCode);
  const given = lines.flatMap((line) => line.split(/\r?\n/)).map((line) => line.trim());
  const named = country === undefined ? '' : countryName(country, locale.language);
  const all = [...given, ...town, named].filter((line) => line !== '' && line !== ',');
  return all.filter((line, index) => all.findIndex((each) => same(each, line)) === index);
}

/** Countries whose own language writes an address from the province down, with what joins its parts. */
const LARGEST_FIRST: Readonly<
  Record<string, { readonly language: string; readonly with: string }>
> = {
  JP: { language: 'ja', with: '' },
  CN: { language: 'zh', with: '' },
  TW: { language: 'zh', with: '' },
  KR: { language: 'ko', with: ' ' },
};

function largestFirst(
  { lines = [], city, postalCode, region }: Address,
  code: string | undefined,
  { language }: Locale,
): string[] | undefined {
  const form =
    code !== undefined && Object.hasOwn(LARGEST_FIRST, code) ? LARGEST_FIRST[code] : undefined;
  const isWhole = region !== undefined || city !== undefined || postalCode !== undefined;
  if (form === undefined || !isWhole || !language.startsWith(form.language)) return undefined;
  const [street, ...rest] = lines;
  const postal = postalCode !== undefined && code === 'JP' ? `〒${postalCode}` : postalCode;
  return [postal ?? '', joinParts([region, city, street], form.with), ...rest].filter(
    (line) => line !== '',
  );
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
