import { type Element, isTag } from 'domhandler';
import type { Side } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { pixels } from './lengths.ts';

/** Whose margin keeps two things apart, and on which side of it. */
interface Apart {
  readonly target: Target;
  readonly side: Side;
}

/**
 * Of the margins that meet between two things only the largest shows: that is the one to change, be it
 * of one of both, or of what each begins or ends.
 */
export function roomBetween(one: Target, other: Target, context: Context): Apart {
  const [near, far] = [nearest(one, other, context), nearest(other, one, context)];
  return apart(near, far, context);
}

/** Of texts that say the same the one that stands nearest: who signs a letter is named at its head as well. */
function nearest(target: Target, to: Target, { scope: { content } }: Context): Target {
  const [first] = target.nodes;
  const at = content.nodes.findIndex((node) => to.nodes.includes(node));
  if (target.kind !== 'text' || first === undefined || at < 0) return target;
  if (target.nodes.some(({ text }) => text !== first.text)) return target;
  const alike = content.nodes.filter(({ text }) => text === first.text);
  const way = (node: (typeof alike)[number]) => Math.abs(content.nodes.indexOf(node) - at);
  const [node = first] = alike.toSorted((some, more) => way(some) - way(more));
  return { ...target, ids: [node.id], nodes: [node] };
}

function apart(one: Target, other: Target, context: Context): Apart {
  const { content } = context.scope;
  const place = ({ nodes: [first] }: Target) =>
    first === undefined ? -1 : content.nodes.indexOf(first);
  const [upper, lower] = place(one) <= place(other) ? [one, other] : [other, one];
  const above = elementOf(upper, context, 'last');
  const below = elementOf(lower, context, 'first');
  const found: Apart = { target: upper, side: 'bottom' };
  if (above === undefined || below === undefined) return found;
  const margins = [
    ...chain(above, below, 'last').map((element) => ({
      element,
      side: 'bottom' as const,
      of: upper,
    })),
    ...chain(below, above, 'first').map((element) => ({
      element,
      side: 'top' as const,
      of: lower,
    })),
  ].map((each) => ({
    ...each,
    margin: pixels(context.look(each.element, `margin-${each.side}`) ?? ''),
  }));
  const [first] = margins.toSorted((some, more) => more.margin - some.margin);
  if (first === undefined || first.margin <= (margins[0]?.margin ?? 0)) return found;
  const id = content.idOf(first.element);
  return id === undefined
    ? found
    : {
        target: { kind: 'region', name: first.of.name, ids: [id], nodes: first.of.nodes },
        side: first.side,
      };
}

function elementOf({ ids }: Target, { scope }: Context, edge: 'first' | 'last') {
  const id = edge === 'first' ? ids[0] : ids.at(-1);
  return id === undefined ? undefined : scope.content.elementById(id);
}

/** An element, and what it is the first or the last of, as far as the other one is outside. */
function chain(element: Element, outside: Element, edge: 'first' | 'last'): readonly Element[] {
  const found = [element];
  for (let at = element.parent; at !== null && isTag(at); at = at.parent) {
    const inside = at.children.filter(isTag);
    if (contains(at, outside) || inside.at(edge === 'first' ? 0 : -1) !== found.at(-1)) break;
    found.push(at);
  }
  return found;
}
