import { wordSet } from '#lib/shared/text/word-list.ts';
import { type Field, fieldOf, type Pool } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { type FoundParty, isPartyLike, partyFrom, partyOfFields } from './parties.ts';

const LABELS = { sender: 'From', recipient: 'To' } as const;
const ADDRESSEES = wordSet('employee tenant student patient member applicant resident');
const WRITERS = wordSet('applicant writer candidate author sender from');
/** Houses that write letters, before what is a part of them. */
const HOUSES =
  'institution organization organisation university college school authority agency ministry council hospital clinic bank insurer club association charity foundation hotel'.split(
    ' ',
  );
const PARTS_OF_HOUSES = 'faculty division department office section unit team ourteam'.split(' ');
/** Services that print letters have the lines of an envelope, whatever they say. */
const ENVELOPE_LINE = /^(?:address|to)?line[1-7]$/;
const POSTCODE = /^(?:postcode|postalcode|zip|zipcode)$/;

/** Who writes to a company is the sender, and the company the recipient. */
export function takeWriter(pool: Pool, writing: Writing): FoundParty | undefined {
  const addressed = pool.peek().some((field) => plays('recipient', field.name));
  const company = pool.peek().find(({ name }) => name === 'company' || name === 'employer');
  if (addressed || company === undefined) return undefined;
  const writer = pool.take('sender', (field) => WRITERS.has(field.name) && isPartyLike(field));
  if (writer === undefined) return undefined;
  pool.takeAll((field) => field === company);
  pool.add([{ ...company, name: 'recipient', key: 'recipient' }]);
  return partyFrom(writer, 'sender', LABELS.sender, writing);
}

/** What is printed at the head of the sheet is whom the letter is from. */
export function takeLetterhead(pool: Pool, writing: Writing): FoundParty | undefined {
  const [head] = pool.takeAll(({ name, value }) => name === 'letterhead' && isObject(value));
  return head && partyFrom(head, 'sender', LABELS.sender, writing);
}

/** Whom a letter is to, where nobody is called so: somebody in the data, or the lines of an envelope. */
export function takeAddressee(pool: Pool, writing: Writing): FoundParty | undefined {
  const [addressee] = pool.takeAll(isAddressee);
  const party = addressee && partyFrom(addressee, 'recipient', LABELS.recipient, writing);
  if (party !== undefined) return party;
  if (addressee !== undefined) pool.add([addressee]);
  const isLine = ({ name, value }: Field) => ENVELOPE_LINE.test(name) && typeof value === 'string';
  if (pool.peek().filter(isLine).length < 2) return undefined;
  const [first, ...lines] = pool.takeAll(
    (field) => isLine(field) || (POSTCODE.test(field.name) && typeof field.value === 'string'),
  );
  return first && named(first, lines, 'recipient', writing);
}

/** The house that a letter comes from, with the part of it that writes. */
export function takeHouse(pool: Pool, writing: Writing): FoundParty | undefined {
  const called = (names: readonly string[]) =>
    pool
      .peek()
      .filter(
        ({ name, value }) => names.includes(name.replace(/name$/, '')) && typeof value === 'string',
      );
  const [house] = called(HOUSES);
  if (house === undefined) return undefined;
  const parts = called(PARTS_OF_HOUSES);
  pool.takeAll((field) => field === house || parts.includes(field));
  return named(house, parts, 'sender', writing);
}

/** Somebody by the name in the first field, with the others as lines. */
function named(
  { path, value }: Field,
  lines: readonly Field[],
  role: 'sender' | 'recipient',
  writing: Writing,
): FoundParty | undefined {
  const asLines = lines.map((line) =>
    POSTCODE.test(line.name) ? line : fieldOf(line.path, 'address_line_2', line.value),
  );
  return partyOfFields(
    [fieldOf(path, 'name', value), ...asLines],
    path,
    role,
    LABELS[role],
    writing,
  );
}

function isAddressee({ name, value }: Field): boolean {
  return ADDRESSEES.has(name) && (isObject(value) || typeof value === 'string');
}
