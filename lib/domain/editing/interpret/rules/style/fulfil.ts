import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Aspect, Group, Manner, Wished } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { alignOperations } from './align.ts';
import { borderOperations, isBorder } from './borders.ts';
import { emphasisOperations } from './emphasis.ts';
import { alikeOperations } from './like.ts';
import { colorOperations } from './paint.ts';
import { caseOperations, plainOperations, stripeOperations } from './plain-looks.ts';
import {
  inOrder,
  isContradictory,
  isTextLook,
  withGrounds,
  withLetters,
  withoutRepeats,
} from './said-looks.ts';
import { setText } from './set-text.ts';
import { leadingOperations, sizeOperations } from './sizes.ts';
import { spaceOperations } from './spaces.ts';
import { stripesOf } from './stripes.ts';
import { linesWished, tableLines } from './table-lines.ts';
import { withTitle } from './with-title.ts';

/** The operations for what is said of some targets; undefined when some of it cannot be. */
export function fulfil(
  group: Group,
  said: Manner,
  context: Context,
): readonly Operation[] | undefined {
  const operations: Operation[] = [];
  const sides = group.wishes.flatMap(({ wish }) => (wish.kind === 'side' ? wish.sides : []));
  const manner = { ...said, sides };
  const repeated = group.wishes.filter(({ wish }) => wish.kind !== 'side');
  const looks = withLetters(withGrounds(withoutRepeats(repeated)), group.targets);
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
  if (striped !== undefined) return stripesOf(group, looks, context);
  if (isContradictory(looks)) return undefined;
  for (const target of group.targets) {
    if (borders.length > 0) {
      const between = linesWished(borders)?.between;
      const made =
        between === undefined
          ? borderOperations(target, borders, manner, context)
          : tableLines(target, between, borders, context);
      if (made === undefined) return undefined;
      operations.push(...made);
    }
    for (const wished of inOrder(others)) {
      const made = fulfilOne(target, wished, { ...manner, hasGround, hasOther, hasText }, context);
      if (made === undefined) return undefined;
      operations.push(...made);
    }
  }
  const [only, ...more] = group.targets;
  if (only?.words !== undefined && more.length === 0) return ofWords(only.words, operations);
  return operations.map((operation) => aloneOf(operation, group.targets, context));
}

/** What letters in a line can have by themselves. */
const OF_LETTERS =
  /^(?:color|background-color|font-\w+(?:-caps)?|text-decoration-line|text-transform|letter-spacing|border-(?:top|bottom|left|right|radius)|opacity)$/;

function ofWords(words: string, operations: readonly Operation[]): Operation[] | undefined {
  const own = operations.flatMap((operation) =>
    operation.op === 'set-style' &&
    Object.keys(operation.style).every((property) => OF_LETTERS.test(property))
      ? [{ ...operation, words }]
      : [],
  );
  return own.length === operations.length ? own : undefined;
}

/** A heading may stand for its whole part: here it is itself that is meant. */
function aloneOf(operation: Operation, targets: Group['targets'], context: Context): Operation {
  if (operation.op !== 'set-style') return operation;
  const parts = new Set(
    targets.flatMap(({ kind, ids }) => (kind === 'region' || kind === 'document' ? ids : [])),
  );
  const isHead = context.scope.content.regions.some(
    ({ id, extent }) => extent.length > 1 && operation.targets.includes(id) && !parts.has(id),
  );
  return isHead ? { ...operation, alone: true } : operation;
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
        return spaceOperations(target, wish, aspects, context, manner);
      if (wish.kind === 'degree' && wish.aspect === 'space')
        return spaceOperations(target, wish, aspects, context, manner);
      return sizeOperations(target, wish, aspects, context);
    case 'weight':
      return setText(target, { 'font-weight': String(wish.weight) });
    case 'italic':
      return setText(target, { 'font-style': wish.on ? 'italic' : 'normal' });
    case 'line':
      return setText(target, { 'text-decoration-line': wish.line });
    case 'small-caps':
      return setText(target, { 'font-variant-caps': 'small-caps', 'text-transform': 'none' });
    case 'like':
      return alikeOperations(target, wish.target, [...wish.aspects, ...aspects], context);
    case 'case':
      return caseOperations(target, wish.transform);
    case 'align':
      return alignOperations(target, wish.side, context);
    case 'font':
      return target.kind === 'document'
        ? [{ op: 'set-theme', headingFont: wish.family, bodyFont: wish.family }]
        : setText(withTitle(target, context), { 'font-family': wish.family });
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
        : plainOperations(target, wish, aspects, not, context, manner);
    case 'lines':
    case 'line-style':
    case 'side':
      return undefined;
  }
}
