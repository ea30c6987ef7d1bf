import type { Phrase } from '../../language/phrase.ts';

const ADD =
  '(?:add|insert|include|append|put in|throw in|charge|bill)(?: (?:for|also|a|an|another|one more|one|the|some|new|extra|additional))*';
const LINE = '(?:line item|line|row|item|entry|product|position)s?';
const PRICE = '(?:us\\$|[$€£¥₹]) ?\\d[\\d,.]*(?: each)?';
const FORMS = [
  new RegExp(`^${ADD} ${LINE} .+ ${PRICE}$`),
  new RegExp(
    `^${ADD} (?!${LINE} )(?<name>[^:;%\\d$€£¥₹]{2,50}?)(?: (?:for|at|[,:@-]|costing|priced at))* ${PRICE}$`,
  ),
];
/** "add $5 to the price of Helmet" speaks of what is there. */
const RELATED =
  /\b(?:to|from|by|than|off|on|between|in|into|as|under|below|above|after|before|and|with|says?|saying)\b/;

/** "add a row Salad $7", "add a cookie, €1.90": one of it. */
export function isPriced({ text }: Phrase): boolean {
  return FORMS.some((form) => {
    const found = form.exec(text);
    return found !== null && !RELATED.test(found.groups?.['name'] ?? '');
  });
}

/** These are lines of the totals, or no thing that is sold. */
const OF_TOTALS =
  /\b(?:discount|rebate|tax|taxes|vat|gst|hst|shipping|delivery|deposit|totals?|subtotal|balance|credit|paid|payment|prepayment|due|refund|voucher|coupon|surcharge|tip|gratuity|rounding|amount|price|cost|budget|limit|note|text)\b/i;

export const isOfTotals = (name: string): boolean => OF_TOTALS.test(name);
