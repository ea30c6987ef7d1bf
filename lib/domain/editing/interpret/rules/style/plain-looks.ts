import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Aspect, Manner, Wish } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { boxAround } from '../../targets/called-parts.ts';
import { contrast, READABLE } from './color-values.ts';
import { colorOperations } from './paint.ts';
import { setElement, setText } from './set-text.ts';
import { noSpace, spaceOperations } from './spaces.ts';

const OWN_WORDS = new Set(['title', 'heading', 'label', 'column-head', 'total-label', 'number']);
const MARKED = '#fff3bf';
const QUIET = '#f1f3f5';
export const STRIPE = '#f3f5f8';

/**
 * Capitals or small letters. The document's own words are rewritten as well, so that they are copied as
 * they are seen; what the user gave keeps its letters and is only drawn so.
 */
export function caseOperations(
  target: Target,
  transform: 'uppercase' | 'lowercase' | 'capitalize',
): readonly Operation[] {
  const rewritten = target.nodes
    .filter(({ role }) => OWN_WORDS.has(role))
    .flatMap(({ id, text }): Operation[] => {
      const written = inCase(text, transform);
      return written === text ? [] : [{ op: 'set-text', target: id, text: written }];
    });
  return [...rewritten, ...setText(target, { 'text-transform': transform })];
}

function inCase(text: string, transform: 'uppercase' | 'lowercase' | 'capitalize'): string {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  return text.replace(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Bands behind every other row of the target's table. */
export function stripeOperations(
  target: Target,
  context: Context,
  color = STRIPE,
): readonly Operation[] | undefined {
  const table = target.table ?? context.scope.content.lineItems ?? context.scope.content.tables[0];
  return table === undefined ? undefined : [{ op: 'stripe-rows', table: table.id, color }];
}

/** A look without a value, or wished away: "add a background", "no bold", "without lines", "normal". */
export function plainOperations(
  target: Target,
  wish: Wish,
  aspects: readonly Aspect[],
  not: boolean,
  context: Context,
  manner?: Pick<Manner, 'sides' | 'more' | 'between'>,
): readonly Operation[] | undefined {
  if (not) return withoutLook(target, wish, aspects, context);
  if (aspects.includes('background')) {
    const css = target.kind === 'region' || target.kind === 'table' ? QUIET : MARKED;
    return colorOperations(target, { css }, ['background'], context);
  }
  if (aspects.some((aspect) => aspect === 'space' || aspect === 'padding'))
    return spaceOperations(target, { kind: 'degree', factor: 1.5 }, aspects, context, manner);
  if (aspects.includes('corners')) return setElement(target.ids, { 'border-radius': '8px' });
  if (
    aspects.length > 0 &&
    !aspects.every((aspect) => aspect === 'text' || aspect === 'font' || aspect === 'weight')
  )
    return undefined;
  return setText(target, {
    'font-weight': '400',
    'font-style': 'normal',
    'text-decoration-line': 'none',
  });
}

function withoutLook(
  target: Target,
  wish: Wish,
  aspects: readonly Aspect[],
  context: Context,
): readonly Operation[] | undefined {
  if (wish.kind === 'weight')
    return setText(target, { 'font-weight': wish.weight > 400 ? '400' : '700' });
  if (wish.kind === 'italic') return setText(target, { 'font-style': 'normal' });
  if (wish.kind === 'line') return setText(target, { 'text-decoration-line': 'none' });
  if (wish.kind === 'case') return setText(target, { 'text-transform': 'none' });
  if (wish.kind === 'corners') return setElement(target.ids, { 'border-radius': '0' });
  if (wish.kind === 'stripes') {
    const [striped] = stripeOperations(target, context) ?? [];
    return striped?.op === 'stripe-rows' ? [{ ...striped, color: null }] : undefined;
  }
  if (aspects.includes('color') && !aspects.includes('background')) {
    const grounded = target.ids.some((id) => hasGround(id, context));
    return grounded ? noGround(target, context) : setText(target, { color: PLAIN_TEXT });
  }
  if (aspects.includes('background') || (wish.kind === 'color' && aspects.length === 0))
    return noGround(target, context);
  if (aspects.includes('space') || aspects.includes('padding')) return noSpace(target, aspects);
  if (aspects.includes('corners')) return setElement(target.ids, { 'border-radius': '0' });
  return undefined;
}

const PLAIN_TEXT = '#1f2933';

function hasGround(id: string, context: Context): boolean {
  const element = context.scope.content.elementById(id);
  const ground = element && context.look(element, 'background-color');
  return (
    ground !== undefined && ground !== '' && !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(ground)
  );
}

/** What has a ground of its own, or the box around it that has one: "lose the fill behind Amount due". */
function groundedOf(target: Target, context: Context): Target {
  const own = [...target.ids, ...target.nodes.map(({ id }) => id)];
  if (own.some((id) => hasGround(id, context))) return target;
  const box = boxAround({ target, next: 0 }, context)?.target;
  return box?.ids.some((id) => hasGround(id, context)) === true ? box : target;
}

/** The paper shows again; text that was only read on the ground turns dark. */
function noGround(named: Target, context: Context): readonly Operation[] {
  const target = groundedOf(named, context);
  const pale = target.nodes.filter(
    ({ element, role }) =>
      role !== 'logo' &&
      contrast(context.look(element, 'color') ?? '#000000', '#ffffff') < READABLE,
  );
  const reach = target.kind === 'table-head' || target.kind === 'row' || target.kind === 'table';
  const ids = reach ? [...target.ids, ...target.nodes.map(({ id }) => id)] : target.ids;
  return [
    ...setElement(ids, { 'background-color': 'transparent' }),
    ...(pale.length === 0 ? [] : setText({ ids: pale.map(({ id }) => id) }, { color: PLAIN_TEXT })),
  ];
}
