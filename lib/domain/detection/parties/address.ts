import { countryCode, countryName } from '#lib/domain/i18n/countries.ts';
import { parseDate } from '#lib/domain/i18n/dates.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { homeOfAddress, townLines } from '#lib/domain/i18n/postal-forms.ts';
import type { Value } from '#lib/domain/presentation/printed-document.ts';
import { wordList } from '#lib/shared/text/word-list.ts';
import { type Field, isScalar } from '../fields/unclaimed-fields.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';

const ADDRESS_LINES = wordList(
  'address companyaddress firstline secondline streetname streetandnumber ' +
    'additionalstreetname calle direccion indirizzo straat adres rua endereco ' +
    'housenumberorname fulladdress street streetaddress line1 address1 addressline1 ' +
    'street1 addressline line2 address2 addressline2 street2 suite neighborhood colonia bairro line3 line4 line5 addr1 addr2 strasse ' +
    'hausnummer anschrift adresse rue morada',
);
const CITY = wordList(
  'comune city{ name} town{name } adminarea2 addresscity ciudad citta plaats cidade ' +
    'locality suburb ort stadt ville by loc',
);
const REGION = wordList(
  'state{ code} admin{istrativedistrictlevel1 area1} ' +
    'count{rysubdivisioncode rysubentity y} addressstate provinc{ia e ecode eorstate} ' +
    'region stcd uf',
);
const POSTAL = wordList(
  'zip post{alzone codenummer alcode code leitzahl alorzip} cap zipcode ' +
    'zippostalcode plz codepostal address{zip postalcode} cep pin pincode',
);
const COUNTRY = wordList(
  'nazione country{ alpha2 alpha3 alpha2code iso iso3 id iso2 iso2code name code} ' +
    'isocountrycode addresscountry pais paese land pays',
);
/** The normalised keys of an address. */
export const ADDRESS_PARTS: ReadonlySet<string> = new Set([
  ...ADDRESS_LINES,
  ...CITY,
  ...REGION,
  ...POSTAL,
  ...COUNTRY,
]);

/** True for an object that holds an address. */
export function isAddress(field: Field): boolean {
  return (
    isObject(field.value) &&
    Object.keys(field.value).filter((key) => ADDRESS_PARTS.has(normalizeKey(key))).length >= 2
  );
}

/** Address parts in the order of their country, or of the document's, as one multi-line value. */
export function addressLine(
  parts: readonly Field[],
  path: string,
  locale: Locale,
  partyName?: string,
): Value | undefined {
  const used = new Set<Field>();
  const pick = (names: readonly string[]): string | undefined => {
    for (const name of names) {
      const field = parts.find((part) => part.name === name && isScalar(part));
      if (field === undefined) continue;
      for (const part of parts) if (names.includes(part.name)) used.add(part);
      return textOf(field);
    }
    return undefined;
  };
  const street = parts.filter(
    (part) => isScalar(part) && (ADDRESS_LINES.includes(part.name) || HOUSE.test(part.name)),
  );
  for (const part of street) used.add(part);
  const [city, region, postal, country] = [pick(CITY), pick(REGION), pick(POSTAL), pick(COUNTRY)];
  const isGerman = parts.some(({ name }) => name === 'plz' || name === 'postleitzahl');
  const home = isGerman ? 'DE' : (countryCode(country) ?? homeOfAddress(locale, region));
  const others = parts.filter(
    (part) =>
      !used.has(part) &&
      isScalar(part) &&
      typeof part.value !== 'boolean' &&
      parseDate(part.value) === undefined &&
      !isNamePart(part.name),
  );
  const lines = [
    ...others.map(textOf).filter((text) => text !== partyName),
    ...streetLines(street),
    ...townLines(home, city, region, postal),
    country === undefined ? undefined : countryName(country, locale.language),
  ].filter((line) => line !== undefined && line !== '');
  return lines.length === 0
    ? undefined
    : textLine(
        street.length === 1 && used.size === 1 ? (street[0]?.path ?? path) : path,
        'Address',
        lines.join('\n'),
      );
}

const HOUSE =
  /^(?:hausnummer|housenumber|housenumberorname|huisnummer|streetnumber|buildingnumber|exterior|exteriornumber|numeroexterior)$/;

/** A house number of its own stands behind its street. */
function streetLines(street: readonly Field[]): (string | undefined)[] {
  const lines: (string | undefined)[] = [];
  for (const part of street) {
    const line = textOf(part);
    if (HOUSE.test(part.name) && lines.length > 0) lines.push(`${lines.pop()} ${line}`);
    else lines.push(line);
  }
  return lines;
}

/** An address repeats the name in parts; the party has it already. */
function isNamePart(name: string): boolean {
  return (
    [
      'firstname',
      'lastname',
      'type',
      'addresstype',
      'latitude',
      'longitude',
      'addressid',
      'countryenname',
    ].includes(name) || name.startsWith('country')
  );
}

/** A field's value as text. */
export function textOf(field: Field | undefined): string | undefined {
  return field === undefined ? undefined : String(field.value).trim();
}

/** A line of a party; name, company and address go without a label. */
export function textLine(path: string, label: string, text: string): Value {
  return {
    path,
    label: label === 'Company' || label === 'Address' ? '' : label,
    kind: 'text',
    text,
  };
}
