import type { Phrase } from '../../language/phrase.ts';
import { type Found, type Slots, wordList } from '../../language/slots.ts';

/** What lines of totals are called. */
export const TOTAL_KINDS = wordList(
  `discount | rebate | tax | taxes | vat | gst | hst | sales tax | shipping | delivery | freight | postage | handling | surcharge | tip | gratuity | service charge
  | down payment | insurance | shipping fee | delivery fee | handling fee | service fee | late fee | shipping cost | shipping costs | delivery cost | delivery costs | shipping charge
  | delivery charge | tax rate | vat rate | gst rate | sales tax rate | discount rate | postage and packing | shipping and handling | rush fee | booking fee | cleaning fee
  | processing fee | value added tax | tax percentage | discount percentage | early payment discount | shipping charges | delivery charges | packing | packaging | setup fee
  | travel costs | travel expenses | shipment | rate of tax | rate of vat`,
);

const FIGURE =
  /^(?:(?:us\$|[$€£¥₹]) ?\d[\d,.]*|\d[\d,.]* ?(?:%|percent|per cent|dollars?|bucks|euros?|pounds?|usd|eur|gbp|[€£$])?)$/;

/** An amount or a rate. */
export function valueSaid(words: Phrase): Phrase | undefined {
  return FIGURE.test(words.text) ? words : undefined;
}

export const PAID = wordList(
  `amount paid | paid | paid already | already paid | has been paid | was paid | paid to date | paid so far | payment received | payments received | payment | prepayment | pre-payment
  | advance payment | deposit paid | deposit already paid | paid deposit | amount received | received | partial payment | part payment | part-payment | amount already paid | down payment
  | down payment received | total paid | deposit`,
);
export const DUE = wordList(
  `balance due | balance | amount due | remaining balance | outstanding balance | outstanding amount | amount outstanding | what is left | what is still due | what is left to pay
  | the rest | remainder | amount remaining | remaining amount | still due | still owed | left to pay | balance remaining | remaining due | balance to pay | amount still due | net due
  | what remains | what is owed`,
);

/** What a line of its sort is mostly called, where it is told of instead of named. */
export function paidName(text: string): string {
  if (/deposit/.test(text)) return /paid/.test(text) ? 'Deposit paid' : 'Deposit';
  if (/pre-?payment/.test(text)) return 'Prepayment';
  if (/advance/.test(text)) return 'Advance payment';
  if (/down payment/.test(text)) return 'Down payment';
  if (/to date|so far/.test(text)) return /to date/.test(text) ? 'Paid to date' : 'Paid so far';
  return /received/.test(text) ? 'Payment received' : 'Amount paid';
}

export type Labels = readonly Found<Phrase>[];

/** Names of lines in quotes: `"Cash" €30.00 and "Change" €6.56`. */
export const quotedNames = (slots: Slots): Labels =>
  slots.takeAllRead(
    (words) => (words.quoted && /\p{L}{2}/u.test(words.raw) ? words : undefined),
    1,
  );
