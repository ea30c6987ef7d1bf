import { type Element, isTag, isText } from 'domhandler';
import { appendChild, removeElement } from 'domutils';
import { html } from 'parse5';
import type { EditableDocument } from '../../editable-document.ts';
import { createElement } from '../../parse-document.ts';
import { setOnlyText } from '../markup.ts';

const ATTRIBUTE = 'data-service-edits';

/** What a style sheet of ours is about: one for each, so that a later edit replaces the earlier one's. */
export type EditStyleName = 'page' | 'theme' | `stripes-${string}`;

/** Sets our style sheet of that name, the last in the head; without rules it goes. `css` was written here. */
export function setEditStyle({ head }: EditableDocument, name: EditStyleName, css: string): void {
  const existing = editStyle(head, name);
  if (existing !== undefined) removeElement(existing);
  if (css === '') return;
  const element = createElement('style', html.NS.HTML, [{ name: ATTRIBUTE, value: name }]);
  setOnlyText(element, css.replaceAll('<', '\\3c '));
  appendChild(head, element);
}

/** Our style sheet of that name as it stands. */
export function readEditStyle({ head }: EditableDocument, name: EditStyleName): string | undefined {
  const element = editStyle(head, name);
  return element?.children.map((node) => (isText(node) ? node.data : '')).join('');
}

function editStyle(head: Element, name: EditStyleName): Element | undefined {
  return head.children.filter(isTag).find(({ attribs }) => attribs[ATTRIBUTE] === name);
}
