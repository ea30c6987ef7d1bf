import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { beforeFooter, placeOf } from './place.ts';
import { noteAtItsPlace, paragraph, paragraphAtEnd } from './texts.ts';

const THANKS =
  /^(?:(?:add|include|insert|put|write|append|place|say|leave|have|end with|finish with|close with|print|show|give)(?: (?:a|an|the|some|short|nice|friendly|little|quick|small|final|closing|simple|polite|me|us|it|to|warm))* )?(?:thank(?:s| ?you| you|-you)|gratitude)(?: (?:note|message|line|text|sentence|remark|comment|section|phrase|at|for|your|their|the|business|to|our|my|client|customer|customers|clients|them|everyone|order|purchase|you))*(?: (?<where>(?:at|below|under|above|after|in|to|before|on) .{1,50}))?$/;
const THANK_SOMEBODY =
  /^(?:thank|express (?:our )?thanks to|express gratitude to) (?:the |our |my )?(?:client|customer|buyer|recipient|them|reader|clients|customers)(?: for (?:their|the|your) (?:business|order|purchase|trust|custom))?(?: (?<where>(?:at|below|under|above|after|in|to|before|on) .{1,50}))?$/;

/** "add a thank you note" */
export const thanks: Rule = {
  name: 'thanks',
  read(clause, context) {
    const isThanks = THANKS.test(clause.text) && !clause.tokens.some(({ quoted }) => quoted);
    const found = isThanks ? clause.match(THANKS) : clause.match(THANK_SOMEBODY);
    if (found === undefined) return undefined;
    const text = /order|purchase/.test(clause.text)
      ? 'Thank you for your order.'
      : context.subject.documentType === 'letter'
        ? 'Thank you for your time.'
        : 'Thank you for your business.';
    const where = found.where && placeOf(found.where, context);
    if (found.where !== undefined && where === undefined) return undefined;
    if (where !== undefined) return paragraph(text, where);
    return /\bnotes?\b/.test(clause.text)
      ? noteAtItsPlace(text, context)
      : paragraphAtEnd(text, context);
  },
};

const TERMS =
  /^(?:(?:add|include|insert|put|write|set|show|state|mention|specify|have|use|change|make|apply|need|give)(?: (?:a|an|the|some|our|my|standard|usual|normal|following|short|new|me|us|it))* )?(?:(?<before>net ?-?\d{1,3}|\d{1,3}[- ]days?) )?(?:payment (?:terms?|conditions|deadline|period|clause|notice|info|information|note)|terms of payment|payment due)(?: (?:section|note|line|text|sentence|clause|at|block))?(?: (?:of|as|to|:|with|are|is|saying|that says|stating|reading|should be|be|on|in|due))*(?: (?<rest>.+))?$/;
const NET =
  /^(?:net ?-?(?<net>\d{1,3})|(?<days>\d{1,3}|thirty|fourteen|sixty|ninety|ten|seven|fifteen)[- ]?days?|(?<receipt>(?:due )?(?:on|upon) receipt|immediately|receipt))(?: net| from (?:the )?(?:date of )?(?:invoice|issue)(?: date)?| of (?:the )?(?:invoice )?(?:date|receipt))*$/;
const NET_ONLY =
  /^(?:add|put|use|set|make it|make|include|state|write) (?:a )?(?:due )?(?<rest>net ?-?\d{1,3}|due (?:on|upon) receipt)(?: (?:days|terms|payment|payment terms))*$/;
const NUMBERS: Readonly<Record<string, number>> = dictionary({
  thirty: 30,
  fourteen: 14,
  sixty: 60,
  ninety: 90,
  ten: 10,
  seven: 7,
  fifteen: 15,
});

/** "add payment terms", "payment terms of 14 days", "payment terms: …" */
export const paymentTerms: Rule = {
  name: 'payment-terms',
  read(clause, context) {
    const found = clause.match(TERMS) ?? clause.match(NET_ONLY);
    if (found === undefined || /^payment (?:terms?|conditions)$/.test(clause.text))
      return undefined;
    const place = found.rest && placeOf(found.rest, context);
    const said = place === undefined ? (found.rest ?? found.before) : found.before;
    const text = termsText(said?.text, said?.quoted === true ? said.raw : undefined);
    if (text === undefined || isWritten(clause, context)) return undefined;
    if (place !== undefined) return paragraph(text, place);
    return termsSection(text, context);
  },
};

/** "change the payment terms to Net 15": what is written already is changed where it stands. */
function isWritten(clause: Phrase, context: Context): boolean {
  return (
    /^(?:change|set|update|edit|make|switch|correct|replace|adjust|extend)\b/.test(clause.text) &&
    context.scope.nodes.some(
      ({ role, text, label = '' }) =>
        (role === 'value' && /terms/i.test(label)) || /\bnet \d|within \d+ days/i.test(text),
    )
  );
}

function termsText(said: string | undefined, quoted: string | undefined): string | undefined {
  if (quoted !== undefined) return quoted;
  if (said === undefined) return 'Payment is due within 30 days of the invoice date.';
  const groups = NET.exec(said)?.groups;
  const days = groups?.net ?? groups?.days;
  if (groups?.receipt !== undefined) return 'Payment is due on receipt of this invoice.';
  if (days !== undefined) {
    const number = Object.hasOwn(NUMBERS, days) ? NUMBERS[days] : Number(days);
    return `Payment is due within ${number} days of the invoice date.`;
  }
  return undefined;
}

function termsSection(text: string, context: Context): Reading | undefined {
  const place = beforeFooter(context);
  return (
    place &&
    operations([
      {
        op: 'insert',
        place: place.place,
        target: place.target,
        block: { kind: 'section', name: 'payment-terms', heading: 'Payment terms', text },
      },
    ])
  );
}
