import type { Operation } from '#lib/domain/editing/operations.ts';
import { roundTo, writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, wordList } from '../../language/slots.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { amountIn, fitting, setCellText } from './cells.ts';
import { COLUMN_NOUNS, columnsIn } from './column-words.ts';
import { type NamedRow, partsOf, writingIn } from './find-table.ts';
import { COUNTED, FIGURE, PER, ROW_FILLER } from './row-figures.ts';

const UP =
  /\b(?:raised?|increased?|bump(?:ed)?|more|up|higher|add(?:ed)?|plus|extra|additional|longer)\b/;
const DOWN =
  /\b(?:lower(?:ed)?|decreased?|reduced?|less|fewer|down|minus|subtract|deduct|cut|drop|off|cheaper|shorter)\b/;
const DIRECTIONS = wordList(
  `raise raised increase increased bump bumped more up higher add added plus extra additional longer lower lowered decrease decreased reduce reduced less fewer down minus subtract deduct cut drop off
  cheaper shorter go goes went is gets was by from took takes`,
);
/** Of what is as much as a word says: "half an hour more". */
const SPOKEN = meanings({
  '0.5': 'half an hour | half a day | half hour | a half hour',
  '1': 'one | an hour | a day | one hour | one day | another hour | another day | another unit | 1 hour | a unit | a piece',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
});
const PERCENT = /^\d+(?:[.,]\d+)? ?(?:%|percent|per cent)$/;
/** "move Cargo rack up one", "one more row" */
const OF_ROWS =
  /^(?:move|shift|put|push|pull|bring|swap|sort)\b|\b(?:rows?|lines?|items?|copy|copies|times)\b/;
/** How much it is now, not by how much it changes. */
const ABSOLUTE = /^(?:to|at|is|=|:|be|now|costs?|was)$/;

/** "raise the price of Cargo rack by $10", "one more hour of Boiler repair": so much more, or less, than there is. */
export function changedBy(
  slots: Slots,
  { value }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  const { text } = slots.phrase;
  const [isMore, isLess] = [UP.test(text), DOWN.test(text)];
  if (isMore === isLess || OF_ROWS.test(text)) return undefined;
  const [percent] = slots.takeAllRead((words) => (PERCENT.test(words.text) ? words : undefined), 3);
  const figures = slots.takeAllRead((words) => (FIGURE.test(words.text) ? words : undefined), 2);
  const spoken = percent || figures.length > 0 ? [] : slots.takeAll(SPOKEN);
  const said = percent ?? figures[0] ?? spoken[0];
  if (said === undefined || figures.length + spoken.length + (percent ? 1 : 0) > 1)
    return undefined;
  if (ABSOLUTE.test(slots.word(said.at - 1))) return undefined;
  slots.takeAll(PER);
  const [head, ...others] = columnsIn(slots, context, true);
  slots.takeAll(COLUMN_NOUNS);
  slots.takeAll(COUNTED);
  slots.takeAll(DIRECTIONS);
  const { price, amount, quantity } = partsOf(value.table, context);
  const isMoney = figures[0] !== undefined && /\p{Sc}|[a-z]{3}/u.test(figures[0].value.text);
  const column = head?.value.column ?? (isMoney ? (price ?? amount) : quantity);
  const cell = column === undefined ? undefined : value.row.cells[column];
  const now = cell && writingIn(context).read(cell.text);
  // What a share is taken of is said; what a line comes to is computed.
  if ((percent && head === undefined) || (column === amount && price !== undefined))
    return undefined;
  if (cell === undefined || now === undefined || others.length > 0 || !slots.isDone(ROW_FILLER))
    return undefined;
  const step = percent
    ? (now.value * (percentOf(percent.value.text) ?? Number.NaN)) / 100
    : spoken[0]
      ? Number(spoken[0].value)
      : amountIn(said.value as Phrase);
  const wanted = now.value + (isMore ? 1 : -1) * (step ?? Number.NaN);
  if (!(wanted > 0)) return undefined;
  const rounded = roundTo(wanted, 2);
  return setCellText(
    cell,
    writeLike(rounded, now, fitting(rounded, now.decimals, now.kind)),
    value,
    context,
  );
}

const FREE = wordList(
  `free | free of charge | for free | no charge | without charge | costs nothing | for nothing | is nothing | at nothing | complimentary | gratis | on the house | at no cost | at no charge | not charged`,
);

/** "the call-out is free of charge" */
export function freed(
  slots: Slots,
  { value }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  if (slots.takeAll(FREE).length === 0 || !slots.isDone(ROW_FILLER)) return undefined;
  const { price, amount } = partsOf(value.table, context);
  const cell = value.row.cells[price ?? amount ?? -1];
  const now = cell && writingIn(context).read(cell.text);
  return cell && now && setCellText(cell, writeLike(0, now), value, context);
}

/** A row's quantity and price; what is not said stays. */
export function figuresSet(
  row: NamedRow,
  count: number | undefined,
  each: number | undefined,
  context: Context,
): Reading | undefined {
  const { price, quantity } = partsOf(row.table, context);
  const list: Operation[] = [];
  for (const [column, wanted] of [
    [quantity, count],
    [price, each],
  ] as const) {
    if (wanted === undefined) continue;
    const cell = column === undefined ? undefined : row.row.cells[column];
    const now = cell && writingIn(context).read(cell.text);
    if (cell === undefined || now === undefined) return undefined;
    const set = setCellText(
      cell,
      writeLike(wanted, now, fitting(wanted, now.decimals, now.kind)),
      row,
      context,
    );
    if (set.result.kind === 'operations')
      list.push(...set.result.operations.filter(({ op }) => op !== 'recompute'));
  }
  return list.length === 0 ? undefined : operations([...list, { op: 'recompute', keep: [] }]);
}
