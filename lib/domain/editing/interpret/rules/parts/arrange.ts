import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { operations } from '../answers.ts';
import { readItems } from '../style/read-items.ts';
import { style } from '../style/style-rule.ts';
import { besideOther, blockIds, byStep, intoPart, toEdge } from './move.ts';
import { type Arrangement, readArrangement } from './read-arrangement.ts';

/** Parts and their places in any order of words: "at the top: the payment details", "terms before notes". */
export const arrange: Rule = {
  name: 'arrange',
  read(clause, context) {
    const said = readArrangement(clause, context);
    if (said === undefined) return inLooks(clause, context);
    const targets = said.targets.map(({ target }) => target);
    const [first, second, more] = targets;
    const rows = said.swaps
      ? undefined
      : (besideRow(said, context) ?? rowByStep(clause, said, context));
    if (rows !== undefined) return rows;
    if (first === undefined || more !== undefined) return undefined;
    const isToEdge = second === undefined && said.edge !== undefined;
    const copiedRow = said.copies ? rowCopied(said, context) : undefined;
    if (copiedRow !== undefined) return copiedRow;
    if (targets.some(({ kind }) => FIXED.has(kind) && !(isToEdge && kind === 'total')))
      return undefined;
    if (said.swaps) return swapped(targets, said, context);
    if (said.copies) return copied(first, second, said, context);
    if (second !== undefined) return into(clause, said) ?? beside(said, context);
    const step = said.edge === undefined && said.relation === undefined && STEP.exec(clause.text);
    if (step) return byStep(first, /up|higher/.test(step[1] ?? '') ? -1 : 1, context);
    return said.edge !== undefined && !said.edge.of && said.relation === undefined
      ? toEdge(first, said.edge.where, context)
      : undefined;
  },
};

const STEP =
  /^(?:move|shift|push|bring|pull|nudge)\b.* (up|down|higher|lower)(?: (?:by )?(?:one|a|1)? ?(?:section|place|position|spot|step|bit|notch))?$/;
const MOVES = /^(?:move|shift|transfer|relocate|bring|put|place|push|drag)\b/;

/** "move the address to the footer" */
function into(clause: Phrase, { targets, relation, edge }: Arrangement): Reading | undefined {
  const [moved, part] = targets;
  if (moved === undefined || part === undefined || relation !== undefined || edge !== undefined)
    return undefined;
  const between = clause.slice(moved.at, part.at).text;
  const isInto = MOVES.test(clause.text) && / (?:to|into|in|inside|within)(?: the)?$/.test(between);
  return isInto ? intoPart(moved.target, part.target) : undefined;
}

const LOOKS = /^(?:in|with|and|,|as|made)$/;
const MOST_LOOKS = 8;

/** "move the notes below the totals in blue": looks behind the place are of what is moved. */
function inLooks(clause: Phrase, context: Context): Reading | undefined {
  const { tokens } = clause;
  for (let at = tokens.length - 2; at > 3 && at > tokens.length - MOST_LOOKS; at--) {
    if (tokens[at]?.quoted || !LOOKS.test(tokens[at]?.word ?? '')) continue;
    const items = readItems(clause.slice(at + 1), context);
    if (items === undefined || items.some(({ is }) => is === 'target')) continue;
    const head = clause.slice(0, at);
    const moved = arrange.read(head, context);
    if (moved?.result.kind !== 'operations') continue;
    const styled = style.read(clause.slice(at + 1), { ...context, last: moved.about ?? [] });
    if (styled?.result.kind !== 'operations') continue;
    const list = [...moved.result.operations, ...styled.result.operations];
    return { ...operations(list, moved.about), ...(styled.looks && { looks: styled.looks }) };
  }
  return undefined;
}

/** What tables and totals are made of has rules of its own. */
const FIXED = new Set<Target['kind']>(['document', 'row', 'column', 'total', 'table-head']);

/** "swap the notes and the terms", "the last two clauses in each other's place" */
function swapped(
  targets: readonly Target[],
  { relation, edge }: Arrangement,
  context: Context,
): Reading | undefined {
  const rows = targets.flatMap((target) => rowOfCell(target, context) ?? []);
  const [one, other] = rows;
  if (one !== undefined && other !== undefined && rows.length === targets.length && one !== other)
    return operations([{ op: 'swap', first: one, second: other }], targets);
  const both = targets.flatMap((target) =>
    targets.length === 1 && target.ids.length === 2 ? target.ids : blockIds(target, context),
  );
  const [first, second, more] = both;
  if (first === undefined || second === undefined || more !== undefined) return undefined;
  if (first === second || relation !== undefined || edge !== undefined) return undefined;
  return operations([{ op: 'swap', first, second }], targets);
}

/** "swap the code review and hosting lines": the rows that are called so. */
function rowOfCell({ nodes }: Target, { subject: { content } }: Context): string | undefined {
  const [cell, more] = nodes;
  if (cell?.role !== 'cell' || more !== undefined) return undefined;
  return content.tables.flatMap(({ rows }) => rows).find(({ cells }) => cells.includes(cell))?.id;
}

/** "at the very end, past the terms": both say one place. */
const isAlike = (
  { where }: NonNullable<Arrangement['relation']>,
  edge: NonNullable<Arrangement['edge']>,
) => !edge.of && (where === 'after') === (edge.where === 'bottom');

/** The copy stays where the part was when the part goes to an end of the document. */
function copied(
  target: Target,
  other: Target | undefined,
  said: Arrangement,
  context: Context,
): Reading | undefined {
  const { edge, relation } = said;
  const [id, more] = blockIds(target, context);
  if (id === undefined || more !== undefined) return undefined;
  const copy: Operation = { op: 'duplicate', target: id };
  if (relation !== undefined || other !== undefined) {
    const moved = relation === undefined ? undefined : beside(said, context);
    return moved?.result.kind === 'operations'
      ? operations([copy, ...moved.result.operations], [target])
      : undefined;
  }
  if (edge === undefined) return operations([copy], [target]);
  const moved = toEdge(target, edge.where, context);
  return moved?.result.kind === 'operations'
    ? operations([copy, ...moved.result.operations], [target])
    : undefined;
}

/** "boiler repair below the call-out": what names rows of one table moves the row. */
function besideRow(said: Arrangement, context: Context): Reading | undefined {
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
function rowCopied(said: Arrangement, context: Context): Reading | undefined {
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

/** "move row 3 up" */
function rowByStep(clause: Phrase, said: Arrangement, context: Context): Reading | undefined {
  const [one, more] = said.targets;
  const step = STEP.exec(clause.text)?.[1];
  if (one?.target.kind !== 'row' || more !== undefined || step === undefined) return undefined;
  if (said.edge !== undefined || said.relation !== undefined) return undefined;
  const row = rowOf(one.target, context);
  const rows = context.scope.content.tables.find((table) => row && table.rows.includes(row))?.rows;
  const isUp = /up|higher/.test(step);
  const reference = row && rows?.[rows.indexOf(row) + (isUp ? -1 : 1)];
  return row === undefined || reference === undefined
    ? undefined
    : operations(
        [{ op: 'move', target: row.id, place: isUp ? 'before' : 'after', reference: reference.id }],
        [one.target],
      );
}

function rowOf({ kind, nodes }: Target, { scope: { content } }: Context) {
  const isCell = kind === 'text' && nodes.length === 1 && nodes[0]?.role === 'cell';
  if (!isCell && kind !== 'row') return undefined;
  const rows = content.tables
    .flatMap((table) => table.rows)
    .filter(({ cells }) => cells.some(({ id }) => nodes.some((node) => node.id === id)));
  return rows.length === 1 ? rows[0] : undefined;
}

function beside({ targets, relation, edge }: Arrangement, context: Context): Reading | undefined {
  const [one, other] = targets;
  if (one === undefined || other === undefined) return undefined;
  const sign = relation ?? (edge?.of ? edge : undefined);
  if (
    sign === undefined ||
    (relation !== undefined && edge !== undefined && !isAlike(relation, edge))
  )
    return undefined;
  // What stands right behind "above" is what it is put above.
  const [reference, moved] =
    one.at > sign.at
      ? [one.target, other.target]
      : other.at > sign.at
        ? [other.target, one.target]
        : [];
  if (reference === undefined || moved === undefined) return undefined;
  const where =
    sign.where === 'top'
      ? 'top of'
      : sign.where === 'bottom'
        ? 'bottom of'
        : sign.where === 'before'
          ? 'above'
          : 'below';
  return besideOther(moved, where, reference, context);
}
