import { type Element, isTag } from 'domhandler';
import type { ContentModel, ContentNode, Region } from '../content-model.ts';
import { dictionary } from '../dictionary.ts';
import type { EditableDocument } from '../editable-document.ts';
import { isConcealed, isPicture, isUnseen } from '../reading/outline.ts';
import { hiddenByRules } from '../style/hidden-by-rules.ts';
import { differences, hidingSheets, type Recorded, readBack, recorded } from './record.ts';

/** What of a document looks different. */
export interface Looks {
  /** Elements of the body whose style is another one. */
  readonly restyled: readonly Element[];
  /** Whether the head is as it was, sheets included. */
  readonly sameHead: boolean;
}

/** A region and what stands in it. */
interface Part {
  readonly region: Region;
  readonly nodes: readonly ContentNode[];
}

/** What a document holds at one time, by its elements, which operations move but never copy. */
export interface Snapshot {
  readonly content: ContentModel;
  /** What stood in each region; what was taken away stands in none any more. */
  readonly parts: () => readonly Part[];
  /** What each element that says something says; several pieces of one element in their order. */
  readonly texts: () => ReadonlyMap<Element, string>;
  readonly elements: () => ReadonlySet<Element>;
  /** Addresses of links and images. */
  readonly addresses: () => ReadonlyMap<Element, string>;
  /** Ids of elements, which are renumbered in every reading. */
  readonly ids: () => ReadonlyMap<Element, string>;
  /**
   * Where the document still says the very same (the same elements and texts in the same places, all of
   * them shown or hidden as they were): what has another style now. undefined where it may not.
   */
  onlyLooks(): Looks | undefined;
}

export function takeSnapshot(document: EditableDocument, content: ContentModel): Snapshot {
  const body = recorded(document.body);
  const head = recorded(document.head);
  // Most changes ask for little of it, and all that they may change is recorded.
  const elements = once(() => new Set(body.nodes.filter(isTag)));
  return {
    content,
    parts: once(() => nodesByRegion(content, document.body, body)),
    texts: once(() => textsOf(content)),
    elements,
    ids: once(() => idsOf(elements(), content)),
    addresses: once(() => addressesIn(body)),
    onlyLooks() {
      const restyled = differences(document.body, body);
      if (restyled === undefined) return undefined;
      const sameHead = differences(document.head, head)?.length === 0;
      const mayHide =
        restyled.some(({ mayHide: may }) => may) ||
        (!sameHead && hidingSheets(head) !== hidingSheets(recorded(document.head)));
      return mayHide && !isHiddenAlike(document, content)
        ? undefined
        : { restyled: restyled.map(({ element }) => element), sameHead };
    },
  };
}

/** By the places that elements had: what was taken away stands in none any more. */
function nodesByRegion({ regions, nodes }: ContentModel, body: Element, before: Recorded): Part[] {
  const parts = regions.map((region) => ({ region, nodes: [] as ContentNode[] }));
  const byElement = new Map(
    parts.flatMap((part) => part.region.extent.map((element) => [element, part] as const)),
  );
  const around = new Map<Element, Element>();
  const open: Element[] = [];
  for (const [at, node] of before.nodes.entries()) {
    const depth = before.depths[at] ?? 0;
    open.length = depth;
    around.set(node as Element, open[depth - 1] ?? body);
    open[depth] = node as Element;
  }
  for (const node of nodes)
    for (let at: Element | undefined = node.element; at !== undefined; at = around.get(at))
      byElement.get(at)?.nodes.push(node);
  return parts;
}

function addressesIn(body: Recorded): Map<Element, string> {
  const addresses = new Map<Element, string>();
  for (const { node, attributes } of readBack(body)) {
    const address = isTag(node) ? attributes.get(ADDRESSES[node.name] ?? '') : undefined;
    if (address !== undefined) addresses.set(node as Element, address);
  }
  return addresses;
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

const ADDRESSES: Readonly<Record<string, string>> = dictionary({ a: 'href', img: 'src' });

export const addressOf = ({ name, attribs }: Element): string | undefined =>
  attribs[ADDRESSES[name] ?? ''];

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
