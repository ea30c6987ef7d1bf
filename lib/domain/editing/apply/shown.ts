import { type Element, isTag } from 'domhandler';
import type { ContentModel, ContentNode } from '../content-model.ts';

/** A content model by its elements: made once, since operations ask for many. */
interface Shown {
  readonly positions: ReadonlyMap<Element, number>;
  /** Elements of nodes, and whatever is around one. */
  readonly around: ReadonlySet<Element>;
}

function shownOf(content: ContentModel): Shown {
  return content.memo.get(shownOf, content, () => indexOf(content));
}

function indexOf(content: ContentModel): Shown {
  const positions = new Map<Element, number>();
  const around = new Set<Element>();
  content.nodes.forEach(({ element }, index) => {
    if (!positions.has(element)) positions.set(element, index);
    for (let at: Element['parent'] | Element = element; at !== null && isTag(at); at = at.parent) {
      if (around.has(at)) break;
      around.add(at);
    }
  });
  return { positions, around };
}

/** The node that an element is; undefined when it is none. */
export function nodeOf(content: ContentModel, element: Element): ContentNode | undefined {
  const at = positionOf(content, element);
  return at === -1 ? undefined : content.nodes[at];
}

/** Where an element stands among the nodes; -1: it is none. */
export function positionOf(content: ContentModel, element: Element): number {
  return shownOf(content).positions.get(element) ?? -1;
}

/** Whether a reader sees an element or anything in it. */
export function isShown(content: ContentModel, element: Element): boolean {
  return shownOf(content).around.has(element);
}

/** Whether a reader sees an element, anything in it, or the text that it is a part of. */
export function isInShown(content: ContentModel, element: Element): boolean {
  const { around, positions } = shownOf(content);
  if (around.has(element)) return true;
  for (let at = element.parent; at !== null && isTag(at); at = at.parent)
    if (positions.has(at)) return true;
  return false;
}
