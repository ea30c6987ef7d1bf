import { removeElement } from 'domutils';
import { type Applier, elementOf, InvalidOperation } from '../effect.ts';
import { tableOf } from './table-grid.ts';

/** Takes one record out of a table, and with the last one below a heading that heading. */
export const removeRow: Applier<'remove-row'> = (editing, operation) => {
  const table = tableOf(editing, operation.table);
  const row = table.rows.find(({ id }) => id === operation.row);
  if (row === undefined) throw new InvalidOperation('The table has no such row.');
  const element = elementOf(editing, row.id);
  removeElement(element);
  const { heading } = row;
  const isEmptied = table.rows.every(
    (other) => other.heading !== heading || other.element.parent === null,
  );
  const emptied = heading !== undefined && isEmptied ? [heading] : [];
  for (const each of emptied) removeElement(each);
  const name = row.cells.find(({ text }) => text !== '')?.text ?? '';
  return {
    changes: [`Removed the row “${name}”`],
    removed: [element, ...emptied],
    checks: [
      {
        element: table.element,
        aspect: `row ${row.id}`,
        read: () => (element.parent === null ? undefined : `The row “${name}” is still there.`),
      },
    ],
  };
};
