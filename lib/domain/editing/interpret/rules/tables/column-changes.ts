import type { Operation } from '#lib/domain/editing/operations.ts';
import {
  roundTo,
  type WrittenNumber,
  writeLike,
} from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, operations } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { amountIn, fitting } from './cells.ts';
import { columnNamed, partsOf, writingIn } from './find-table.ts';

const ALL = '(?:all|every|each)(?: of)?(?: (?:the|our))?';
const COLUMN =
  '(?<column>[a-z]+(?: (?!(?:to|be|at|by|should|must|shall|are|go|has|have|needs?) )[a-z]+)?)';
const VALUE =
  '(?<value>(?:us\\$|[$€£¥₹]) ?\\d[\\d.,]*|\\d[\\d.,]*(?: ?(?:%|percent|per cent|dollars?|euros?|pounds?))?)';
const MORE = '(?<more>raise|increase|bump|bump up|put up)';
const LESS = '(?<less>lower|decrease|reduce|cut|drop|bring down)';
const CHANGED = [
  new RegExp(`^(?:${MORE}|${LESS}) (?:${ALL}|the) ${COLUMN} by ${VALUE}(?: each)?$`),
  new RegExp(`^(?<more>add|put) ${VALUE} (?:to|on|onto) ${ALL} ${COLUMN}$`),
  new RegExp(`^(?<less>take|subtract|deduct|knock) ${VALUE} (?:off|from) ${ALL} ${COLUMN}$`),
  new RegExp(
    `^(?:make )?${ALL} ${COLUMN}(?: (?:should be|must be|are|go|be))? (?:by )?${VALUE} (?:(?<more>higher|more|up)|(?<less>lower|less|cheaper|down))$`,
  ),
];
const SET = [
  new RegExp(`^(?:set|make|change|put) ${ALL} ${COLUMN}(?: (?:to|be|at))? ${VALUE}(?: each)?$`),
  new RegExp(
    `^${ALL} ${COLUMN} (?:should|must|shall|has to|have to|needs to|need to) be ${VALUE}(?: each)?$`,
  ),
];

/** "raise all unit prices by 10%", "set every quantity to 1": the figures of a column, row by row. */
export const columnChanges: Rule = {
  name: 'column-changes',
  read(clause, context) {
    const table = context.subject.content.lineItems;
    if (table === undefined || clause.tokens.length > 12 || !/\d/.test(clause.text))
      return undefined;
    const changed = firstMatch(clause, CHANGED);
    const { column: name, value, more } = changed ?? firstMatch(clause, SET) ?? {};
    const column = name && columnNamed(name, context);
    if (value === undefined || column?.table !== table) return undefined;
    const { amount, price, quantity } = partsOf(table, context);
    // What lines come to is computed of the others.
    const isComputed = column.column === amount && price !== undefined && quantity !== undefined;
    if (isComputed || (changed !== undefined && !isOfSeveral(clause, name))) return undefined;
    const wanted = changed === undefined ? absolute(value) : relative(value, more !== undefined);
    return wanted && inEach(column.column, wanted, context);
  },
};

type Wanted = (now: WrittenNumber) => number | undefined;

const isOfSeveral = ({ text }: Phrase, name: Phrase | undefined): boolean =>
  /\b(?:all|every|each)\b/.test(text) || /(?:s|ies)$/.test(name?.text ?? '');

function absolute(value: Phrase): Wanted | undefined {
  const size = percentOf(value.text) === undefined ? amountIn(value) : undefined;
  return size === undefined ? undefined : () => size;
}

function relative(value: Phrase, isMore: boolean): Wanted {
  const percent = percentOf(value.text);
  const size = amountIn(value);
  return (now) => {
    const step = percent === undefined ? size : (now.value * percent) / 100;
    return step === undefined ? undefined : roundTo(now.value + (isMore ? step : -step), 2);
  };
}

function inEach(column: number, wanted: Wanted, context: Context): Reading | undefined {
  const { read } = writingIn(context);
  const list: Operation[] = [];
  for (const { cells } of context.subject.content.lineItems?.rows ?? []) {
    const cell = cells[column];
    const now = read(cell?.text ?? '');
    const value = now && wanted(now);
    if (cell === undefined || now === undefined || value === undefined || value < 0)
      return undefined;
    const text = writeLike(value, now, fitting(value, now.decimals, now.kind));
    list.push({ op: 'set-text', target: cell.id, text });
  }
  return list.length === 0 ? undefined : operations([...list, { op: 'recompute', keep: [] }]);
}
