import { formatDate, parseDate } from '#lib/domain/i18n/dates.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { formatNumber, numberLanguage } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { SCHEMES } from '../../vocabulary/identifier-schemes.ts';
import type { Composing } from '../composing.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { labelOf, plainOf } from '../key-words.ts';
import { isCalled, mentions } from '../notions.ts';
import { measuredAs, unitOfKey } from '../units.ts';
import { isNotPrinted } from './not-printed.ts';
import { joined, joinPath } from './reading.ts';

const MAX_REMARKS = 8;

/** What an object says of somebody beyond the vocabulary: their profession, their hours, whom they are represented by. */
export function remarksIn(
  composing: Composing,
  object: JsonObject,
  path: string,
  locale: Locale,
): string[] {
  if (composing.machineMade) return knownRemarks(composing, object, path);
  const remarks: string[] = [];
  for (const [key, value] of Object.entries(object)) {
    const at = joinPath(path, key);
    if (composing.consumed.has(at) || isEmpty(value) || isNotPrinted(key, value)) continue;
    if (isSignature(key) || isSalutation(key)) continue;
    const text = written(value, locale);
    if (text === '' || isLetter(text) || text.length > 200 || remarks.length >= MAX_REMARKS)
      continue;
    if (
      isObject(value) &&
      Object.keys(value).some((inner) => composing.consumed.has(joinPath(at, inner)))
    ) {
      remarks.push(...phrasesIn(composing, value, at));
      continue;
    }
    markRead(composing, value, at);
    remarks.push(measured(composing, key, value, locale) ?? `${nameOf(key)}: ${text}`);
  }
  return remarks;
}

/** `uen`, `pan`: numbers of authorities have names of their own. */
const nameOf = (key: string): string => SCHEMES[plainOf(key)] ?? labelOf(key);

/** A sign of Chinese or Japanese is a word: "犬". */
const isLetter = (text: string): boolean => /^(?!\p{Script=Han})\p{L}$/u.test(text);

/** `weight_kg: 9.6`: a figure has the unit that its key ends with. */
function measured(
  { currency }: Composing,
  key: string,
  value: JsonValue,
  locale: Locale,
): string | undefined {
  const found = isScalar(value) ? measuredAs(key, value, currency) : undefined;
  if (found?.kind !== 'number' || found.unit === undefined) return undefined;
  const figure = formatNumber(Number(found.value), numberLanguage(locale.language, currency));
  const name = labelOf(unitOfKey(key)?.stem || key);
  return `${name}: ${figure}\u00a0${found.unit}`;
}

/** `representative: { name: …, powerOfAttorney: "Deed 18,442" }`: what else is said of whom it names. */
function phrasesIn(composing: Composing, object: JsonObject, path: string): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const at = joinPath(path, key);
    if (composing.consumed.has(at) || typeof value !== 'string' || isNotPrinted(key, value))
      return [];
    if (!isPhrase(value) || value.length > 200 || isSalutation(key)) return [];
    composing.consumed.add(at);
    return [`${labelOf(key)}: ${value.trim()}`];
  });
}

export const isSignature = (key: string): boolean => mentions(key, 'signature');

/** Who somebody is addressed as stands in the salutation. */
const isSalutation = (key: string): boolean =>
  isCalled(key, 'salutation') || isCalled(key, 'salutation name');

/** What has a word of the tables, or explains itself. */
function knownRemarks(composing: Composing, object: JsonObject, path: string): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const at = joinPath(path, key);
    if (composing.consumed.has(at) || typeof value !== 'string' || isNotPrinted(key, value))
      return [];
    if (!isPhrase(value) || value.length > 200) return [];
    composing.consumed.add(at);
    return [value.trim()];
  });
}

const isPhrase = (text: string): boolean =>
  /\p{L}{3,}\S*\s+\S*\p{L}{2}/u.test(text) && text.length > 14;

function markRead(composing: Composing, value: JsonValue, path: string): void {
  composing.consumed.add(path);
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    markRead(composing, inner, Array.isArray(value) ? `${path}[${key}]` : joinPath(path, key));
}

/** A value as a text, its dates as the reader writes them. */
export function written(value: JsonValue, locale: Locale): string {
  if (typeof value === 'string') {
    const date = parseDate(value);
    return date === undefined ? value.trim() : formatDate(date, locale, 'medium');
  }
  if (value === null || typeof value !== 'object') return joined(value);
  return Object.entries(value)
    .filter(([key, inner]) => Array.isArray(value) || !isNotPrinted(key, inner))
    .map(([key, inner]) => named(Array.isArray(value) ? '' : key, written(inner, locale)))
    .filter((text) => text !== '')
    .join(', ');
}

/** A figure says only with its name what it is. */
const named = (key: string, text: string): string =>
  key === '' || text === '' || /\p{L}/u.test(text) ? text : `${labelOf(key)} ${text}`;
