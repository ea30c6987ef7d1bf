import { type ChildNode, type Element, isTag, isText, type Text } from 'domhandler';

/** Elements whose text is no reader's. */
const UNREAD = new Set(['style', 'script', 'template', 'noscript', 'head']);

/** The pieces of text below a node, in order; none of style sheets and their like. */
export function textNodes(root: ChildNode): Text[] {
  const found: Text[] = [];
  const open: ChildNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isText(node)) found.push(node);
    else if (isTag(node) && !UNREAD.has(node.name))
      for (let at = node.children.length - 1; at >= 0; at -= 1)
        open.push(node.children[at] as ChildNode);
  }
  return found;
}

/** What an element says as it is in the markup, line breaks as line ends, and where each piece of it begins. */
export function rawText(root: ChildNode): { text: string; starts: ReadonlyMap<Text, number> } {
  let text = '';
  const starts = new Map<Text, number>();
  const open: ChildNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isText(node)) {
      starts.set(node, text.length);
      text += node.data;
    } else if (isTag(node) && node.name === 'br') text += '\n';
    else if (isTag(node) && !UNREAD.has(node.name))
      for (let at = node.children.length - 1; at >= 0; at -= 1)
        open.push(node.children[at] as ChildNode);
  }
  return { text, starts };
}

/** Everything that an element says, white space collapsed; line breaks are spaces. */
export function wholeText(root: ChildNode): string {
  return collapsed(rawText(root).text);
}

export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether an element has text that is not in one of its child elements. */
export function hasOwnText({ children }: Element): boolean {
  return children.some((node) => isText(node) && node.data.trim() !== '');
}

/** Every element below `root`, in document order, without `root`. */
export function descendants(root: Element): Element[] {
  const found: Element[] = [];
  const open: ChildNode[] = [...root.children].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue;
    found.push(node);
    for (let at = node.children.length - 1; at >= 0; at -= 1)
      open.push(node.children[at] as ChildNode);
  }
  return found;
}

/** Whether `inner` is `outer` or below it. */
export function isWithin(inner: ChildNode, outer: Element): boolean {
  for (let at: ChildNode['parent'] | ChildNode = inner; at !== null; at = at.parent)
    if (at === outer) return true;
  return false;
}

/** Elements that stand in a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q rp rt ruby s samp small span strong sub sup time tt u var wbr font big'.split(
    ' ',
  ),
);

export function isInline(node: ChildNode): boolean {
  return isText(node) || (isTag(node) && INLINE.has(node.name));
}
