import type { Element } from 'domhandler';
import { descendants } from '../apply/text.ts';
import type { ContentModel } from '../content-model.ts';
import type { EditableDocument } from '../editable-document.ts';

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
}

export function takeSnapshot(document: EditableDocument, content: ContentModel): Snapshot {
  const elements = descendants(document.body);
  const addresses = new Map<Element, string>();
  const ids = new Map<Element, string>();
  for (const element of elements) {
    const address = addressOf(element);
    if (address !== undefined) addresses.set(element, address);
    const id = content.idOf(element);
    if (id !== undefined) ids.set(element, id);
  }
  return { content, texts: textsOf(content), elements: new Set(elements), addresses, ids };
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
