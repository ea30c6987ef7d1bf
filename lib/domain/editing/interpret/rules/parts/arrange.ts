import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { partyBlock, partyGroups } from '../../targets/party-groups.ts';
import { operations } from '../answers.ts';
import { readItems } from '../style/read-items.ts';
import { style } from '../style/style-rule.ts';
import { besideRow, rowCopied, rowOfCell, STEP } from './arrange-rows.ts';
import { besideOther, blockIds, byStep, intoPart, toEdge } from './move.ts';
import { type Arrangement, readArrangement } from './read-arrangement.ts';

/** "the client should see the terms at once, put them above the notes" moves no client. */
const SEEN =
  /^[^",]*\b(?:to|should|must|can|cannot|not|never|will) (?:see|read|notice|find|know|miss|overlook)\b[^",]* , /;

/** Parts and their places in any order of words: "at the top: the payment details", "terms before notes". */
export const arrange: Rule = {
  name: 'arrange',
  read(clause, context) {
    if (SEEN.test(clause.text)) return undefined;
    const said = readArrangement(clause, context);
    if (said === undefined) return inLooks(clause, context);
    const targets = said.targets.map(({ target }) => target);
    const [first, second, more] = targets;
    if (said.also !== undefined) return besideBoth(said, context);
    const rows = said.swaps ? undefined : besideRow(said, context);
    if (rows !== undefined) return rows;
    if (more !== undefined) return severalBeside(said, context);
    if (first === undefined) return undefined;
    const isToEdge = second === undefined && said.edge !== undefined;
    const copiedRow = said.copies ? rowCopied(said, context) : undefined;
    if (copiedRow !== undefined) return copiedRow;
    const areRows = said.swaps && targets.every(({ kind }) => kind === 'row');
    if (!areRows && targets.some(({ kind }) => FIXED.has(kind) && !(isToEdge && kind === 'total')))
      return undefined;
    if (said.swaps) return swapped(targets, said, context);
    if (said.copies) return copied(first, second, said, context);
    if (second !== undefined) return into(clause, said) ?? beside(said, context);
    const step = said.edge === undefined && said.relation === undefined && STEP.exec(clause.text);
    if (step) return byStep(first, /up|higher/.test(step[1] ?? '') ? -1 : 1, context);
    return said.edge !== undefined && !said.edge.of && said.relation === undefined
      ? toEdge(first, EDGE_OF_LIST.exec(clause.text)?.[0] ?? said.edge.where, context)
      : undefined;
  },
};

/** Among its like, not on the page. */
const EDGE_OF_LIST = /\b(?:first|last)\b/;

const MOST_MOVED = 4;

/** "move the notes and the terms above the table": one after the other, in the order in which they are named. */
function severalBeside(said: Arrangement, context: Context): Reading | undefined {
  const { targets, relation, edge, swaps, copies } = said;
  if (relation === undefined || edge !== undefined || swaps || copies) return undefined;
  const [reference, ...behind] = targets.filter(({ at }) => at > relation.at);
  const moved = targets.filter(({ at }) => at < relation.at).map(({ target }) => target);
  if (reference === undefined || behind.length > 0 || moved.length > MOST_MOVED) return undefined;
  if (moved.length < 2 || moved.some(({ kind }) => FIXED.has(kind))) return undefined;
  const where = relation.where === 'before' ? 'above' : 'below';
  const list: Operation[] = [];
  for (const [index, target] of moved.entries()) {
    const other = where === 'above' ? reference.target : (moved[index - 1] ?? reference.target);
    const reading = besideOther(target, where, other, context);
    if (reading?.result.kind !== 'operations') return undefined;
    list.push(...reading.result.operations);
  }
  return operations(list, moved);
}

/** "right below the summary, before the figures": one place that is said twice. */
function besideBoth(
  { targets, relation, also, edge, swaps, copies }: Arrangement,
  context: Context,
): Reading | undefined {
  const [moved, one, other, more] = targets;
  if (edge !== undefined || swaps || copies || more !== undefined) return undefined;
  if (moved === undefined || one === undefined || other === undefined) return undefined;
  if (relation === undefined || also === undefined || relation.where === also.where)
    return undefined;
  const inTurn = [moved.at, relation.at, one.at, also.at, other.at];
  if (inTurn.some((at, step) => at < (inTurn[step - 1] ?? 0))) return undefined;
  const [before, after] = relation.where === 'after' ? [one, other] : [other, one];
  const id = moved.target.ids[0];
  const parts = context.scope.content.regions.filter((part) => part.id !== id);
  const at = parts.findIndex((part) => blockIds(before.target, context).includes(part.id));
  if (at < 0 || !blockIds(after.target, context).includes(parts[at + 1]?.id ?? ''))
    return undefined;
  return FIXED.has(moved.target.kind)
    ? undefined
    : besideOther(moved.target, 'below', before.target, context);
}

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
  const rows = targets.flatMap((target) =>
    target.kind === 'row' ? target.ids : (rowOfCell(target, context) ?? []),
  );
  const [one, other, more] = rows;
  if (one !== undefined && other !== undefined && more === undefined && one !== other)
    return targets.length > rows.length
      ? undefined
      : operations([{ op: 'swap', first: one, second: other }], targets);
  const sides = relation === undefined ? partiesIn(targets, edge, context) : undefined;
  if (sides !== undefined)
    return operations([{ op: 'swap', first: sides[0], second: sides[1] }], targets.slice(0, 1));
  const both = targets.flatMap((target) =>
    targets.length === 1 && target.ids.length === 2 ? target.ids : blockIds(target, context),
  );
  const [first, second, third] = both;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  if (first === second || relation !== undefined || edge !== undefined) return undefined;
  return operations([{ op: 'swap', first, second }], targets);
}

/** "the two parties", and which of them comes first then, where that is said. */
function partiesIn(
  [whole, wished, more]: readonly Target[],
  edge: Arrangement['edge'],
  { scope }: Context,
): readonly [string, string] | undefined {
  const [first, second, third] = partyGroups(scope.content);
  if (whole === undefined || more !== undefined || third !== undefined) return undefined;
  if (first === undefined || second === undefined) return undefined;
  if (![first, second].every(({ name }) => whole.nodes.includes(name))) return undefined;
  const next = edge?.where === 'bottom' ? first : second;
  if (wished !== undefined && (edge === undefined || !wished.nodes.includes(next.name)))
    return undefined;
  const [one, other] = [first, second].map((group) => partyBlock(group, scope));
  return one === undefined || other === undefined ? undefined : [one, other];
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
  // "right below itself" is where a copy comes anyway.
  if (relation?.where === 'after' && other === undefined) return operations([copy], [target]);
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
