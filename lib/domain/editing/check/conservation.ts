import { type Element, isTag } from 'domhandler';
import type { Effect, Rewrite } from '../apply/effect.ts';
import { isInShown } from '../apply/shown.ts';
import { collapsed, isWithin, wholeText } from '../apply/text.ts';
import type { ContentModel } from '../content-model.ts';
import { addressOf, type Snapshot, textsOf } from './snapshot.ts';

/** What operations said that they would do to the content, taken together. */
export interface Allowance {
  readonly removed: ReadonlySet<Element>;
  readonly added: ReadonlySet<Element>;
  readonly rewritten: readonly Rewrite[];
}

/** Later operations have the last word on what an element says. */
export function allowanceOf(effects: readonly Effect[]): Allowance {
  const removed = new Set<Element>();
  const added = new Set<Element>();
  let rewritten: Rewrite[] = [];
  for (const effect of effects) {
    for (const element of effect.removed ?? []) {
      removed.add(element);
      added.delete(element);
    }
    for (const element of effect.added ?? []) {
      added.add(element);
      removed.delete(element);
    }
    const again = effect.rewritten ?? [];
    if (again.length > 0) rewritten = [...withoutTouched(rewritten, again), ...again];
  }
  return { removed, added, rewritten };
}

/** What a later rewriting of an element, of something in it or around it has overtaken. */
function withoutTouched(before: readonly Rewrite[], later: readonly Rewrite[]): Rewrite[] {
  const elements = new Set(later.map(({ element }) => element));
  const around = aroundAll(elements);
  return before.filter(({ element }) => !around.has(element) && !isCovered(element, elements));
}

/** Elements, and all that are around one of them. */
function aroundAll(elements: Iterable<Element>): Set<Element> {
  const around = new Set<Element>();
  for (const element of elements)
    for (let at: Element['parent'] | Element = element; at !== null && isTag(at); at = at.parent) {
      if (around.has(at)) break;
      around.add(at);
    }
  return around;
}

/** Whether an element is one of those, or in one. */
export function isCovered(element: Element, elements: ReadonlySet<Element>): boolean {
  for (let at: Element['parent'] | Element = element; at !== null && isTag(at); at = at.parent)
    if (elements.has(at)) return true;
  return false;
}

/** A piece of content that is not as it should be after the operations. */
export interface Deviation {
  readonly element: Element;
  /** What it said. */
  readonly text: string;
  readonly kind: 'lost' | 'changed' | 'unasked' | 'unwritten';
}

/**
 * Holds the content after the operations against that before them: every text, link and image is
 * still there and says what it said, but for what an operation said that it would change.
 */
export function deviations(
  before: Snapshot,
  after: ContentModel,
  allowance: Allowance,
): Deviation[] {
  const { removed, added, rewritten } = allowance;
  const rewrittenIn = new Set(rewritten.map(({ element }) => element));
  const rewrittenAround = aroundAll(rewrittenIn);
  const isTouched = (element: Element) =>
    rewrittenAround.has(element) || isCovered(element, rewrittenIn);
  const texts = textsOf(after);
  const found: Deviation[] = [];
  const removedTexts = [...before.texts()].flatMap(([element, text]) =>
    isCovered(element, removed) ? [text] : [],
  );
  for (const [element, text] of before.texts()) {
    if (isCovered(element, removed) || isTouched(element)) continue;
    const now = texts.get(element);
    if (now === text) continue;
    // Another reading may take the same text for a part of another piece.
    const isThere = isInShown(after, element) && wholeText(element) === text;
    if (!isThere && !isWithout(text, now, removedTexts))
      found.push({ element, text, kind: now === undefined ? 'lost' : 'changed' });
  }
  for (const [element, address] of before.addresses()) {
    if (isCovered(element, removed) || isTouched(element)) continue;
    if (!isAttached(element)) found.push({ element, text: address, kind: 'lost' });
    else if (addressOf(element) !== address)
      found.push({ element, text: address, kind: 'changed' });
  }
  for (const [element, text] of texts) {
    if (before.elements().has(element) || isCovered(element, added) || isTouched(element)) continue;
    found.push({ element, text, kind: 'unasked' });
  }
  for (const { element, text } of rewritten) {
    if (isCovered(element, removed)) continue;
    if (wholeText(element) !== text || !isAttached(element))
      found.push({ element, text, kind: 'unwritten' });
  }
  return [...found, ...strayCells(before, removed)];
}

/** A text around others says what they say as well: without those that were taken out it is as it was. */
function isWithout(text: string, now: string | undefined, removed: readonly string[]): boolean {
  if (now === undefined || removed.length === 0) return false;
  const rest = removed.reduce((left, gone) => left.replace(gone, ''), text);
  return rest !== text && collapsed(rest) === collapsed(now);
}

function isAttached(element: Element): boolean {
  for (let at: Element['parent'] | Element = element; at !== null && isTag(at); at = at.parent)
    if (at.name === 'body') return true;
  return false;
}

/** Cells that are no longer in the row whose record they are a part of. */
function strayCells({ content }: Snapshot, removed: ReadonlySet<Element>): Deviation[] {
  const found: Deviation[] = [];
  for (const { rows } of content.tables)
    for (const { element: row, cells } of rows)
      for (const { element, text } of cells) {
        if (isCovered(element, removed) || isWithin(element, row)) continue;
        found.push({ element, text, kind: 'changed' });
      }
  return found;
}
