import type { ChildNode, Element, ParentNode } from 'domhandler';
import { textContent } from 'domutils';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';

/** Says of an element of the filled document which one of the template it comes from. */
export const NUMBER = 'data-pwnumber';

/** All elements below, in the order of the document. */
export function elementsIn(root: ParentNode): Element[] {
  const found: Element[] = [];
  const pending: ChildNode[] = [...root.children].reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!('children' in node)) continue;
    if ('attribs' in node) found.push(node);
    pending.push(...[...node.children].reverse());
  }
  return found;
}

/** Numbers the elements that have none. */
export function numberElements({ body }: EditableDocument, prefix: string): number {
  let count = 0;
  for (const element of [body, ...elementsIn(body)])
    if (element.attribs[NUMBER] === undefined) element.attribs[NUMBER] = `${prefix}${count++}`;
  return count;
}

export function withoutNumbers({ body }: EditableDocument): void {
  for (const element of [body, ...elementsIn(body)]) delete element.attribs[NUMBER];
}

/** Whether two documents consist of the same elements in the same order. */
export function hasSameStructure(one: EditableDocument, other: EditableDocument): boolean {
  const names = ({ body }: EditableDocument) => elementsIn(body).map(({ name }) => name);
  return names(one).join() === names(other).join();
}

/** Whether two documents say the same, word for word. */
export function hasSameText(one: EditableDocument, other: EditableDocument): boolean {
  const words = ({ body }: EditableDocument) => textContent(body).replace(/\s+/g, '');
  return words(one) === words(other);
}
