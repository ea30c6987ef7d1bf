import { isFoundIn } from '#lib/shared/html/markup-parts.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { PrintPlan } from '../print/print-plan.ts';
import { TEXT_PRELUDE } from './placed-text.ts';

/** Content that is wider than the page is printed smaller, down to this share of its size; what is wider still is left out. */
export const LARGEST_SHRINK = 1.5;
const MAX_TEXTS = 5_000;
const MAX_FOUND = 20;

/**
 * Without any of these markup shows all of its text wherever it fits the page. How lines break, capitals, and
 * letters set closer by less than a tenth of their size hide nothing.
 */
const MAYBE_CLIPS =
  /overflow(?!-wrap|-anchor)(?:-[a-z]{1,10})?\s*:|clip|ellipsis|line-clamp|contain\s*:|position\s*:\s*(?:absolute|fixed)|(?<!text-)transform|translate|indent|(?<!-)(?:left|right|top|inset)\s*:|:\s*-(?!0?\.0\d?em)[\d.]|@import|<link|\\/i;
const mayClip = (markup: string) => MAYBE_CLIPS.test(markup);
/** A document that decides about its paper itself. */
const OWN_PAPER = /@page[^{]{0,100}\{[^@}]{0,500}\b(?:size|margin)\b/i;

/** The window in which a document is looked at before it is printed: as wide as its page. */
export function pageWindow({ sheet, contentWidth }: PrintPlan): { width: number; height: number } {
  return { width: contentWidth, height: Math.max(1, Math.round(sheet.height * 96)) };
}

/** Evaluates to a list of CutText for a document that is about to be printed in the window of `pageWindow`. */
export function cutOnPaper(html: string, { pageSize }: RenderOptions, plan: PrintPlan): string {
  const isOwnPaper = pageSize === undefined && OWN_PAPER.test(html);
  const limit = isOwnPaper ? undefined : plan.contentWidth * LARGEST_SHRINK;
  return cutExpression(limit, isFoundIn(html, mayClip));
}

/** The same for an image, which is as wide as its content. undefined: nothing can be cut. */
export function cutInImage(html: string): string | undefined {
  return isFoundIn(html, mayClip) ? cutExpression(undefined, true) : undefined;
}

/**
 * Text beyond `limit` pixels from the left, or hidden by a box that clips it. Boxes of hardly any size
 * hide their text on purpose. Unless `clips`, a document that is no wider than the limit is not looked
 * at any closer: an invoice costs 0.2 instead of 0.6 ms.
 */
function cutExpression(limit: number | undefined, clips: boolean): string {
  return `(() => {${TEXT_PRELUDE}
  const limit = ${limit ?? 'Infinity'};
  const body = of('body');
  if (root === null || body === null) return [];
  const width = get(Element, 'scrollWidth')(root);
  if (!${clips} && width <= limit) return [];
  const clippers = new Map();
  const clipperOf = (element) => {
    if (element === null || element === root || element === body) return null;
    const known = clippers.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const outer = style.position === 'fixed' ? null : clipperOf(parentOf(element));
    const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
    const clips = (x || y) && style.display !== 'inline' && style.display !== 'contents';
    const found = clips ? { x, y, box: boxOf(element), outer } : outer;
    clippers.set(element, found);
    return found;
  };
  /** Undefined: all of it is seen, or none of it is meant to be. */
  const cutBy = (rect, element) => {
    const seen = Math.min(rect.height, 0.35 * parseFloat(getComputedStyle(element).fontSize)) || 2;
    for (let clipper = clipperOf(element); clipper !== null; clipper = clipper.outer) {
      const { x, y, box } = clipper;
      if (box.width <= 2 || box.height <= 2) return undefined;
      if (x && (rect.right > box.right + 2 || rect.left < box.left - 2)) return 'box';
      if (y && (rect.bottom > box.bottom + seen || rect.top < box.top - seen)) return 'box';
    }
    return limit < Infinity && (rect.right > limit + 2 || rect.left < -2 || rect.bottom < 0) ? 'page' : undefined;
  };
  const found = [];
  const range = new Range();
  const walker = texts(body);
  let left = ${MAX_TEXTS};
  for (let node = walker.nextNode(); node !== null && left > 0 && found.length < ${MAX_FOUND}; node = walker.nextNode()) {
    if (!/\\S/.test(node.data)) continue;
    left -= 1;
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    const element = parentOf(node);
    const by = cutBy(rect, element);
    if (by === undefined || getComputedStyle(element).visibility !== 'visible') continue;
    found.push({ ...placed(node, element, 80), by });
  }
  return found;
})()`;
}
