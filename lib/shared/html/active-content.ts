import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isFoundIn } from './markup-parts.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that run script or hold another document. */
export const EXECUTING_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
]);

/** Those, and what looks different when scripts are off. */
export const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set([...EXECUTING_ELEMENTS, 'noscript']);

/**
 * Text without any of these cannot parse to something active: element names and attribute names
 * are never written as character references; values may be, so a reference that could spell a
 * letter or a control character sends the document to the parser.
 */
const MAYBE_ACTIVE = new RegExp(
  [
    `<(?:${[...ACTIVE_ELEMENTS].join('|')})`,
    `[\\s/"']on[a-z]+\\s*=`,
    'refresh',
    '&#',
    '&(?:tab|newline|colon);?',
    // URL parsers skip tabs and line ends, so they may stand between the letters.
    [...'script:'].join('[\\t\\n\\r]*'),
  ].join('|'),
  'i',
);

const maybeActive = (markup: string) => MAYBE_ACTIVE.test(markup);

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

/** Whether an attribute of that name holds script. Names of handlers are letters alone. */
export function isEventHandler(attribute: string): boolean {
  return /^on[a-z]+$/i.test(attribute);
}

/** Whether an address is script. A URL parser drops leading controls and spaces, and tabs and line ends anywhere. */
export function isScriptAddress(address: string): boolean {
  if (!address.includes(':')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a URL parser drops.
  return /^[\x00-\x20]*(?:java|vb|live)script:/i.test(address.replace(/[\t\n\r]/g, ''));
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
