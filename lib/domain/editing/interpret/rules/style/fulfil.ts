import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Aspect, Group, Manner, Wished } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { alignOperations } from './align.ts';
import { borderOperations, isBorder } from './borders.ts';
import { hexOf } from './color-values.ts';
import { emphasisOperations } from './emphasis.ts';
import { colorOperations } from './paint.ts';
import { caseOperations, plainOperations, stripeOperations } from './plain-looks.ts';
import { setText } from './set-text.ts';
import { leadingOperations, sizeOperations } from './sizes.ts';
import { spaceOperations } from './spaces.ts';

/** The operations for what is said of some targets; undefined when some of it cannot be. */
export function fulfil(
  group: Group,
  said: Manner,
  context: Context,
): readonly Operation[] | undefined {
  if (isContradictory(group)) return undefined;
  const operations: Operation[] = [];
  const sides = group.wishes.flatMap(({ wish }) => (wish.kind === 'side' ? wish.sides : []));
  const manner = { ...said, sides };
  const looks = withoutRepeats(group.wishes.filter(({ wish }) => wish.kind !== 'side'));
  // Thickness, dashes and colour of a border are one look.
  const isLined = looks.some(isBorder);
  // What is said of a line behind it is the line's: "a line below it, 2px solid red".
  const lineAt = looks.findIndex(isBorder);
  const borders = looks.filter(
    (wished, at) =>
      isBorder(wished) ||
      (isLined && wished.aspects.length === 0 && wished.wish.kind === 'length') ||
      (isLined && wished.aspects.length === 0 && wished.wish.kind === 'color' && at > lineAt),
  );
  const hasGround = looks.some(({ aspects, not }) => aspects.includes('background') && !not);
  const others = looks.filter((wished) => !borders.includes(wished));
  const hasText = looks.some(isTextLook);
  const hasOther = looks.some(({ wish }) => wish.kind !== 'emphasis');
  const striped = looks.find(({ wish, not }) => wish.kind === 'stripes' && !not);
  if (striped !== undefined) return stripes(group, looks, context);
  for (const target of group.targets) {
    if (borders.length > 0) {
      const made = borderOperations(target, borders, manner, context);
      if (made === undefined) return undefined;
      operations.push(...made);
    }
    for (const wished of groundsFirst(others)) {
      const made = fulfilOne(target, wished, { ...manner, hasGround, hasOther, hasText }, context);
      if (made === undefined) return undefined;
      operations.push(...made);
    }
  }
  return operations;
}

/** Two colours of one thing: "black and white" says something else. */
function isContradictory({ wishes }: Group): boolean {
  const bare = wishes.filter(
    ({ wish, aspects, not }) => wish.kind === 'color' && aspects.length === 0 && !not,
  );
  const grounded = wishes.some(
    ({ aspects }) => aspects.includes('background') || aspects.includes('border'),
  );
  return bare.length > 1 && !grounded;
}

/** "spread out a bit more": one amount of space, said twice. */
function withoutRepeats(looks: readonly Wished[]): readonly Wished[] {
  const isBare = ({ wish, aspects }: Wished) =>
    wish.kind === 'degree' && wish.aspect === undefined && aspects.length === 0;
  const others = looks.filter((wished) => !isBare(wished));
  return others.some(({ wish }) => wish.kind === 'degree') ? others : looks;
}

/** Bands in a colour, if one is said with them. */
function stripes(
  { targets }: Group,
  looks: readonly Wished[],
  context: Context,
): readonly Operation[] | undefined {
  const color = looks.map(({ wish }) => wish).find((wish) => wish.kind === 'color')?.color;
  const isPlain = looks.every(
    ({ wish }) => wish.kind === 'stripes' || wish.kind === 'color' || wish.kind === 'plain',
  );
  if (!isPlain || (color !== undefined && !('css' in color) && !('accent' in color)))
    return undefined;
  const css =
    color === undefined ? undefined : 'css' in color ? hexOf(color.css) : context.accent();
  const [first] = targets;
  return first && stripeOperations(first, context, css);
}

/** A text's colour that is asked for is set after the one that a ground brings. */
function groundsFirst(wishes: readonly Wished[]): readonly Wished[] {
  const rank = ({ wish, aspects }: Wished) =>
    wish.kind !== 'color' ? 2 : aspects.includes('text') ? 1 : 0;
  return [...wishes].sort((one, other) => rank(one) - rank(other));
}

function isTextLook({ wish, aspects, not }: Wished): boolean {
  if (not || aspects.includes('border') || aspects.includes('space')) return false;
  if (wish.kind === 'degree') return wish.aspect === 'size' || aspects.includes('size');
  if (wish.kind === 'length') return aspects.length === 0 || aspects.includes('size');
  return ['italic', 'font', 'line', 'weight', 'align', 'case'].includes(wish.kind);
}

interface Beside extends Manner {
  readonly hasGround: boolean;
  readonly hasOther: boolean;
  /** Whether the text's size or cut is spoken of as well. */
  readonly hasText: boolean;
}

/** Beside a ground, or beside looks of the text, a colour is the text's. */
function colorAspects(
  aspects: readonly Aspect[],
  { hasGround, hasText }: Beside,
): readonly Aspect[] {
  const isText = !aspects.includes('background') && (hasGround || hasText);
  return isText ? [...aspects, 'text'] : aspects;
}

function fulfilOne(
  target: Target,
  { wish, aspects, not }: Wished,
  manner: Beside,
  context: Context,
): readonly Operation[] | undefined {
  if (not) return plainOperations(target, wish, aspects, not, context);
  switch (wish.kind) {
    case 'color':
      return colorOperations(target, wish.color, colorAspects(aspects, manner), context);
    case 'degree':
    case 'length':
      if (aspects.includes('leading')) return leadingOperations(target, wish, context);
      if (aspects.some((aspect) => aspect === 'space' || aspect === 'padding'))
        return spaceOperations(target, wish, aspects, context, manner.sides);
      if (wish.kind === 'degree' && wish.aspect === 'space')
        return spaceOperations(target, wish, aspects, context, manner.sides);
      return sizeOperations(target, wish, aspects, context);
    case 'weight':
      return setText(target, { 'font-weight': String(wish.weight) });
    case 'italic':
      return setText(target, { 'font-style': 'italic' });
    case 'line':
      return setText(target, { 'text-decoration-line': wish.line });
    case 'case':
      return caseOperations(target, wish.transform);
    case 'align':
      return alignOperations(target, wish.side, context);
    case 'font':
      return target.kind === 'document'
        ? [{ op: 'set-theme', headingFont: wish.family, bodyFont: wish.family }]
        : setText(target, { 'font-family': wish.family });
    case 'corners':
      return [
        {
          op: 'set-style',
          targets: [...target.ids],
          reach: 'element',
          style: { 'border-radius': wish.radius },
        },
      ];
    case 'stripes':
      return stripeOperations(target, context);
    case 'emphasis':
      return manner.hasOther ? [] : emphasisOperations(target, context);
    case 'plain':
      return manner.hasGround && aspects.length === 0
        ? []
        : plainOperations(target, wish, aspects, not, context, manner.sides);
    case 'line-style':
    case 'side':
      return undefined;
  }
}
