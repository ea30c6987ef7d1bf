import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { fits, isEmpty, isScalar, objectsIn } from '../fits.ts';
import { SURE_RANK } from './draft.ts';
import type { Matcher } from './match-keys.ts';
import { isCashDiscount } from './payment-terms-fields.ts';

/** What stands with how is paid, and is said of the whole document. */
const OF_WHOLE =
  /^(?:dueDate|paidDate|paymentTerms|paymentUrl|instalments|same|totals\.(?:payable|prepaid))$/;

/** `payment: { method, bank, due_date, still_to_pay }`: what the part has no term for, and the bank or the document has. */
export function notOfPart(
  matcher: Matcher,
  part: string,
  value: JsonObject,
): [string, JsonValue][] {
  return Object.entries(value).filter(([key, inner]) => {
    // A list of objects is no value of the part, whatever its key says.
    const isList = Array.isArray(inner) && objectsIn(inner) !== undefined;
    const own = matcher.match(part, key).filter(({ term }) => !isList || 'part' in term);
    if (isEmpty(inner) || own.length > 0) return false;
    if (isCashDiscount(matcher, key, inner)) return true;
    const isOfBank =
      isScalar(inner) && matcher.match('bank', key).some((match) => fits(match, inner));
    return (
      isOfBank ||
      matcher
        .match('document', key)
        .some(
          (match) =>
            match.rank < SURE_RANK &&
            OF_WHOLE.test(match.target) &&
            ('part' in match.term
              ? objectsIn(inner) !== undefined
              : isScalar(inner) && fits(match, inner)),
        )
    );
  });
}
