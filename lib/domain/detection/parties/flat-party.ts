import type { Party } from '#lib/domain/presentation/printed-document.ts';
import { type Field, fieldOf, isScalar } from '../fields/unclaimed-fields.ts';
import { englishOf, normalizeKey } from '../keys/keys.ts';
import { ADDRESS_PARTS, isAddress } from './address.ts';
import { PLAIN_LINES } from './parties.ts';
import { COMPANY, NAME } from './party-names.ts';

const PREFIXES: readonly (readonly [prefix: RegExp, role: Party['role']])[] = [
  [
    /^(client|customer|bill(?:ed)?_?to|billing|invoice_?to|invoice(?=_?(?:customer|address|city|post|zip|country))|recipient|buyer|to|sold_?to|sell_?to|quote_?to|addressee|payer|candidate|debtor|guest|shopper|booker|user|partner|account_?holder)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'recipient',
  ],
  [
    /^(from|sender|seller|vendor|company|business|supplier|issuer|merchant|store|provider|my|our|remit_?to|payable_?to|ship(?:ped)?_?from|payee|operator|shop|enterprise)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'sender',
  ],
  [/^(ship_?to|shipping|deliver_?to|delivery)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i, 'other'],
];
/** Whom one writes to, and who does. */
const WRITTEN_TO: typeof PREFIXES = [
  [
    /^(employee|tenant|student|patient|member|applicant|resident|guest)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'recipient',
  ],
  [
    /^(landlord|employer|organi[sz]ation|school|clinic|return)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'sender',
  ],
];
/** `sender_company_city` is the sender's city. */
const OWNER = /^(?:company|address|contact)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i;
/** What a flat key says of a party, behind whose it is. */
export const FLAT_SUFFIXES: ReadonlySet<string> = new Set([
  ...NAME,
  ...COMPANY,
  ...ADDRESS_PARTS,
  ...PLAIN_LINES,
  'billingaddress',
  'taxid',
  'taxno',
  'taxnumber',
  'vatno',
  'bankaccount',
  'iban',
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
  'title',
  'position',
]);

/** A field of a party that is spelt out in flat keys, under the name that it has in a party. */
interface FlatPart {
  readonly original: Field;
  readonly part: Field;
  /** Whose it is, in the words of the key: `sell to`. */
  readonly whose: string;
}

/** The parties that are spelt out in flat keys: `clientName`, `client_email`, `companyAddress`. Whoever goes by two names is one party unless they differ in something. */
export function flatParties(
  fields: readonly Field[],
  role: Party['role'],
  isLetter = false,
): (readonly FlatPart[])[] {
  const groups = new Map<string, FlatPart[]>();
  for (const part of flatFields(fields, role, isLetter)) {
    const group = groups.get(part.whose);
    if (group === undefined) groups.set(part.whose, [part]);
    else group.push(part);
  }
  const parties: FlatPart[][] = [];
  for (const group of groups.values()) {
    const same = parties.find((party) => !differ(party, group));
    if (same === undefined) parties.push(group);
    else same.push(...group);
  }
  // Elsewhere than at a place there is nobody beside the two who deal with each other.
  return parties.filter((party) => role !== 'other' || party.some(({ part }) => isPlace(part)));
}

const isPlace = ({ name, value }: Field): boolean =>
  ADDRESS_PARTS.has(name) && (typeof value === 'object' || /\p{L}/u.test(String(value)));

function differ(party: readonly FlatPart[], group: readonly FlatPart[]): boolean {
  const known = new Map(party.map(({ part }) => [part.name, String(part.value)]));
  return group.some(({ part: { name, value } }) => {
    const other = NAME.includes(name) || ADDRESS_PARTS.has(name) ? known.get(name) : undefined;
    return other !== undefined && other !== String(value);
  });
}

function flatFields(fields: readonly Field[], role: Party['role'], isLetter: boolean): FlatPart[] {
  const patterns = [...PREFIXES, ...(isLetter ? WRITTEN_TO : [])]
    .filter(([, prefixRole]) => prefixRole === role)
    .map(([pattern]) => pattern);
  return fields.flatMap((field) => {
    const key = englishOf(field.key) ?? field.key;
    const prefix = patterns.map((pattern) => pattern.exec(key)?.[0]).find(Boolean);
    if (prefix === undefined || !(isScalar(field) || isAddress(field))) return [];
    const whole = key.slice(prefix.length);
    const suffix = FLAT_SUFFIXES.has(normalizeKey(whole)) ? whole : whole.replace(OWNER, '');
    if (!FLAT_SUFFIXES.has(normalizeKey(suffix))) return [];
    const whose = prefix.replace(/[^a-z]/gi, '').toLowerCase();
    return [{ original: field, part: fieldOf(field.path, suffix, field.value), whose }];
  });
}
