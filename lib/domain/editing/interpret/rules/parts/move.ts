import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { besideMember, membersLabelled } from '../../targets/members.ts';
import { operations } from '../answers.ts';

const MOVE =
  /^(?:move|put|place|stick|shift|position|bring|push|get|pull|drag|relocate|want|have|need|set|show|keep)(?: back)? (?<what>.+?) (?:, |so |that |it |they |is |are |comes? |stands? |sits? |appears? |to be |be |go |up |down |right |directly |just |immediately |to |in |somewhere |placed |shown )*(?<where>above|below|under|underneath|beneath|before|after|over|on top of|ahead of|following|behind|in front of|at the (?:top|start|beginning) of|at the (?:bottom|end) of|the (?:top|start|beginning) of|the (?:bottom|end) of) (?<ref>.+)$/;
const INTO =
  /^(?:move|shift|transfer|relocate|bring|put|place|push|drag) (?<what>.+?) (?:down |up |over )?(?:to|into|in|inside|within) (?<ref>.+)$/;
const SHOULD =
  /^(?<what>.+?) (?:should|must|needs to|has to|ought to|have to|need to|to(?= (?:come|go|be|stand|sit|appear|follow|move) )) (?:be |go |come |appear |stand |sit |be placed |be moved |be shown |move )*(?<where>above|below|under|underneath|beneath|before|after|over|on top of|ahead of|underneath|beneath|following) (?<ref>.+)$/;
const EDGE =
  /^(?:move|put|place|shift|position|bring|push|get|pull|drag|relocate|show|want|have)(?: back)? (?<what>.+?) (?:up |down |all the way |right |down to |up to |to be )?(?:to|at|on|in)? ?(?:the )?(?:very )?(?<where>top|bottom|end|start|beginning|front|first|last)(?: of (?:the |this )?(?:page|document|invoice|quote|report|letter|sheet|whole document))?$/;
const STEP =
  /^(?:move|shift|push|bring|pull|nudge) (?<what>.+?) (?<where>up|down|higher|lower)(?: (?:by )?(?:one|a|1)? ?(?:section|place|position|spot|step|bit|notch))?$/;
const SWAP =
  /^(?:swap|switch|exchange|flip|interchange|trade|reverse)(?: around)?(?: the)?(?: (?:position|order|place|positions|places)s? of)? (?<one>.+?) (?:and|with|for|&) (?<other>.+?)(?: around| places| positions)?$/;
const DUPLICATE =
  /^(?:duplicate|copy|clone|repeat|double|make a (?:copy|duplicate) of|make another copy of|create a copy of) (?<what>.+?)(?: (?:once|again|below|one more time|at the (?:end|bottom)|twice))*$/;
const BEFORE = /^(?:above|before|over|on top of|ahead of|in front of)$/;

/** "move the notes above the items", "put the logo at the bottom" */
export const move: Rule = {
  name: 'move',
  read(clause, context) {
    const edge = clause.match(EDGE);
    const beside = clause.match(MOVE) ?? clause.match(SHOULD);
    const step = clause.match(STEP);
    const what = beside?.what ?? edge?.what ?? step?.what;
    const into = beside === undefined && edge === undefined ? clause.match(INTO) : undefined;
    const moved = into?.what && into.ref && intoPart(into.what, into.ref, context);
    if (moved !== undefined) return moved;
    const target = what && context.target(what);
    if (
      target === undefined ||
      blockIds(target, context).length !== 1 ||
      target.kind === 'document'
    ) {
      const again = edge?.what && context.target(edge.what);
      return again && edge?.where ? toEdge(again, edge.where.text, context) : undefined;
    }
    if (beside?.ref !== undefined && beside.where !== undefined) {
      const made = besideOther(target, beside.where.text, context.target(beside.ref), context);
      if (made !== undefined) return made;
    }
    if (edge?.where !== undefined) return toEdge(target, edge.where.text, context);
    return step?.where && byStep(target, /up|higher/.test(step.where.text) ? -1 : 1, context);
  },
};

/** "move the address to the footer": each of its lines, in their order. */
function intoPart(what: Phrase, ref: Phrase, context: Context): Reading | undefined {
  const target = context.target(what);
  const part = context.target(ref);
  const [reference] = part?.ids ?? [];
  if (target === undefined || part?.kind !== 'region' || reference === undefined) return undefined;
  if (part.ids.length !== 1 || target.kind === 'document' || target.nodes.length === 0)
    return undefined;
  if (target.kind !== 'region' && target.nodes.some(({ whole }) => !whole)) return undefined;
  const ids = [...new Set(target.ids)];
  if (ids.length > 8 || ids.includes(reference)) return undefined;
  return operations(
    ids.map((id) => ({ op: 'move', target: id, place: 'end', reference }) as const),
    [target],
  );
}

export function besideOther(
  target: Target,
  where: string,
  other: Target | undefined,
  context: Context,
): Reading | undefined {
  const [id] = blockIds(target, context);
  if (other === undefined || id === undefined || target.kind === 'document') return undefined;
  const at = /(?:top|start|beginning) of/.test(where)
    ? 'start'
    : /(?:bottom|end) of/.test(where)
      ? 'end'
      : undefined;
  if (other.kind === 'document')
    return at === undefined ? undefined : toEdge(target, where, context);
  const place = at ?? (BEFORE.test(where) ? 'before' : 'after');
  const ids = blockIds(other, context);
  const reference = place === 'after' || place === 'end' ? ids.at(-1) : ids[0];
  if (reference === undefined || reference === id) return undefined;
  return operations([{ op: 'move', target: id, place, reference }], [target]);
}

/** Several texts are moved with the part that holds them all. */
export function blockIds(target: Target, { scope }: Context): readonly string[] {
  const members = target.kind === 'text' ? membersLabelled(target.nodes, scope) : [];
  if (members.length > 0) return members.map(({ id }) => id);
  if (target.ids.length === 1 || target.kind === 'column') return target.ids;
  const inside = (region: (typeof scope.content.regions)[number]) =>
    target.nodes.every(({ element }) => contains(region.element, element));
  const region = scope.content.regions.findLast(inside);
  return region === undefined ? target.ids : [region.id];
}

/** To the top is below the header where the document has one: it is the head of every part. */
export function toEdge(target: Target, where: string, context: Context): Reading | undefined {
  const { regions } = context.scope.content;
  const [id, more] = blockIds(target, context);
  if (id === undefined || more !== undefined) return undefined;
  const isTop = /top|start|beginning|first|front/.test(where);
  // Among its like the place is one of these.
  const all = besideMember(id, context.scope) ?? regions;
  const others = all.filter((one) => one.id !== id);
  const reference = isTop ? others[0] : others.at(-1);
  if (reference === undefined) return undefined;
  return operations(
    [{ op: 'move', target: id, place: isTop ? 'before' : 'after', reference: reference.id }],
    [target],
  );
}

function byStep(target: Target, by: -1 | 1, { scope }: Context): Reading | undefined {
  const [id] = target.ids;
  const all = (id === undefined ? undefined : besideMember(id, scope)) ?? scope.content.regions;
  const at = all.findIndex((one) => one.id === id);
  const reference = at < 0 ? undefined : all[at + by];
  if (reference === undefined || id === undefined) return undefined;
  return operations(
    [{ op: 'move', target: id, place: by < 0 ? 'before' : 'after', reference: reference.id }],
    [target],
  );
}

/** "swap the client info and the dates" */
export const swap: Rule = {
  name: 'swap',
  read(clause, context) {
    const found = clause.match(SWAP);
    if (found?.one === undefined || found.other === undefined) return undefined;
    const [one, other] = [context.target(found.one), context.target(found.other)];
    if (one === undefined || other === undefined) return undefined;
    const [ones, others] = [blockIds(one, context), blockIds(other, context)];
    const [first, second] = [ones[0], others[0]];
    if (ones.length !== 1 || others.length !== 1 || first === second) return undefined;
    if (first === undefined || second === undefined) return undefined;
    return operations([{ op: 'swap', first, second }], [one, other]);
  },
};

/** "duplicate the notes" */
export const duplicate: Rule = {
  name: 'duplicate',
  read(clause, context) {
    const what = clause.match(DUPLICATE)?.what;
    const target = what && context.target(what);
    const [id] = target?.ids ?? [];
    if (target === undefined || id === undefined || target.ids.length !== 1) return undefined;
    if (target.kind === 'document' || target.kind === 'column' || target.kind === 'total')
      return undefined;
    return operations([{ op: 'duplicate', target: id }], [target]);
  },
};
