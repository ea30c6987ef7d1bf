import { Element } from 'domhandler';
import { append, appendChild, prepend } from 'domutils';
import type { ContentTable } from '../../content-model.ts';
import { type DocumentWriting, writingOf } from '../../values/document-writing.ts';
import {
  roundTo,
  type WrittenNumber,
  writeDigits,
  writeLike,
} from '../../values/written-number.ts';
import { type Applier, type Check, InvalidOperation, type OperationOf } from '../effect.ts';
import { wholeText } from '../text.ts';
import { cellLike } from './cell-text.ts';
import { keepFirstWidth } from './first-column.ts';
import { changeSpan, colsOf, columnsCheck, type GridRow, gridOf, tableOf } from './table-grid.ts';

type Cells = OperationOf<'add-column'>['cells'];
type Computed = Exclude<Cells, string[]>;

const MAX_COLUMNS = 30;

/** Adds a column whose cells look like their neighbours. */
export const addColumn: Applier<'add-column'> = (editing, operation) => {
  const table = tableOf(editing, operation.table);
  const count = table.columns.length;
  if (count >= MAX_COLUMNS)
    throw new InvalidOperation(`A table holds at most ${MAX_COLUMNS} columns.`);
  if (table.head === undefined && operation.label !== '')
    throw new InvalidOperation(
      'The columns of this table have no names, so none can be added by name.',
    );
  const at = Math.min(operation.at, count);
  const texts = cellTexts(table, operation.cells, writingOf(editing.document, editing.content));
  const byRow = new Map(table.rows.map(({ element }, index) => [element, texts[index] ?? '']));
  const numeric = texts.some((text) => text !== '') && texts.every((text) => /^$|\d/.test(text));
  const model = modelColumn(table, at, isFigures(operation.cells) && numeric);
  const added: Element[] = [];
  for (const row of gridOf(table.element)) {
    const cellText = row.element === table.head ? operation.label : byRow.get(row.element);
    const cell = widened(row, at, model, cellText, count);
    if (cell === undefined) continue;
    if (row.element === table.head) added.unshift(cell);
    else added.push(cell);
  }
  addCol(table.element, at);
  if (at === 0) keepFirstWidth(table.element, 1);
  return {
    changes: [`Added the column “${operation.label}” to the table`],
    added,
    checks:
      table.head === undefined
        ? []
        : [
            ...added.slice(0, 1).map((cell) => labelCheck(cell, operation.label)),
            columnsCheck(table),
          ],
  };
};

function isFigures(cells: Cells): boolean {
  return !Array.isArray(cells) || cells.every((text) => /^$|^[^\p{L}]*\d[^\p{L}]*$/u.test(text));
}

function labelCheck(element: Element, label: string): Check {
  const wanted = label.replace(/\s+/g, ' ').trim();
  return {
    element,
    aspect: 'text',
    read: () => (wholeText(element) === wanted ? undefined : `no column says “${wanted}”`),
  };
}

/** The column whose cells new ones are made like: figures like figures, text like text, never like names if others are there. */
function modelColumn({ columns }: ContentTable, at: number, numeric: boolean): number {
  const near = columns.map((_, index) => index).sort((a, b) => away(a, at) - away(b, at));
  const alike = near.filter((index) => columns[index]?.numeric === numeric);
  return alike.find((index) => index > 0) ?? alike[0] ?? near.find((index) => index > 0) ?? 0;
}

/** A column stands between two: the one before it is as near as the one after. */
function away(column: number, at: number): number {
  return Math.abs(column + 0.5 - at);
}

/** Puts a cell into a row, or widens the one that reaches over the place. */
function widened(
  row: GridRow,
  at: number,
  model: number,
  text: string | undefined,
  count: number,
): Element | undefined {
  const across = row.cells.find(({ column, span }) => column < at && at < column + span);
  const whole = row.cells.find(({ column, span }) => column === 0 && span >= count && count > 1);
  const reaching = across ?? whole;
  if (reaching !== undefined) {
    changeSpan(reaching, 1);
    return undefined;
  }
  if (row.covered.has(at) && row.covered.has(at - 1)) return undefined;
  const before = row.cells.findLast(({ column }) => column < at);
  const after = row.cells.find(({ column }) => column >= at);
  const neighbour = row.cells.find(({ column }) => column === model) ?? before ?? after;
  if (neighbour === undefined) return undefined;
  // A row that is neither head nor record, such as sums below the records, keeps its labels' reach.
  if (text === undefined && before !== undefined && before.span > 1) {
    changeSpan(before, 1);
    return undefined;
  }
  const cell = cellLike(neighbour.element, text ?? '');
  if (after !== undefined) prepend(after.element, cell);
  else if (before !== undefined) append(before.element, cell);
  else appendChild(row.element, cell);
  return cell;
}

function addCol(table: Element, at: number): void {
  const cols = colsOf(table);
  const group = cols[0]?.parent;
  if (group === null || group === undefined) return;
  const col = new Element('col', {});
  const after = cols[at];
  if (after !== undefined) prepend(after, col);
  else appendChild(group as Element, col);
}

function cellTexts(table: ContentTable, cells: Cells, writing: DocumentWriting): string[] {
  if (Array.isArray(cells)) return cells;
  for (const column of cells.columns)
    if (column >= table.columns.length)
      throw new InvalidOperation(
        `The table has ${table.columns.length} columns; there is no column ${column + 1}.`,
      );
  if (cells.compute !== 'row-number' && cells.columns.length === 0)
    throw new InvalidOperation('A computed column needs columns to be computed from.');
  return table.rows.map((row, index) => {
    if (cells.compute === 'row-number') return String(index + 1);
    const read = cells.columns.map((column) => writing.read(row.cells[column]?.text ?? ''));
    return computed(cells, read, writing);
  });
}

/** Nothing where a figure is missing: a wrong sum is worse. */
function computed(
  { compute, percent }: Computed,
  figures: readonly (WrittenNumber | undefined)[],
  writing: DocumentWriting,
): string {
  const known = figures.filter((figure) => figure !== undefined);
  if (known.length < figures.length) return '';
  const values = known.map(({ value }) => value);
  const like = known.find(({ kind }) => kind === 'money') ?? known.at(-1);
  if (compute === 'quotient' || compute === 'difference') return ofTwo(compute, known, writing);
  const result =
    compute === 'product'
      ? values.reduce((product, value) => product * value, 1) * ((percent ?? 100) / 100)
      : values.reduce((sum, value) => sum + value, 0) *
        (compute === 'percent-of' ? (percent ?? 0) / 100 : 1);
  if (like === undefined) return '';
  const isMoney = like.kind === 'money' || like.decimals > 0;
  const decimals =
    isMoney && (like.kind !== 'money' || like.decimals > 0) ? like.decimals : exact(result);
  return like.kind === 'percent'
    ? writeDigits(roundTo(result, 2), exact(result), writing.numbers, true)
    : writeLike(result, like, decimals);
}

/** The first figure by, or without, the second. */
function ofTwo(
  compute: 'quotient' | 'difference',
  [first, second]: readonly WrittenNumber[],
  writing: DocumentWriting,
): string {
  if (first === undefined || second === undefined) return '';
  if (compute === 'quotient' && second.value === 0) return '';
  const result = compute === 'quotient' ? first.value / second.value : first.value - second.value;
  const rounded = roundTo(result, 2);
  if (first.kind === 'percent')
    return writeDigits(rounded, exact(result), writing.numbers, compute === 'difference');
  const decimals = compute === 'quotient' ? 2 : Math.max(first.decimals, second.decimals);
  // What is divided by an amount is none, unless it is divided by a count.
  const like =
    compute === 'quotient' && second.kind === 'money'
      ? { ...first, kind: 'number' as const }
      : first;
  return writeLike(rounded, like, decimals);
}

/** Up to two decimals, as many as the figure needs. */
function exact(value: number): number {
  return [0, 1, 2].find((decimals) => roundTo(value, decimals) === roundTo(value, 2)) ?? 2;
}
