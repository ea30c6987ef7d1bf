import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Field, fieldOf, fieldsOf } from '../fields/unclaimed-fields.ts';
import { labelOf } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { type FoundParty, partyFrom } from './parties.ts';

/** What says which part a party plays. */
const ROLE_KEYS = wordList('rol{e eName e_name  le} capacity partyRole');

function isWord(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 60;
}

/** Parties of a contract: a list, or an object whose keys say what each is. `rest` is what is no party. */
export function partiesIn(
  { path, key, value }: Field,
  writing: Writing,
): { readonly found: FoundParty[]; readonly rest: Field[] } {
  const candidates: Field[] = Array.isArray(value)
    ? value.map((item, index) =>
        fieldOf(joinPath(path, index), memberKey(key, index, value.length), item),
      )
    : isObject(value)
      ? fieldsOf(value, path)
      : [];
  const found: FoundParty[] = [];
  const rest: Field[] = [];
  for (const candidate of candidates) {
    const party = partyFrom(withoutRole(candidate), 'other', roleOf(candidate), writing);
    if (party === undefined) rest.push(candidate);
    else found.push(party);
  }
  return { found, rest };
}

/** One of several: of `tenants` a tenant, of `parties` party 1. */
function memberKey(key: string, index: number, count: number): string {
  if (count === 1 && /^parties$/i.test(key)) return 'party';
  return /[^s]s$/i.test(key) && !/parties$|^recipients$/i.test(key)
    ? key.slice(0, -1)
    : `${key} ${index + 1}`;
}

function roleOf({ key, value }: Field): string {
  const role = isObject(value) ? ROLE_KEYS.map((name) => value[name]).find(isWord) : undefined;
  if (typeof role === 'string') return labelOf(role);
  return labelOf(key.replace(/^(?:contracting ?)?(?:parties|recipients) (?=\d+$)/i, 'Party '));
}

function withoutRole(field: Field): Field {
  const { value } = field;
  const role = isObject(value) ? ROLE_KEYS.find((name) => isWord(value[name])) : undefined;
  if (role === undefined || !isObject(value)) return field;
  return {
    ...field,
    value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== role)),
  };
}
