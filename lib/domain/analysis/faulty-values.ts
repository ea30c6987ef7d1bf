import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { Warning } from '#schemas/warning.ts';
import { matcherOf } from './reading/shape/match-keys.ts';
import { COMMERCIAL } from './vocabulary/commercial.ts';

/** A value that is not what its form or its name says. */
interface FaultyValue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const MAX_LOOKED_AT = 5_000;
const MAX_REPORTED = 20;

/** A day in figures, the year first or last; databases write none as 0000-00-00. */
const DAY =
  /^(?:(?<first>[12]\d{3})-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<one>\d{1,2})[./](?<other>\d{1,2})[./](?<last>(?:19|20)\d{2}))$/;

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day that no calendar has, in whichever order it is read: 31/02/2027. */
function isNoDay(text: string): boolean {
  const { first, month, day, one, other, last } = DAY.exec(text)?.groups ?? {};
  if (first !== undefined) return !isDay(Number(first), Number(month), Number(day));
  if (last === undefined) return false;
  const [a, b, year] = [Number(one), Number(other), Number(last)];
  return !isDay(year, a, b) && !isDay(year, b, a);
}

/** A single word, written as one: codes such as USD are none. */
const WORD = /^\p{L}\p{Ll}+$/u;

/** The key is called that; less sure spellings are names and spans of time as well. */
const SUREST = 0;

/** A quantity is a figure; a price may be "included", a total "on request". */
function isQuantity(key: string): boolean {
  const matcher = matcherOf(COMMERCIAL);
  const [best] = matcher.match('line', key);
  // "nombre" is a number in French and a name in Spanish.
  const isName = matcher.match('party', key).length > 0;
  return best?.target === 'quantity' && best.rank === SUREST && !isName;
}

function faultOf(key: string, text: string): string | undefined {
  if (isNoDay(text)) return `"${text}" is no day of the calendar`;
  if (WORD.test(text) && isQuantity(key)) return `"${text}" is no number`;
  return undefined;
}

/** Values of data that are none: a day that does not exist, a quantity in words. */
function faultyValues(data: JsonObject): readonly FaultyValue[] {
  const found: FaultyValue[] = [];
  const path: (string | number)[] = [];
  let looks = 0;
  const look = (key: string, value: JsonValue) => {
    looks += 1;
    if (looks > MAX_LOOKED_AT || found.length === MAX_REPORTED || value === null) return;
    if (typeof value === 'string') {
      const message = faultOf(key, value.trim());
      if (message !== undefined) found.push({ path: [...path], message });
    } else if (typeof value === 'object') {
      const isList = Array.isArray(value);
      for (const [inner, each] of Object.entries(value)) {
        path.push(isList ? Number(inner) : inner);
        look(isList ? key : inner, each);
        path.pop();
      }
    }
  };
  look('', data);
  return found;
}

/** Such values stand in the document as they were given. */
export const faultWarnings = (data: JsonObject): Warning[] =>
  faultyValues(data).map(({ path, message }) => ({
    code: 'VALUE_LEFT_OUT',
    message: `${message}: it is printed as it is`,
    subject: path.join('.'),
    path: ['data', ...path],
  }));
