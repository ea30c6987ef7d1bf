import { type ChildNode, type Element, isTag, isText } from 'domhandler';

/** All below an element in document order, and what it was: in few lists, for there are many. */
export interface Recorded {
  readonly nodes: ChildNode[];
  readonly depths: number[];
  /** Of a text what it says; of an element its attributes, names and values in turns. Then an end. */
  readonly values: string[];
}

/** No attribute has no name. */
const END = '';

export function recorded(root: Element): Recorded {
  const record: Recorded = { nodes: [], depths: [], values: [] };
  addBelow(root, 0, record);
  return record;
}

function addBelow({ children }: Element, depth: number, record: Recorded): void {
  for (const node of children) {
    record.nodes.push(node);
    record.depths.push(depth);
    if (isTag(node)) {
      const { attribs } = node;
      for (const name in attribs) record.values.push(name, attribs[name] ?? '');
      record.values.push(END);
      addBelow(node, depth + 1, record);
    } else if (isText(node)) record.values.push(node.data);
  }
}

interface Restyled {
  readonly element: Element;
  /** Whether what changed may be whether it is shown. */
  readonly mayHide: boolean;
}

/** Which elements have another style than they had; undefined where anything else is different. */
export function differences(
  root: Element,
  { nodes, depths, values }: Recorded,
): Restyled[] | undefined {
  const restyled: Restyled[] = [];
  let at = 0;
  let next = 0;
  let style: string | undefined;
  const takeStyle = (): void => {
    if (values[next] !== 'style') return;
    style = values[next + 1];
    next += 2;
  };
  const isSameElement = (element: Element): boolean => {
    const { attribs } = element;
    style = undefined;
    for (const name in attribs) {
      if (name === 'style') continue;
      takeStyle();
      if (values[next] !== name || values[next + 1] !== attribs[name]) return false;
      next += 2;
    }
    takeStyle();
    if (values[next] !== END) return false;
    next += 1;
    const now = attribs['style'];
    if (style !== now) restyled.push({ element, mayHide: MAY_HIDE.test(`${style};${now}`) });
    return true;
  };
  const isSame = ({ children }: Element, depth: number): boolean => {
    for (const node of children) {
      if (nodes[at] !== node || depths[at] !== depth) return false;
      at += 1;
      if (isTag(node)) {
        if (!isSameElement(node) || !isSame(node, depth + 1)) return false;
      } else if (isText(node)) {
        if (values[next] !== node.data) return false;
        next += 1;
      }
    }
    return true;
  };
  return isSame(root, 0) && at === nodes.length ? restyled : undefined;
}

/** In a style or a sheet. */
const MAY_HIDE = /display|visibility|--/i;

/** Of the head the sheets by which elements may be hidden, in order: that of the page's size is none. */
export function hidingSheets(head: Recorded): string {
  let sheets = '';
  let media: string | undefined;
  for (const { attributes, text } of readBack(head))
    if (text === undefined) media = attributes.get('media');
    else if (MAY_HIDE.test(text)) sheets += `@media ${media}{${text}}`;
  return sheets;
}

/** The nodes with what they were. */
export function* readBack({ nodes, values }: Recorded): Generator<{
  readonly node: ChildNode;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string | undefined;
}> {
  let next = 0;
  for (const node of nodes) {
    const attributes = new Map<string, string>();
    let text: string | undefined;
    if (isTag(node)) {
      for (; values[next] !== END; next += 2)
        attributes.set(values[next] ?? '', values[next + 1] ?? '');
      next += 1;
    } else if (isText(node)) {
      text = values[next];
      next += 1;
    }
    yield { node, attributes, text };
  }
}
