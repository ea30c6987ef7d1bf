import { type ChildNode, Element, type ParentNode } from 'domhandler';
import { appendChild, prepend } from 'domutils';
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

const isGroup = (node: ChildNode): node is Element => 'name' in node && node.name === 'tbody';

/**
 * Parts the rows of tables as in the other document: a layout keeps the last rows together with the totals, in a
 * group of their own, while a template repeats one row in one group.
 */
export function groupRowsAlike({ body }: EditableDocument, other: EditableDocument): void {
  const [own, theirs] = [body, other.body].map((root) =>
    elementsIn(root).filter(({ name }) => name === 'table'),
  );
  for (const [index, table] of (own ?? []).entries()) {
    const groups = table.children.filter(isGroup);
    const wanted = theirs?.[index]?.children.filter(isGroup) ?? [];
    const [last] = groups;
    if (groups.length !== 1 || last === undefined) continue;
    for (const group of wanted.slice(0, -1)) {
      const part = new Element('tbody', { ...group.attribs });
      prepend(last, part);
      for (const row of last.children.slice(0, group.children.length)) appendChild(part, row);
    }
  }
}
