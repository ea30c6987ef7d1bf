import type { ChildNode, Document, ParentNode } from 'domhandler';
import type { ProtectedTemplate } from '#lib/domain/editing/template/protect-tags.ts';
import type { WrittenTag } from '#lib/domain/templates/parse-template.ts';

/** The sections whose two tags stand in different elements. Those in attributes and text stand in the same one. */
export function crossingSections(
  tree: Document,
  tags: readonly WrittenTag[],
  { indexOf }: ProtectedTemplate,
): readonly WrittenTag[] {
  const parents = new Map<number, ParentNode | null>();
  const pending: ChildNode[] = [...tree.children];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'comment') {
      const index = indexOf(node.data);
      if (index !== undefined) parents.set(index, node.parent);
    } else if ('children' in node) pending.push(...node.children);
  }
  const open: number[] = [];
  const crossing: WrittenTag[] = [];
  for (const [index, tag] of tags.entries()) {
    if (tag.type === '#' || tag.type === '^') open.push(index);
    if (tag.type !== '/') continue;
    const start = open.pop();
    const begun = start === undefined ? undefined : tags[start];
    if (start === undefined || begun === undefined) continue;
    const [first, last] = [parents.get(start), parents.get(index)];
    if (first && last && !endsIn(last, first)) crossing.push(begun);
  }
  return crossing;
}

/** Elements that end by themselves, and `tbody`, which also begins by itself. */
const ENDS_ITSELF = new Set('p li dt dd td th tr tbody thead tfoot option optgroup'.split(' '));

/** Whether what is open at `last` ends before the next part of `first`. */
function endsIn(last: ParentNode, first: ParentNode): boolean {
  let at: ParentNode | null = last;
  while (at !== null && at !== first && 'name' in at && ENDS_ITSELF.has(at.name)) at = at.parent;
  return at === first;
}
