import type { Element } from 'domhandler';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Group } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { setText } from './set-text.ts';

type Side = 'left' | 'right';

/** "the company on the right and the title on the left": of parts beside each other, which stands where. */
export function besideOperations(
  groups: readonly Group[],
  context: Context,
): readonly Operation[] | undefined {
  if (groups.length !== 2) return undefined;
  const left = wishedOn('left', groups);
  const right = wishedOn('right', groups);
  const row = left && right && rowAround(left, right, context);
  if (row === undefined) return undefined;
  const [toLeft, toRight] = row.columns;
  const isSwapped = row.element.children.indexOf(toLeft) > row.element.children.indexOf(toRight);
  const [first, second] = [toLeft, toRight].map((column) => context.scope.content.idOf(column));
  if (first === undefined || second === undefined) return undefined;
  return [
    ...(isSwapped ? [{ op: 'swap', first, second } as const] : []),
    ...setText({ ids: [first] }, { 'text-align': 'left' }),
    ...setText({ ids: [second] }, { 'text-align': 'right' }),
  ];
}

/** What alone is wished on a side. */
function wishedOn(side: Side, groups: readonly Group[]): Target | undefined {
  const found = groups.find(
    ({ wishes: [only, ...others] }) =>
      others.length === 0 && only?.wish.kind === 'align' && only.wish.side === side && !only.not,
  );
  return found?.targets.length === 1 ? found.targets[0] : undefined;
}

interface Row {
  readonly element: Element;
  readonly columns: readonly [Element, Element];
}

/** The innermost box that sets both beside each other. */
function rowAround(one: Target, other: Target, context: Context): Row | undefined {
  const [first, second] = [one, other].map(({ nodes }) => nodes[0]?.element);
  if (first === undefined || second === undefined) return undefined;
  for (let at = first.parent; at !== null; at = at.parent) {
    if (!('attribs' in at)) return undefined;
    const element = at as Element;
    const [column, beside] = [childWith(element, first), childWith(element, second)];
    if (beside === undefined || column === undefined) continue;
    return column !== beside && isRow(element, context)
      ? { element, columns: [column, beside] }
      : undefined;
  }
  return undefined;
}

function isRow(element: Element, context: Context): boolean {
  return (
    /^(?:inline-)?flex$/.test(context.look(element, 'display') ?? '') &&
    !/^column/.test(context.look(element, 'flex-direction') ?? '')
  );
}

function childWith(element: Element, inner: Element): Element | undefined {
  for (let at: Element['parent'] = inner; at !== null; at = at.parent)
    if (at.parent === element) return at as Element;
  return undefined;
}
