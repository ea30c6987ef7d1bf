import { writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, wordList } from '../../language/slots.ts';
import type { Context, Reading } from '../../rule.ts';
import { changeOf, fitting, setCellText } from './cells.ts';
import { COLUMN_NOUNS, columnsIn } from './column-words.ts';
import { type NamedRow, partsOf, writingIn } from './find-table.ts';
import { takeTotal } from './new-row.ts';

/** What may stand around a wish about one row. */
export const ROW_FILLER = wordList(
  `number 's the a an my our your its their this that it of in on to into for with at as by from be been being is are was were should must shall can could may might will would need needs
  have has had and , . : ; - ( ) -> = make makes made set put use change changed changes update updated correct corrected adjust raise raised lower lowered increase increased
  decrease reduce reduced bump please we i you do does there actually only now then here item items line lines row rows entry product service position task column value
  they he she had ordered got used did costs cost invoice quote quotation receipt bill table charge charged bill billed did want like instead say says so just but only ran lasted worked wrong incorrect supposed get really took takes take only need needed list listed show shown up him her them me us`,
);

export const PER = wordList(
  'each | apiece | a piece | per hour | per unit | per piece | per item | an hour | a day | per day | hourly | / h | / hour | / hr | / unit | / day | / piece | per night | per month | a month',
);
export const COUNTED = wordList(
  'hours | hour | hrs | units | unit | pcs | pieces | piece | items | days | day | nights | weeks | week | months | month | x | × | times | sessions | boxes | seats | licenses | pc | h | hr',
);
export const FIGURE =
  /^(?:(?:us\$|[$€£¥₹]) ?\d[\d,.]*|\d[\d,.]* ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|[€£$])?|\d+x|x\d+)$/;

/** "Installation x 6", "Web design at 90 an hour", "6 hours of Design, not 5" */
export function figured(
  slots: Slots,
  { value, at, next }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  const total = takeTotal(slots);
  const figures = slots.takeAllRead((words) => (FIGURE.test(words.text) ? words : undefined), 2);
  const old =
    figures.find((one) => slots.unwished(one)) ??
    (BUT.test(slots.phrase.text) ? figures[0] : undefined);
  const [figure, other] = figures.filter((one) => one !== old);
  if (figure === undefined || other !== undefined) return undefined;
  // "raise it by $10" does not say what it comes to.
  if (slots.word(figure.at - 1) === 'by') return undefined;
  const isEach = slots.takeAll(PER).length > 0;
  const heads = columnsIn(slots, context, true);
  slots.takeAll(COLUMN_NOUNS);
  const isCount = slots.takeAll(COUNTED).length > 0 || /x/.test(figure.value.text);
  const isMade = MADE.test(slots.phrase.text);
  const isMoney = /\p{Sc}|[a-z]{3}/u.test(figure.value.text);
  const { price, amount, quantity } = partsOf(value.table, context);
  const [head, more] = heads;
  const column =
    head?.value.column ??
    (isEach || isMoney ? (price ?? amount) : isCount || isMade ? quantity : undefined);
  if (column === undefined || (more !== undefined && more.value.column !== column))
    return undefined;
  if (!slots.isDone(ROW_FILLER) || ONLY_WRONG.test(slots.phrase.text)) return undefined;
  if (total !== undefined && !comesTo(total, value, column, figure.value, context))
    return undefined;
  const label = value.table.columns[column]?.label ?? '';
  const row = slots.phrase.slice(at, next);
  return changeOf(
    figure.value.with([
      { ...(figure.value.tokens[0] as Token), word: label, raw: label, quoted: true },
    ]),
    row,
    figure.value,
    context,
  );
}

/** "…, so the amount is £220": what the row then comes to, which is computed and has to agree. */
function comesTo(
  total: number,
  { table, row }: NamedRow,
  column: number,
  said: Phrase,
  context: Context,
): boolean {
  const { price, quantity } = partsOf(table, context);
  const { read } = writingIn(context);
  const other = column === quantity ? price : column === price ? quantity : undefined;
  const factor = other === undefined ? undefined : read(row.cells[other]?.text ?? '')?.value;
  const count = read(said.raw.replace(/ ?\p{L}+$/u, ''))?.value;
  return factor !== undefined && count !== undefined && Math.abs(factor * count - total) < 0.005;
}

/** "I put 12 for hosting but it was 24" */
const BUT = /\d.* but (?:actually |really )?(?:it|that|they|there|we|he|she) .*\d/;
/** "12 hours of hosting is wrong" */
const ONLY_WRONG = /\b(?:wrong|incorrect)\b(?!.*\d)/;
/** "make it 6 for Installation": so many of it. */
const MADE = /\b(?:make (?:it|that)|there (?:are|were|should be|must be))\b/;

type Token = Phrase['tokens'][number];

const FACTORS = meanings({
  '2': 'double | doubled | twice | two times | 2 times | 2x',
  '3': 'triple | tripled | three times | 3 times | 3x',
  '0.5': 'halve | halved | half',
});

/** "double the quantity of Design" */
export function multiplied(
  slots: Slots,
  { value }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  const factor = slots.take(FACTORS);
  const [head, ...more] = columnsIn(slots, context, true);
  slots.takeAll(COLUMN_NOUNS);
  const cell = head && value.row.cells[head.value.column];
  const now = cell && writingIn(context).read(cell.text);
  if (factor === undefined || now === undefined || cell === undefined || more.length > 0)
    return undefined;
  const wanted = now.value * Number(factor.value);
  const text = writeLike(wanted, now, fitting(wanted, now.decimals, now.kind));
  return slots.isDone(ROW_FILLER) ? setCellText(cell, text, value, context) : undefined;
}
