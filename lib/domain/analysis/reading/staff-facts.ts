import { wordSet } from '#lib/shared/text/word-list.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../mapping/locate.ts';
import { readDecimal } from '../mapping/read-values.ts';
import PROGRAM from '../vocabulary/program-keys.json' with { type: 'json' };
import { isScalar } from './fits.ts';
import { phrased } from './house-facts.ts';
import { isCalled, mentions } from './notions.ts';

/** What those in it are paid, who is named in a report or a certificate. */
const isPay = phrased(PROGRAM.pay);
/** What a school asks of its learners, and says of its rooms. */
const isOfLearner = phrased(PROGRAM.learner);
/** Where a laboratory keeps a sample. */
const isStored = phrased(PROGRAM.stored);

const TESTED = wordSet('sample samples specimen laboratory');

/**
 * A report or a certificate without what only its house knows: what its people are paid, the wishes of
 * whom it certifies, what the order of a test costs. The same object where there is nothing of it.
 */
export function withoutStaffFacts(data: JsonObject, type: DetectedType): JsonObject {
  const isTest =
    type === 'report' && Object.keys(data).some((key) => TESTED.has(key.toLowerCase()));
  const without = (value: JsonValue, holder: string, isEntry: boolean): JsonValue => {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => without(entry, holder, true));
      return entries.some((entry, index) => entry !== value[index]) ? entries : value;
    }
    if (!isObject(value)) return value;
    const isPerson = !isEntry && Object.keys(value).some((key) => mentions(key, 'name'));
    const isHidden = (key: string, inner: JsonValue): boolean =>
      isScalar(inner) &&
      ((isPerson && holder !== '' && isPay(key)) ||
        (type === 'certificate' && isOfLearner(key)) ||
        (isTest && isStored(key)) ||
        (isTest && isCalled(holder, 'order') && isPrice(key, inner)));
    const fields = Object.entries(value);
    const kept = fields
      .filter(([key, inner]) => !isHidden(key, inner))
      .map(([key, inner]) => [key, without(inner, key, false)] as const);
    const isSame =
      kept.length === fields.length && kept.every(([, inner], at) => inner === fields[at]?.[1]);
    return isSame ? value : Object.fromEntries(kept);
  };
  return without(data, '', false) as JsonObject;
}

/** What an order comes to stands on its invoice. */
const isPrice = (key: string, value: JsonValue): boolean =>
  mentions(key, 'price', 'amount', 'total', 'fee') &&
  (typeof value === 'string' || typeof value === 'number') &&
  readDecimal(value) !== undefined;
