import type { Phrase } from '../../language/phrase.ts';
import { slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { addLine } from './add-line.ts';
import { newTotals } from './new-totals.ts';
import { changeLineBy } from './total-changes.ts';
import { changeLine, lineNamed } from './total-lines.ts';
import { TOTAL_KINDS, valueSaid } from './total-names.ts';

const FILLER = wordList(
  `the a an my our your its their this that it them him her client customer customers us of in on to into for with at as by from be being is are was were should must shall can could
  may might will would need needs have has had and , . : ; - ( ) -> = + plus make makes made set put use using change changed add adds added adding include included including apply
  applied give gives gave given grant granted grants offer offered charge charged charges insert deduct deducted subtract subtracted introduce also we i you do does there line lines row rows
  total totals subtotal amount amounts worth sum sums invoice quote quotation receipt bill whole everything all please want like update updated correct corrected adjust raise raised
  lower lowered increase increased decrease decreased reduce reduced actually only now then recalculate recompute accordingly new another rate cost costs fee so here get gets go take takes
  taken show list price prices net gross extra additional section block below above at flat fixed minus less instead next percentage apply`,
);
const OFF = wordList('off | off the total | off the price | off everything | price reduction');
/** Of these a number alone is no amount: "tax 8" may be a rate. */
const SHARES = /^(?:discount|rebate|tax|taxes|vat|gst|hst|sales tax|tax rate|vat rate|gst rate)/;
const MOST_WORDS = 20;

/** "10% discount", "shipping: $25", "8% tax instead of 5%": a sort of line, a figure, and nothing else. */
export const totalWishes: Rule = {
  name: 'total-wishes',
  read(clause, context) {
    if (context.subject.content.totals.length === 0 || clause.tokens.length > MOST_WORDS)
      return undefined;
    return oneLine(clause, context) ?? newTotals(clause, context);
  },
};

function oneLine(clause: Phrase, context: Context): Reading | undefined {
  const slots = slotsOf(clause);
  if (slots === undefined || !/\d/.test(clause.text)) return undefined;
  const values = slots.takeAllRead(valueSaid, 3);
  const [value, other] = values.filter((one) => !slots.unwished(one));
  if (value === undefined || other !== undefined) return undefined;
  const named = slots.take(TOTAL_KINDS);
  const isOff = slots.take(OFF) !== undefined;
  if (named === undefined && !isOff) return undefined;
  const kind = named && clause.slice(named.at, named.next);
  if (
    kind !== undefined &&
    SHARES.test(kind.text) &&
    !/[%$€£¥₹]|percent|dollar|euro|pound/.test(value.value.text)
  )
    return undefined;
  if (kind !== undefined) slots.takeAll(TOTAL_KINDS);
  if (!slots.isDone(FILLER)) return undefined;
  // One that is added stands beside those there are; of tax there is one.
  const isMore =
    !/\b(?:instead|rather)\b/.test(clause.text) &&
    /^(?:add|apply|insert|another|additional|extra|give|grant|introduce|offer)\b/.test(clause.text);
  const line = kind && !isMore ? lineNamed(kind, context) : undefined;
  if (line !== undefined && slots.word(value.at - 1) === 'by')
    return changeLineBy(line, value.value, clause, context);
  if (line !== undefined) return changeLine(line, value.value, context);
  return /\b(?:remove|delete|drop|without|no)\b/.test(clause.text)
    ? undefined
    : addLine(kind, value.value, context);
}
