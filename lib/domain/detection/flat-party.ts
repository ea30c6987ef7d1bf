import { ADDRESS_PARTS, isAddress } from './address.ts';
import { englishOf, normalizeKey } from './keys.ts';
import type { Party } from './model.ts';
import { COMPANY, NAME, PLAIN_LINES } from './parties.ts';
import { type Field, fieldOf, isScalar } from './pool.ts';

const PREFIXES: readonly (readonly [prefix: RegExp, role: Party['role']])[] = [
  [
    /^(client|customer|bill_?to|billing|recipient|buyer|to|sold_?to|addressee|payer|candidate|debtor|guest|shopper|booker|user)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'recipient',
  ],
  [
    /^(from|sender|seller|vendor|company|business|supplier|issuer|merchant|store|provider|my|our)[_\s]?(?=[A-Z_\s]|[a-z]+$)/i,
    'sender',
  ],
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
const FLAT_SUFFIXES: ReadonlySet<string> = new Set([
  ...NAME,
  ...COMPANY,
  ...ADDRESS_PARTS,
  ...PLAIN_LINES,
  'billingaddress',
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
  'title',
  'position',
]);

/** The parties that are spelt out in flat keys: `clientName`, `client_email`, `companyAddress`. */
export function flatFields(
  fields: readonly Field[],
  role: Party['role'],
  isLetter = false,
): { readonly original: Field; readonly part: Field }[] {
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
    return [{ original: field, part: fieldOf(field.path, suffix, field.value) }];
  });
}
