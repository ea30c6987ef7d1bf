import { Comment, type Element, isTag } from 'domhandler';
import { append, prepend, removeElement, textContent } from 'domutils';
import { holderOf } from './holder.ts';
import { closesAround, isGuarded } from './tag-nodes.ts';
import type { Workpiece } from './workpiece.ts';

type Tree = Pick<Workpiece, 'tags' | 'shielded' | 'root'>;

/** What a field's token stands in, as far as it is the field's own: one element, or a label and its value. */
function ownElements(root: Element, token: string, label: string): Element[] {
  const holder = holderOf(root, token);
  if (holder === undefined) return [];
  let own = holder;
  for (
    let above = own.parent;
    above !== null && isTag(above) && above !== root;
    above = above.parent
  ) {
    const isPair =
      above.name === 'div' &&
      above.parent !== null &&
      isTag(above.parent) &&
      above.parent.name === 'dl';
    const isOwn = isPair || above.name === 'tr' || isHeaded(above, label);
    if (isOwn) own = above;
    if (isOwn || above.name === 'dl' || above.name === 'tbody') break;
  }
  if (own.name !== 'dd') return [own];
  const term = elementBefore(own);
  return term?.name === 'dt' ? [term, own] : [own];
}

/** The field with a heading that came with it: another one is there without the field, too. */
function isHeaded({ children }: Element, label: string): boolean {
  const [first, ...rest] = children.filter(isTag);
  return (
    first !== undefined &&
    /^h[1-6]$/.test(first.name) &&
    textContent(first).trim() === label &&
    rest.length === 1
  );
}

function elementBefore(element: Element): Element | undefined {
  for (let at = element.prev; at !== null; at = at.prev) if (isTag(at)) return at;
  return undefined;
}

/**
 * Puts a section around what a field brought in, outside of the sections of others.
 * @returns why it cannot be: it would be there only with another value
 */
export function guardField(
  tree: Tree,
  token: string,
  label: string,
  [open, close]: readonly [open: string, close: string],
): string | undefined {
  const elements = ownElements(tree.root, token, label);
  const [first] = elements;
  const last = elements.at(-1);
  if (first === undefined || last === undefined) return 'the template shows it nowhere';
  const end = closesAround(tree, first);
  if (end !== undefined) {
    let at: typeof end = end;
    for (const element of elements) {
      removeElement(element);
      append(at, element);
      at = element;
    }
  }
  if (first.parent !== null && isTag(first.parent) && isGuarded(tree, first.parent))
    return 'the part that it belongs to is there only with another value: name another region';
  prepend(first, new Comment(open));
  append(last, new Comment(close));
  return undefined;
}
