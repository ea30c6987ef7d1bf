import type { Element } from 'domhandler';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Aspect, ColorWish } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { headTarget } from '../../targets/make.ts';
import { contrast, hexOf, isOfHue, READABLE, readableOn, shaded } from './color-values.ts';
import { GROUNDS, groundOf, groundOperations } from './grounds.ts';
import { setElement, setText } from './set-text.ts';

/** Beside grounds, what is painted as one when a colour is wished of it; all else in its text. */
const BARS = new Set(['header', 'footer']);
const PARTS = new Set<Target['kind']>(['region', 'total', 'column']);
export const PAPER = '#ffffff';
/** The least contrast of a colour that text may be meant to have. */
const PALE = 1.7;
/** Below this a ground could not be seen either. */
const SAME = 1.02;

/** A colour of a target: its ground, its text, or the accent of the whole. */
export function colorOperations(
  target: Target,
  wish: ColorWish,
  aspects: readonly Aspect[],
  context: Context,
): readonly Operation[] | undefined {
  const element = firstElement(target, context);
  const isRelative =
    'shade' in wish && (element === undefined || groundOf(element, context) === undefined);
  const onGround =
    aspects.includes('background') ||
    (!aspects.includes('text') &&
      !aspects.includes('font') &&
      ((isBar(target) && !isRelative) || isPale(target, wish, element, context)));
  if ('like' in wish) return likeOperations(target, wish.like, onGround, aspects, context);
  const css = colorOf(target, wish, aspects, onGround, context);
  if (css === undefined) return undefined;
  if (target.kind === 'document') return wholeOperations(css, aspects);
  if (target.kind === 'logo' || target.kind === 'image')
    return onGround ? setElement(target.ids, { 'background-color': css }) : undefined;
  if (target.kind === 'table' && !onGround && !aspects.includes('text')) {
    const head = target.table && headTarget(context.scope.content, target.table);
    if (head !== undefined) return groundOperations(head, css, context);
  }
  return onGround ? groundOperations(target, css, context) : setText(target, { color: css });
}

/** Text in such a colour could not be read: it is the ground that is meant. */
function isPale(
  target: Target,
  wish: ColorWish,
  element: Element | undefined,
  context: Context,
): boolean {
  if (!('css' in wish) || !PARTS.has(target.kind)) return false;
  const ground = element === undefined ? undefined : groundOf(element, context);
  const apart = contrast(wish.css, ground ?? PAPER);
  return apart < PALE && apart > SAME;
}

function isBar(target: Target): boolean {
  return (
    GROUNDS.has(target.kind) || (target.kind === 'region' && BARS.has(target.region?.name ?? ''))
  );
}

function wholeOperations(css: string, aspects: readonly Aspect[]): readonly Operation[] {
  if (aspects.includes('background'))
    return [
      {
        op: 'set-theme',
        background: css,
        ...(contrast('#333333', css) < READABLE ? { text: readableOn(css, undefined) } : {}),
      },
    ];
  return aspects.includes('text') || aspects.includes('font')
    ? [{ op: 'set-theme', text: css }]
    : [{ op: 'set-theme', accent: css }];
}

/** The value of a wished colour, with what it is relative to. */
function colorOf(
  target: Target,
  wish: Exclude<ColorWish, { like: Target }>,
  aspects: readonly Aspect[],
  onGround: boolean,
  context: Context,
): string | undefined {
  if ('css' in wish && wish.than === undefined) return hexOf(wish.css) ?? wish.css;
  const accent = context.accent();
  if ('accent' in wish) return accent;
  const element = firstElement(target, context);
  const isText = aspects.includes('text') || aspects.includes('font');
  const now =
    target.kind === 'document' && isText
      ? (context.look(context.subject.document.body, 'color') ?? '#333333')
      : target.kind === 'document' || element === undefined
        ? accent
        : onGround
          ? (groundOf(element, context) ?? accent)
          : (context.look(target.nodes[0]?.element ?? element, 'color') ?? accent);
  if (!('css' in wish)) return now === undefined ? undefined : shaded(now, wish.shade);
  // "a darker blue" of what is blue already.
  const shade = wish.than === 'darker' ? -0.3 : 0.35;
  return now !== undefined && isOfHue(now, wish.css) ? shaded(now, shade) : wish.css;
}

function firstElement(target: Target, context: Context): Element | undefined {
  return target.ids[0] === undefined ? undefined : context.scope.content.elementById(target.ids[0]);
}

/** As another part has it: its ground and the text on it where it has one, else its text's colour. */
function likeOperations(
  target: Target,
  like: Target,
  onGround: boolean,
  aspects: readonly Aspect[],
  context: Context,
): readonly Operation[] | undefined {
  const element = firstElement(like, context);
  if (element === undefined) return undefined;
  const ground = groundOfPart(like, context);
  if (ground !== undefined && ground !== PAPER && (onGround || aspects.length === 0))
    return groundOperations(target, ground, context);
  const color = mostColorful(like, element, context);
  if (color === undefined) return undefined;
  if (target.kind === 'document') return wholeOperations(color, aspects);
  if (aspects.includes('background')) return groundOperations(target, color, context);
  const now = firstElement(target, context);
  const standing = (now && groundOf(now, context)) ?? PAPER;
  return onGround && contrast(color, standing) < READABLE
    ? groundOperations(target, color, context)
    : setText(target, { color });
}

/** What a part stands on: of a row that shows none of its own, what its cells do. */
export function groundOfPart(target: Target, context: Context): string | undefined {
  const element = firstElement(target, context);
  const cell = HAS_CELLS.test(target.kind) ? target.nodes[0]?.element : undefined;
  return (element && groundOf(element, context)) ?? (cell && groundOf(cell, context));
}

const HAS_CELLS = /^(?:table-head|row|total)$/;

function strengthOf(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

/** Of a part's texts the colour that one would call its colour. */
function mostColorful(target: Target, element: Element, context: Context): string | undefined {
  const ground = groundOf(element, context) ?? PAPER;
  const colors = target.nodes
    .flatMap((node) => context.look(node.element, 'color') ?? [])
    .flatMap((color) => hexOf(color) ?? [])
    .filter((color) => contrast(color, ground) > 1.5);
  return (
    colors.sort((one, other) => strengthOf(other) - strengthOf(one))[0] ??
    hexOf(context.look(element, 'color') ?? '')
  );
}
