import type { Operation, StyleProperty } from '#lib/domain/editing/operations.ts';
import type { Aspect, Manner, Side, Wish } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { pixels, px, withUnit } from './lengths.ts';
import { type Style, setElement, setText } from './set-text.ts';

type Amount = Extract<Wish, { kind: 'degree' | 'length' }>;

/** What more space adds at least. */
const STEP_PX = 12;
const ROWS = new Set<Target['kind']>(['row', 'table-head', 'column']);

const NO_MANNER = { sides: [], more: false, between: false };

/** Room inside a part, around it, or everywhere. */
export function spaceOperations(
  target: Target,
  wish: Amount,
  aspects: readonly Aspect[],
  context: Context,
  { sides, more, between: isBetween }: Pick<Manner, 'sides' | 'more' | 'between'> = NO_MANNER,
): readonly Operation[] | undefined {
  if (target.kind === 'document') {
    if (wish.kind === 'length') return undefined;
    const strong = wish.factor > 1 ? Math.max(1.4, wish.factor) : Math.min(0.65, wish.factor);
    return [{ op: 'set-theme', spacingScale: Math.min(4, Math.max(0.25, strong)) }];
  }
  const isTable = ROWS.has(target.kind) || target.kind === 'table';
  const isOfCells = ROWS.has(target.kind) || aspects.includes('padding');
  if (isTable && (isOfCells || (sides.length === 0 && wish.kind === 'degree'))) {
    const inner = (sides.length > 0 ? sides : VERTICAL).map((side) => `padding-${side}` as const);
    return setElement(
      cellIds(target),
      amounts(inner, target.nodes.at(-1)?.element, wish, context, more),
    );
  }
  const between = sides.length > 0 || aspects.includes('padding') ? [] : partsIn(target, context);
  if (between.length > 1 && (wish.kind === 'degree' || isBetween))
    return betweenParts(between, wish, context, more);
  const name = aspects.includes('padding') ? 'padding' : 'margin';
  const where = sides.length > 0 ? sides : name === 'padding' ? ALL : VERTICAL;
  const element =
    target.ids[0] === undefined ? undefined : context.scope.content.elementById(target.ids[0]);
  const properties = where.map((side) => `${name}-${side}` as StyleProperty);
  return setElement(target.ids, amounts(properties, element, wish, context, more));
}

type Part = Context['scope']['content']['regions'][number];

/** The parts that a part holds: the clauses of a contract, the sections of a report. */
function partsIn(target: Target, { scope: { content } }: Context): readonly Part[] {
  const around = target.kind === 'region' ? target.region?.element : undefined;
  return around === undefined
    ? []
    : content.regions.filter(({ element }) => element !== around && contains(around, element));
}

/** Of parts that follow each other the room is what each leaves above itself and below. */
function betweenParts(
  parts: readonly Part[],
  wish: Amount,
  context: Context,
  more: boolean,
): readonly Operation[] | undefined {
  const [, second] = parts;
  const style = amounts(['margin-top', 'margin-bottom'], second?.element, wish, context, more);
  const isSame = Object.entries(style).every(
    ([property, length]) =>
      second !== undefined &&
      pixels(length ?? '') === pixels(context.look(second.element, property) ?? ''),
  );
  // Where none of it is theirs, taking it away would change nothing.
  return isSame
    ? undefined
    : setElement(
        parts.map(({ id }) => id),
        style,
      );
}

const ALL: readonly Side[] = ['top', 'right', 'bottom', 'left'];
const VERTICAL: readonly Side[] = ['top', 'bottom'];

function cellIds(target: Target): readonly string[] {
  return target.nodes.map(({ id }) => id);
}

function amounts(
  properties: readonly StyleProperty[],
  element: Parameters<Context['look']>[0] | undefined,
  wish: Amount,
  context: Context,
  more = false,
): Style {
  const style: Style = {};
  for (const property of properties) {
    const now = element === undefined ? 0 : pixels(context.look(element, property) ?? '');
    if (wish.kind === 'length') {
      const length = withUnit(wish.css);
      style[property] = more && pixels(length) > 0 ? px(now + pixels(length)) : length;
      continue;
    }
    const step = wish.by === undefined ? 0 : pixels(withUnit(wish.by));
    if (step > 0) {
      style[property] = px(Math.max(0, wish.factor > 1 ? now + step : now - step));
      continue;
    }
    const larger = Math.max(now * wish.factor, now + STEP_PX * Math.min(2, wish.factor));
    style[property] = px(wish.factor > 1 ? larger : now * Math.min(wish.factor, 0.6));
  }
  return style;
}

/** No room at all. */
export function noSpace(target: Target, aspects: readonly Aspect[]): readonly Operation[] {
  const name = aspects.includes('padding') ? 'padding' : 'margin';
  const style: Style = {};
  for (const side of name === 'padding' ? ALL : VERTICAL) style[`${name}-${side}`] = '0';
  return name === 'padding' && target.kind === 'table'
    ? setText(target, style)
    : setElement(target.ids, style);
}
