import type { JsonObject } from '#schemas/json.ts';
import { isDate, isEmpty, isScalar, type Scalar } from '../fits.ts';
import { endsWith, mentions, notionsOf } from '../notions.ts';
import { GUESS_RANK, join, leftAt, type Place, put } from './draft.ts';
import type { Match, Matcher } from './match-keys.ts';
import { take } from './take-value.ts';

const REFERENCE = /^ref\./;

/** `original_invoice: { number: "F2026-0344", date: "2026-04-29" }`: another paper by its number and its day. */
export function takeReference(
  matches: readonly Match[],
  key: string,
  value: JsonObject,
  place: Place,
): boolean {
  const match = matches.find(({ target }) => REFERENCE.test(target));
  const fields = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  const number = fields.find(([name]) => endsWith(name, 'number'));
  const day = fields.find(([name, inner]) => mentions(name, 'date') && isScalar(inner));
  if (match === undefined || number === undefined || day === undefined) return false;
  if (fields.length > 2 || !isScalar(number[1]) || !isDate(day[1] as Scalar)) return false;
  for (const [[name, inner], target] of [
    [number, match.target],
    [day, match.target.replace(REFERENCE, 'refDate.')],
  ] as const)
    put(place, target, {
      ...{ value: inner, key, holder: place.path, path: join(place.path, name) },
      ...{ rank: match.rank + place.rank, isMinor: false },
    });
  return true;
}

const SURE_RANK = 20;
/** Other documents that a project or a job may name. */
const OTHER_PAPER = /^(?:orderNumber$|ref\.)/;

/**
 * `project: { title, order_number, order_date }`: beside the name of what the document is for stands more about
 * it. Keys of one word say nothing without their object, and mostly are its program's.
 */
export function readBesideName(
  matcher: Matcher,
  value: JsonObject,
  name: string,
  place: Place,
): void {
  const fields = Object.entries(value).filter(
    ([key, inner]) => key !== name && isScalar(inner) && !isEmpty(inner) && !isPlain(key),
  );
  const dates = new Map(fields.flatMap(([key, inner]) => datedPaper(key, inner as Scalar)));
  const taken = new Set<string>();
  const rest: [string, Scalar][] = [];
  for (const [key, inner] of fields) {
    const at = { ...place, path: join(place.path, key), rank: place.rank + GUESS_RANK };
    const [match] = matcher
      .match(place.shape, key)
      .filter(({ rank, target }) => rank < SURE_RANK && OTHER_PAPER.test(target));
    if (match !== undefined && take([match], key, inner as Scalar, at, place.path)) {
      const day = dates.get(wordsBefore(key, 'number') ?? '');
      if (day === undefined) continue;
      const kind = match.target === 'orderNumber' ? 'sales-order' : match.target.slice(4);
      const path = join(place.path, day);
      const held = { key: day, holder: place.path, path, rank: at.rank, isMinor: false };
      put(at, `refDate.${kind}`, { ...held, value: value[day] ?? null });
      taken.add(day);
    } else if (!taken.has(key)) rest.push([key, inner as Scalar]);
  }
  for (const [key, inner] of rest)
    if (!taken.has(key))
      place.draft.left.push(leftAt({ ...place, path: join(place.path, key) }, key, inner));
}

const isPlain = (key: string): boolean =>
  notionsOf(key).readings.every((words) => words.length < 2);

/** "order" of "order date". */
const wordsBefore = (key: string, last: string): string | undefined =>
  notionsOf(key)
    .readings.find((words) => words.at(-1) === last)
    ?.slice(0, -1)
    .join(' ');

function datedPaper(key: string, value: Scalar): [string, string][] {
  const paper = isDate(value) ? wordsBefore(key, 'date') : undefined;
  return paper === undefined ? [] : [[paper, key]];
}
