import type { Phrase } from '../../language/phrase.ts';
import { slotsOf, wordList } from '../../language/slots.ts';
import type { Context } from '../../rule.ts';
import { type Currency, currencyIn, currencySaid, mayBeCurrency } from './currency-formats.ts';
import { FILLER } from './format-words.ts';

const NONE = wordList(
  `no | without | without any | without a | remove | drop | hide | omit | strip | lose | get rid of | rid of | take off | take out | take away | take | out | away | off | leave out | leave off
  | leave | delete | do not want | do not need | do not show | do not print | do not use | skip | not needed | no need for | are not needed | suppress | free of | less | not`,
);
const SIGNS = wordList(
  `currency symbol | currency symbols | currency sign | currency signs | currency code | currency codes | currency | currencies | currency character | currency characters
  | currency marks | currency mark | money sign | money signs | money symbol | money symbols | iso code | iso codes`,
);
const SUBJECTS = wordList(
  `prices | price | amounts | amount | totals | total | figures | values | numbers | sums | money values | costs | rates | table | column | columns | cells | rows | items
  | line items | items table | just numbers | only numbers | plain numbers | bare numbers | just the numbers | only the numbers | numbers only`,
);
/** What begins so takes something away; only then is the rest looked at. */
const TAKES =
  /\b(?:no|without|remove|drop|hide|omit|strip|lose|rid|take|off|leave|delete|not|skip|suppress|free)\b/;

/** "amounts without the currency sign", "drop the dollar signs": plain numbers. undefined: it asks for something else. */
export function signless(clause: Phrase, context: Context): Currency | undefined {
  const slots = TAKES.test(clause.text) ? slotsOf(clause) : undefined;
  if (slots === undefined) return undefined;
  const said = slots.takeAllRead(currencySaid, 3, mayBeCurrency);
  const signs = slots.takeAll(SIGNS);
  const own = currencyIn(context);
  if (own === undefined || said.length + signs.length === 0) return undefined;
  // "use USD, not $"
  if (new Set(said.map(({ value }) => value.as)).size > 1) return undefined;
  if (said.some(({ value }) => value.as === 'name' || value.code !== own.code)) return undefined;
  slots.takeAll(SUBJECTS);
  if (slots.takeAll(NONE).length === 0 || !slots.isDone(FILLER)) return undefined;
  return { what: 'currency', currency: own.code, display: 'none' };
}
