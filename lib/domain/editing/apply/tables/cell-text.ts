import { cloneNode, type Element, Text } from 'domhandler';
import { removeElement } from 'domutils';
import type { WrittenNumber } from '../../values/written-number.ts';
import { writeLike } from '../../values/written-number.ts';
import { plain } from '../markup.ts';
import { textNodes } from '../text.ts';

/** Of a cell without text: else style sheets that hide empty columns would hide it. */
const NOTHING = '\u00a0';

/** Gives an element a text where its first text stands, and takes the others out. */
export function writeText(element: Element, text: string): void {
  const [first, ...rest] = textNodes(element).filter(({ data }) => data.trim() !== '');
  for (const node of rest) removeElement(node);
  const written = plain(text);
  if (first !== undefined) first.data = written;
  else {
    const last = element.children.at(-1);
    const node = new Text(written);
    node.parent = element;
    if (last !== undefined) {
      last.next = node;
      node.prev = last;
    }
    element.children.push(node);
  }
}

/** Puts a text in the place of another one that an element has among others, or of all it says. */
export function replaceWritten(element: Element, before: string, text: string): void {
  const holder = textNodes(element).find(({ data }) => before !== '' && data.includes(before));
  if (holder === undefined) writeText(element, text);
  else holder.data = holder.data.replace(before, () => plain(text));
}

/** A cell like another one, with its classes and inner markup, that says something else. */
export function cellLike(model: Element, text: string): Element {
  const cell = cloneNode(model, true);
  delete cell.attribs['id'];
  for (const name of ['colspan', 'rowspan', 'headers']) delete cell.attribs[name];
  keepFirstText(cell);
  writeText(cell, text === '' ? NOTHING : text);
  return cell;
}

/** Leaves the first text with what is around it: pictures, details below a name and ids are another's. */
function keepFirstText(cell: Element): void {
  const first = textNodes(cell).find(({ data }) => data.trim() !== '');
  if (first === undefined) {
    for (const child of [...cell.children]) removeElement(child);
    return;
  }
  const ancestors = new Set<unknown>();
  for (let at: Text | Element = first; at !== cell; at = at.parent as Element) ancestors.add(at);
  let holder: Element = cell;
  for (;;) {
    for (const child of [...holder.children]) if (!ancestors.has(child)) removeElement(child);
    const next: unknown = holder.children[0];
    if (next === undefined || next === first) return;
    holder = next as Element;
    delete holder.attribs['id'];
    if (holder.name === 'a') delete holder.attribs['href'];
  }
}

/** A figure formatted like its neighbours; any other text as it is. */
export function writtenLike(
  text: string,
  sample: WrittenNumber | undefined,
  read: (text: string) => WrittenNumber | undefined,
): string {
  const figure = read(text);
  if (sample === undefined || figure === undefined) return text;
  const sameUnit = figure.after.trim() === '' || figure.after.trim() === sample.after.trim();
  const sameCurrency = figure.currency === undefined || figure.currency === sample.currency;
  if (!sameUnit || !sameCurrency || (figure.kind === 'percent') !== (sample.kind === 'percent'))
    return text;
  return writeLike(figure.value, sample, Math.max(sample.decimals, figure.decimals));
}
