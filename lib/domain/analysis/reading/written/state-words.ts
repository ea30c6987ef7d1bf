import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import STATES from '../../vocabulary/state-words.json' with { type: 'json' };
import { capitalized } from '../key-words.ts';
import { mentions } from '../notions.ts';

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(STATES.codes));
/** "needs_review", "advisory": a state as a program writes it. */
const CODE = /^[a-z]{3,20}(?:_[a-z]{2,20}){0,3}$/;

const isOfState = (key: string): boolean => mentions(key, ...STATES.keys);

/**
 * A report with the states of its parts in words: `outcome: "na"`, `status: "in_progress"`. What state the
 * record itself is in is no matter of its reader: a bare `status` stays a code there.
 */
export function withStateWords(data: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, worded(key, value, false)]),
  );
}

function worded(key: string, value: JsonValue, isEntry: boolean): JsonValue {
  if (typeof value === 'string') return isOfState(key) ? said(key, value, isEntry) : value;
  if (Array.isArray(value)) return value.map((each) => (isObject(each) ? entryOf(each) : each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, worded(name, inner, isEntry)]),
  );
}

const entryOf = (entry: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, worded(key, value, true)]));

function said(key: string, value: string, isEntry: boolean): string {
  const isBare = /^(?:status|state)$/i.test(key);
  if (isBare && !isEntry) return value;
  const known = CODES.get(value);
  if (known !== undefined || isBare || !CODE.test(value)) return known ?? value;
  return capitalized(value.replaceAll('_', ' '));
}
