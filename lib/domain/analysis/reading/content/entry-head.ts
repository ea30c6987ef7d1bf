import type { Section } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import NAMES from '../../vocabulary/document-names.json' with { type: 'json' };
import { isEmpty, isScalar, objectsIn } from '../fits.ts';
import { plainOf } from '../key-words.ts';
import { isNotPrinted } from './not-printed.ts';
import { type ContentReading, isProse, joinPath } from './reading.ts';
import { written } from './remarks.ts';
import { consume, type Located } from './tables.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const POSTS = set(NAMES.posts);
const GIVERS = set(NAMES.givers);
const STARTS = set(NAMES.starts);
const ENDS = set(NAMES.ends);
const SPANS = set(NAMES.spans);

type Head = Pick<Section, 'title' | 'subtitle' | 'aside'>;

/**
 * The head of what somebody did for a time: the post, below it whoever gave it, and beside it from when
 * to when. What is read is taken out of the entry. undefined: it is something else.
 */
export function takeTerm(
  reading: ContentReading,
  { value, path }: Located,
): { readonly head: Head; readonly rest: JsonObject } | undefined {
  const rest = { ...value };
  const take = (keys: ReadonlySet<string>): string | undefined => {
    const key = Object.keys(rest).find((each) => keys.has(plainOf(each)));
    const found = key === undefined ? undefined : rest[key];
    if (key === undefined || found === undefined) return undefined;
    const text = found === null ? '' : written(found, reading.locale);
    if (isProse(text) || (!isScalar(found) && found !== null && !isDay(found))) return undefined;
    delete rest[key];
    consume(reading, found, joinPath(path, key));
    return text === '' ? undefined : text;
  };
  const post = Object.keys(rest).some((key) => POSTS.has(plainOf(key)));
  if (!post) return undefined;
  const title = take(POSTS);
  const subtitle = take(GIVERS) ?? take(NAME);
  const aside = takeSpan(reading, rest, path, take);
  return {
    head: { ...(title && { title }), ...(subtitle && { subtitle }), ...(aside && { aside }) },
    rest,
  };
}

const NAME = set('name');

/** `{ year: 2020, month: 3 }`. */
const isDay = (value: JsonValue): boolean =>
  isObject(value) && typeof value['year'] === 'number' && Object.keys(value).length <= 3;

function takeSpan(
  reading: ContentReading,
  rest: JsonObject,
  path: string,
  take: (keys: ReadonlySet<string>) => string | undefined,
): string | undefined {
  const key = Object.keys(rest).find((each) => SPANS.has(plainOf(each)) && isObject(rest[each]));
  const inner = key === undefined ? undefined : rest[key];
  if (key !== undefined && isObject(inner)) {
    consume(reading, inner, joinPath(path, key));
    delete rest[key];
    for (const [name, day] of Object.entries(inner)) rest[name] ??= asDay(day);
  }
  const [start, end] = [take(STARTS), take(ENDS)];
  return start === undefined ? end : `${start} – ${end ?? ''}`.trim();
}

const asDay = (day: JsonValue): JsonValue =>
  isObject(day) && typeof day['year'] === 'number'
    ? [day['year'], day['month']]
        .filter((part) => typeof part === 'number')
        .map((part) => String(part).padStart(2, '0'))
        .join('-')
    : day;

/** `{ room: "Kitchen", items: […] }`: the one value beside a list of records heads them. */
export function nameBesideList(
  { type }: ContentReading,
  { value }: Located,
  used: ReadonlySet<string>,
): string | undefined {
  const rest = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  const [only, other] = rest.filter(([, inner]) => objectsIn(inner) === undefined);
  if (type !== 'report' || only === undefined || other !== undefined || rest.length < 2)
    return undefined;
  const [key, name] = only;
  if (used.has(key) || typeof name !== 'string' || isProse(name) || isNotPrinted(key, name))
    return undefined;
  return name.trim();
}
