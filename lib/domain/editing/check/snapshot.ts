import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import type { EditableDocument } from '../editable-document.ts';
import { isConcealed, isPicture, isUnseen } from '../reading/outline.ts';
import { hiddenByRules } from '../style/hidden-by-rules.ts';

/** What of a document looks different. */
export interface Looks {
  /** Elements of the body whose style is another one. */
  readonly restyled: readonly Element[];
  /** Whether the head is as it was, sheets included. */
  readonly sameHead: boolean;
}

/** What a document holds at one time, by its elements, which operations move but never copy. */
export interface Snapshot {
  readonly content: ContentModel;
  /** What each element that says something says; several pieces of one element in their order. */
  readonly texts: ReadonlyMap<Element, string>;
  readonly elements: ReadonlySet<Element>;
  /** Addresses of links and images. */
  readonly addresses: ReadonlyMap<Element, string>;
  /** Ids of elements, which are counted anew in every reading. */
  readonly ids: ReadonlyMap<Element, string>;
  /**
   * Where the document still says the very same (the same elements and texts in the same places, all of
   * them shown or hidden as they were): what has another style now. undefined where it may not.
   */
  onlyLooks(): Looks | undefined;
}

export function takeSnapshot(document: EditableDocument, content: ContentModel): Snapshot {
  const nodes = recordedNodes(document.body);
  const head = recordedNodes(document.head);
  const addresses = new Map<Element, string>();
  for (const { node } of nodes) {
    const address = isTag(node) ? addressOf(node) : undefined;
    if (address !== undefined) addresses.set(node as Element, address);
  }
  // The rest does not change with the document, and most changes ask for little of it.
  const elements = once(() => new Set(nodes.map(({ node }) => node).filter(isTag)));
  const ids = once(() => idsOf(elements(), content));
  const texts = once(() => textsOf(content));
  return {
    content,
    get texts() {
      return texts();
    },
    get elements() {
      return elements();
    },
    get ids() {
      return ids();
    },
    addresses,
    onlyLooks() {
      const restyled = differences(document.body, nodes);
      if (restyled === undefined) return undefined;
      const sameHead = differences(document.head, head)?.length === 0;
      const looks = { restyled: restyled.map(({ node }) => node as Element), sameHead };
      const mayHide = !sameHead || restyled.some(hides);
      return mayHide && !isHiddenAlike(document, content) ? undefined : looks;
    },
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function idsOf(elements: Iterable<Element>, content: ContentModel): ReadonlyMap<Element, string> {
  const ids = new Map<Element, string>();
  for (const element of elements) {
    const id = content.idOf(element);
    if (id !== undefined) ids.set(element, id);
  }
  return ids;
}

/** A node and what it was, without its style. */
interface Recorded {
  readonly node: ChildNode;
  readonly depth: number;
  readonly said: string;
  readonly style: string | undefined;
}

/** All below an element, in document order. */
function recordedNodes(root: Element): Recorded[] {
  const recorded: Recorded[] = [];
  const walk = (nodes: readonly ChildNode[], depth: number): void => {
    for (const node of nodes) {
      recorded.push({ node, depth, said: saidBy(node), style: styleOf(node) });
      if (isTag(node)) walk(node.children, depth + 1);
    }
  };
  walk(root.children, 0);
  return recorded;
}

function saidBy(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  let said = '';
  const { attribs } = node;
  for (const name in attribs) if (name !== 'style') said += `\0${name}\0${attribs[name]}`;
  return said;
}

function styleOf(node: ChildNode): string | undefined {
  return isTag(node) ? node.attribs['style'] : undefined;
}

/** Which elements have another style than they had; undefined where anything else is different. */
function differences(root: Element, recorded: readonly Recorded[]): Recorded[] | undefined {
  const restyled: Recorded[] = [];
  let at = 0;
  const isSame = (nodes: readonly ChildNode[], depth: number): boolean => {
    for (const node of nodes) {
      const before = recorded[at];
      at += 1;
      if (before?.node !== node || before.depth !== depth || before.said !== saidBy(node))
        return false;
      if (before.style !== styleOf(node)) restyled.push(before);
      if (isTag(node) && !isSame(node.children, depth + 1)) return false;
    }
    return true;
  };
  return isSame(root.children, 0) && at === recorded.length ? restyled : undefined;
}

const HIDES = /display|visibility|--/i;

/** Whether what changed of a style may be whether it is shown. */
function hides({ node, style = '' }: Recorded): boolean {
  return HIDES.test(style) || HIDES.test(styleOf(node) ?? '');
}

/** Whether the outermost hidden elements are the same ones. */
function isHiddenAlike(document: EditableDocument, { hidden }: ContentModel): boolean {
  const isHidden = hiddenByRules(document);
  let at = 0;
  const isAlike = (element: Element): boolean => {
    for (const child of element.children) {
      if (!isTag(child) || isUnseen(child)) continue;
      if (isConcealed(child, isHidden)) {
        if (hidden[at]?.element !== child) return false;
        at += 1;
      } else if (!isPicture(child) && !isAlike(child)) return false;
    }
    return true;
  };
  return isAlike(document.body) && at === hidden.length;
}

export function addressOf({ name, attribs }: Element): string | undefined {
  if (name === 'a') return attribs.href;
  return name === 'img' ? attribs.src : undefined;
}

/** What each element says, images left out. */
export function textsOf({ nodes }: ContentModel): Map<Element, string> {
  const texts = new Map<Element, string>();
  for (const { element, text, role } of nodes) {
    if (role === 'image' || role === 'logo') continue;
    const before = texts.get(element);
    texts.set(element, before === undefined ? text : `${before} ${text}`);
  }
  return texts;
}
