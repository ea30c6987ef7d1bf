import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { ContentModel, ContentNode, Region } from '../content-model.ts';
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
  /** What stood in each region; what was taken away stands in none any more. */
  readonly parts: readonly { readonly region: Region; readonly nodes: readonly ContentNode[] }[];
  /** What each element that says something says; several pieces of one element in their order. */
  readonly texts: () => ReadonlyMap<Element, string>;
  readonly elements: () => ReadonlySet<Element>;
  /** Addresses of links and images. */
  readonly addresses: ReadonlyMap<Element, string>;
  /** Ids of elements, which are counted anew in every reading. */
  readonly ids: () => ReadonlyMap<Element, string>;
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
  return {
    content,
    parts: nodesByRegion(content),
    texts: once(() => textsOf(content)),
    elements,
    ids: once(() => idsOf(elements(), content)),
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

function nodesByRegion(content: ContentModel): Snapshot['parts'] {
  const byElement = new Map(
    content.regions.map((region) => [region.element, { region, nodes: [] as ContentNode[] }]),
  );
  for (const node of content.nodes)
    for (let at: Element['parent'] = node.element; at !== null; at = at.parent)
      byElement.get(at as Element)?.nodes.push(node);
  return [...byElement.values()];
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

/** A node and what it was. */
interface Recorded {
  readonly node: ChildNode;
  readonly depth: number;
  readonly text: string | undefined;
  readonly attribs: Readonly<Record<string, string>>;
}

const NO_ATTRIBUTES = {};

/** All below an element, in document order. */
function recordedNodes(root: Element): Recorded[] {
  const recorded: Recorded[] = [];
  const walk = (nodes: readonly ChildNode[], depth: number): void => {
    for (const node of nodes) {
      if (isTag(node)) {
        recorded.push({ node, depth, text: undefined, attribs: { ...node.attribs } });
        walk(node.children, depth + 1);
      } else recorded.push({ node, depth, text: textIn(node), attribs: NO_ATTRIBUTES });
    }
  };
  walk(root.children, 0);
  return recorded;
}

const textIn = (node: ChildNode): string | undefined => (isText(node) ? node.data : undefined);

function hasSameAttributes(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): boolean {
  for (const name in now) if (name !== 'style' && now[name] !== before[name]) return false;
  for (const name in before) if (name !== 'style' && now[name] === undefined) return false;
  return true;
}

/** Which elements have another style than they had; undefined where anything else is different. */
function differences(root: Element, recorded: readonly Recorded[]): Recorded[] | undefined {
  const restyled: Recorded[] = [];
  let at = 0;
  const isSame = (nodes: readonly ChildNode[], depth: number): boolean => {
    for (const node of nodes) {
      const before = recorded[at];
      at += 1;
      if (before?.node !== node || before.depth !== depth) return false;
      if (!isTag(node)) {
        if (before.text !== textIn(node)) return false;
        continue;
      }
      if (!hasSameAttributes(before.attribs, node.attribs)) return false;
      if (before.attribs['style'] !== node.attribs['style']) restyled.push(before);
      if (!isSame(node.children, depth + 1)) return false;
    }
    return true;
  };
  return isSame(root.children, 0) && at === recorded.length ? restyled : undefined;
}

const HIDES = /display|visibility|--/i;

/** Whether what changed of a style may be whether it is shown. */
function hides({ node, attribs }: Recorded): boolean {
  const now = (node as Element).attribs['style'] ?? '';
  return HIDES.test(attribs['style'] ?? '') || HIDES.test(now);
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
