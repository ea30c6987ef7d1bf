import { memoize } from '#lib/shared/memoize.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../mapping/locate.ts';
import { readDecimal } from '../mapping/read-values.ts';
import PROGRAM from '../vocabulary/program-keys.json' with { type: 'json' };
import { notionsOf } from './notions.ts';

const phrased = (phrases: readonly string[]) => {
  const all = phrases.map((phrase) => phrase.split(' '));
  return memoize((key): boolean =>
    notionsOf(key).readings.some((reading) =>
      all.some((phrase) => phrase.every((word) => reading.includes(word))),
    ),
  );
};

/** Keys of what a seller knows and no buyer is told: what a thing cost them, their margin, how somebody pays. */
const isOfHouse = phrased(PROGRAM.house);
/** What the sender of a letter knows of whoever it is written to. */
const isPrivate = phrased(PROGRAM.private);

const says = (key: string, ...words: readonly string[]): boolean =>
  notionsOf(key).readings.some((reading) => words.some((word) => reading.includes(word)));

const isFigure = (value: JsonValue | undefined): boolean =>
  (typeof value === 'number' || typeof value === 'string') && readDecimal(value) !== undefined;

/** A sentence is written for somebody: "Margin scheme: second-hand goods". */
const isSentence = (value: JsonValue): boolean =>
  typeof value === 'string' && value.trim().split(/\s+/).length > 3;

/** `cost_amount` beside `amount`. */
const isOfSame = (cost: string, other: string): boolean =>
  notionsOf(cost).readings.some((reading) =>
    notionsOf(other).readings.some(
      (words) => words.join(' ') === reading.filter((word) => word !== 'cost').join(' '),
    ),
  );

/** `{ price: 95, cost: 38 }`: beside what a line is sold for stands what it cost. */
function isOwnCost(key: string, value: JsonValue, line: JsonObject): boolean {
  if (!isFigure(value) || !says(key, 'cost')) return false;
  const others = Object.keys(line).filter(
    (other) => other !== key && isFigure(line[other]) && !says(other, 'cost'),
  );
  return others.some((other) => says(other, 'price', 'unit', 'rate') || isOfSame(key, other));
}

/** `{ cost_total: 7280, markup: 0.65, least: 8 }`: how a price was found, and no sums of the document. */
function isCalculation(group: JsonObject): boolean {
  const fields = Object.entries(group);
  return (
    fields.some(([key, value]) => isOfHouse(key) && isFigure(value)) &&
    fields.every(([key, value]) => isFigure(value) && !says(key, 'gross', 'net', 'tax', 'vat'))
  );
}

/** The data without what stays in the house. The same object where there is nothing of it. */
export function withoutHouseFacts(
  data: JsonObject,
  { isLetter = false }: { readonly isLetter?: boolean } = {},
): JsonObject {
  return without(data, false, isLetter) as JsonObject;
}

function without(value: JsonValue, isEntry: boolean, isLetter: boolean): JsonValue {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => without(entry, true, isLetter));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (!isObject(value)) return value;
  let isSame = true;
  const kept: [string, JsonValue][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const isHidden =
      ((isOfHouse(key) || (isLetter && isPrivate(key))) && !isSentence(inner)) ||
      (isEntry && isOwnCost(key, inner, value)) ||
      (isObject(inner) && isCalculation(inner));
    const own = isHidden ? undefined : without(inner, false, isLetter);
    isSame &&= own === inner;
    if (own !== undefined) kept.push([key, own]);
  }
  return isSame ? value : Object.fromEntries(kept);
}
