import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { columnNamed } from './columns.ts';
import { contains, textTarget } from './make.ts';
import type { Scan } from './scan-names.ts';

/** "the Qty of Cargo rack", "the price in the second row": the cell where a column and a row meet. */
export function cellOf(
  column: Target,
  row: Target,
  { scope: { content } }: Context,
): Target | undefined {
  if (column.kind !== 'column' || column.column === undefined) return undefined;
  const ids = new Set(row.nodes.map(({ id }) => id));
  const [first] = row.nodes;
  const isOf = (cell: ContentNode) =>
    ids.has(cell.id) || (first !== undefined && contains(cell.element, first.element));
  const rows = column.table?.rows.filter(({ cells }) => cells.some(isOf)) ?? [];
  const isOfOne = row.kind === 'row' || (row.kind === 'text' && row.nodes.length === 1);
  const [only] = rows;
  const cell = isOfOne && rows.length === 1 ? only?.cells[column.column] : undefined;
  // "the details of the line Oak cabinets" are not the cell that has the name.
  if (
    first !== undefined &&
    cell !== undefined &&
    cell !== first &&
    isOf(cell) &&
    !ids.has(cell.id)
  )
    return undefined;
  return cell && content.nodes.includes(cell) ? textTarget([cell], `“${cell.text}”`) : undefined;
}

/** "Cargo rack's price", "the Cargo rack price" */
export function ownedCell(
  phrase: Phrase,
  at: number,
  row: Target,
  context: Context,
  scanTarget: Scan,
): Scanned | undefined {
  if (phrase.tokens[at - 1]?.word !== "'s") return cellBehind(phrase, at, row, context);
  if (row.kind !== 'row' && !row.nodes.some(({ role }) => role === 'cell')) return undefined;
  const column = scanTarget(phrase, at, context);
  const target = column && cellOf(column.target, row, context);
  return target && { target, next: column.next };
}

const COLUMN =
  /^(?:unit price|line total|unit cost|price|rate|cost|amount|total|qty|quantity|hours|sum)(?= |$)/;
/** A name with a line of details below it is a text of its own. */
const IN_ROWS = new Set<ContentNode['role']>(['cell', 'text']);
const OF = /^(?:of|for|in|on)$/;

/** "the Cargo rack amount": a column's word right behind the name of one row. */
function cellBehind(
  phrase: Phrase,
  at: number,
  row: Target,
  context: Context,
): Scanned | undefined {
  const isCell = row.kind === 'row' || IN_ROWS.has(row.nodes[0]?.role ?? 'prose');
  if (!isCell || (row.kind !== 'row' && row.nodes.length > 1)) return undefined;
  const said = COLUMN.exec(phrase.slice(at, at + 2).text)?.[0];
  const column = said && columnNamed(`${said} column`, context.scope);
  const target = column && cellOf(column, row, context);
  return said && target ? { target, next: at + said.split(' ').length } : undefined;
}

/** "the price of the Cargo rack", "the amount in the last row", where the head says another word for it. */
export function cellAhead(
  phrase: Phrase,
  at: number,
  context: Context,
  scanTarget: Scan,
): Scanned | undefined {
  const said = COLUMN.exec(phrase.slice(at, at + 2).text)?.[0];
  if (said === undefined || context.scope.content.tables.length === 0) return undefined;
  const joint = at + said.split(' ').length;
  if (!OF.test(phrase.tokens[joint]?.word ?? '')) return undefined;
  const row = scanTarget(phrase, joint + 1, context);
  const isRow =
    row?.target.kind === 'row' ||
    (row?.target.nodes.length === 1 && IN_ROWS.has(row.target.nodes[0]?.role ?? 'prose'));
  const column = isRow ? columnNamed(`${said} column`, context.scope) : undefined;
  const target = row && column && cellOf(column, row.target, context);
  return row && target ? { target, next: row.next } : undefined;
}

const CELL = /^cells?$/;
const SAYING =
  /^(?:with|saying|that says?|which says?|that reads?|reading|containing|that contains?|that holds?|holding|showing|that shows?|where it says)(?: the)?(?= )/;

/** "the cell with $240.00", "the cell that says 6": not all cells there are. */
export function cellSaying(
  phrase: Phrase,
  at: number,
  context: Context,
  scanTarget: Scan,
): Scanned | undefined {
  const { tokens } = phrase;
  if (tokens[at]?.quoted || !CELL.test(tokens[at]?.word ?? '')) return undefined;
  const said = SAYING.exec(phrase.slice(at + 1, at + 6).text)?.[0];
  const from = at + 1 + (said?.split(' ').length ?? 0);
  if (said === undefined && !tokens[from]?.quoted) return undefined;
  const found = scanTarget(phrase, from, context);
  const cells = found?.target.nodes.filter(({ role }) => role === 'cell') ?? [];
  const target = textTarget(cells, `“${cells[0]?.text}”`);
  return found && target && { target, next: found.next };
}
