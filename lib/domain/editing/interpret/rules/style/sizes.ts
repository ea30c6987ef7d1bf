import type { Element } from 'domhandler';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Aspect, Wish } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { pixels, px, withUnit } from './lengths.ts';
import { setElement, setText } from './set-text.ts';
import { spaceOperations } from './spaces.ts';

type Amount = Extract<Wish, { kind: 'degree' | 'length' }>;

const DEFAULT_PX = 16;
const LOGO_PX = 64;
const TINIEST_PX = 6;

/** How large a target is: its text, or a picture itself. */
export function sizeOperations(
  target: Target,
  wish: Amount,
  aspects: readonly Aspect[],
  context: Context,
): readonly Operation[] | undefined {
  const across = aspects.findLast((one) => one === 'width' || one === 'height');
  const aspect =
    across ?? (wish.kind === 'degree' ? (wish.aspect ?? aspects.at(-1)) : aspects.at(-1));
  if (aspects.includes('corners') || aspect === 'corners')
    return setElement(target.ids, {
      'border-radius':
        wish.kind === 'length' ? withUnit(wish.css) : wish.factor > 1 ? '12px' : '2px',
    });
  if (aspects.includes('opacity')) return opacity(target, wish);
  if (aspects.includes('tracking'))
    return setText(target, {
      'letter-spacing':
        wish.kind === 'length' ? withUnit(wish.css) : wish.factor > 1 ? '0.05em' : '0',
    });
  if (aspects.includes('weight'))
    return setText(target, {
      'font-weight': wish.kind === 'length' ? wish.css : wish.factor > 1 ? '700' : '300',
    });
  if (target.kind === 'logo' || target.kind === 'image')
    return pictureSize(target, wish, aspects.includes('width') || aspect === 'width', context);
  if (aspect === 'height' && wish.kind === 'degree' && target.table !== undefined)
    return spaceOperations(target, wish, ['padding'], context);
  if (aspect === 'width' || aspect === 'height') return boxSize(target, wish, aspect, context);
  if (aspect === undefined && wish.kind === 'degree')
    return wish.by !== undefined || wish.factor === 2 || wish.factor === 0.5 || wish.factor === 3
      ? textSize(target, wish, context)
      : undefined;
  if (aspect === 'color' || aspect === 'background' || aspect === 'align') return undefined;
  if (aspect === 'border' && wish.kind === 'degree')
    return setText(target, { 'font-weight': wish.factor > 1 ? '700' : '300' });
  const isUnsaid = wish.kind === 'length' && /^[\d.]+%?$/.test(wish.css) && aspect === undefined;
  return isUnsaid && mayHoldNumbers(target) ? undefined : textSize(target, wish, context);
}

/** "discount: 10%" and "change the notes to 5" speak of no size of letters; "title 40" does. */
function mayHoldNumbers({ kind, nodes }: Target): boolean {
  return kind !== 'document' && nodes.some(({ role }) => role !== 'title' && role !== 'heading');
}

function opacity(target: Target, wish: Amount): readonly Operation[] | undefined {
  if (wish.kind === 'degree')
    return setElement(target.ids, { opacity: wish.factor > 1 ? '1' : '0.6' });
  const value = wish.css.endsWith('%') ? Number.parseFloat(wish.css) / 100 : Number(wish.css);
  return value >= 0.1 && value <= 1
    ? setElement(target.ids, { opacity: String(value) })
    : undefined;
}

const isScale = (factor: number) => factor >= 0.4 && factor <= 2.5;

/** Every size that occurs in a target grows by the same part. */
function textSize(
  target: Target,
  wish: Amount,
  context: Context,
): readonly Operation[] | undefined {
  if (target.kind === 'document') {
    const now = fontPx(context.subject.document.body, context);
    if (wish.kind === 'degree')
      return [{ op: 'set-theme', textScale: clamp(scaleOf(now, wish), 0.5, 2) }];
    const px = Number.parseFloat(withUnit(wish.css));
    // What cannot be read is not wished for; a smaller step in its place neither.
    if (wish.css.endsWith('%'))
      return isScale(px / 100)
        ? [{ op: 'set-theme', textScale: clamp(px / 100, 0.5, 2) }]
        : undefined;
    return Number.isFinite(px) && isScale(pixels(withUnit(wish.css)) / now)
      ? [{ op: 'set-theme', textScale: clamp(pixels(withUnit(wish.css)) / now, 0.5, 2) }]
      : undefined;
  }
  if (wish.kind === 'length' && !wish.css.endsWith('%')) {
    const size = withUnit(wish.css);
    return pixels(size) < 1 ? undefined : setText(target, { 'font-size': size });
  }
  const factor = wish.kind === 'degree' ? wish.factor : Number.parseFloat(wish.css) / 100;
  if (!(factor > 0)) return undefined;
  const amount = wish.kind === 'degree' ? wish : { factor };
  const bySize = new Map<number, string[]>();
  for (const node of target.nodes) {
    if (node.role === 'logo' || node.role === 'image') continue;
    const size = fontPx(node.element, context);
    bySize.set(size, [...(bySize.get(size) ?? []), node.id]);
  }
  return [...bySize].flatMap(([size, ids]) =>
    setText({ ids }, { 'font-size': px(Math.max(TINIEST_PX, size * scaleOf(size, amount))) }),
  );
}

/** To what part of it a size grows. */
function scaleOf(
  size: number,
  { factor, by }: { readonly factor: number; readonly by?: string },
): number {
  const step = by === undefined ? 0 : pixels(withUnit(by));
  return step > 0 ? (size + (factor > 1 ? step : -step)) / size : factor;
}

export function fontPx(element: Element, context: Context): number {
  const value = pixels(context.look(element, 'font-size') ?? '');
  return value > 0 ? value : DEFAULT_PX;
}

function pictureSize(
  target: Target,
  wish: Amount,
  isWidth: boolean,
  context: Context,
): readonly Operation[] | undefined {
  if (wish.kind === 'length') {
    if (wish.css.endsWith('%') && !isWidth)
      return pictureSize(
        target,
        { kind: 'degree', factor: Number.parseFloat(wish.css) / 100 },
        false,
        context,
      );
    return inProportion(target, isWidth ? 'width' : 'height', withUnit(wish.css));
  }
  const [first] = target.nodes;
  const { element } = first ?? {};
  const known = (property: string) =>
    element === undefined ? 0 : pixels(context.look(element, property) ?? '');
  const height = known('height') || known('max-height');
  const width = known('width');
  if (height <= 0 && width > 0) return inProportion(target, 'width', px(width * wish.factor));
  return inProportion(target, 'height', px((height > 0 ? height : LOGO_PX) * wish.factor));
}

/** A picture of that size one way, as large as it comes to the other way. */
function inProportion(
  { ids }: Target,
  side: 'width' | 'height',
  size: string,
): readonly Operation[] {
  const other = side === 'width' ? 'height' : 'width';
  return setElement(ids, {
    [side]: size,
    [other]: 'auto',
    'max-width': '100%',
    'max-height': 'none',
  });
}

function boxSize(
  target: Target,
  wish: Amount,
  aspect: 'width' | 'height',
  context: Context,
): readonly Operation[] | undefined {
  const ids = target.kind === 'column' ? target.ids.slice(0, 1) : target.ids;
  if (wish.kind === 'length') {
    const size = withUnit(wish.css);
    return setElement(ids, aspect === 'width' ? { width: size } : { height: size });
  }
  const element = ids[0] === undefined ? undefined : context.scope.content.elementById(ids[0]);
  const now = element === undefined ? 0 : pixels(context.look(element, aspect) ?? '');
  if (aspect === 'width' && now <= 0)
    return setElement(ids, {
      width: wish.factor > 1 ? '100%' : target.kind === 'column' ? '10%' : '60%',
    });
  return now > 0 ? setElement(ids, { [aspect]: px(now * wish.factor) }) : undefined;
}

/** The distance of lines, as a factor of the text's size. */
export function leadingOperations(
  target: Target,
  wish: Amount,
  context: Context,
): readonly Operation[] | undefined {
  if (wish.kind === 'length') {
    const value = /^\d(?:\.\d+)?$/.test(wish.css) ? wish.css : withUnit(wish.css);
    return setText(target, { 'line-height': value });
  }
  const element = target.nodes[0]?.element;
  const now = element === undefined ? 0 : pixels(context.look(element, 'line-height') ?? '');
  const ratio = element !== undefined && now > 0 ? now / fontPx(element, context) : 1.45;
  return setText(target, { 'line-height': (ratio * wish.factor).toFixed(2) });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
