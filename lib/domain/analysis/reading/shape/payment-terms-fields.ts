import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { fits, isEmpty, isScalar, type Scalar } from '../fits.ts';
import { mentions } from '../notions.ts';
import type { Matcher } from './match-keys.ts';

/** A field of a group that says something of the whole document, under the key that says so anywhere. */
interface FieldOfWhole {
  readonly name: string;
  readonly key: string;
  readonly value: Scalar;
}

const DISCOUNT = /^cashDiscount\./;
const SURE = 100;

/** `skonto_bis`, `early_payment_amount`: a cash discount, wherever it stands. */
export const isCashDiscount = (matcher: Matcher, key: string, value: JsonValue): boolean => {
  const [first] = isScalar(value)
    ? matcher.match('document', key).filter((match) => fits(match, value))
    : [];
  return first !== undefined && DISCOUNT.test(first.target);
};

/**
 * `payment_terms: { days: 30, due_on: …, discount_percent: 2, discount_days: 10 }`: when the document is due,
 * and what may be taken off by a payer who is early. A discount among terms of payment is one for paying early.
 */
export function termsOfWhole(matcher: Matcher, value: JsonObject): readonly FieldOfWhole[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    if (isEmpty(inner) || !isScalar(inner)) return [];
    if (isCashDiscount(matcher, name, inner)) return [{ name, key: name, value: inner }];
    const early = `early payment ${name}`;
    if (mentions(name, 'discount') && isCashDiscount(matcher, early, inner))
      return [{ name, key: early, value: inner }];
    const isDue = matcher
      .match('document', name)
      .some((match) => match.target === 'dueDate' && match.rank < SURE && fits(match, inner));
    return isDue ? [{ name, key: name, value: inner }] : [];
  });
}
