import { type ChildNode, type Element, isTag } from 'domhandler';

/** The `<br>` that a node is. */
export const lineBreak = (node: ChildNode | null): Element | undefined =>
  node !== null && isTag(node) && node.name === 'br' ? node : undefined;

/** The `<br>` that parts an element of a line from the next one, or from the one before it. */
export const breakBeside = ({ name, prev, next }: Element): Element | undefined =>
  name === 'span' ? (lineBreak(next) ?? lineBreak(prev)) : undefined;
