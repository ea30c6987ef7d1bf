import type { Context, Reading, Target } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { operations } from '../answers.ts';
import type { Arrangement } from './read-arrangement.ts';

export const STEP =
  /^(?:move|shift|push|bring|pull|nudge)\b.* (up|down|higher|lower)(?: (?:by )?(?:one|a|1)? ?(?:section|place|position|spot|step|bit|notch))?$/;

/** "boiler repair below the call-out": what names rows of one table moves the row. */
export function besideRow(said: Arrangement, context: Context): Reading | undefined {
  const [one, other, more] = said.targets;
  const { relation, edge } = said;
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  if (relation === undefined || edge !== undefined || one.at > relation.at) return undefined;
  const [row, reference] = [one.target, other.target].map((target) => rowOf(target, context));
  if (row === undefined || reference === undefined || row.id === reference.id) return undefined;
  return operations(
    [{ op: 'move', target: row.id, place: relation.where, reference: reference.id }],
    [one.target],
  );
}

/** "duplicate the Cargo rack line": right below it. */
export function rowCopied(said: Arrangement, context: Context): Reading | undefined {
  const [one, more] = said.targets;
  const row = one && rowOf(one.target, context);
  if (one === undefined || row === undefined || more !== undefined) return undefined;
  if (said.edge !== undefined) return undefined;
  const table = context.scope.content.tables.find(({ rows }) => rows.includes(row));
  return (
    table &&
    operations(
      [
        {
          op: 'add-row',
          table: table.id,
          at: table.rows.indexOf(row) + 1,
          cells: row.cells.map(({ text }) => text),
        },
        { op: 'recompute', keep: [] },
      ],
      [one.target],
    )
  );
}

function rowOf({ kind, nodes }: Target, { scope: { content } }: Context) {
  const [only, more] = nodes;
  if (kind === 'text' && only !== undefined && more === undefined)
    // A name that stands in a cell with its details is of that row as well.
    return content.tables
      .flatMap((table) => table.rows)
      .find(({ element }) => only.role !== 'total-label' && contains(element, only.element));
  if (kind !== 'row') return undefined;
  const rows = content.tables
    .flatMap((table) => table.rows)
    .filter(({ cells }) => cells.some(({ id }) => nodes.some((node) => node.id === id)));
  return rows.length === 1 ? rows[0] : undefined;
}

/** "swap the code review and hosting lines": the rows that are called so. */
export function rowOfCell(target: Target, context: Context): string | undefined {
  return target.kind === 'text' ? rowOf(target, context)?.id : undefined;
}
