import { type Element, isTag, Text } from 'domhandler';
import { appendChild, removeElement } from 'domutils';
import { parseFragment } from 'parse5';
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';
import { escapeHtml } from '#lib/shared/html/escape.ts';

/** Elements of markup that was written here; what is a user's in it went through `text` or `attribute`. */
export function elementsOf(markup: string): Element[] {
  const fragment = parseFragment<Htmlparser2TreeAdapterMap>(markup, { treeAdapter: adapter });
  const elements = fragment.children.filter(isTag);
  for (const element of elements) removeElement(element);
  return elements;
}

/** The one element of markup that was written here. */
export function elementFrom(markup: string): Element {
  const [element] = elementsOf(markup);
  if (element === undefined) throw new Error('markup without an element');
  return element;
}

/** Text as element content. Control characters, which no document shows, are left out. */
export function text(value: string): string {
  return escapeHtml(plain(value));
}

/** ` name="value"`, or nothing where there is no value. */
export function attribute(name: string, value: string | undefined): string {
  return value === undefined || value === '' ? '' : ` ${name}="${escapeHtml(plain(value))}"`;
}

/** Letters that no document shows: controls other than line ends and tabs, and what turns or joins text unseen. */
const UNSHOWN = /[^\P{Cc}\n\t]|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Text without control characters, and with plain line ends. */
export function plain(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(UNSHOWN, '');
}

/** Whether a reader sees anything of a text. */
export function isVisible(value: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
}

/** Text with its line ends as they show: as they are where white space counts, else as `<br>`. */
export function lines(value: string): string {
  return text(value).replaceAll('\n', '<br>');
}

/** Empties an element and gives it text. */
export function setOnlyText(element: Element, value: string): void {
  for (const child of [...element.children]) removeElement(child);
  if (value !== '') appendChild(element, new Text(value));
}
