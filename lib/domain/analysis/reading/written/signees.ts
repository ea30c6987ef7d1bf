import type { Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { isTitleKey } from '../content/entries.ts';
import { valueAt } from '../content/people.ts';
import { joinPath } from '../content/reading.ts';
import { signatoryOf } from '../content/signatories.ts';
import { consume } from '../content/tables.ts';
import { isDate, isEmpty, isScalar, objectsIn } from '../fits.ts';
import { labelOf, wordsOfKey } from '../key-words.ts';
import { isCalled, mentions, notionsOf } from '../notions.ts';
import { isPersonsName } from '../person-names.ts';
import { readShape } from '../shape/read-shape.ts';
import { ownPath, type Written } from './compose.ts';

/** Who signs for a party, as it says itself. */
export function signeesIn(written: Written, party: JsonObject, path: string): Signatory[] {
  return Object.entries(party).flatMap(([key, value]) => {
    const words = notionsOf(key).readings.flat();
    if (!words.some((word) => word === 'signature' || word === 'signee')) return [];
    // What the signee is, beside the name.
    if (mentions(key, 'title')) return [];
    const at = joinPath(path, key);
    if (typeof value === 'string') return namedSignee(written, party, value, at);
    const objects = isObject(value) ? [value] : (objectsIn(value) ?? []);
    return objects.flatMap((object, index) => {
      const place = isObject(value) ? at : `${at}[${index}]`;
      const draft = readShape(written.matcher, 'signatory', { value: object, path: place });
      const signatory = signatoryOf(written.composing, draft, '', nextPlace(written));
      consume(written, object, place);
      return signatory === undefined ? [] : [signatory];
    });
  });
}

/** Where the next of those stands who sign. */
function nextPlace({ composing: { origins } }: Written): string {
  let index = 0;
  while (origins.has(`signatories.${index}.name`)) index += 1;
  return `signatories.${index}`;
}

/** `signatory: "Dr. Helen Marsh"`, with the title beside it. */
function namedSignee(
  { composing }: Written,
  party: JsonObject,
  name: string,
  path: string,
): Signatory[] {
  if (composing.consumed.has(path) || !/^\p{L}[^@/]{2,60}$/u.test(name)) return [];
  composing.consumed.add(path);
  const own = Object.keys(party).find(
    (key) => mentions(key, 'signature') && mentions(key, 'title'),
  );
  const title = party[own ?? 'title'];
  if (own !== undefined && typeof title === 'string')
    composing.consumed.add(`${path.slice(0, path.lastIndexOf('.') + 1)}${own}`);
  return [{ name, ...(typeof title === 'string' ? { title } : {}) }];
}

/** Who signs for those that a document is from and for. */
export function signeesAt(written: Written): Signatory[] {
  const { given, read } = written;
  return [...read].flatMap((path) => {
    const object = valueAt(given.data, ownPath(given, path));
    return isObject(object) ? signeesIn(written, object, path) : [];
  });
}

/** `signed: { place: "Bergen", date: "2026-05-01", lender: "Irene Novak", borrowers: […] }`: who signs, under what they are. */
export function signaturesByRole({ given, composing, draft }: Written): Signatory[] {
  return Object.entries(given.data).flatMap(([key, value]) => {
    const isSigned = isCalled(key, 'signature');
    if (!isSigned || !isObject(value)) return [];
    const fields = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
    const day = fields.find(([name, inner]) => mentions(name, 'date') && isScalar(inner));
    const town = fields.find(([name, inner]) => isTown(name) && typeof inner === 'string');
    const names = fields.filter((field) => field !== day && field !== town);
    if (names.length === 0 || !names.every(([role, name]) => !isPost(role) && isNamed(name)))
      return [];
    const path = joinPath(given.path, key);
    consume({ composing }, value, path);
    if (town !== undefined && !draft.found.has('place')) {
      const [name, inner] = town;
      const found = { key: name, value: inner, path: joinPath(path, name), holder: path };
      draft.found.set('place', [{ ...found, rank: 0, numbers: [], isMinor: false, taken: false }]);
    }
    const date = day === undefined ? undefined : String(day[1]);
    return names.flatMap(([role, name]) =>
      [name].flat().map((each) => ({
        ...{ name: String(each), title: labelOf(role) },
        ...(date === undefined ? {} : { date }),
      })),
    );
  });
}

/** `signature_provider: { name: …, title: … }`: who signs for whom, by the key. */
export function signaturesByKey(
  contract: Written,
): { readonly role: string; readonly signatory: Signatory }[] {
  const { given, composing, matcher } = contract;
  return Object.entries(given.data).flatMap(([key, value]) => {
    const path = joinPath(given.path, key);
    const words = wordsOfKey(key);
    const role = words.filter((word) => !notionsOf(word).readings.some(isSignature));
    if (role.length === 0 || role.length === words.length || composing.consumed.has(path))
      return [];
    if (typeof value === 'string') return namedByKey(contract, key, value, role);
    if (!isObject(value)) return [];
    const draft = readShape(matcher, 'signatory', { value, path });
    const signatory = signatoryOf(composing, draft, '', 'signatories.0');
    if (signatory?.name === undefined) return [];
    consume(contract, value, path);
    return [{ role: labelOf(role.join('_')), signatory }];
  });
}

/** `supplier_signatory: "Fiona Drummond"`, with what she is under `supplier_signatory_title`. */
function namedByKey(
  { given, composing }: Written,
  key: string,
  name: string,
  role: readonly string[],
): { readonly role: string; readonly signatory: Signatory }[] {
  if (!isPersonsName(name)) return [];
  composing.consumed.add(joinPath(given.path, key));
  const beside = Object.entries(given.data).find(
    ([other, value]) =>
      other !== key &&
      typeof value === 'string' &&
      mentions(other, ...POSTS) &&
      [...role, ...wordsOfKey(key)].every((word) => wordsOfKey(other).includes(word)),
  );
  if (beside !== undefined) composing.consumed.add(joinPath(given.path, beside[0]));
  const title = beside === undefined ? undefined : String(beside[1]).trim();
  return [{ role: labelOf(role.join('_')), signatory: { name, ...(title && { title }) } }];
}

/** What a signee is called or is. */
const isPost = (key: string): boolean => isTitleKey(key) || mentions(key, ...POSTS);

const POSTS = ['title', 'role', 'position'];

const isSignature = (reading: readonly string[]): boolean => reading.join(' ') === 'signature';

/** `signed: { contractor: "2025-09-18", client: "2025-09-22" }`: when each signed, by what they are. */
export function signingDays({ given, composing }: Written): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const [key, value] of Object.entries(given.data)) {
    const isSigned = isCalled(key, 'signature');
    const fields = isSigned && isObject(value) ? Object.entries(value) : [];
    if (!fields.every(([role, day]) => !isTitleKey(role) && isScalar(day) && isDate(day))) continue;
    for (const [role, day] of fields) days.set(labelOf(role), String(day));
    if (fields.length > 0) consume({ composing }, value, joinPath(given.path, key));
  }
  return days;
}

const isTown = (key: string): boolean => mentions(key, 'place') || mentions(key, 'city');
const isNamed = (name: JsonValue): boolean =>
  Array.isArray(name) ? name.every(isNamed) : typeof name === 'string' && /\p{L}{2}/u.test(name);
