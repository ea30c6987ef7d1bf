import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { contentLoss, operations } from '../answers.ts';
import { columnNamed, type NamedColumn, partsOf } from './find-table.ts';

export const REMOVE =
  '(?:remove|delete|drop|hide|omit|skip|lose|erase|exclude|eliminate|cut|strip|clear|take (?:out|away|off)|get rid of|leave out|throw out|do not (?:show|include|display|need|want)|without|no need for|not need)';

const TAKEN =
  /^take (?<what>.+? columns?) (?:out|away|off)(?: (?:of|from) (?:the |our |this )?(?:(?:line )?items? )?(?:table|list|grid|line items|page|document|invoice|quote|bill|receipt|report))?$/;

/** "We do not need the Qty column, take it out" */
const AGAIN =
  /^(?:take|kick|cut|throw|remove|delete|drop|hide|lose|omit|get rid of|leave|strip)(?: out)? (?:it|that|this|them|those|these|(?:that|this|the) (?:one|column))(?: (?:out|away|off|completely|entirely))?$/;

function columnOf({ kind, table, column }: Target): NamedColumn[] {
  return kind === 'column' && table !== undefined && column !== undefined
    ? [{ table, column }]
    : [];
}

/** "drop the qty column", "remove the SKU and status columns" */
export const removeColumn: Rule = {
  name: 'remove-column',
  read(clause, context) {
    const named = AGAIN.test(clause.text) ? context.last.flatMap(columnOf) : [];
    if (named.length > 0 && named.length === context.last.length)
      return columnsTaken(named, context);
    const what = clause.match(TAKEN)?.['what'];
    if (what === undefined) return undefined;
    const columns = columnsNamed(what, context);
    if (columns === undefined) return undefined;
    return columnsTaken(columns, context);
  },
};

/** All the columns that a phrase names; undefined unless all are found. */
export function columnsNamed(phrase: Phrase, context: Context): NamedColumn[] | undefined {
  const whole = columnNamed(phrase, context);
  if (whole !== undefined) return [whole];
  const found: NamedColumn[] = [];
  let from = 0;
  for (const [at, { word, quoted }] of [...phrase.tokens, { word: ',', quoted: false }].entries()) {
    if (quoted || ![',', 'and', '&'].includes(word)) continue;
    const column = at === from ? undefined : columnNamed(phrase.slice(from, at), context);
    if (column === undefined && at > from) return undefined;
    if (column !== undefined) found.push(column);
    from = at + 1;
  }
  return found.length === 0 ? undefined : found;
}

/** Columns go; those hidden as well, that the others close up. What lines are and come to stays. */
export function columnsTaken(columns: readonly NamedColumn[], context: Context): Reading {
  for (const { table, column } of columns) {
    if (table !== context.subject.content.lineItems) continue;
    const { description, amount } = partsOf(table, context);
    const label = table.columns[column]?.label ?? '';
    if (column === description || column === amount || table.columns.length === 1)
      return contentLoss(
        `the column “${label}” of the line items (${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'})`,
      );
  }
  // Places count from the left, so the last goes first.
  const ordered = [...columns].sort((a, b) => b.column - a.column);
  return operations(
    ordered.map(({ table, column }) => ({ op: 'remove-column', table: table.id, column })),
  );
}
