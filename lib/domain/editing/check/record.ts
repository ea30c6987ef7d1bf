import { type ChildNode, type Element, isTag, isText } from 'domhandler';

/** All below an element in document order, and what it was: in lists of their own, for there are many. */
export interface Recorded {
  readonly nodes: ChildNode[];
  readonly depths: number[];
  readonly texts: (string | undefined)[];
  readonly attributes: Attributes[];
}

export type Attributes = Readonly<Record<string, string>>;

const NO_ATTRIBUTES: Attributes = {};

export function recorded(root: Element): Recorded {
  const record: Recorded = { nodes: [], depths: [], texts: [], attributes: [] };
  addBelow(root, 0, record);
  return record;
}

function addBelow({ children }: Element, depth: number, record: Recorded): void {
  for (const node of children) {
    record.nodes.push(node);
    record.depths.push(depth);
    record.texts.push(textIn(node));
    if (isTag(node)) {
      record.attributes.push(copyOf(node.attribs));
      addBelow(node, depth + 1, record);
    } else record.attributes.push(NO_ATTRIBUTES);
  }
}

function copyOf(attribs: Attributes): Attributes {
  for (const _ in attribs) return { ...attribs };
  return NO_ATTRIBUTES;
}

const textIn = (node: ChildNode): string | undefined => (isText(node) ? node.data : undefined);

function hasSameAttributes(before: Attributes, now: Attributes): boolean {
  for (const name in now) if (name !== 'style' && now[name] !== before[name]) return false;
  for (const name in before) if (name !== 'style' && now[name] === undefined) return false;
  return true;
}

interface Restyled {
  readonly element: Element;
  /** Whether what changed may be whether it is shown. */
  readonly mayHide: boolean;
}

/** Which elements have another style than they had; undefined where anything else is different. */
export function differences(
  root: Element,
  { nodes, depths, texts, attributes }: Recorded,
): Restyled[] | undefined {
  const restyled: Restyled[] = [];
  let at = 0;
  const isSame = ({ children }: Element, depth: number): boolean => {
    for (const node of children) {
      if (nodes[at] !== node || depths[at] !== depth || texts[at] !== textIn(node)) return false;
      const before: Attributes = attributes[at] ?? NO_ATTRIBUTES;
      at += 1;
      if (!isTag(node)) continue;
      if (!hasSameAttributes(before, node.attribs)) return false;
      const style = before['style'];
      const now = node.attribs['style'];
      if (style !== now)
        restyled.push({ element: node, mayHide: MAY_HIDE.test(`${style};${now}`) });
      if (!isSame(node, depth + 1)) return false;
    }
    return true;
  };
  return isSame(root, 0) && at === nodes.length ? restyled : undefined;
}

/** In a style or a sheet. */
const MAY_HIDE = /display|visibility|--/i;

/** Of the head the sheets by which elements may be hidden, in order: that of the page's size is none. */
export function hidingSheets({ texts, attributes }: Recorded): string {
  let sheets = '';
  let media: string | undefined;
  for (const [at, text] of texts.entries())
    if (text === undefined) media = attributes[at]?.['media'];
    else if (MAY_HIDE.test(text)) sheets += `@media ${media}{${text}}`;
  return sheets;
}
