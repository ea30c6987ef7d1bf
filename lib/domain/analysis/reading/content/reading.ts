import type { Fact } from '#lib/domain/document-model/content.ts';
import { formatBytes } from '#lib/domain/i18n/measures.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import type { JsonValue } from '#schemas/json.ts';
import { CONTENT_KEYS, type ContentKey } from '../../vocabulary/content-keys.ts';
import { ABBREVIATIONS, LABELS, SAME_AS_KEY } from '../../vocabulary/labels.ts';
import SPECIES from '../../vocabulary/species.json' with { type: 'json' };
import { type Composing, withOwnMark } from '../composing.ts';
import { factKind } from '../fact-kinds.ts';
import { isDate, isScalar, type Scalar } from '../fits.ts';
import { labelOf, plainOf, wordsOfKey } from '../key-words.ts';
import { notionsOf } from '../notions.ts';
import { moneyOfKey } from '../own-money.ts';
import type { Matcher } from '../shape/match-keys.ts';
import { measuredAs, unitOfKey } from '../units.ts';

export type WrittenType = 'letter' | 'contract' | 'report' | 'certificate' | 'document';

/** How the free content of a document is read. */
export interface ContentReading {
  readonly type: WrittenType | 'commercial';
  readonly composing: Composing;
  readonly matcher: Matcher;
  /** Objects that were read as somebody, by their paths: what they still hold is about them. */
  readonly read: ReadonlySet<string>;
  /** Where each section, fact and row came from. */
  readonly paths: WeakMap<object, string>;
  readonly locale: Locale;
  /** Whether lists that stand in entries of the same list are read as entries: all of them, or none. */
  readonly forms: WeakMap<object, boolean>;
}

export const joinPath = (path: string, key: string): string =>
  path === '' ? key : `${path}.${key}`;

/** A text that is read rather than looked up. */
const PROSE = 90;
const PROSE_WORDS = 12;

export function isProse(text: string): boolean {
  if (/^(?:https?:\/\/|data:)\S*$/.test(text)) return false;
  return (
    text.length > PROSE ||
    text.includes('\n') ||
    text.split(/\s+/, PROSE_WORDS).length === PROSE_WORDS
  );
}

/** What is said in full. */
export const isSentence = (text: string): boolean =>
  /^\p{L}.*\s\S+\s\S+\s\S+.*[.!?。]$/su.test(text) ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、]{8}[^\n]*[。！？]$/u.test(text);

export const isProseOrSentence = (text: string): boolean => isProse(text) || isSentence(text);

const setKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

function tableOf<T extends string>(
  table: Readonly<Record<T, readonly string[]>>,
): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const [name, keys] of Object.entries<readonly string[]>(table))
    for (const key of keys)
      for (const reading of meaningsOf(key)) if (!map.has(reading)) map.set(reading, name as T);
  return map;
}

/** What a key says. A word whose notion is that of several others ("patient", "student": a buyer) says only itself. */
function meaningsOf(key: string): string[] {
  const own = setKey(wordsOfKey(key));
  const readings = notionsOf(key).readings.map(setKey);
  return readings.some((reading) => isFamily(own, reading)) ? readings : [own];
}

/** The same word in another form: "issued" is "issue", "student" is no "buyer". */
const isFamily = (own: string, reading: string): boolean =>
  own.includes(' ') || reading.replace(' ', '').startsWith(own.slice(0, STEM));
const STEM = 3;

let labels: ReadonlyMap<string, string> | undefined;
const roles = new Map<ContentKey, ReadonlySet<string>>();

/** Whether a key says that what it holds plays this part of the content. */
export function plays(role: ContentKey, key: string): boolean {
  let sets = roles.get(role);
  if (sets === undefined) {
    sets = new Set(
      CONTENT_KEYS[role].flatMap((each) => notionsOf(each).readings.map((words) => setKey(words))),
    );
    roles.set(role, sets);
  }
  return notionsOf(key).readings.some((reading) => sets.has(setKey(reading)));
}

/** Words that mean several things are none of these. */
const sameAsKey = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    SAME_AS_KEY.flatMap((label) =>
      Object.hasOwn(LABELS, label) || notionsOf(label).readings.length > 1
        ? []
        : [[label, [label]]],
    ),
  );

/** A label of the wording tables for a key. A shortened word that is another's whole one stands for figures. */
export function knownLabel(key: string, value?: JsonValue): string | undefined {
  labels ??= tableOf({ ...LABELS, ...sameAsKey() });
  const text = value !== undefined && isScalar(value) ? String(value) : undefined;
  const known = [setKey(wordsOfKey(key)), ...notionsOf(key).readings.map(setKey)]
    .map((reading) => labels?.get(reading))
    .find((label) => label !== undefined && (text === undefined || suits(label, text)));
  const given = shortLabel(plainOf(key), text);
  const short = given === undefined || text === undefined || suits(given, text) ? given : undefined;
  const isNumber = text !== undefined && /^-?[\d.,]+$/.test(text);
  return short !== undefined && isNumber ? short : (known ?? short);
}

function shortLabel(key: string, text: string | undefined): string | undefined {
  const label = Object.hasOwn(ABBREVIATIONS, key) ? ABBREVIATIONS[key] : undefined;
  if (label === undefined || typeof label === 'string') return label;
  return text !== undefined && /\S\s+\S/.test(text) ? label.phrase : label.word;
}

/** What is no date is no date, whatever a shortened key may say. */
const suits = (label: string, text: string): boolean =>
  (label !== 'Website' || !/\S\s+\S/.test(text)) &&
  (label !== 'Temperature' || /^[-\d]|°/.test(text)) &&
  (!/^(?:Date|Start|End|.* date|Date .*|.* on|Valid until)$/.test(label) ||
    isDate(text) ||
    /^\d{1,2}[:.]\d{2}/.test(text));

/** What a reader knows a value by: its author's own word, or of data made for programs one of the tables. */
export function labelFor(
  { composing }: Pick<ContentReading, 'composing'>,
  key: string,
  value?: JsonValue,
): string | undefined {
  if (composing.machineMade) return knownLabel(key, value);
  // Without its figure a unit heads a column.
  const known = unitOfKey(key);
  // A rate is printed with its sign.
  if (known !== undefined && /pct$/i.test(key) && value !== undefined && isFigure(value))
    return labelOf(known.stem);
  if (known?.unit === undefined || (value !== undefined && !isFigure(value))) return labelOf(key);
  return known.stem === '' ? known.unit : `${labelOf(known.stem)} (${known.unit})`;
}

const isFigure = (value: JsonValue): boolean =>
  isScalar(value) && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(String(value).trim());

/** A single value with its label. undefined: it has none. */
export function factOf(
  reading: ContentReading,
  key: string,
  value: Scalar,
  path: string,
  around = '',
): Fact | undefined {
  if (typeof value === 'number' && /[_\s-]?bytes$/i.test(key))
    return sizeOf(reading, key, value, path);
  if (isForeignCode(reading.locale.language, value)) return undefined;
  const measured = reading.composing.machineMade
    ? undefined
    : measuredAs(key, value, reading.composing.currency);
  if (measured !== undefined) {
    const { stem } = unitOfKey(key) ?? { stem: '' };
    const named = measured.kind === 'duration' ? (SPANS[plainOf(stem)] ?? stem) : stem;
    const fact: Fact = { label: labelOf(named === '' ? around || key : named), ...measured };
    reading.composing.consumed.add(path);
    reading.paths.set(fact, path);
    return fact;
  }
  const label = labelFor(reading, key, value);
  const figure = reading.type === 'report' && isCount(key, value) ? Number(value) : value;
  const named = kindKey(reading, key, label);
  const money = moneyOfKey(reading.composing, key, value);
  const species = speciesIn(key, value);
  const { kind, written } =
    money === undefined
      ? factKind(isFraction(figure) || POINTS.test(around) ? `${around} ${named}` : named, figure)
      : { kind: 'text' as const, written: money };
  if (label === undefined || written === '') return undefined;
  reading.composing.consumed.add(path);
  const own = kind === 'text' ? withOwnMark(reading.composing, key, written) : written;
  const fact: Fact =
    species === undefined ? { label, kind, value: own } : { label, kind: 'word', value: species };
  reading.paths.set(fact, path);
  return fact;
}

const KINDS_OF_ANIMAL: ReadonlyMap<string, string> = new Map(
  SPECIES.map((word) => [word.toLowerCase().replace(' ', '_'), word]),
);

/** `species: "dog"`: a choice of a program that every language has a word for. */
const speciesIn = (key: string, value: Scalar): string | undefined =>
  wordsOfKey(key).includes('species')
    ? KINDS_OF_ANIMAL.get(String(value).toLowerCase())
    : undefined;

/** `noticeDays: 60`: without its unit the key says something else. */
const SPANS: Readonly<Record<string, string>> = { notice: 'notice_period' };

/** An English word in a document of another script is a program's: `period: "monthly"`. */
const isForeignCode = (language: string, value: Scalar): boolean =>
  typeof value === 'string' &&
  /^[a-z]{2,20}$/.test(value) &&
  /^(?:ar|el|he|ja|ko|ru|uk|bg|zh|th|fa|hi)\b/i.test(language);

/** What a shortened key says is told by its label. */
export const kindKey = (
  { composing }: Pick<ContentReading, 'composing'>,
  key: string,
  label: string | undefined,
): string => (composing.machineMade && label !== undefined && label !== '' ? label : key);

function sizeOf(
  reading: ContentReading,
  key: string,
  bytes: number,
  path: string,
): Fact | undefined {
  const label = labelFor(reading, key.replace(/[_\s-]?bytes$/i, '') || key);
  if (label === undefined) return undefined;
  const fact: Fact = { label, kind: 'text', value: formatBytes(bytes, reading.locale.language) };
  reading.composing.consumed.add(path);
  reading.paths.set(fact, path);
  return fact;
}

/** Services send their figures as texts; what people number is named so. */
const isCount = (key: string, value: Scalar): boolean =>
  typeof value === 'string' &&
  /^[1-9]\d{3,8}$/.test(value) &&
  /^[a-z]+(?:[A-Z][a-z]+)*$/.test(key) &&
  !notionsOf(key)
    .readings.flat()
    .some((word) => NAMING.has(word));

const NAMING = new Set(['year', 'code', 'number', 'phone', 'zip', 'reference', 'id', 'account']);

/** Of what is not counted in whole the object around says what it is: fees, readings. */
const isFraction = (value: Scalar): boolean =>
  typeof value === 'number' && !Number.isInteger(value);

/** Single values one after the other, as an address or a person is named. */
export function joined(value: JsonValue): string {
  if (isScalar(value)) return typeof value === 'boolean' ? '' : String(value).trim();
  if (value === null) return '';
  return Object.values(value)
    .map(joined)
    .filter((text) => text !== '')
    .join(', ');
}

/** "Points: new balance 2140" is no money. */
const POINTS = /\bpoints?$/i;
