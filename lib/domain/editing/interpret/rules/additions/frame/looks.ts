import type { Phrase } from '../../../language/phrase.ts';
import type { Wish } from '../../../looks.ts';
import type { Context } from '../../../rule.ts';
import { hexOf } from '../../style/color-values.ts';
import { readColor } from '../../style/read-color.ts';
import { readLook } from '../../style/read-look.ts';
import type { Style } from '../../style/set-text.ts';

export interface ReadStyle {
  readonly style: Style;
  readonly next: number;
}

const SMALL = /^(?:very |really |quite |extra )?(?:small|smaller|tiny|tinier|fine|little)$/;
const BIG = /^(?:very |really |quite |extra )?(?:big|bigger|large|larger|huge)$/;
const SIZED = /^(?:print|letters?|lettering|type|text|font|writing|characters|size|fonts?)$/;

/** A look of a new text that begins at a token: "blue", "centered", "9px", "small letters". */
export function styleAt(clause: Phrase, at: number, context: Context): ReadStyle | undefined {
  const token = clause.tokens[at];
  if (token === undefined || token.quoted) return undefined;
  const size = sizeAt(clause, at);
  if (size !== undefined) return size;
  const color = readColor(clause, at);
  if (color !== undefined) {
    const css = 'css' in color.color ? hexOf(color.color.css) : undefined;
    const own = 'accent' in color.color ? context.accent() : css;
    return own === undefined ? undefined : { style: { color: own }, next: color.next };
  }
  const look = readLook(clause, at);
  if (look === undefined) return undefined;
  const style: Style = {};
  for (const item of look.items) {
    const one = item.is === 'wish' ? styleOf(item.wish) : undefined;
    if (one === undefined) return undefined;
    Object.assign(style, one);
  }
  return { style, next: look.next };
}

/** "small" and "big" before letters, or by themselves after "in" and signs. */
function sizeAt(clause: Phrase, at: number): ReadStyle | undefined {
  for (const length of [2, 1]) {
    const words = clause.slice(at, at + length).text;
    const size = SMALL.test(words) ? '11px' : BIG.test(words) ? '20px' : undefined;
    if (size === undefined) continue;
    const next = clause.tokens[at + length]?.word ?? '';
    const before = clause.tokens[at - 1]?.word ?? '';
    const joined = /^(?:and|,|&|\))$/.test(next) || next === '';
    const opened = /^(?:in|,|and|\(|it|make|very|be|-|;)$/.test(before);
    if (SIZED.test(next) || (opened && joined) || (/^(?:in|at|on)$/.test(next) && opened))
      return {
        style: { 'font-size': size },
        next: SIZED.test(next) ? at + length + 1 : at + length,
      };
  }
  return undefined;
}

function styleOf(wish: Wish): Style | undefined {
  switch (wish.kind) {
    case 'weight':
      return { 'font-weight': String(wish.weight) };
    case 'italic':
      return { 'font-style': wish.on ? 'italic' : 'normal' };
    case 'line':
      return { 'text-decoration-line': wish.line };
    case 'case':
      return { 'text-transform': wish.transform };
    case 'align':
      return { 'text-align': wish.side };
    case 'font':
      return { 'font-family': wish.family };
    case 'length':
      return /^\d+(?:\.\d+)?(?:px|pt|em|rem)$/.test(wish.css)
        ? { 'font-size': wish.css }
        : undefined;
    default:
      return undefined;
  }
}
