import { memoize } from '#lib/shared/memoize.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../mapping/locate.ts';
import { readDecimal } from '../mapping/read-values.ts';
import PROGRAM from '../vocabulary/program-keys.json' with { type: 'json' };
import { notionsOf } from './notions.ts';

const HOUSE: readonly (readonly string[])[] = PROGRAM.house.map((phrase) => phrase.split(' '));

/** Keys of what a seller knows and no buyer is told: what a thing cost them, their margin, how somebody pays. */
const isOfHouse = memoize((key): boolean =>
  notionsOf(key).readings.some((reading) =>
    HOUSE.some((phrase) => phrase.every((word) => reading.includes(word))),
  ),
);

const says = (key: string, ...words: readonly string[]): boolean =>
  notionsOf(key).readings.some((reading) => words.some((word) => reading.includes(word)));

const isFigure = (value: JsonValue | undefined): boolean =>
  (typeof value === 'number' || typeof value === 'string') && readDecimal(value) !== undefined;

/** A sentence is written for somebody: "Margin scheme: second-hand goods". */
const isSentence = (value: JsonValue): boolean =>
  typeof value === 'string' && value.trim().split(/\s+/).length > 3;

/** `{ price: 95, cost: 38 }`: beside what a line is sold for stands what it cost. */
function isOwnCost(key: string, value: JsonValue, line: JsonObject): boolean {
  if (!isFigure(value) || !says(key, 'cost')) return false;
  return Object.keys(line).some(
    (other) =>
      other !== key &&
      isFigure(line[other]) &&
      says(other, 'price', 'unit', 'rate') &&
      !says(other, 'cost'),
  );
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
export function withoutHouseFacts(data: JsonObject): JsonObject {
  return without(data, false) as JsonObject;
}

function without(value: JsonValue, isEntry: boolean): JsonValue {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => without(entry, true));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (!isObject(value)) return value;
  let isSame = true;
  const kept: [string, JsonValue][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const isHidden =
      (isOfHouse(key) && !isSentence(inner)) ||
      (isEntry && isOwnCost(key, inner, value)) ||
      (isObject(inner) && isCalculation(inner));
    const own = isHidden ? undefined : without(inner, false);
    isSame &&= own === inner;
    if (own !== undefined) kept.push([key, own]);
  }
  return isSame ? value : Object.fromEntries(kept);
}
