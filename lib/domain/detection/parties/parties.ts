import { isNumeric } from '#lib/domain/i18n/numbers.ts';
import type { Party, Value } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Field, fieldOf, fieldsOf, isScalar } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { keyWords, labelOf } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { ADDRESS_PARTS, addressLine, isAddress, textLine, textOf } from './address.ts';
import { COMPANY, NAME } from './party-names.ts';
import { houseIn, keyOf, severalIn, withHouse } from './party-parts.ts';
import { NAME_HALVES, personName } from './person-name.ts';

/** A party, what its data held beside it, and its logo. */
export interface FoundParty {
  readonly party: Party;
  readonly logo: Value | undefined;
  readonly leftovers: readonly Field[];
}

const POSTS = wordSet('title jobtitle position role department institution contactname attention');
/** Lines that explain themselves. */
export const PLAIN_LINES = wordSet(
  'email phone website web url emailaddress phonenumber mobile tel telephone telefon ' +
    'mobil courriel webseite companyemail companyphone companywebsite title jobtitle ' +
    'position department contactname attention role institution landline',
);

const MAX_SEVERAL = 3;
const CONTACTS = wordSet(
  'contact contacts person people representative representatives attention attn participants signatories signers signees',
);

/** A name and an address, line by line. */
export function isLines(value: JsonValue): value is string[] {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= 8 &&
    value.every((line) => typeof line === 'string' && line.trim() !== '' && line.length <= 80)
  );
}

const NOTHING_MORE = { logo: undefined, leftovers: [] } as const;
/** As mail programs write it. */
const WITH_MAIL = /^([^<>]{1,100})<([^<>@\s]{1,64}@[^<>@\s]{1,190})>$/;
/** A name without digits, then at least a street or a town with one: "Julia Roth, Gartenweg 8, 50733 Köln". */
const WITH_ADDRESS = /^([^,\d]{2,80}),\s{0,3}([^,\d]{0,60}\d[^\n]{3,200})$/;

/** Somebody with an address or a mailbox behind the name. */
function inOneLine(path: string, role: Party['role'], label: string, text: string): Party {
  const [, name = text, more] = WITH_MAIL.exec(text) ?? WITH_ADDRESS.exec(text) ?? [];
  const lines = more === undefined ? [] : [textLine(path, 'Address', more)];
  return { path, role, label, name: name.trim().replace(/^"(.*)"$/, '$1'), lines };
}

/** The party in a value: an object, or text whose first line is the name. undefined: the value is no party. */
export function partyFrom(
  field: Field,
  role: Party['role'],
  label: string,
  writing: Writing,
): FoundParty | undefined {
  const { path } = field;
  const value = isLines(field.value) ? field.value.join('\n') : field.value;
  if (typeof value === 'string') {
    const [name, ...rest] = value
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (name === undefined || value.length > 600) return undefined;
    if (rest.length === 0) return { party: inOneLine(path, role, label, name), ...NOTHING_MORE };
    const lines = [textLine(path, 'Address', rest.join('\n'))];
    return { party: { path, role, label, name, lines }, ...NOTHING_MORE };
  }
  if (!isObject(value)) return undefined;
  return partyOfFields(withName(fieldsOf(value, path)), path, role, label, writing);
}

const MAX_NAME_DEPTH = 3;

/** Of a party without a name the fields of its parts, in which that may stand: `{ registration: { entity: { name } } }`. */
function withName(fields: readonly Field[], depth = 0): readonly Field[] {
  const named = ({ name }: Field) =>
    NAME.includes(name) || COMPANY.includes(name) || NAME_HALVES.has(name);
  if (depth >= MAX_NAME_DEPTH || fields.some(named)) return fields;
  const inner = fields.flatMap((field) =>
    isObject(field.value) && !isAddress(field) ? fieldsOf(field.value, field.path) : [field],
  );
  const found = withName(inner, depth + 1);
  return found.some(named) ? found : fields;
}

/** A party from single fields, whose keys are those of a party (`name`, `email`, …). */
export function partyOfFields(
  fields: readonly Field[],
  path: string,
  role: Party['role'],
  label: string,
  writing: Writing,
): FoundParty | undefined {
  const house = houseIn(fields);
  let left = withHouse(fields, house).map((field) => withLines(withPlainPart(field)));
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
  // Whose record holds that of a house speaks for it.
  const [name, second] =
    house === undefined
      ? [person ?? textOf(company) ?? textOf(isTitled(left) ? take(['title']) : undefined), company]
      : [textOf(company) ?? person, undefined];
  const lines: Value[] = [];
  if (person !== undefined && second !== undefined)
    lines.push(textLine(second.path, 'Company', textOf(second) ?? ''));
  if (house !== undefined && person !== undefined && person !== name)
    lines.push(textLine(house.path, 'Company', person));
  const logo = takeLogo(left, writing);
  if (logo !== undefined) left = left.filter((field) => field.path !== logo.path);
  const nested = left.filter((field) => isAddress(field));
  const own = addressLine(
    left.filter((field) => isScalar(field) && ADDRESS_PARTS.has(field.name)),
    path,
    writing.locale,
  );
  left = left.filter(
    (field) => !nested.includes(field) && !(isScalar(field) && ADDRESS_PARTS.has(field.name)),
  );
  for (const address of [
    own,
    ...nested.map((field) =>
      addressLine(
        inside(field).filter((part) => !PLAIN_LINES.has(part.name)),
        field.path,
        writing.locale,
        name,
      ),
    ),
  ])
    if (address !== undefined && !lines.some(({ text }) => text === address.text))
      lines.push(address);
  // A telephone stands in the house.
  left.push(...nested.flatMap(inside).filter((part) => PLAIN_LINES.has(part.name)));
  const rest = left.filter(
    (field) => name === undefined || !NAME.includes(field.name) || textOf(field) !== name,
  );
  const { said, leftovers } = saidOf(rest, path, role, label, writing);
  lines.push(...said);
  if (name === undefined && lines.every(({ label: own }) => own === 'ID')) return undefined;
  // What somebody is stands right below the name.
  const posted = new Set(left.filter((field) => POSTS.has(field.name)).map((field) => field.path));
  const posts = lines.filter((line) => posted.has(line.path));
  const ordered = [...posts, ...lines.filter((line) => !posts.includes(line))];
  return { party: { path, role, label, name, lines: ordered }, logo, leftovers };
}

/** Of a party without a name the title is one. */
function isTitled(fields: readonly Field[]): boolean {
  return fields.some((field) => isAddress(field) || /mail|address|phone/.test(field.name));
}

const inside = ({ value, path }: Field): Field[] =>
  isObject(value) ? fieldsOf(value, path).map(withLines) : [];

/** What is known of a party beside name and address, in lines, and what lines cannot hold. */
function saidOf(
  fields: readonly Field[],
  path: string,
  role: Party['role'],
  label: string,
  writing: Writing,
): { readonly said: readonly Value[]; readonly leftovers: readonly Field[] } {
  const said: Value[] = [];
  const leftovers: Field[] = [];
  const whose = labelOf(path.slice(path.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '')) || label;
  for (const field of fields) {
    const contact = contactIn(field, role, writing) ?? severalIn(field, writing);
    const value =
      contact === undefined
        ? writeValue(field.path, field.key, field.value, writing, 'medium')
        : undefined;
    if (contact !== undefined) said.push(...contact);
    else if (value !== undefined)
      said.push(PLAIN_LINES.has(field.name) ? { ...value, label: '' } : value);
    else leftovers.push(isScalar(field) ? field : { ...field, key: keyOf(whose, field.key) });
  }
  return { said, leftovers };
}

/** `primaryContact: { name, email }`: whom to ask for is a line of the party. */
function contactIn(
  { key, path, value }: Field,
  role: Party['role'],
  writing: Writing,
): readonly Value[] | undefined {
  if (!keyWords(key).some((word) => CONTACTS.has(word))) return undefined;
  if (Array.isArray(value) && value.length <= MAX_SEVERAL)
    return peopleIn(value, path, role, writing);
  if (!isObject(value)) return undefined;
  const found = partyFrom(fieldOf(path, key, value), role, labelOf(key), writing);
  if (found?.party.name === undefined || found.leftovers.length > 0) return undefined;
  return [textLine(path, labelOf(key), found.party.name), ...found.party.lines];
}

/** Those who stand for a party, each in a line. */
function peopleIn(
  list: readonly JsonValue[],
  path: string,
  role: Party['role'],
  writing: Writing,
): readonly Value[] | undefined {
  const found = list.map((item, index) => {
    const place = joinPath(path, index);
    const person = isObject(item)
      ? partyFrom(fieldOf(place, '', item), role, '', writing)
      : undefined;
    const name = person?.party.name;
    if (person === undefined || name === undefined) return undefined;
    const said = person.party.lines.filter(({ label, kind }) => label === '' && kind !== 'boolean');
    return textLine(place, '', [name, ...said.map(({ text }) => text)].join(', '));
  });
  return found.every((line) => line !== undefined) ? found : undefined;
}

/** A party's own `billAddressCity` or `BillingStreet` is its city or street. */
function withPlainPart(field: Field): Field {
  if (ADDRESS_PARTS.has(field.name)) return field;
  const part =
    /^(?:company|bill(?:ing)?|mail(?:ing)?|postal)?(?:address)?(\w+)$/.exec(field.name)?.[1] ?? '';
  return ADDRESS_PARTS.has(part)
    ? { ...field, name: part }
    : /^(?:bill|mail)(?:ing)?address\d$/.test(field.name)
      ? { ...field, name: 'address' }
      : field;
}

/** An address may be a list of its lines, and somebody may have several of what one usually has one of. */
function withLines(field: Field): Field {
  const { name, value } = field;
  if (Array.isArray(value) && name.endsWith('s') && PLAIN_LINES.has(name.slice(0, -1))) {
    const several = value.length <= MAX_SEVERAL && value.every((each) => typeof each === 'string');
    if (several) return fieldOf(field.path, field.key.replace(/e?s$/i, ''), value.join(', '));
  }
  return Array.isArray(value) &&
    value.length > 0 &&
    value.every((line) => typeof line === 'string') &&
    (ADDRESS_PARTS.has(name) || /^(?:address|postal)?lines$/.test(name))
    ? { ...field, name: 'address', value: value.join('\n') }
    : field;
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

/** What may be said of somebody: an object, a few, the lines of an address, a name. */
export function isPartyLike({ value }: Field): boolean {
  return (
    isObject(value) ||
    (Array.isArray(value) && value.length > 0 && value.length <= 4 && value.every(isObject)) ||
    isLines(value) ||
    (typeof value === 'string' &&
      value.length <= 600 &&
      /\p{L}/u.test(value) &&
      !isNumeric(value) &&
      !/^(?=\D*\d)[0-9a-f]{6,}$/.test(value) &&
      !/^https?:/.test(value))
  );
}
