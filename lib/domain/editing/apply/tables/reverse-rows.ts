import { type Applier, type Editing, InvalidOperation } from '../effect.ts';
import { putInPlace, refuseJoinedRows, runsOf } from './sort-rows.ts';
import { tableOf } from './table-grid.ts';

/** Puts the last record first and the first one last; what stands between groups of records stays. */
export const reverseRows: Applier<'reverse-rows'> = (editing, { table: id }) => {
  const table = tableOf(editing, id);
  if (table.rows.length < 2) throw new InvalidOperation('The table has no rows to be reversed.');
  refuseJoinedRows(table);
  const first = table.rows[0]?.element;
  for (const run of runsOf(table)) putInPlace(run, run.toReversed());
  return {
    changes: ['Reversed the order of the rows'],
    checks: [
      {
        element: table.element,
        aspect: 'order',
        read: (after: Editing) => {
          const now = after.content.tables.find(({ element }) => element === table.element);
          const is = now?.rows[0]?.element;
          return is !== undefined && is === first && now !== undefined && now.rows.length > 1
            ? 'the rows are in the order that they had'
            : undefined;
        },
      },
    ],
  };
};
