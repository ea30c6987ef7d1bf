import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { wordsOfKey } from './key-words.ts';

/** From this on nobody wrote the data by hand. */
const LEAST_MARKS = 4;
/** Letters of a word, on average: people write words out. */
const ABBREVIATED = 3.7;
const MAX_KEYS = 300;
const LEAST_WORDS = 15;

/** Whether a system wrote the data for programs: by its marks, or because its keys are no words. */
export function isMachineMade(data: JsonObject, marks: number): boolean {
  if (hasWrittenKeys(data) || Object.values(data).some(hasWrittenKeys)) return false;
  return marks >= LEAST_MARKS || isAbbreviated(data);
}

/** Only people write keys with spaces and letters of their own language. */
export const hasWrittenKeys = (data: JsonValue): boolean =>
  data !== null &&
  typeof data === 'object' &&
  !Array.isArray(data) &&
  Object.keys(data).some((key) => /\p{L} \p{L}/u.test(key) || /[^\p{ASCII}]/u.test(key));

function isAbbreviated(data: JsonObject): boolean {
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
  return lengths.length >= LEAST_WORDS && sum / lengths.length < ABBREVIATED;
}
