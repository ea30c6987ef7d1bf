import type { Element } from 'domhandler';
import type { ContentModel, TableRow } from '../../content-model.ts';
import type { DocumentWriting } from '../document-writing.ts';
import { type ItemColumns, itemColumns } from '../item-columns.ts';
import type { NewValue } from '../new-value.ts';
import { nearlyEqual } from '../shares.ts';
import { rateIn } from '../total-kind.ts';
import { roundTo } from '../written-number.ts';

interface Line {
  readonly row: TableRow;
  readonly amount: number;
  /** That its words name. */
  readonly rate: number | undefined;
}

/**
 * "Rush surcharge, 20%" among the lines: a share of another line, of all others or of those above it.
 * @param instead amounts that cells will have
 */
export function lineShares(
  before: ContentModel,
  now: ContentModel,
  { read }: DocumentWriting,
  instead: ReadonlyMap<Element, number>,
  keep: ReadonlySet<Element>,
): NewValue[] {
  const [table, current] = [before.lineItems, now.lineItems];
  if (table === undefined || current === undefined || table.rows.length < 2) return [];
  const columns = itemColumns(table, read);
  const old = linesOf(table.rows, columns, read, new Map());
  if (old.every(({ rate }) => rate === undefined)) return [];
  const is = linesOf(current.rows, itemColumns(current, read, table), read, instead);
  const found: NewValue[] = [];
  for (const [at, line] of old.entries()) {
    const other = is.find(({ row }) => row.element === line.row.element);
    if (other === undefined || line.rate === undefined || other.rate === undefined) continue;
    const base = baseOf(line, at, old, is);
    if (base === undefined) continue;
    const value = roundTo((base * other.rate) / 100, 2);
    if (nearlyEqual(value, other.amount, HALF_A_CENT)) continue;
    found.push(...cellsOf(other, columns, value, read, keep));
  }
  return found;
}

const HALF_A_CENT = 0.005;

function linesOf(
  rows: readonly TableRow[],
  { amount }: ItemColumns,
  read: DocumentWriting['read'],
  instead: ReadonlyMap<Element, number>,
): readonly Line[] {
  return rows.flatMap((row) => {
    const cell = amount === undefined ? undefined : row.cells[amount];
    const value = cell && (instead.get(cell.element) ?? read(cell.text)?.value);
    const words = row.cells.filter(({ text }) => read(text) === undefined);
    const rate = rateIn(words.map(({ text }) => text).join(' '));
    return value === undefined ? [] : [{ row, amount: value, rate }];
  });
}

/** What the lines that it was a share of come to now. undefined: none, or lines that differ. */
function baseOf(
  line: Line,
  at: number,
  old: readonly Line[],
  is: readonly Line[],
): number | undefined {
  const later = new Map(is.map(({ row, amount }) => [row.element, amount]));
  const sums = [
    ...old.map((other) => [other]),
    old.slice(0, at),
    old.filter((other) => other !== line),
  ];
  const bases = sums.flatMap((others) => {
    if (others.length === 0 || others.includes(line)) return [];
    const sum = others.reduce((total, { amount }) => total + amount, 0);
    if (!nearlyEqual((sum * (line.rate ?? 0)) / 100, line.amount, 0.006)) return [];
    return [others.reduce((total, { row }) => total + (later.get(row.element) ?? 0), 0)];
  });
  const [base, ...others] = new Set(bases);
  return others.length === 0 ? base : undefined;
}

/** Its amount, and the price that says the same. */
function cellsOf(
  { row, amount }: Line,
  columns: ItemColumns,
  value: number,
  read: DocumentWriting['read'],
  keep: ReadonlySet<Element>,
): NewValue[] {
  return [columns.amount, columns.price].flatMap((column) => {
    const cell = column === undefined ? undefined : row.cells[column];
    const like = cell && read(cell.text);
    if (cell === undefined || like?.value !== amount || keep.has(cell.element)) return [];
    const name = `The amount of “${row.cells[columns.description ?? 0]?.text ?? ''}”`;
    return [{ element: cell.element, name, value, like, text: cell.text }];
  });
}
