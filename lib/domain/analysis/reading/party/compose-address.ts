import type { Address } from '#lib/domain/document-model/party.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { all, type Composing, isBlank, present, textIn, use } from '../composing.ts';
import { wordsOfKey } from '../key-words.ts';
import type { Draft, Found } from '../shape/draft.ts';

/** Countries by the letter of their vehicles' plates, which German-speaking addresses begin with. */
const PLATES: Readonly<Record<string, string>> = { A: 'AT', D: 'DE', F: 'FR', I: 'IT', L: 'LU' };

const ADDRESS_TERMS = [
  'formatted',
  'line',
  'house',
  'addition',
  'complement',
  'box',
  'district',
  'city',
  'postalCode',
  'region',
  'country',
  'town',
];
/** Where a house's number is written before its street. */
const NUMBER_FIRST = new Set(['US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'FR', 'LU', 'ZA', 'IN', 'SG']);

/** The address that was read under a part of a draft, of the object that says most of it. */
export function composeAddress(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Address | undefined {
  const holders = new Map<string, Found[]>();
  for (const term of ADDRESS_TERMS)
    for (const found of all(draft, `${prefix}.${term}`))
      holders.set(found.holder, [...(holders.get(found.holder) ?? []), found]);
  const [holder] = [...holders].sort(([, one], [, other]) => weight(other) - weight(one))[0] ?? [];
  if (holder === undefined) return undefined;
  const values = (term: string) =>
    all(draft, `${prefix}.${term}`).filter((found) => found.holder === holder);
  const taken = (term: string, at: string): string[] =>
    numbered(values(term)).flatMap((found) => {
      use(composing, draft, `${prefix}.${term}`, found, `${place}.${at}`);
      return linesIn(found);
    });
  const country = taken('country', 'country').sort((one, other) => other.length - one.length)[0];
  const { city, within } = citiesIn(values('city'), (found, at) =>
    use(composing, draft, `${prefix}.city`, found, `${place}.${at}`),
  );
  // Of `kod: "WRO2"` and `kod_pocztowy: "50-427"` the one with more figures.
  const [postalCode] = taken('postalCode', 'postalCode').sort(
    (one, other) => digitsIn(other) - digitsIn(one),
  );
  const [region] = taken('region', 'region');
  const streets = taken('line', 'lines.0');
  const numbers = [...taken('house', 'lines.0').slice(0, 1), ...taken('addition', 'lines.0')];
  const house = numbers.length === 0 ? undefined : numbers.join(' ');
  const formatted = taken('formatted', 'lines.0');
  const town = taken('town', 'lines.2');
  const lines = streets.length === 0 ? formatted : withHouse(streets, house, country);
  const more = [
    ...taken('complement', 'lines.1'),
    ...taken('box', 'lines.1'),
    ...taken('district', 'lines.1'),
    ...within,
  ];
  // The others say the same place once more.
  for (const term of ADDRESS_TERMS)
    for (const other of all(draft, `${prefix}.${term}`)) {
      other.taken = true;
    }
  const code =
    country === undefined ? undefined : (PLATES[country] ?? countryCode(country) ?? country);
  const address = present({
    lines: [...new Set([...lines, ...more, ...(city === undefined ? town : [])])].filter(
      (line) => line !== city && line !== region,
    ),
    ...{ city, postalCode, region, country: code },
  });
  return isBlank(address) ? undefined : (address as Address);
}

/** `suburb: "Denneoord", city: "George"`: both are towns where they stand alone. */
function citiesIn(
  found: readonly Found[],
  take: (found: Found, at: string) => void,
): { readonly city: string | undefined; readonly within: readonly string[] } {
  const isPart = ({ key }: Found) => wordsOfKey(key).some((word) => PARTS_OF_CITY.has(word));
  const [own = found[0]] = found.filter((each) => !isPart(each));
  const parts = found.filter((each) => each !== own && isPart(each));
  for (const part of parts) take(part, 'lines.1');
  if (own !== undefined) take(own, 'city');
  return { city: own && linesIn(own)[0], within: parts.flatMap(linesIn) };
}

const PARTS_OF_CITY: ReadonlySet<string> = new Set(['suburb', 'locality', 'village']);

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

const weight = (found: readonly Found[]): number =>
  found.length - Math.min(...found.map(({ rank }) => rank)) / 1000;

/** `Line1` before `Line4`, in whatever order the data has them. */
function numbered(found: readonly Found[]): readonly Found[] {
  const numbers = found.map(({ numbers: [first] }) => first ?? 0);
  return [...found].sort(
    (one, other) => (numbers[found.indexOf(one)] ?? 0) - (numbers[found.indexOf(other)] ?? 0),
  );
}

function linesIn(found: Found): string[] {
  const values = Array.isArray(found.value) ? found.value : [found.value];
  return values.flatMap((value) => {
    const text = textIn({ value });
    return text === undefined ? [] : text.split(/\s*[\r\n]+\s*/).filter((line) => line !== '');
  });
}

function withHouse(
  [street = '', ...rest]: readonly string[],
  house: string | undefined,
  country: string | undefined,
): string[] {
  if (house === undefined || street.split(/\s+/).includes(house)) return [street, ...rest];
  const code = country === undefined ? undefined : countryCode(country);
  return [NUMBER_FIRST.has(code ?? '') ? `${house} ${street}` : `${street} ${house}`, ...rest];
}
