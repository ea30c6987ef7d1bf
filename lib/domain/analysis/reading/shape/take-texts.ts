import type { JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import type { Part } from '../../vocabulary/shape.ts';
import { isScalar } from '../fits.ts';
import { writtenLine } from '../written-line.ts';
import { type Draft, type Entry, type Place, put } from './draft.ts';
import type { Match } from './match-keys.ts';
import { take } from './take-value.ts';

/** Reads an object as a shape, below a place. */
export type ReadEntry = (shape: string, entry: Entry, place: Place) => Draft;

/** `Trainer Signature: [{ url, type: "image/png" }]`: files that were uploaded are nobody, and a picture where one is asked for. */
export function takeUpload(
  matches: readonly Match[],
  key: string,
  files: readonly JsonValue[],
  place: Place,
  holder: string,
): boolean {
  const picture = files.find((file) => isObject(file) && /^image\//.test(String(file.type)));
  const match = matches.find(({ term }) => 'as' in term && term.as === 'image');
  if (match === undefined || !isObject(picture)) return false;
  const { url = null } = picture;
  put(place, match.target, {
    ...{ value: url, key, holder, path: place.path },
    ...{ rank: match.rank + place.rank, isMinor: false },
  });
  return true;
}

/** A list whose entries are one text each, which says all of them. */
function takeWritten(
  read: ReadEntry,
  { term, target, rank }: Match,
  key: string,
  value: readonly JsonValue[],
  place: Place,
): void {
  const { part } = term as Part;
  const entries = value.map((text, index) => {
    const path = `${place.path}[${index}]`;
    const line = { value: writtenLine(String(text)), path };
    const draft = read(part, line, place);
    for (const found of [...draft.found.values()].flat())
      Object.assign(found, { path, isPartial: true });
    return draft;
  });
  const list = { key, isGuess: false, path: place.path, rank: rank + place.rank, entries };
  const name = `${place.prefix}${target}`;
  place.draft.lists.set(name, [...(place.draft.lists.get(name) ?? []), list]);
}

/** Lists of single values: the lines of an address, notes, names. */
export function takeTexts(
  read: ReadEntry,
  matches: readonly Match[],
  key: string,
  value: readonly JsonValue[],
  place: Place,
  holder: string,
): boolean {
  if (!value.every(isScalar)) return false;
  // `partner_id: [14, "Deco Addict"]`: a record's number with its name.
  const [id, name] = value;
  if (value.length === 2 && typeof id === 'number' && typeof name === 'string')
    return take(matches, key, name, { ...place, path: `${place.path}[1]` }, holder);
  const found = { value: value as JsonValue, key, holder, path: place.path, isMinor: false };
  for (const match of matches) {
    const { term, target, rank } = match;
    if ('part' in term && term.written === true) {
      takeWritten(read, match, key, value, place);
      return true;
    }
    if ('as' in term && term.as === 'prose') {
      put(place, target, { ...found, rank: rank + place.rank });
      return true;
    }
    const [only] = value;
    if (value.length === 1 && isScalar(only))
      return take(matches, key, only, { ...place, path: `${place.path}[0]` }, holder);
    if ('part' in term && term.text === 'name' && value.length > 1 && value.some(isOfAddress)) {
      // The lines of an address, the name first.
      put(place, `${target}.name`, {
        ...found,
        value: value.join('\n'),
        rank: rank + place.rank,
      });
      return true;
    }
    if ('part' in term && term.part === 'signatory' && value.length > 1) {
      for (const [index, text] of value.entries()) {
        const at = { ...place, path: `${place.path}[${index}]` };
        if (isScalar(text)) take([match], key, text, at, holder);
      }
      return true;
    }
    if ('part' in term && term.list === true && term.text !== undefined) {
      put(place, `${target}.${term.text}`, {
        ...found,
        value: value.join(', '),
        rank: rank + place.rank,
      });
      return true;
    }
  }
  return false;
}

/** A house, a postcode, a mailbox: of several texts about somebody one has some. */
const isOfAddress = (text: JsonValue): boolean => /\d|@/.test(String(text));
