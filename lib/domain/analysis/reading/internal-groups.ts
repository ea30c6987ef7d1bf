import { looksLikeImage } from '#lib/shared/addresses/urls.ts';
import { memoize } from '#lib/shared/memoize.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import PROGRAM from '../vocabulary/program-keys.json' with { type: 'json' };
import { isEmpty, isEpoch, isScalar, type Scalar } from './fits.ts';
import { wordsOfKey } from './key-words.ts';
import { notionsOf } from './notions.ts';
import { isOpaque, isWrittenByProgram } from './plumbing.ts';
import { SUMS } from './sum-words.ts';

const INTERNAL: ReadonlySet<string> = new Set(PROGRAM.internal);

/** Keys that say themselves that what they hold stays in the house: `internal_notes`, `interno`. */
export const isInternalKey = memoize((key): boolean => {
  const words = wordsOfKey(key);
  return (
    words.some((word) => INTERNAL.has(word) || INTERNAL.has(word.slice(0, COMPOUND))) ||
    INTERNAL.has(words.join(' '))
  );
});

/** Of compounds that do not part their words, "社内メモ", the first two signs. */
const COMPOUND = 2;

const MAX_FIELDS = 12;
const PHRASE =
  /\p{L}{2}\S*\s+\S*[\p{L}\d]|\p{Lu}\.\s?\p{Lu}|\p{Sc}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

/**
 * A group of what a program keeps for itself: how a document is sent, who made it, in which batch. Its
 * proof is that it holds a token or an instant, and nothing that people write: no phrase, no amount, no
 * further object.
 */
export function isProgramGroup(group: JsonObject): boolean {
  const fields = Object.entries(group).filter(([, value]) => !isEmpty(value));
  if (fields.length < 2 || fields.length > MAX_FIELDS) return false;
  if (isPlaceInRun(fields)) return true;
  let isProven = false;
  let isSpan = true;
  for (const [key, value] of fields) {
    if (!isScalar(value) || isForReaders(key, value)) return false;
    isProven ||= isProof(key, value);
    isSpan &&= isProof(key, value);
  }
  // From one instant to another is a span of time.
  return isProven && !isSpan;
}

/** `batch: { id: 318, index: 12, of: 46 }`: which of a run's documents it is. */
const isPlaceInRun = (fields: readonly (readonly [string, JsonValue])[]): boolean =>
  fields.some(([key]) => key === 'of') &&
  fields.some(([key]) => /^(?:index|seq|sequence|no|number|nr)$/i.test(key)) &&
  fields.every(([key, value]) => RUN.has(key.toLowerCase()) && Number.isInteger(value));

const RUN: ReadonlySet<string> = new Set('id index seq sequence no nr number of'.split(' '));

/** What no person writes: a token, an instant. */
export const isProof = (key: string, value: Scalar): boolean =>
  typeof value === 'string'
    ? (isOpaque(value.trim()) && !looksLikeImage(value)) || isWrittenByProgram(value)
    : typeof value === 'number' && isEpoch(value) && /(?:ts|at|a|time|stamp)$/i.test(key);

/** What people write: a phrase, an amount, a fact that documents have a word for. */
function isForReaders(key: string, value: Scalar): boolean {
  if (typeof value === 'boolean') return false;
  if (typeof value === 'string' && PHRASE.test(value)) return true;
  if (typeof value === 'number' && !Number.isInteger(value)) return true;
  return (
    !isProof(key, value) &&
    notionsOf(key)
      .readings.flat()
      .some((word) => SUMS.has(word))
  );
}

/** What readers are not shown of data made by hand, whatever else it says. */
export const isInternal = (key: string, value: JsonValue): boolean =>
  isInternalKey(key) ||
  (value !== null && typeof value === 'object' && !Array.isArray(value) && isProgramGroup(value));
