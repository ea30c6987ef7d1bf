import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { isBlock } from './outline.ts';

/** Text as it reads: white space collapsed. */
export const collapsed = (text: string): string =>
  WHITE.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();

/** What most texts have none of: space beside space, or such as is no plain one. */
const WHITE = /[^\S ]| {2}/;

/** What an element says to its reader, in one line. `isShown` leaves out the rest. */
export function textOf(element: Element, isShown: (element: Element) => boolean): string {
  const pieces: string[] = [];
  gather(element.children, isShown, pieces, true);
  return collapsed(pieces.join(''));
}

/** The lines that `<br>` makes of an element's own text and inline content; empty lines left out. */
export function linesOf(element: Element, isShown: (element: Element) => boolean): string[] {
  const pieces: string[] = [];
  gather(element.children, isShown, pieces, false);
  return pieces
    .join('')
    .split(BREAK)
    .map(collapsed)
    .filter((line) => line !== '');
}

/** Stands for a line break in gathered text; no markup can hold it, since the parser replaces it. */
const BREAK = '\0';

function gather(
  nodes: readonly ChildNode[],
  isShown: (element: Element) => boolean,
  pieces: string[],
  withBlocks: boolean,
): void {
  for (const node of nodes) {
    if (isText(node)) pieces.push(node.data);
    else if (isTag(node)) {
      if (node.name === 'br') pieces.push(withBlocks ? ' ' : BREAK);
      else if (isShown(node)) {
        const block = isBlock(node);
        if (block && !withBlocks) {
          pieces.push(BREAK);
          continue;
        }
        // Pieces beside each other with nothing between them are set apart by their styles.
        if (block || (node.name === 'span' && node.prev !== null && isTag(node.prev)))
          pieces.push(' ');
        gather(node.children, isShown, pieces, withBlocks);
        if (block) pieces.push(' ');
      }
    }
  }
}
