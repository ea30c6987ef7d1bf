import type { Party } from '#lib/domain/presentation/printed-document.ts';
import { type Field, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { keyWords, labelOf, normalizeKey } from '../keys/keys.ts';
import type { Writing } from '../values.ts';
import { ADDRESS_PARTS, isAddress } from './address.ts';
import { isReachable, namedParts, roleByTrade } from './other-parties.ts';
import { type FoundParty, PLAIN_LINES, partyFrom, partyOfFields } from './parties.ts';
import { NAME_HALVES } from './person-name.ts';

/** What somebody who sells is registered under. */
const REGISTERED = /^(?:cif|nif|partitaiva|ein|vatnumber|vatid|taxid|orgno|orgnr|ustid|siret)$/;
const LEAST_PARTS = 2;

type Labels = Readonly<Record<Party['role'], string>>;

/** Takes those whom no key of a commercial document calls what they are: by trade, by a name and an address, or by what stands at the head itself. */
export function takeUnnamed(
  pool: Pool,
  found: readonly FoundParty[],
  labels: Labels,
  writing: Writing,
): FoundParty[] {
  const known = new Set(found.map(({ party }) => party.role));
  const more: FoundParty[] = [];
  const take = (roleOf: (field: Field) => Party['role'] | undefined) => {
    for (const field of pool.peek()) {
      const role = roleOf(field);
      if (role === undefined) continue;
      const label = role === 'other' ? labelOf(field.key) : labels[role];
      const beside = typeof field.value === 'string' ? besideName(pool, field, role) : [];
      const party =
        beside.length === 0
          ? partyFrom(field, role, label, writing)
          : partyOfFields(
              [{ ...field, name: 'name' }, ...beside],
              field.path,
              role,
              label,
              writing,
            );
      if (party === undefined) continue;
      known.add(role);
      more.push(party);
      const taken = new Set([field.path, ...beside.map(({ path }) => path)]);
      pool.takeAll(({ path }) => taken.has(path));
    }
  };
  const names = new Set(found.map(({ party }) => party.name));
  take((field) => roleByTrade(field, known));
  // Whose account it is: the customer's, or beside one the seller's.
  take((field) => {
    const role = known.has('recipient') ? 'sender' : 'recipient';
    const parts = field.name === 'account' && !known.has(role) ? namedParts(field) : undefined;
    return parts?.some(({ value }) => names.has(String(value))) === false ? role : undefined;
  });
  take((field) => (isReachable(field) ? (known.has('sender') ? 'other' : 'sender') : undefined));
  const named = [...found, ...more].some(
    ({ party }) => party.role === 'recipient' && party.name !== undefined,
  );
  const customer = named ? undefined : takeCustomer(pool, labels.recipient, writing);
  return customer === undefined ? more : [...more, customer];
}

const isOfHead = (field: Field): boolean =>
  isScalar(field) && (ADDRESS_PARTS.has(field.name) || PLAIN_LINES.has(field.name));

/** `Clinic address` beside the `Clinic`, and of whoever sells the address at the head. */
function besideName(pool: Pool, { key }: Field, role: Party['role']): Field[] {
  const whose = keyWords(key).join(' ');
  const fields = pool.peek().filter(isScalar);
  const isPersons = fields.some(({ name }) => NAME_HALVES.has(name));
  return fields.flatMap((field) => {
    const words = keyWords(field.key).join(' ');
    const name = words.startsWith(`${whose} `)
      ? normalizeKey(words.slice(whose.length))
      : field.name;
    const part = { ...field, name };
    const own = name !== field.name || (role === 'sender' && !isPersons);
    return own &&
      (isOfHead(part) || REGISTERED.test(name)) &&
      !/^(?:title|role|position)$/.test(name)
      ? [part]
      : [];
  });
}

/** Somebody's first and last name, or a name with an address, at the head itself. */
function takeCustomer(pool: Pool, label: string, writing: Writing): FoundParty | undefined {
  const halves = pool.peek().filter(({ name }) => NAME_HALVES.has(name));
  const parts = pool.peek().filter((field) => isOfHead(field) || isAddress(field));
  const whole = pool
    .peek()
    .filter(
      ({ name }) =>
        (name === 'name' && parts.length >= LEAST_PARTS) ||
        (name === 'fullname' && parts.length > 0),
    );
  const names = halves.length > 1 ? halves : whole;
  const [first] = names;
  if (first === undefined) return undefined;
  const fields = [...names, ...parts];
  const party = partyOfFields(fields, first.path, 'recipient', label, writing);
  if (party !== undefined) pool.takeAll((field) => fields.includes(field));
  return party;
}
