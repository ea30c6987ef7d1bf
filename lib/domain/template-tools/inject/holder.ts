import { type Element, isTag, isText } from 'domhandler';

/** The element in whose own text a field's token stands. */
export function holderOf(root: Element, token: string): Element | undefined {
  const pending: Element[] = [root];
  for (let element = pending.pop(); element !== undefined; element = pending.pop()) {
    for (const node of element.children) {
      if (isText(node) && node.data.includes(token)) return element;
      if (isTag(node)) pending.push(node);
    }
  }
  return undefined;
}
