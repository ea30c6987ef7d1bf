import type { Party, Value } from '#lib/domain/presentation/printed-document.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { Field, Pool } from '../fields/unclaimed-fields.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { labelOf } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { flatParties } from './flat-party.ts';
import { takeAddressee, takeHouse, takeLetterhead, takeWriter } from './letter-parties.ts';
import { type FoundParty, isLines, isPartyLike, partyFrom, partyOfFields } from './parties.ts';
import { partiesIn } from './party-lists.ts';

const LABELS: Readonly<Record<DetectedType, Readonly<Record<Party['role'], string>>>> = {
  invoice: { sender: 'From', recipient: 'Bill to', other: 'Ship to' },
  quote: { sender: 'From', recipient: 'Prepared for', other: 'Ship to' },
  receipt: { sender: 'From', recipient: 'Customer', other: 'Ship to' },
  report: { sender: 'Prepared by', recipient: 'Prepared for', other: 'Contact' },
  certificate: { sender: 'Issued by', recipient: 'Awarded to', other: 'Contact' },
  letter: { sender: 'From', recipient: 'To', other: 'Copy' },
  contract: { sender: 'Party', recipient: 'Party', other: 'Party' },
  document: { sender: 'From', recipient: 'For', other: 'Contact' },
};

/** Takes everybody who is named in the data, the sender first, and the sender's logo. */
export function takeParties(
  pool: Pool,
  type: DetectedType,
  writing: Writing,
): { readonly parties: readonly Party[]; readonly logo: Value | undefined } {
  const found: FoundParty[] = [];
  if (type === 'document' || type === 'report')
    for (const field of pool.takeAll(
      ({ name, value }) => plays('parties', name) && isObject(value) && 'name' in value,
    )) {
      const party = partyFrom(field, 'other', labelOf(field.key), writing);
      if (party === undefined) pool.add([field]);
      else found.push(party);
    }
  if (type === 'document') {
    // A record's own contact data are its subject's.
    const contact = pool.take(
      'recipient',
      (field) => field.name === 'contact' && isObject(field.value),
    );
    const party =
      contact === undefined
        ? undefined
        : partyFrom(contact, 'sender', LABELS.document.sender, writing);
    if (party !== undefined) found.push(party);
    else if (contact !== undefined) pool.add([contact]);
  }
  for (const role of ['sender', 'recipient', 'other'] as const)
    found.push(...takeRole(pool, role, type, writing));
  for (const { leftovers } of found) pool.add(leftovers);
  const logoField = pool.take(
    'logo',
    ({ value }) => typeof value === 'string' && /^(https?:|data:image\/)/i.test(value.trim()),
  );
  const ownLogo =
    logoField === undefined
      ? undefined
      : writeValue(logoField.path, logoField.key, logoField.value, writing);
  return {
    parties: merge(withoutOwnCompany(found.map(({ party }) => party))),
    logo:
      ownLogo === undefined
        ? found.find(({ logo }) => logo !== undefined)?.logo
        : { ...ownLogo, kind: 'image' },
  };
}

const isApplicant = ({ name }: Field): boolean => name === 'applicant' || name === 'candidate';

function takeRole(
  pool: Pool,
  role: Party['role'],
  type: DetectedType,
  writing: Writing,
): FoundParty[] {
  const found: FoundParty[] = [];
  const alias: Role = role === 'other' ? 'otherParty' : role;
  if (role === 'sender' && type === 'letter') {
    const house = takeLetterhead(pool, writing);
    const writer = house === undefined ? takeWriter(pool, writing) : undefined;
    if (writer !== undefined) return [writer];
    if (house !== undefined) found.push(house);
  }
  const taken = pool.takeEach(
    alias,
    (each) => isPartyLike(each) && !(type === 'contract' && plays('clauses', each.name)),
  );
  // Who writes of an applicant is the sender.
  const about = type === 'letter' && taken.length > 1 ? taken.filter(isApplicant) : [];
  pool.add(about);
  for (const field of taken.filter((each) => !about.includes(each))) {
    const usual = LABELS[type][role];
    const label = type === 'contract' || role === 'other' ? labelOf(field.key) : usual;
    const list =
      Array.isArray(field.value) && !isLines(field.value) ? partiesIn(field, writing) : undefined;
    if (list !== undefined) {
      for (const { party, ...other } of list.found)
        found.push({
          ...other,
          party: { ...party, role, label: type === 'contract' ? party.label : label },
        });
      pool.add(list.found.length === 0 ? [field] : list.rest);
      continue;
    }
    const party = partyFrom(field, role, label, writing);
    if (party === undefined) pool.add([field]);
    else found.push(party);
  }
  if (role === 'recipient' && found.length === 0 && type === 'letter') {
    const addressee = takeAddressee(pool, writing);
    if (addressee !== undefined) found.push(addressee);
  }
  const flat = takeFlat(pool, role, type, writing);
  if (type !== 'letter') return [...found, ...flat];
  const house =
    role === 'sender' && found.length === 0 && flat.length === 0
      ? takeHouse(pool, writing)
      : undefined;
  if (house !== undefined) return [house];
  const last = found.at(-1);
  const [spelt] = flat;
  if (spelt === undefined || last === undefined || spelt.party.name !== undefined)
    return [...found, ...flat];
  // Without a name it is said of whom the data named last: "senderName" and "senderTitle".
  const party = { ...last.party, lines: [...last.party.lines, ...spelt.party.lines] };
  const leftovers = [...last.leftovers, ...spelt.leftovers];
  return [...found.slice(0, -1), { party, logo: last.logo ?? spelt.logo, leftovers }];
}

/** Takes the parties whose fields are the document's own: `billToName`, `billToCity`. */
function takeFlat(
  pool: Pool,
  role: Party['role'],
  type: DetectedType,
  writing: Writing,
): FoundParty[] {
  const groups = flatParties(pool.peek(), role, type === 'letter');
  // A letter has one writer and one reader.
  const parties = type === 'letter' && groups.length > 0 ? [groups.flat()] : groups;
  return parties.flatMap((flat, index) => {
    const originals = new Set(flat.map(({ original }) => original.path));
    const [first] = flat;
    if (first === undefined) return [];
    const usual = LABELS[type][role];
    const party = partyOfFields(
      [...new Map(flat.map(({ part }) => [`${part.name}|${part.value}`, part])).values()],
      first.original.path,
      role,
      index === 0 ? usual : (FURTHER[first.whose] ?? usual),
      writing,
    );
    if (party !== undefined) pool.takeAll((field) => originals.has(field.path));
    return party ?? [];
  });
}

/** What the second of two parties is to the document. */
const FURTHER: Readonly<Record<string, string>> = {
  billto: 'Bill to',
  sellto: 'Sold to',
  soldto: 'Sold to',
  remitto: 'Remit to',
};

/** A "company" that is the customer's own is not who sells. */
function withoutOwnCompany(parties: readonly Party[]): readonly Party[] {
  const customer = parties.find(({ role }) => role === 'recipient');
  const own = parties.find(
    ({ role, name }) =>
      role === 'sender' &&
      name !== undefined &&
      customer?.lines.some(({ kind, text }) => kind === 'text' && text === name) === true,
  );
  if (customer === undefined || own === undefined) return parties;
  const texts = new Set(customer.lines.map(({ text }) => text));
  const lines = [...customer.lines, ...own.lines.filter(({ text }) => !texts.has(text))];
  return parties.flatMap((party) =>
    party === own ? [] : party === customer ? { ...customer, lines } : party,
  );
}

/** A role that is spelt in two ways, such as `client: "Acme"` and `clientEmail`, is one party. */
function merge(parties: readonly Party[]): Party[] {
  const merged = new Map<string, Party>();
  for (const party of parties) {
    const place = `${party.role}|${party.label}`;
    const known = merged.get(place);
    const same =
      known !== undefined &&
      (party.name === undefined ||
        known.name === undefined ||
        known.name === party.name ||
        known.name.startsWith(`${party.name} `));
    if (known === undefined) merged.set(place, party);
    else if (same) {
      const texts = new Set(known.lines.map(({ text }) => text));
      const lines = [...known.lines, ...party.lines.filter(({ text }) => !texts.has(text))];
      merged.set(place, { ...known, name: known.name ?? party.name, lines });
    } else merged.set(`${place}|${party.path}`, party);
  }
  return [...merged.values()];
}
