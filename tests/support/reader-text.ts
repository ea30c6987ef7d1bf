import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What stands in a page for a reader: its text without style sheets, white space as single spaces. */
export function readerText(html: string): string {
  const parts: string[] = [];
  const visit = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]) => {
    for (const node of nodes) {
      if ('value' in node) parts.push(node.value);
      else if ('childNodes' in node && !['style', 'title'].includes(node.nodeName))
        visit(node.childNodes);
    }
    parts.push(' ');
  };
  visit(parse(html).childNodes);
  return visibleText(parts.join(''));
}

/** Invisible characters guide line breaks and direction; a reader does not see them. */
export function visibleText(text: string): string {
  return text.replace(/[\u00ad\u200b-\u200f\u2060-\u2069]/g, '').replace(/\s+/g, ' ');
}
