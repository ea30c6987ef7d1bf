import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ACTIVE_ELEMENTS, isEventHandler, isScriptAddress, showsActive } from './active-parts.ts';
import { isFoundIn } from './markup-parts.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Text without any of these cannot parse to something active: names of elements and attributes are
 * never written as character references; values may be, so a reference that could spell a letter or a
 * control character sends the document to the parser.
 */
const REFERENCES = /&#|&(?:tab|newline|colon);?/i;

const maybeActive = (markup: string) => showsActive(markup) || REFERENCES.test(markup);

const MAX_PARSED_CHARACTERS = 1_000_000;

/**
 * Whether the markup could run script or change itself in a browser: scripts, event handlers,
 * `javascript:` addresses, nested documents, a refresh. Found by parsing; markup that shows none of
 * the letters for it is not parsed. Very long markup that does show them counts as active unparsed:
 * parsing it would hold up every other request of the process.
 */
export function isActive(html: string): boolean {
  if (!isFoundIn(html, maybeActive)) return false;
  if (html.length > MAX_PARSED_CHARACTERS) return true;
  return containsActive(parse(html, { scriptingEnabled: false }));
}

function containsActive(root: Node): boolean {
  // A list instead of recursion: markup may be nested a hundred thousand deep.
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node && isActiveElement(node)) return true;
    if ('content' in node) open.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
  }
  return false;
}

function isActiveElement({ tagName, attrs }: Element): boolean {
  if (ACTIVE_ELEMENTS.has(tagName.toLowerCase())) return true;
  return attrs.some(
    ({ name, value }) =>
      isEventHandler(name) ||
      isScriptAddress(value) ||
      (tagName === 'meta' && name === 'http-equiv' && value.trim().toLowerCase() === 'refresh'),
  );
}
