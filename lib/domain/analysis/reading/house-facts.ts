import { memoize } from '#lib/shared/memoize.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../mapping/locate.ts';
import { readDecimal } from '../mapping/read-values.ts';
import PROGRAM from '../vocabulary/program-keys.json' with { type: 'json' };
import { isCalled, mentions, notionsOf } from './notions.ts';

/** Whether a key says all words of one of the phrases. */
export const phrased = (phrases: readonly string[]) => {
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
/** What a clinic knows of whoever it bills. */
const isMedical = phrased(PROGRAM.medical);

const isFigure = (value: JsonValue | undefined): boolean =>
  (typeof value === 'number' || typeof value === 'string') && readDecimal(value) !== undefined;

/** A sentence is written for somebody: "Margin scheme: second-hand goods"; "S4 (62,000 - 74,000)" is none. */
const isSentence = (value: JsonValue): boolean =>
  typeof value === 'string' && (value.match(/\p{L}{2,}/gu) ?? []).length > 3;

/** What a line is sold for, as its keys say it. */
interface Priced {
  readonly hasPrice: boolean;
  readonly readings: ReadonlySet<string>;
}

function pricedIn(line: JsonObject): Priced {
  const others = Object.keys(line).filter((key) => isFigure(line[key]) && !mentions(key, 'cost'));
  return {
    hasPrice: others.some((key) => mentions(key, 'price', 'unit', 'rate')),
    readings: new Set(
      others.flatMap((key) => notionsOf(key).readings.map((words) => words.join(' '))),
    ),
  };
}

/** `{ price: 95, cost: 38 }`, `cost_amount` beside `amount`: what a line cost whoever sells it. */
const isOwnCost = (key: string, { hasPrice, readings }: Priced): boolean =>
  hasPrice ||
  notionsOf(key).readings.some((reading) =>
    readings.has(reading.filter((word) => word !== 'cost').join(' ')),
  );

/** `{ cost_total: 7280, markup: 0.65, least: 8 }`: how a price was found, and no sums of the document. */
function isCalculation(group: JsonObject): boolean {
  const fields = Object.entries(group);
  return (
    fields.some(([key, value]) => isOfHouse(key) && isFigure(value)) &&
    fields.every(([key, value]) => isFigure(value) && !mentions(key, 'gross', 'net', 'tax', 'vat'))
  );
}

/** The data without what stays in the house. The same object where there is nothing of it. */
export function withoutHouseFacts(
  data: JsonObject,
  hides: 'commercial' | 'letter' | undefined = undefined,
): JsonObject {
  const isHidden =
    hides === 'letter' ? isPrivate : hides === 'commercial' ? isMedical : () => false;
  return without(data, false, isHidden) as JsonObject;
}

function without(
  value: JsonValue,
  isEntry: boolean,
  isSecret: (key: string) => boolean,
): JsonValue {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => without(entry, true, isSecret));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (!isObject(value)) return value;
  let isSame = true;
  let priced: Priced | undefined;
  const kept: [string, JsonValue][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const isCost = isEntry && isFigure(inner) && mentions(key, 'cost');
    if (isCost) priced ??= pricedIn(value);
    const isHidden =
      (isOfHouse(key) && !isSentence(inner)) ||
      isSecret(key) ||
      // `product: { name, stock: 1140 }`: how much of it is left.
      (isCalled(key, 'stock') && isFigure(inner)) ||
      (isCost && priced !== undefined && isOwnCost(key, priced)) ||
      (isObject(inner) && isCalculation(inner));
    const own = isHidden ? undefined : without(inner, false, isSecret);
    isSame &&= own === inner;
    if (own !== undefined) kept.push([key, own]);
  }
  return isSame ? value : Object.fromEntries(kept);
}
