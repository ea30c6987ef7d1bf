import type { Element } from 'domhandler';
import { removeElement } from 'domutils';
import { type Applier, type Effect, InvalidOperation } from '../effect.ts';
import { changeSpan, colsOf, columnsCheck, gridOf, labelsNow, tableOf } from './table-grid.ts';

/** Takes a column out; cells that reach over others too become narrower. */
export const removeColumn: Applier<'remove-column'> = (editing, operation): Effect => {
  const table = tableOf(editing, operation.table);
  const label = labelsNow(table)[operation.column];
  if (label === undefined)
    throw new InvalidOperation(
      `The table has ${table.columns.length} columns; there is no column ${operation.column + 1}.`,
    );
  if (table.columns.length === 1)
    throw new InvalidOperation('This is the only column of its table.');
  const removed: Element[] = [];
  const cols = colsOf(table.element);
  for (const row of gridOf(table.element)) {
    const cell = row.cells.find(
      ({ column: first, span }) => first <= operation.column && operation.column < first + span,
    );
    if (cell === undefined) continue;
    if (cell.span > 1) changeSpan(cell, -1);
    else {
      removeElement(cell.element);
      removed.push(cell.element);
    }
  }
  const col = cols[operation.column];
  if (col !== undefined) removeElement(col);
  return {
    changes: [`Removed the column “${label}” from the table`],
    removed,
    checks: [columnsCheck(table)],
  };
};
