import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { languageOfKeys } from './key-language.ts';
import { wordsOfKey } from './key-words.ts';

/** From this on nobody wrote the data by hand. */
const LEAST_MARKS = 4;
/** What people keep in a tool of their own has some marks too, among many values without any. */
const LEAST_SHARE = 0.12;
const MAX_VALUES = 5_000;
/** Letters of a word, on average: people write words out, and programs that leave marks abbreviate more. */
const ABBREVIATED = 3.7;
const SHORTENED = 4.6;
const MAX_KEYS = 300;
const LEAST_WORDS = 15;

/** Whether a system wrote the data for programs: by its marks, or because its keys are no words. */
export function isMachineMade(data: JsonObject, marks: number, isOfDatabase = false): boolean {
  if (hasWrittenKeys(data) || Object.values(data).some(hasWrittenKeys)) return false;
  if (marks < LEAST_MARKS) return isAbbreviated(data, isOfDatabase ? SHORTENED : ABBREVIATED);
  // What programs exchange is named in English: a firm's own system calls things as its readers do.
  const isExchanged = marks >= LEAST_SHARE * valuesIn(data) && languageOfKeys(data) === undefined;
  return isExchanged || isAbbreviated(data, SHORTENED);
}

function valuesIn(data: JsonObject): number {
  let count = 0;
  const pending: JsonValue[] = [data];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (value === null || typeof value !== 'object') count += 1;
    else for (const inner of Object.values(value)) pending.push(inner);
    if (count >= MAX_VALUES) break;
  }
  return count;
}

/** With so many a program has kept what people wrote, among things of its own. */
const MIXED_MARKS = 2.5;
/** Among so many values their share says more than their number. */
const LEAST_VALUES = 50;

export function isMixed(data: JsonObject, marks: number): boolean {
  if (marks < MIXED_MARKS || hasWrittenKeys(data)) return false;
  if (languageOfKeys(data) !== undefined) return false;
  const values = valuesIn(data);
  return values < LEAST_VALUES || marks >= LEAST_SHARE * values;
}

/** Only people write keys with spaces and letters of their own language. */
export const hasWrittenKeys = (data: JsonValue): boolean =>
  data !== null &&
  typeof data === 'object' &&
  !Array.isArray(data) &&
  Object.keys(data).some((key) => /\p{L} \p{L}/u.test(key) || /[^\p{ASCII}]/u.test(key));

function isAbbreviated(data: JsonObject, most: number): boolean {
  const lengths: number[] = [];
  const pending: JsonValue[] = [data];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (value === null || typeof value !== 'object') continue;
    for (const [key, inner] of Object.entries(value)) {
      if (lengths.length >= MAX_KEYS) break;
      if (!Array.isArray(value))
        lengths.push(...wordsOfKey(key).flatMap((word) => (/\d/.test(word) ? [] : [word.length])));
      pending.push(inner);
    }
  }
  const sum = lengths.reduce((total, length) => total + length, 0);
  return lengths.length >= LEAST_WORDS && sum / lengths.length < most;
}
