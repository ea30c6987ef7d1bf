import type { Element } from 'domhandler';
import { append, prepend, removeElement } from 'domutils';
import { type Applier, InvalidOperation } from '../effect.ts';
import { keepFirstWidth } from './first-column.ts';
import { colsOf, columnsCheck, type GridRow, gridOf, labelsNow, tableOf } from './table-grid.ts';

/** Puts a column at another place: `to` is its place when it stands there. */
export const moveColumn: Applier<'move-column'> = (editing, { table: id, column, to }) => {
  const table = tableOf(editing, id);
  const before = labelsNow(table);
  const moved = before[column];
  if (moved === undefined)
    throw new InvalidOperation(
      `The table has ${table.columns.length} columns; there is no column ${column + 1}.`,
    );
  const place = Math.min(to, table.columns.length - 1);
  const records = new Set<Element>([
    ...(table.head === undefined ? [] : [table.head]),
    ...table.rows.map(({ element }) => element),
  ]);
  const rows = gridOf(table.element).filter(({ element }) => records.has(element));
  if (rows.some((row) => !isPlain(row)))
    throw new InvalidOperation(
      'Cells of this table reach over several columns, so none can be moved.',
    );
  for (const { cells } of rows) {
    const cell = cells[column]?.element;
    if (cell !== undefined)
      put(
        cells.map(({ element }) => element),
        cell,
        column,
        place,
      );
  }
  const cols = colsOf(table.element);
  const col = cols[column];
  if (col !== undefined && cols.length === table.columns.length) put(cols, col, column, place);
  // What stands first takes the room that is left, unless the wide column was moved away from there.
  if (column === 0 && place > 0) keepFirstWidth(table.element, place);
  else if (place === 0 && column > 0) keepFirstWidth(table.element, 1);
  const after = before[place <= column ? place - 1 : place];
  return {
    changes: [
      place === 0
        ? `Moved the column “${moved}” to the front`
        : `Moved the column “${moved}” behind “${after}”`,
    ],
    checks: [columnsCheck(table)],
  };
};

function isPlain({ cells, covered }: GridRow): boolean {
  return (
    covered.size === 0 &&
    cells.every(({ span, element }) => span === 1 && !element.attribs['rowspan'])
  );
}

function put(line: readonly Element[], moved: Element, from: number, to: number): void {
  const there = line[to];
  if (there === undefined || there === moved) return;
  removeElement(moved);
  if (to > from) append(there, moved);
  else prepend(there, moved);
}
