import type { Party } from '#lib/domain/presentation/printed-document.ts';
import { type Field, fieldsOf } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';
import { ADDRESS_PARTS, isAddress } from './address.ts';
import { COMPANY, NAME } from './party-names.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Who sells, by trade. */
const SELLERS = set(
  'remitto clinic clinica esercizio negozio practice hospital pharmacy lab gallery studio salon gym club garage dealer school university operator host me venue caterer cateraar traiteur station parking aparcamiento carrier airline charity foundation',
);
/** Who is sold to, by what they are to the seller. */
const BUYERS = set(
  'driver member guest patient paciente paziente mitglied student tenant passenger subscriber attendee participant visitor cardholder accountholder parent petowner vehicleowner homeowner insured for billingdetails contactinfo org orgid orderedby',
);
/** Where money lies, which has names and addresses of its own. */
const NO_PARTY =
  /bank|payment|card|account$|currency|tax$|batch|product|item|plan|property|vehicle|event|template|attachment|file|link|creat|modif|updat|assign|approv|owner|user|author|sales|staff/;
/** What says in a key only that it is somebody. */
const KINDS_OF_PARTY = set('entity party company organization organisation org details info');

/** Of a contract the owner is one of the parties. */
const NO_PARTY_OF_CONTRACT = new RegExp(NO_PARTY.source.replace('owner|', ''));

/** Somebody of whom the data has a name and where to find them, whatever they are called. */
export function isReachable(field: Field, noParty = NO_PARTY): boolean {
  if (noParty.test(field.name)) return false;
  const parts = namedParts(field);
  return (
    parts?.some(
      (part) =>
        isAddress(part) ||
        (typeof part.value === 'string' &&
          (ADDRESS_PARTS.has(part.name) || /mail|phone|^tel|website|fax/.test(part.name))),
    ) === true
  );
}

/** The role of somebody who is called after a trade or a habit. undefined: the key is none of these. */
export function roleByTrade(
  field: Field,
  known: ReadonlySet<Party['role']>,
): Party['role'] | undefined {
  const { name, value } = field;
  const isName = typeof value === 'string' && /\p{L}/u.test(value) && value.length <= 80;
  if (!isName && namedParts(field) === undefined) return undefined;
  const words = keyWords(field.key);
  const sells = SELLERS.has(name) || (words.length === 2 && SELLERS.has(words[1] ?? ''));
  if (NO_PARTY.test(name) && !SELLERS.has(name) && !BUYERS.has(name)) return undefined;
  if (sells && !known.has('sender') && !(BUYERS.has(name) && known.has('recipient')))
    return BUYERS.has(name) ? 'recipient' : 'sender';
  return BUYERS.has(name) && !known.has('recipient') ? 'recipient' : undefined;
}

/** `buyer_entity`, `contracting_supplier` and the like: the key's word for a party among others. */
export function isPartyOfContract(field: Field): boolean {
  if (plays('sender', field.name) || plays('recipient', field.name)) return false;
  const parts = namedParts(field);
  const all = keyWords(field.key);
  const words = all.filter((word) => !KINDS_OF_PARTY.has(word) && word !== 'our');
  const word = words.at(-1) ?? '';
  const isName =
    typeof field.value === 'string' && /\p{L}/u.test(field.value) && field.value.length <= 80;
  // "Our entity" is one of the two.
  if (isName && words.length < all.length && KINDS_OF_PARTY.has(all.at(-1) ?? ''))
    return (
      words.length === 0 ||
      plays('parties', word) ||
      plays('sender', word) ||
      plays('recipient', word)
    );
  if (parts === undefined) return false;
  if (plays('parties', word) || plays('sender', word) || plays('recipient', word)) return true;
  return (
    isReachable(field, NO_PARTY_OF_CONTRACT) ||
    parts.some(({ name }) => /^(?:signedby|representedby|signer)$/.test(name))
  );
}

/** The fields of somebody who has a name. */
export function namedParts({ path, value }: Field): Field[] | undefined {
  if (!isObject(value)) return undefined;
  const named = Object.entries(value).some(([key, inner]) => {
    const name = normalizeKey(key);
    return (NAME.includes(name) || COMPANY.includes(name)) && typeof inner === 'string';
  });
  return named ? fieldsOf(value, path) : undefined;
}
