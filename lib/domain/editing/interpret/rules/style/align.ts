import type { Element } from 'domhandler';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Context, Target } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { type Style, setElement, setText } from './set-text.ts';

type SideName = 'left' | 'center' | 'right' | 'justify';

/** Where text, or a picture, stands across its part. */
export function alignOperations(
  target: Target,
  side: SideName,
  context: Context,
): readonly Operation[] | undefined {
  if (target.kind === 'document') return setText(target, { 'text-align': side });
  if (target.kind === 'logo' || target.kind === 'image') return alignPicture(target, side, context);
  if (target.kind === 'column' || target.kind === 'row' || target.kind === 'table-head')
    return setElement(
      target.nodes.map(({ id }) => id),
      { 'text-align': side },
    );
  if (target.region?.name === 'totals') return alignBlock(target, side, context);
  const blocks = unique(target.ids.flatMap((id) => blockAround(id, context) ?? []));
  const isCentered = side === 'center' && target.nodes.length === 1;
  const stacked = unique(blocks.flatMap((id) => rowsAround(id, context, isCentered)));
  return [
    ...(stacked.length === 0 || target.nodes.some(({ role }) => role === 'total-value')
      ? []
      : setElement(stacked, { display: 'block' })),
    ...setText({ ids: blocks }, { 'text-align': side }),
  ];
}

/** Totals are a block of their own, beside which there is room: it goes to that side as a whole. */
function alignBlock(target: Target, side: SideName, context: Context): readonly Operation[] {
  const [id] = target.ids;
  const element = id === undefined ? undefined : context.scope.content.elementById(id);
  const width = element && context.look(element, 'width');
  const isNarrow = width !== undefined && !/^(?:auto|100%)?$/.test(width);
  const aligned = setText(target, { 'text-align': side });
  if (!isNarrow || side === 'justify') return aligned;
  const margins = {
    'margin-left': side === 'left' ? '0' : 'auto',
    'margin-right': side === 'right' ? '0' : 'auto',
  };
  return [...setElement(target.ids, margins), ...aligned];
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

const INLINE = /^(?:inline|contents)$/;

function parentOf(element: Element): Element | null {
  const { parent } = element;
  return parent !== null && 'attribs' in parent ? parent : null;
}

/** The box whose text it is: an inline element is aligned by what holds it. */
function blockAround(id: string, context: Context): string | undefined {
  let element = context.scope.content.elementById(id) ?? null;
  while (element !== null && INLINE.test(context.look(element, 'display') ?? 'block'))
    element = parentOf(element);
  return element === null ? undefined : (context.scope.content.idOf(element) ?? id);
}

/**
 * Boxes that set a heading beside something else: it has no width of its own to be aligned in until they
 * set it below. Only in the part's head, where a row is no table.
 */
function rowsAround(id: string, context: Context, isCentered: boolean): readonly string[] {
  const { content } = context.scope;
  const start = content.elementById(id) ?? null;
  const isPart = content.regions.some((region) => region.id === id);
  const header = content.regions.find(({ name }) => name === 'header');
  // "center the café name": in a box beside the title it would stay where it is.
  const isName = isCentered && start !== null && header && contains(header.element, start);
  const isTitle = content.title?.id === id || (isName && header.element !== start);
  if (
    !isTitle &&
    !(isPart && content.regions.some((region) => region.id === id && region.name === 'header'))
  )
    return [];
  const found: string[] = [];
  const add = (element: Element) => {
    const elementId = content.idOf(element);
    if (elementId !== undefined && isRow(element, context)) found.push(elementId);
  };
  if (isTitle)
    for (let at = start && parentOf(start); at !== null && at.name !== 'body'; at = parentOf(at))
      add(at);
  else if (start !== null) {
    add(start);
    for (const child of start.children) if ('attribs' in child) add(child);
  }
  return found;
}

function isRow(element: Element, context: Context): boolean {
  return /^(?:inline-)?(?:flex|grid)$/.test(context.look(element, 'display') ?? '');
}

/** A picture stands on a line of its own, at the start of its part. */
function alignPicture(
  target: Target,
  side: SideName,
  context: Context,
): readonly Operation[] | undefined {
  if (side === 'justify') return undefined;
  const [id] = target.ids;
  const element = id === undefined ? undefined : context.scope.content.elementById(id);
  if (id === undefined || element === undefined) return undefined;
  const style: Style = {
    display: 'block',
    'margin-left': side === 'left' ? '0' : 'auto',
    'margin-right': side === 'right' ? '0' : 'auto',
  };
  const row = outermostRow(element, context);
  const reference = row === undefined ? undefined : context.scope.content.idOf(row);
  return [
    ...(reference === undefined
      ? []
      : [{ op: 'move', target: id, place: 'before', reference } as const]),
    ...setElement([id], style),
  ];
}

/** The outermost box around a picture that sets things beside each other. */
function outermostRow(element: Element, context: Context): Element | undefined {
  let found: Element | undefined;
  for (let at = parentOf(element); at !== null && at.name !== 'body'; at = parentOf(at))
    if (isRow(at, context)) found = at;
  return found;
}
