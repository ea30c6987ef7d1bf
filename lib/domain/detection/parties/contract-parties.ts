import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Field, fieldsOf, type Pool } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { labelOf, normalizeKey } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { FLAT_SUFFIXES } from './flat-party.ts';
import { isPartyOfContract } from './other-parties.ts';
import { type FoundParty, partyFrom } from './parties.ts';
import { partiesIn } from './party-lists.ts';
import { COMPANY, NAME } from './party-names.ts';

/** Takes those who agree with each other, by a list of them or by what each is to the other. */
export function takeContractParties(pool: Pool, writing: Writing): FoundParty[] {
  const found: FoundParty[] = [];
  for (const taken of pool.takeAll(isContractParty)) {
    const field = signersIn(taken) ?? withMates(taken, pool);
    const { found: parties, rest } = holdsParties(field)
      ? partiesIn(field, writing)
      : {
          found: [partyFrom(field, 'other', labelOf(field.key), writing)].filter(
            (party) => party !== undefined,
          ),
          rest: [],
        };
    for (const party of parties) found.push(party);
    pool.add(parties.length === 0 ? [field] : rest);
  }
  for (const field of pool.takeAll(isPartyOfContract)) {
    const label = labelOf(field.key)
      .replace(/(?<!Our) (?:entity|name|party|company|info|details)$/, '')
      .replace(/^My$/, 'Party');
    const party = partyFrom(field, 'other', label, writing);
    if (party === undefined) pool.add([field]);
    else found.push(party);
  }
  return found;
}

/** The list of those who sign, which may stand inside an object of such lists. */
function signersIn(field: Field): Field | undefined {
  if (!SIGNING.has(field.name)) return undefined;
  const people = (value: JsonValue | undefined) =>
    Array.isArray(value) && value.length > 0 && value.every(isObject);
  if (people(field.value)) return field;
  if (!isObject(field.value)) return undefined;
  const inner = fieldsOf(field.value, field.path).find(
    ({ name, value }) => SIGNING.has(name) && people(value),
  );
  return inner === undefined ? undefined : { ...inner, name: 'recipients', key: 'recipients' };
}

/** `counterpartyName: "Verdant Sensors LLC"` with the address and the mail that stand beside it under the same word. */
function withMates(field: Field, pool: Pool): Field {
  const stem = /^(\w{3,40}?)_?name$/i.exec(field.key)?.[1];
  if (stem === undefined || typeof field.value !== 'string') return field;
  const suffixOf = ({ key }: Field) =>
    key.startsWith(stem) ? key.slice(stem.length).replace(/^_/, '') : '';
  const mates = pool.takeAll(
    (each) => FLAT_SUFFIXES.has(normalizeKey(suffixOf(each))) && each.path !== field.path,
  );
  if (mates.length === 0) return field;
  const value = Object.fromEntries(mates.map((mate) => [suffixOf(mate), mate.value]));
  return { ...field, key: stem, value: { name: field.value, ...value } };
}

/** A list of parties, or an object whose keys say what each is. */
function holdsParties({ name, value }: Field): boolean {
  if (!isObject(value)) return Array.isArray(value);
  const isOne = Object.keys(value).some((key) => {
    const part = normalizeKey(key);
    return NAME.includes(part) || COMPANY.includes(part);
  });
  return (
    !isOne &&
    (name === 'parties' ||
      name === 'contractingparties' ||
      Object.values(value).every((inner) => isObject(inner)))
  );
}

/** Systems that collect signatures list the parties as those who sign. */
const SIGNING = wordSet('recipients signers participants submitters');

function isContractParty(field: Field): boolean {
  if (SIGNING.has(field.name)) return signersIn(field) !== undefined;
  return (
    plays('parties', field.name) &&
    typeof field.value !== 'number' &&
    typeof field.value !== 'boolean'
  );
}
