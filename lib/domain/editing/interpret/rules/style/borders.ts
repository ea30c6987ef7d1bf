import type { Element } from 'domhandler';
import { descendants } from '#lib/domain/editing/apply/text.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Manner, Side, Wished } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { hexOf, shaded } from './color-values.ts';
import { pixels, px, withUnit } from './lengths.ts';
import { type Style, setElement } from './set-text.ts';

const ALL: readonly Side[] = ['top', 'right', 'bottom', 'left'];
const DEFAULT_COLOR = '#8a94a3';
const MOST_ELEMENTS = 2_000;

/** Whether a look is one of lines around something rather than of the thing. */
export function isBorder({ wish, aspects }: Wished): boolean {
  if (aspects.includes('border') || wish.kind === 'lines') return true;
  return (
    wish.kind === 'line-style' ||
    (wish.kind === 'degree' &&
      wish.aspect === 'border' &&
      !aspects.some((aspect) => aspect === 'font' || aspect === 'text'))
  );
}

/** All that is said of the lines of a target, as one set of borders. */
export function borderOperations(
  target: Target,
  wishes: readonly Wished[],
  manner: Manner,
  context: Context,
): readonly Operation[] | undefined {
  const { content, subject } = context.scope;
  const outer = target.kind === 'document' ? subject.document.body : undefined;
  const elements = target.ids.flatMap((id) => content.elementById(id) ?? []);
  if (wishes.some(({ not }) => not)) {
    // Without its line a place to sign is none: then it is to go.
    if (target.nodes.length > 0 && target.nodes.every(({ role }) => role === 'signature'))
      return undefined;
    if (outer !== undefined && manner.around) return undefined;
    return noBorders(outer === undefined ? elements : [outer], manner, context);
  }
  const first = elements[0];
  if (first === undefined) return undefined;
  const now = standing(first, context);
  const sides = sidesFor(now, manner);
  const line = lineOf(wishes, now, context);
  if (line === undefined) return undefined;
  const style: Style = {};
  for (const side of sides) style[`border-${side}`] = line;
  const ids =
    target.kind === 'table' && !manner.around && manner.sides.length === 0
      ? [...target.ids, ...target.nodes.map(({ id }) => id)]
      : target.ids;
  return setElement(ids, style);
}

interface Standing {
  readonly sides: readonly Side[];
  readonly width: number;
  readonly color: string | undefined;
}

/** The borders that an element has. */
function standing(element: Element, context: Context): Standing {
  const sides = ALL.filter(
    (side) =>
      pixels(context.look(element, `border-${side}-width`) ?? '') > 0 &&
      (context.look(element, `border-${side}-style`) ?? 'none') !== 'none',
  );
  const [side = 'top'] = sides;
  return {
    sides,
    width: sides.length > 0 ? pixels(context.look(element, `border-${side}-width`) ?? '') : 0,
    color:
      sides.length > 0 ? hexOf(context.look(element, `border-${side}-color`) ?? '') : undefined,
  };
}

function sidesFor(now: Standing, { adds, around, sides }: Manner): readonly Side[] {
  if (sides.length > 0) return sides;
  return adds || around || now.sides.length === 0 ? ALL : now.sides;
}

/** `2px dashed #1e3a5f` */
export function lineOf(
  wishes: readonly Wished[],
  now: Standing,
  context: Context,
): string | undefined {
  let width = now.width > 0 ? now.width : 1;
  let style = 'solid';
  let color = now.color ?? DEFAULT_COLOR;
  for (const { wish } of wishes) {
    if (wish.kind === 'length') width = pixels(withUnit(wish.css)) || width;
    else if (wish.kind === 'degree')
      width = wish.factor > 1 ? Math.max(2, width * 2) : Math.max(0.5, width / 2);
    else if (wish.kind === 'line-style') style = wish.style;
    else if (wish.kind === 'weight') width = wish.weight > 500 ? Math.max(2, width * 2) : width;
    else if (wish.kind === 'color') {
      const value = borderColor(wish.color, color, context);
      if (value === undefined) return undefined;
      color = value;
    } else if (wish.kind !== 'plain') return undefined;
  }
  if (style === 'double') width = Math.max(3, width);
  return `${px(width)} ${style} ${color}`;
}

function borderColor(
  wish: Extract<Wished['wish'], { kind: 'color' }>['color'],
  now: string,
  context: Context,
): string | undefined {
  if ('css' in wish) return hexOf(wish.css);
  if ('accent' in wish) return context.accent();
  if ('shade' in wish) return shaded(now, wish.shade);
  const element = wish.like.nodes[0]?.element;
  return element === undefined ? undefined : hexOf(context.look(element, 'color') ?? '');
}

/** Every line of some elements and of all that is in them; on some sides those of the elements first. */
function noBorders(
  elements: readonly Element[],
  { sides, around }: Manner,
  context: Context,
): readonly Operation[] | undefined {
  const { content } = context.scope;
  const isPart = sides.length > 0 || around;
  const has = (element: Element) => {
    const own = standing(element, context).sides;
    if (sides.length > 0) return sides.some((side) => own.includes(side));
    return around ? own.length === ALL.length : own.length > 0;
  };
  const outer = isPart ? elements.filter(has) : [];
  const lined = outer.length > 0 ? outer : elements.flatMap(withInner).filter(has);
  const ids = lined.slice(0, MOST_ELEMENTS).flatMap((element) => content.idOf(element) ?? []);
  if (ids.length === 0 && isPart) return undefined;
  const first = elements[0] && content.idOf(elements[0]);
  const all = ids.length === 0 && first !== undefined ? [first] : ids;
  const style = Object.fromEntries(sides.map((side) => [`border-${side}`, 'none']));
  return setElement(all, sides.length === 0 ? NO_LINES : style);
}

const withInner = (element: Element): readonly Element[] => [element, ...descendants(element)];

export const NO_LINES: Style = {
  'border-top': 'none',
  'border-right': 'none',
  'border-bottom': 'none',
  'border-left': 'none',
};
