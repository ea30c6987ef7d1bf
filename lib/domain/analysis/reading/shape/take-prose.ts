import { isScalar } from '../fits.ts';
import { isPlumbing } from '../plumbing.ts';
import { type Entry, join, type Place, put } from './draft.ts';
import { isRecord, isTableOfSums, readable } from './list-forms.ts';
import type { Match, Matcher } from './match-keys.ts';
import { take } from './take-value.ts';

/** Lists of objects that each hold a text: notes with their author, terms with their title. */
export function takeProse(
  matcher: Matcher,
  matches: readonly Match[],
  key: string,
  entries: readonly Entry[],
  place: Place,
  holder: string,
): boolean {
  const match = matches.find(({ term }) => 'as' in term && term.as === 'prose');
  if (match === undefined) return false;
  // Entries that hold more than texts are records.
  const isText = entries.every(({ value }) =>
    Object.values(value).every((inner) => inner === null || isScalar(inner)),
  );
  if (!isText || isTableOfSums(matcher, entries)) return false;
  const said = entries.map(({ value }) =>
    Object.values(value).filter(
      (inner): inner is string => typeof inner === 'string' && inner !== '',
    ),
  );
  // Records have more to say than who wrote a note, and what.
  if (said.filter(isRecord).length * 2 > said.length) return false;
  if (!said.some((each) => each.length > 1 || each.some((text) => /\s/.test(text)))) return false;
  const texts = said.map((each) => readable(each).join(': '));
  if (texts.length === 0) return false;
  put(place, match.target, {
    value: texts,
    key,
    holder,
    path: place.path,
    rank: match.rank + place.rank,
    isMinor: false,
  });
  return true;
}

/** Of a list of records where one text is asked for, the first that fits: `emails: [{ address: … }]`. */
export function takeFirstText(
  matches: readonly Match[],
  key: string,
  entries: readonly Entry[],
  place: Place,
): boolean {
  const [first] = entries;
  if (first === undefined || !matches.some(({ term }) => 'as' in term && term.as !== 'prose'))
    return false;
  return Object.entries(first.value).some(
    ([inner, value]) =>
      typeof value === 'string' &&
      !isPlumbing(inner, value) &&
      take(matches, key, value, { ...place, path: join(first.path, inner) }, first.path),
  );
}
