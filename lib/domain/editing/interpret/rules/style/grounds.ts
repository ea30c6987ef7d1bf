import type { Element } from 'domhandler';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Context, Target } from '../../rule.ts';
import { contrast, hexOf, READABLE, readableOn } from './color-values.ts';
import { setElement, setText } from './set-text.ts';

/** Whose cells may have grounds of their own; what is painted as a ground when a colour is wished of it. */
export const GROUNDS = new Set<Target['kind']>(['table-head', 'row']);

/** An element's own background as a hex value; undefined where the paper shows. */
export function groundOf(element: Element, context: Context): string | undefined {
  const value = context.look(element, 'background-color');
  return value === undefined ? undefined : hexOf(value);
}

/** A ground, and for whatever is not read on it another colour of text. */
export function groundOperations(
  target: Target,
  css: string,
  context: Context,
): readonly Operation[] {
  const elements = target.ids.flatMap((id) => context.scope.content.elementById(id) ?? []);
  // Cells often have a ground of their own, over that of their row.
  const hasCells = GROUNDS.has(target.kind);
  const unreadable = target.nodes.filter(({ element, role }) => {
    if (role === 'logo' || role === 'image') return false;
    if (!hasCells && standsOnOther(element, elements, context)) return false;
    return contrast(context.look(element, 'color') ?? '#000000', css) < READABLE;
  });
  const ids = hasCells ? [...target.ids, ...target.nodes.map(({ id }) => id)] : target.ids;
  return [
    ...setElement(ids, {
      'background-color': css,
      ...withoutPicture(elements, context),
      ...roomFor(target, elements[0], context),
    }),
    ...(unreadable.length === 0
      ? []
      : setText({ ids: unreadable.map(({ id }) => id) }, { color: readableOn(css, undefined) })),
  ];
}

/** Whether a text stands on a ground of its own inside the target. */
function standsOnOther(element: Element, targets: readonly Element[], context: Context): boolean {
  for (let at: Element | null = element; at !== null && !targets.includes(at); at = parentOf(at)) {
    const ground = groundOf(at, context);
    if (ground !== undefined) return true;
  }
  return false;
}

function parentOf(element: Element): Element | null {
  const { parent } = element;
  return parent !== null && 'attribs' in parent ? parent : null;
}

/** A gradient would cover the colour. */
function withoutPicture(elements: readonly Element[], context: Context) {
  const hasPicture = elements.some(
    (element) => (context.look(element, 'background-image') ?? 'none') !== 'none',
  );
  return hasPicture ? { 'background-image': 'none' } : {};
}

/** A part without any padding gets some: text at the very edge of a colour is hard to read. */
function roomFor(target: Target, element: Element | undefined, context: Context) {
  if (target.kind !== 'region' || element === undefined) return {};
  if (Number.parseFloat(context.look(element, 'padding-left') ?? '0') > 0) return {};
  return {
    'padding-top': '12px',
    'padding-bottom': '12px',
    'padding-left': '16px',
    'padding-right': '16px',
  };
}
