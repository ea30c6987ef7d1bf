import type { CssNode, Selector } from 'css-tree';

const ID = 1_000_000;
const CLASS = 1_000;

/** How specific a selector is: ids, then classes, attributes and pseudo-classes, then types. */
export function specificityOf(selector: Selector): number {
  let total = 0;
  for (const node of selector.children) total += weightOf(node);
  return total;
}

function weightOf(node: CssNode): number {
  switch (node.type) {
    case 'IdSelector':
      return ID;
    case 'ClassSelector':
    case 'AttributeSelector':
      return CLASS;
    case 'TypeSelector':
      return node.name === '*' ? 0 : 1;
    case 'PseudoElementSelector':
      return 1;
    case 'PseudoClassSelector':
      return pseudoClass(node.name.toLowerCase(), node.children);
    default:
      return 0;
  }
}

function pseudoClass(name: string, content: Iterable<CssNode> | null): number {
  if (name === 'where') return 0;
  if (!/^(?:is|not|has|matches|-webkit-any)$/.test(name)) return CLASS;
  let most = 0;
  for (const list of content ?? [])
    if (list.type === 'SelectorList')
      for (const selector of list.children)
        if (selector.type === 'Selector') most = Math.max(most, specificityOf(selector));
  return most;
}
