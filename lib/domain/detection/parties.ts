import type { JsonObject } from '#schemas/json.ts';
import { plays } from './aliases.ts';
import { labelOf, normalizeKey } from './keys.ts';
import type { Party, Value } from './model.ts';
import { type Field, fieldOf, fieldsOf, isScalar } from './pool.ts';
import { isObject, joinPath } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';

/** A party, what its data held beside it, and its logo. */
export interface FoundParty {
  readonly party: Party;
  readonly logo: Value | undefined;
  readonly leftovers: readonly Field[];
}

const NAME = [
  'name',
  'fullname',
  'displayname',
  'legalname',
  'clientname',
  'customername',
  'contactname',
  'recipientname',
  'sendername',
  'partyname',
];
const COMPANY = [
  'company',
  'companyname',
  'organization',
  'organisation',
  'organizationname',
  'business',
  'businessname',
  'firm',
  'storename',
  'brandname',
];
const PERSON = [
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
  ['firstname', 'surname'],
] as const;
const ADDRESS_LINES = [
  'address',
  'companyaddress',
  'fulladdress',
  'street',
  'streetaddress',
  'line1',
  'address1',
  'addressline1',
  'street1',
  'line2',
  'address2',
  'addressline2',
  'street2',
  'suite',
  'line3',
];
const CITY = ['city', 'town', 'locality', 'suburb'];
const REGION = ['state', 'province', 'region', 'provincecode', 'statecode', 'county'];
const POSTAL = ['zip', 'zipcode', 'postalcode', 'postcode', 'zippostalcode', 'plz'];
const COUNTRY = ['country', 'countryname', 'countrycode'];
const ADDRESS_PARTS: ReadonlySet<string> = new Set([
  ...ADDRESS_LINES,
  ...CITY,
  ...REGION,
  ...POSTAL,
  ...COUNTRY,
]);
const PLAIN_LINES = new Set([
  'email',
  'phone',
  'website',
  'web',
  'url',
  'emailaddress',
  'phonenumber',
  'mobile',
  'tel',
  'telephone',
  'companyemail',
  'companyphone',
  'companywebsite',
  'title',
  'jobtitle',
  'position',
  'department',
  'contactname',
  'attention',
]);

/** The party in a value: an object, or text whose first line is the name. undefined: the value is no party. */
export function partyFrom(
  field: Field,
  role: Party['role'],
  label: string,
  writing: Writing,
): FoundParty | undefined {
  const { value, path } = field;
  if (typeof value === 'string') {
    const [name, ...rest] = value
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (name === undefined || value.length > 600) return undefined;
    const lines = rest.length === 0 ? [] : [textLine(path, 'Address', rest.join('\n'))];
    return { party: { path, role, label, name, lines }, logo: undefined, leftovers: [] };
  }
  if (!isObject(value)) return undefined;
  return partyOfFields(fieldsOf(value, path), path, role, label, writing);
}

/** A party from single fields, whose keys are those of a party (`name`, `email`, …). */
export function partyOfFields(
  fields: readonly Field[],
  path: string,
  role: Party['role'],
  label: string,
  writing: Writing,
): FoundParty | undefined {
  let left = [...fields];
  const take = (names: readonly string[]): Field | undefined => {
    for (const name of names) {
      const found = left.find((field) => field.name === name && isScalar(field));
      if (found === undefined) continue;
      left = left.filter((field) => field !== found);
      return found;
    }
    return undefined;
  };
  const person = personName(take, left);
  const company = take(COMPANY);
  const name = person ?? textOf(company);
  const lines: Value[] = [];
  if (person !== undefined && company !== undefined)
    lines.push(textLine(company.path, 'Company', textOf(company) ?? ''));
  const logo = takeLogo(left, writing);
  if (logo !== undefined) left = left.filter((field) => field.path !== logo.path);
  const nested = left.filter((field) => isAddress(field));
  const own = addressLine(
    left.filter((field) => isScalar(field) && ADDRESS_PARTS.has(field.name)),
    path,
  );
  left = left.filter(
    (field) => !nested.includes(field) && !(isScalar(field) && ADDRESS_PARTS.has(field.name)),
  );
  for (const address of [
    own,
    ...nested.map((field) =>
      addressLine(fieldsOf(field.value as JsonObject, field.path), field.path, name),
    ),
  ])
    if (address !== undefined && !lines.some(({ text }) => text === address.text))
      lines.push(address);
  const leftovers: Field[] = [];
  for (const field of left) {
    const value = writeValue(field.path, field.key, field.value, writing, 'medium');
    if (value === undefined)
      leftovers.push({ ...field, key: isScalar(field) ? field.key : `${label} ${field.key}` });
    else lines.push(PLAIN_LINES.has(field.name) ? { ...value, label: '' } : value);
  }
  if (name === undefined && lines.length === 0) return undefined;
  return { party: { path, role, label, name, lines }, logo, leftovers };
}

function personName(
  take: (names: readonly string[]) => Field | undefined,
  fields: readonly Field[],
): string | undefined {
  const whole = textOf(take(NAME));
  if (whole !== undefined) return whole;
  const pair = PERSON.find((names) =>
    names.some((name) => fields.some((field) => field.name === name)),
  );
  const parts =
    pair?.map((name) => textOf(take([name]))).filter((part) => part !== undefined) ?? [];
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function textOf(field: Field | undefined): string | undefined {
  return field === undefined ? undefined : String(field.value).trim();
}

function textLine(path: string, label: string, text: string): Value {
  return {
    path,
    label: label === 'Company' || label === 'Address' ? '' : label,
    kind: 'text',
    text,
  };
}

function takeLogo(fields: readonly Field[], writing: Writing): Value | undefined {
  for (const field of fields) {
    const value =
      plays('logo', field.name) || field.name === 'image'
        ? writeValue(field.path, field.key, field.value, writing)
        : undefined;
    if (value?.kind === 'image' || (value?.kind === 'url' && plays('logo', field.name)))
      return { ...value, kind: 'image' };
  }
  return undefined;
}

function isAddress(field: Field): boolean {
  return (
    isObject(field.value) &&
    Object.keys(field.value).filter((key) => ADDRESS_PARTS.has(normalizeKey(key))).length >= 2
  );
}

/** Address parts in postal order, as one multi-line value. */
function addressLine(parts: readonly Field[], path: string, partyName?: string): Value | undefined {
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
  const street = parts.filter((part) => ADDRESS_LINES.includes(part.name) && isScalar(part));
  for (const part of street) used.add(part);
  const [city, region, postal, country] = [pick(CITY), pick(REGION), pick(POSTAL), pick(COUNTRY)];
  const regionLine = [region, postal].filter((part) => part !== undefined).join(' ');
  const others = parts.filter(
    (part) =>
      !used.has(part) && isScalar(part) && typeof part.value === 'string' && !isNamePart(part.name),
  );
  const lines = [
    ...others.map(textOf).filter((text) => text !== partyName),
    ...street.map(textOf),
    [city, regionLine].filter((part) => part !== undefined && part !== '').join(', '),
    country,
  ].filter((line) => line !== undefined && line !== '');
  return lines.length === 0
    ? undefined
    : textLine(
        street.length === 1 && used.size === 1 ? (street[0]?.path ?? path) : path,
        'Address',
        lines.join('\n'),
      );
}

/** An address repeats the name in parts; the party has it already. */
function isNamePart(name: string): boolean {
  return [
    'firstname',
    'lastname',
    'type',
    'addresstype',
    'latitude',
    'longitude',
    'addressid',
  ].includes(name);
}

const PREFIXES: readonly (readonly [prefix: RegExp, role: Party['role']])[] = [
  [
    /^(client|customer|bill_?to|billing|recipient|buyer|to|sold_?to|addressee|payer)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'recipient',
  ],
  [
    /^(from|sender|seller|vendor|company|business|supplier|issuer|merchant|store|provider|my|our)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'sender',
  ],
];
const FLAT_SUFFIXES: ReadonlySet<string> = new Set([
  ...NAME,
  ...COMPANY,
  ...ADDRESS_PARTS,
  ...PLAIN_LINES,
  'taxid',
  'vatnumber',
  'vatid',
  'vat',
  'abn',
  'ein',
  'contact',
  'logo',
  'logourl',
  'registrationnumber',
  'firstname',
  'lastname',
  'id',
]);

/** The parties that are spelt out in flat keys: `clientName`, `client_email`, `companyAddress`. */
export function flatFields(
  fields: readonly Field[],
  role: Party['role'],
): { readonly original: Field; readonly part: Field }[] {
  const pattern = PREFIXES.find(([, prefixRole]) => prefixRole === role)?.[0];
  if (pattern === undefined) return [];
  return fields.flatMap((field) => {
    const prefix = pattern.exec(field.key)?.[0];
    if (prefix === undefined || !isScalar(field)) return [];
    const suffix = field.key.slice(prefix.length);
    if (!FLAT_SUFFIXES.has(normalizeKey(suffix))) return [];
    return [{ original: field, part: fieldOf(field.path, suffix, field.value) }];
  });
}

/** Parties of a contract: a list, or an object whose keys say what each is. */
export function partiesIn(field: Field, writing: Writing): FoundParty[] {
  const { value, path } = field;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const at = joinPath(path, index);
      const role =
        isObject(item) && typeof item.role === 'string' ? item.role : `Party ${index + 1}`;
      const content = isObject(item) && typeof item.role === 'string' ? withoutRole(item) : item;
      return partyFrom(fieldOf(at, role, content), 'other', labelOf(role), writing) ?? [];
    });
  }
  if (!isObject(value)) return [];
  return fieldsOf(value, path).flatMap(
    (part) => partyFrom(part, 'other', labelOf(part.key), writing) ?? [],
  );
}

function withoutRole(item: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'role'));
}
