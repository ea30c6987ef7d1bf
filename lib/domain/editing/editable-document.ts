import type { Document, Element } from 'domhandler';

/**
 * A document's markup as a tree that operations change. Parsed once for each request; what is read
 * from it (the content model, resolved styles) is read from this tree.
 */
export interface EditableDocument {
  readonly tree: Document;
  readonly head: Element;
  readonly body: Element;
  /** The whole markup, as the tree now stands. */
  toHtml(): string;
}
