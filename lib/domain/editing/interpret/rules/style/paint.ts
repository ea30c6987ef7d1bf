import type { Element } from 'domhandler';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Aspect, ColorWish } from '../../looks.ts';
import type { Context, Target } from '../../rule.ts';
import { headTarget } from '../../targets/make.ts';
import { contrast, hexOf, READABLE, readableOn, shaded } from './color-values.ts';
import { setElement, setText } from './set-text.ts';

/** What is painted as a ground when a colour is wished of it: bars and bands; all else in its text. */
const GROUNDS = new Set<Target['kind']>(['table-head', 'row']);
const BARS = new Set(['header', 'footer']);
const PARTS = new Set<Target['kind']>(['region', 'total', 'column']);
const PAPER = '#ffffff';
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
  if ('css' in wish) return hexOf(wish.css) ?? wish.css;
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
  return now === undefined ? undefined : shaded(now, wish.shade);
}

function firstElement(target: Target, context: Context): Element | undefined {
  return target.ids[0] === undefined ? undefined : context.scope.content.elementById(target.ids[0]);
}

/** An element's own background as a hex value; undefined where the paper shows. */
function groundOf(element: Element, context: Context): string | undefined {
  const value = context.look(element, 'background-color');
  return value === undefined ? undefined : hexOf(value);
}

/** A ground, and for whatever is not read on it another colour of text. */
function groundOperations(target: Target, css: string, context: Context): readonly Operation[] {
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
  const ground = groundOf(element, context);
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

/** Of a part's texts the colour that one would call its colour. */
function mostColorful(target: Target, element: Element, context: Context): string | undefined {
  const ground = groundOf(element, context) ?? PAPER;
  const colors = target.nodes
    .flatMap((node) => context.look(node.element, 'color') ?? [])
    .flatMap((color) => hexOf(color) ?? [])
    .filter((color) => contrast(color, ground) > 1.5);
  const strength = (color: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.max(...parts) - Math.min(...parts);
  };
  return (
    colors.sort((one, other) => strength(other) - strength(one))[0] ??
    hexOf(context.look(element, 'color') ?? '')
  );
}
