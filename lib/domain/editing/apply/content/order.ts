import type { Element, ParentNode } from 'domhandler';

/** -1: `first` begins before `second`; 1: after it; 0: they are not in one tree. */
export function comesBefore(first: Element, second: Element): number {
  const [one, two] = [pathTo(first), pathTo(second)];
  let depth = 0;
  while (depth < one.length && depth < two.length && one[depth] === two[depth]) depth += 1;
  const parent = one[depth - 1];
  const [a, b] = [one[depth], two[depth]];
  if (parent === undefined) return 0;
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const children = parent.children as readonly (Element | ParentNode)[];
  return Math.sign(children.indexOf(a) - children.indexOf(b));
}

/** From the root of the tree down to the element. */
function pathTo(element: Element): (Element | ParentNode)[] {
  const path: (Element | ParentNode)[] = [];
  for (let at: Element | ParentNode | null = element; at !== null; at = at.parent) path.push(at);
  return path.reverse();
}
