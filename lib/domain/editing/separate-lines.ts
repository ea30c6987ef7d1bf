import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { appendChild, prepend, removeElement } from 'domutils';
import { elementFrom } from './apply/markup.ts';
import { isInline, wholeText } from './apply/text.ts';

/** "Invoice date: 12 March", and nothing else in its line. */
const PAIR = /^\s*[^\s:：][^:：]{0,47}[:：]\s*\S/;

/**
 * Gives each line of a paragraph of labelled values an element of its own: where only `<br>` parts
 * them, a change of one would be a change of all.
 */
export function separateLines(body: Element): readonly Element[] {
  const made: Element[] = [];
  const open = [body];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    const inside = element.children.filter(isTag);
    open.push(...inside);
    if (!inside.some(isBreak)) continue;
    const lines = linesOf(element);
    if (lines.length > 1 && lines.every(isPair)) made.push(...lines.map(wrapped));
  }
  return made;
}

/** Takes the elements away again that nothing was done to. */
export function rejoinLines(lines: readonly Element[]): void {
  for (const line of lines) {
    if (line.parent === null || Object.keys(line.attribs).length > 0) continue;
    for (const child of [...line.children]) prepend(line, child);
    removeElement(line);
  }
}

const isBreak = (node: ChildNode): boolean => isTag(node) && node.name === 'br';

/** Runs of an element's content between its line breaks, without the white space around them. */
function linesOf({ children }: Element): ChildNode[][] {
  const lines: ChildNode[][] = [[]];
  for (const child of children) {
    if (isBreak(child)) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.map(trimmed).filter((line) => line.length > 0);
}

function trimmed(line: readonly ChildNode[]): ChildNode[] {
  const isFilled = (node: ChildNode) => !isText(node) || node.data.trim() !== '';
  const [from, to] = [line.findIndex(isFilled), line.findLastIndex(isFilled)];
  return from < 0 ? [] : line.slice(from, to + 1);
}

const isPair = (line: readonly ChildNode[]): boolean =>
  line.every(isInline) && PAIR.test(line.map(wholeText).join(''));

function wrapped(line: readonly ChildNode[]): Element {
  const element = elementFrom('<span></span>');
  const [first] = line;
  if (first !== undefined) prepend(first, element);
  for (const node of line) appendChild(element, node);
  return element;
}
