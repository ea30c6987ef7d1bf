import { type ChildNode, type Element, isTag, isText, Text } from 'domhandler';
import { append, appendChild, prependChild, removeElement } from 'domutils';
import { nameOf, quoted } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
  type OperationOf,
} from '../effect.ts';
import { elementFrom, isVisible, plain } from '../markup.ts';
import { isInShown } from '../shown.ts';
import { collapsed, isInline, textNodes, wholeText } from '../text.ts';
import { linkAddress } from './addresses.ts';

export const setTextAppliers: Appliers<'set-text'> = { 'set-text': setText };

function setText(editing: Editing, { target, text: requested }: OperationOf<'set-text'>): Effect {
  const element = elementOf(editing, target);
  const text = plain(requested).trim();
  if (!isVisible(text))
    throw new InvalidOperation('A text cannot be set to nothing; remove it instead.');
  if (HOLDS_PARTS.has(element.name) || !hasText(element))
    throw new InvalidOperation(
      `${nameOf(editing.content, element)} has no text of its own; name the text in it to change.`,
    );
  const before = wholeText(element);
  const name = nameOf(editing.content, element);
  rewrite(element, text);
  const after = wholeText(element);
  const said = name.includes(quoted(before)) ? name : `${name} from ${quoted(before)}`;
  return {
    changes: before === after ? [] : [`Changed ${said} to ${quoted(after)}`],
    rewritten: [{ element, text: collapsed(text) }],
    checks: [textCheck(element, collapsed(text))],
  };
}

/** Parts of a document, whose text is that of many. */
const HOLDS_PARTS = new Set(
  'body table thead tbody tfoot tr ul ol dl main header section article aside footer svg img'.split(
    ' ',
  ),
);

function hasText(element: Element): boolean {
  return (
    element.children.length === 0 ||
    element.children.every((node) => isInline(node) || isBreak(node) || isPiece(node))
  );
}

function isBreak(node: ChildNode): boolean {
  return isTag(node) && (node.name === 'br' || node.name === 'img' || node.name === 'wbr');
}

/** A block that is all there is, or a comment. */
function isPiece(node: ChildNode): boolean {
  return !isTag(node) || ['p', 'div'].includes(node.name);
}

export function textCheck(element: Element, text: string): Check {
  return {
    element,
    aspect: 'text',
    read: ({ content }) => {
      const said = wholeText(element);
      if (said !== text) return `The text is ${quoted(said)}, not ${quoted(text)}.`;
      return isInShown(content, element) ? undefined : `The text ${quoted(text)} does not show.`;
    },
  };
}

/** Gives an element another text; of its links and emphasis what still occurs in the text stays. */
export function rewrite(element: Element, text: string): void {
  const only = onlyTextIn(element);
  if (only !== undefined) {
    followLinks(only, wholeText(element), text);
    putLines(only, text);
    return;
  }
  const reused = reusedIn(element, text);
  for (const child of [...element.children])
    if (!reused.some(({ node }) => node === child) && !(isTag(child) && child.name === 'img'))
      removeElement(child);
  let at = 0;
  let before: ChildNode | undefined = element.children.find(
    (node) => isTag(node) && node.name === 'img',
  );
  for (const { node, start, end } of reused) {
    putBetween(element, before, text.slice(at, start));
    at = end;
    before = node;
  }
  putBetween(element, before, text.slice(at));
}

/** The innermost element that has all the text of an element; undefined when several share it. */
function onlyTextIn(element: Element): Element | undefined {
  const said = textNodes(element).filter(({ data }) => data.trim() !== '');
  const [first] = said;
  if (said.length > 1) return undefined;
  if (first === undefined) return element.children.some(isTag) ? undefined : element;
  return first.parent !== null && isTag(first.parent) ? first.parent : undefined;
}

interface Reused {
  readonly node: Element;
  readonly start: number;
  readonly end: number;
}

/** Child elements whose text the new one has too, in their order. */
function reusedIn(element: Element, text: string): Reused[] {
  const reused: Reused[] = [];
  let from = 0;
  for (const node of element.children) {
    if (!isTag(node) || !isInline(node)) continue;
    const said = wholeText(node);
    const start = said === '' ? -1 : text.indexOf(said, from);
    if (start === -1) continue;
    from = start + said.length;
    reused.push({ node, start, end: from });
  }
  return reused;
}

function putBetween(element: Element, before: ChildNode | undefined, text: string): void {
  let last = before;
  for (const node of lineNodes(text)) {
    if (last === undefined) prependChild(element, node);
    else append(last, node);
    last = node;
  }
}

/** Text, with an element for each line end. */
function lineNodes(text: string): ChildNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [elementFrom('<br>')]),
      ...(line === '' ? [] : [new Text(line)]),
    ]);
}

/** Replaces the text of an element, not the images in it. */
function putLines(element: Element, text: string): void {
  for (const child of [...element.children])
    if (isText(child) || (isTag(child) && child.name === 'br')) removeElement(child);
  const nodes = lineNodes(text);
  for (const node of nodes) appendChild(element, node);
}

/** A link whose text was its address leads to the new one. */
export function followLinks(element: Element, before: string, after: string): void {
  for (let at: Element['parent'] | Element = element; at !== null && isTag(at); at = at.parent) {
    if (at.name !== 'a' || at.attribs.href === undefined) continue;
    const { href } = at.attribs;
    const plainHref = href
      .replace(/^(?:mailto:|tel:|https?:\/\/(?:www\.)?)/i, '')
      .replace(/\/$/, '');
    const isAddress = plainHref !== '' && comparable(before) === comparable(plainHref);
    if (!isAddress) return;
    const scheme = /^(?:mailto|tel):/i.exec(href)?.[0].toLowerCase();
    const address =
      scheme === 'tel:' && /\d{3}/.test(after)
        ? `tel:${after.replace(/[^\d+]/g, '')}`
        : linkAddress(after);
    if (address === undefined) delete at.attribs.href;
    else at.attribs.href = address;
    return;
  }
}

function comparable(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[\s()-]|\/$/g, '');
}
