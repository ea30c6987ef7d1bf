import type { ChildNode, Comment, Element } from 'domhandler';
import type { WrittenTag } from '#lib/domain/templates/parse-template.ts';
import type { Workpiece } from './workpiece.ts';

/** A tag that stands between elements, and the comment that keeps its place. */
export interface TagNode {
  readonly node: Comment;
  readonly tag: WrittenTag;
}

type Tagged = Pick<Workpiece, 'tags' | 'shielded'>;

export function tagOfNode({ tags, shielded }: Tagged, node: ChildNode): WrittenTag | undefined {
  if (node.type !== 'comment') return undefined;
  const index = shielded.indexOf((node as Comment).data);
  return index === undefined ? undefined : tags[index];
}

/** The tags between elements, in order. */
export function tagNodes(work: Tagged & { readonly root: Element }): TagNode[] {
  const found: TagNode[] = [];
  const pending: ChildNode[] = [work.root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const tag = tagOfNode(work, node);
    if (tag !== undefined) found.push({ node: node as Comment, tag });
    if ('children' in node) pending.push(...[...node.children].reverse());
  }
  return found;
}

/** The closing tag, next to the node, of the outermost section that is open where it stands; undefined: none is. */
export function closesAround(work: Tagged, node: ChildNode): ChildNode | undefined {
  let depth = 0;
  for (let before = node.prev; before !== null; before = before.prev) {
    const type = tagOfNode(work, before)?.type;
    if (type === '#' || type === '^') depth += 1;
    if (type === '/') depth -= 1;
  }
  if (depth <= 0) return undefined;
  let outermost: ChildNode | undefined;
  for (let after = node.next; after !== null && depth > 0; after = after.next) {
    const type = tagOfNode(work, after)?.type;
    if (type === '#' || type === '^') depth += 1;
    if (type === '/') {
      depth -= 1;
      outermost = after;
    }
  }
  return outermost;
}

/** Whether the element or one around it is there only at times. */
export function isGuarded(work: Tagged, element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parent as Element | null)
    if ('prev' in at && closesAround(work, at) !== undefined) return true;
  return false;
}
