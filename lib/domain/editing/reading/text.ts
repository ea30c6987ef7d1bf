import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { isBlock } from './outline.ts';

/** Text as it reads: white space collapsed. */
export const collapsed = (text: string): string =>
  WHITE.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();

/** White space that most texts do not have: several in a row, or other than plain spaces. */
const WHITE = /[^\S ]| {2}/;

/** What an element says to its reader, in one line. `isShown` leaves out the rest. */
export function textOf(element: Element, isShown: (element: Element) => boolean): string {
  return collapsed(onlyText(element) ?? gathered(element, isShown, true));
}

/** The lines that `<br>` makes of an element's own text and inline content; empty lines left out. */
export function linesOf(element: Element, isShown: (element: Element) => boolean): string[] {
  const only = onlyText(element);
  const lines =
    only === undefined
      ? gathered(element, isShown, false).split(BREAK).map(collapsed)
      : [collapsed(only)];
  return lines.filter((line) => line !== '');
}

/** The text of an element that holds nothing else, as most do. */
function onlyText({ children }: Element): string | undefined {
  const [only] = children;
  return children.length === 1 && only !== undefined && isText(only) ? only.data : undefined;
}

function gathered(
  element: Element,
  isShown: (element: Element) => boolean,
  withBlocks: boolean,
): string {
  const pieces: string[] = [];
  gather(element.children, isShown, pieces, withBlocks);
  return pieces.join('');
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
        // Adjacent pieces without a space between them are separated by their styles.
        if (block || (node.name === 'span' && node.prev !== null && isTag(node.prev)))
          pieces.push(' ');
        gather(node.children, isShown, pieces, withBlocks);
        if (block) pieces.push(' ');
      }
    }
  }
}
