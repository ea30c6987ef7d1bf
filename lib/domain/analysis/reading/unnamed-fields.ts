import type { Composing } from './composing.ts';
import { wordsOfKey } from './key-words.ts';
import { isVocabulary, mentionsOne } from './notions.ts';
import { isPersonsName } from './person-names.ts';
import type { Draft } from './shape/draft.ts';

/** `ort: "Rapperswil"` is nobody's name. */
const PLACES: ReadonlySet<string> = new Set(['city', 'place', 'address', 'country']);

/** Somebody's name among the fields of a party whose keys no document is written with, for a place in the model. */
export function nameIn(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const at = draft.left.findIndex(
    ({ key, value, part }) =>
      part === prefix &&
      typeof value === 'string' &&
      isPersonsName(value) &&
      !wordsOfKey(key).some(isVocabulary) &&
      !mentionsOne(key, PLACES),
  );
  const [left] = at < 0 ? [] : draft.left.splice(at, 1);
  if (left === undefined) return undefined;
  composing.consumed.add(left.path);
  composing.origins.set(place, left.path);
  return String(left.value).trim();
}
