import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { notFeasible, operations, setNodeText } from '../answers.ts';
import {
  columnNamed,
  type NamedRow,
  partsOf,
  rowName,
  rowsNamed,
  writingIn,
} from './find-table.ts';
import { figure } from './line-wording.ts';

const OF = /^(?:the )?(?<column>.+?) (?:of|for|on|in) (?:the )?(?<row>.+)$/;
const OWNED = /^(?:the )?(?<row>.+?) 's (?<column>.+)$/;
/** A name and a column are no more words than these. */
const MOST_WORDS = 12;

/** A cell that is named by its row and its column gets another value: "web design qty", "price of travel". */
export function cellNamed(cell: Phrase, value: Phrase, context: Context): Reading | undefined {
  const { length } = cell.tokens;
  if (length < 2 || length > MOST_WORDS || context.subject.content.tables.length === 0)
    return undefined;
  for (const pattern of [OF, OWNED]) {
    const { column, row } = cell.match(pattern) ?? {};
    const found =
      column && row && columnNamed(column, context) && changeOf(column, row, value, context);
    if (found) return found;
  }
  for (let at = length - 1; at > 0; at--) {
    const [row, column] = [cell.slice(0, at), cell.slice(at)];
    const found =
      columnNamed(column, context) === undefined
        ? undefined
        : changeOf(column, row, value, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A row's figure or text in a column; its price where no column is said. */
export function changeOf(
  column: Phrase | undefined,
  row: Phrase,
  value: Phrase,
  context: Context,
): Reading | undefined {
  if (column !== undefined && EVERY.test(row.text)) return inEveryRow(column, value, context);
  const rows = rowsNamed(row, context);
  const [found] = rows;
  if (found === undefined) return undefined;
  if (rows.length > 1) return severalRows(rows, column, value, context);
  const at = column === undefined ? priceOf(found, context) : columnIn(column, found, context);
  return setCell(at === undefined ? undefined : found.row.cells[at], value, found, context);
}

function setCell(
  cell: ContentNode | undefined,
  value: Phrase,
  found: NamedRow,
  context: Context,
): Reading | undefined {
  if (cell === undefined) return undefined;
  const now = writingIn(context).read(cell.text);
  // "brake service should be 5" gives it no other name.
  if (now === undefined && /^\p{L}\D*$/u.test(cell.text) && /^[\d.,]+$/.test(value.raw))
    return undefined;
  // "Spring checkup, 1 at $85" is more than a name.
  if (now === undefined && !value.quoted && isPricedText(value.raw)) return undefined;
  if (now === undefined) return setCellText(cell, value.raw, found, context);
  const wanted = amountIn(value);
  if (wanted === undefined) return undefined;
  return setCellText(
    cell,
    writeLike(wanted, now, fitting(wanted, now.decimals, now.kind)),
    found,
    context,
  );
}

const PRICED_TEXT = /\d ?(?:at|@|x|×) ?\p{Sc}?\d|\p{Sc} ?\d|\bprice\b.*\d/u;

/** What gives a count or a price besides a name: neither is to be written into a name. */
export const isPricedText = (text: string): boolean => PRICED_TEXT.test(text);

const EVERY =
  /^(?:all|every|each)(?: of)?(?: the)? (?:line items?|items?|rows?|lines?|products?|services?|entries|positions?)$/;

function inEveryRow(column: Phrase, value: Phrase, context: Context): Reading | undefined {
  const found = columnNamed(column, context);
  const readings = found?.table.rows.map((row) =>
    setCell(row.cells[found.column], value, { table: found.table, row }, context),
  );
  if (readings === undefined || readings.includes(undefined)) return undefined;
  const list = readings.flatMap((reading) =>
    reading?.result.kind === 'operations' ? reading.result.operations : [],
  );
  const cells = list.filter(({ op }) => op !== 'recompute');
  const kept = list.flatMap((each) => (each.op === 'recompute' ? each.keep : []));
  return operations([...cells, { op: 'recompute', keep: kept }]);
}

function priceOf({ table }: NamedRow, context: Context): number | undefined {
  const { price, amount } = partsOf(table, context);
  return price ?? amount;
}

function columnIn(column: Phrase, { table }: NamedRow, context: Context): number | undefined {
  const found = columnNamed(column, context);
  if (found?.table === table) return found.column;
  const { amount } = partsOf(table, context);
  return /^(?:cost|price|rate)$/.test(column.text)
    ? (priceOf({ table } as NamedRow, context) ?? amount)
    : undefined;
}

/** The figure in "250", "$250", "4 hours", "250 dollars each". */
export function amountIn(value: Phrase): number | undefined {
  const match =
    /^(?:us\$|[$€£¥₹]|usd|eur|gbp|chf)?\s?(\d[\d,.']*\d|\d)\s?(?:[$€£¥₹]|[a-z]+)?(?: (?:each|apiece|per \w+|an hour|hours?))?[.!]?$/i.exec(
      value.raw.trim(),
    );
  return match === null ? undefined : figure(match[1]);
}

/** As few decimals as a value needs, and as many as there were: "2.5" hours, but "£2.50". */
export function fitting(value: number, decimals: number, kind = 'money'): number {
  const counts = kind === 'number' ? [decimals, 1, 2, 4] : [decimals, 2, 4];
  return counts.find((count) => Number(value.toFixed(count)) === value && count >= decimals) ?? 2;
}

/** A cell says something else, and what hangs on it follows. */
export function setCellText(
  cell: ContentNode,
  text: string,
  { table, row }: NamedRow,
  context: Context,
): Reading {
  const { amount } = partsOf(table, context);
  const keep = amount !== undefined && row.cells[amount] === cell ? [cell.id] : [];
  return operations([setNodeText(itemIn(cell, context), text), { op: 'recompute', keep }]);
}

/** Where details stand below a row's name, the name alone. */
function itemIn(cell: ContentNode, { scope: { content } }: Context): ContentNode {
  const inside = content.nodes.filter(
    (node) => node.role === 'text' && contains(cell.element, node.element),
  );
  return inside[0] ?? cell;
}

function severalRows(
  rows: readonly NamedRow[],
  column: Phrase | undefined,
  value: Phrase,
  context: Context,
): Reading {
  const names = rows.map((row) => rowName(row, context));
  return notFeasible(
    `Several rows could be meant: ${names
      .slice(0, 4)
      .map((name) => `“${name}”`)
      .join(', ')}.`,
    names
      .slice(0, 3)
      .map((name) => `Change the ${column?.text ?? 'price'} of ${name} to ${value.raw}`),
  );
}
