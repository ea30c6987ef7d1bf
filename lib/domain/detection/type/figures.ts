import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { kindOf } from '../keys/value-kinds.ts';
import { isObject } from '../normalize/unwrap.ts';
import PHRASES from './cue-phrases.json' with { type: 'json' };
import { anyOf } from './cues.ts';

/** Of a list the first entries tell what the others are. */
export const LIST_SAMPLE = 3;
/** What is measured of one thing fits into one row. */
const MOST_COLUMNS = 6;
/** Rows with these are lines of something that is sold or played. */
const LINE_KEYS = /qty|quantity|sku|price|hours|pieces|units|duration|track/i;
/** Numbers that count or measure nothing. */
const NO_COUNT =
  /(?:^|_)(?:id|no|nr|year|number|page|version|lat|lng|age|size|limit|port|week|day|days|month|quarter|hours|minutes|seats|credits)$/;
const RATINGS =
  /^(?:severity|risk\p{L}*|cvss\p{L}*|likelihood|verdict|referencerange|remediation|mitigation|rootcause|failures|passed|failed|score|maturity)$/u;
/** What a check came to. */
const VERDICT = /^(?:pass(?:ed)?|fail(?:ed)?|ok|not ok)$/i;
/** What a laboratory or an inspector finds, whatever its column is called. */
const COMPLIES = new RegExp(`^${anyOf(PHRASES.not)}?${anyOf(PHRASES.complies)}$`, 'iu');
/** Words of what is measured rather than counted. */
export const FIGURES = wordSet(
  'rat{e io} average avg mean median percent{ age} pct score count p50 p90 p95 p99 ' +
    'stddev variance unique growth max min target actual',
);

/** A number that counts or measures something. */
export function isCount(key: string, value: number): boolean {
  return !NO_COUNT.test(keyWords(key).join('_')) && kindOf(key, value, true) !== 'date';
}

/** Rows that measure something of something, and price nothing. */
export function isSeries(list: readonly JsonValue[]): boolean {
  const rows = list.slice(0, LIST_SAMPLE).filter(isObject);
  return (
    rows.length > 1 &&
    rows.every((row) => {
      const entries = Object.entries(row);
      return (
        entries.length <= MOST_COLUMNS &&
        entries.some(([key, value]) => typeof value === 'number' && isCount(key, value)) &&
        !entries.some(([key, value]) => kindOf(key, value, true) === 'money' || LINE_KEYS.test(key))
      );
    })
  );
}

/** Entries that somebody has judged: with a severity, a risk, a score. */
export function isRated(items: readonly JsonValue[]): boolean {
  const sample = items.slice(0, LIST_SAMPLE);
  return sample.length > 0 && sample.every((item) => isObject(item) && hasRating(item));
}

function hasRating(item: JsonObject): boolean {
  return Object.entries(item).some(
    ([key, value]) =>
      (RATINGS.test(normalizeKey(key)) && !key.startsWith('_')) ||
      (typeof value === 'string' && COMPLIES.test(value)) ||
      (typeof value === 'string' &&
        VERDICT.test(value) &&
        /^(?:result|status|outcome)$/i.test(key)) ||
      (isObject(value) &&
        Object.keys(value).some(
          (inner) => RATINGS.test(normalizeKey(inner)) && !inner.startsWith('_'),
        )),
  );
}
