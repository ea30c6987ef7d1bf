import { cloneNode, type Element, isTag } from 'domhandler';
import { removeElement } from 'domutils';
import { elementsOf } from '../markup.ts';
import { descendants } from '../text.ts';

const HEADING = /^h[1-6]$/;
const MOST_ELEMENTS = 12;

/**
 * A part like its neighbour, where several of a kind follow each other, such as the clauses of a
 * contract: a heading and paragraphs in the same elements. undefined: the part stands alone, or holds more.
 */
export function likeSiblings(
  sibling: Element,
  title: string,
  paragraphs: readonly string[],
): Element | undefined {
  const { class: classes } = sibling.attribs;
  const isAlike = (element: Element) =>
    element.name === sibling.name && element.attribs['class'] === classes;
  const siblings = sibling.parent?.children.filter(isTag).filter(isAlike) ?? [];
  if (siblings.length < 2 || descendants(sibling).length > MOST_ELEMENTS) return undefined;
  const copy = cloneNode(sibling, true);
  const inside = [copy, ...descendants(copy)];
  const heading = inside.find(({ name }) => HEADING.test(name));
  const [first, ...others] = inside.filter(({ name }) => name === 'p');
  const isPlain = inside.every(({ name }) => /^(?:h[1-6]|p|section|div|article|li|br)$/.test(name));
  if (heading === undefined || first === undefined || !isPlain) return undefined;
  for (const each of inside) {
    delete each.attribs['id'];
    delete each.attribs['data-service-region'];
  }
  for (const each of others) removeElement(each);
  fill(heading, title);
  fill(first, paragraphs.join('<br><br>'));
  return copy;
}

/** `markup` is escaped already. */
function fill(element: Element, markup: string): void {
  const [holder] = elementsOf(`<div>${markup}</div>`);
  element.children = [];
  for (const node of [...(holder?.children ?? [])]) {
    node.parent = element;
    element.children.push(node);
  }
}
