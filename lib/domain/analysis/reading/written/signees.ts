import type { Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { objectsIn } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { notionsOf } from '../notions.ts';
import { readShape } from '../read-shape.ts';
import { ownPath, type Written } from './compose.ts';
import { isTitleKey } from './entries.ts';
import { signatoryOf, valueAt } from './people.ts';
import { joinPath } from './reading.ts';
import { consume } from './tables.ts';

/** Who signs for a party, as it says itself. */
export function signeesIn(written: Written, party: JsonObject, path: string): Signatory[] {
  return Object.entries(party).flatMap(([key, value]) => {
    const words = notionsOf(key).readings.flat();
    if (!words.some((word) => word === 'signature' || word === 'signee')) return [];
    const at = joinPath(path, key);
    if (typeof value === 'string') return namedSignee(written, party, value, at);
    const objects = isObject(value) ? [value] : (objectsIn(value) ?? []);
    return objects.flatMap((object, index) => {
      const place = isObject(value) ? at : `${at}[${index}]`;
      const draft = readShape(written.matcher, 'signatory', { value: object, path: place });
      const signatory = signatoryOf(written.composing, draft, '', 'signatories.0');
      consume(written, object, place);
      return signatory === undefined ? [] : [signatory];
    });
  });
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
  const { title } = party;
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

/** `signed: { lender: "Irene Novak" }`: who signs, under what they are. */
export function signaturesByRole({ given, composing }: Written): Signatory[] {
  return Object.entries(given.data).flatMap(([key, value]) => {
    const isSigned = notionsOf(key).readings.some((reading) => reading.join(' ') === 'signature');
    const names = isObject(value) ? Object.entries(value) : [];
    if (!isSigned || names.length === 0 || !names.every(([role, name]) => isName(role, name)))
      return [];
    consume({ composing }, value, joinPath(given.path, key));
    return names.map(([role, name]) => ({ name: String(name), title: labelOf(role) }));
  });
}

const isName = (role: string, name: unknown): boolean =>
  typeof name === 'string' &&
  /\p{L}{2}/u.test(name) &&
  !isTitleKey(role) &&
  !/date|title|place/i.test(role);
