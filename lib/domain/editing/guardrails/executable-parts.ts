import { type ChildNode, type Document, type Element, isComment, isTag, isText } from 'domhandler';
import { KnownSheets } from '#lib/domain/editing/style/known-sheets.ts';
import {
  EXECUTING_ELEMENTS,
  isEventHandler,
  isScriptAddress,
} from '#lib/shared/html/active-parts.ts';
import { resolveEscapes } from './decode.ts';

/** Elements that run script, hold another document, or change where addresses lead. */
const ACTIVE_ELEMENTS = new Set([...EXECUTING_ELEMENTS, 'base']);
/** Their text is written out unescaped, or read as markup where scripts are off. */
const RAW_TEXT_ELEMENTS = new Set(['noscript', 'xmp', 'noembed', 'noframes', 'plaintext', 'style']);
const ADDRESS_ATTRIBUTES =
  /^(?:href|src|srcset|action|formaction|data|poster|background|ping|cite|longdesc|codebase|classid|manifest|from|to|values|by)$/;
const ALWAYS_ACTIVE_ATTRIBUTES = /^(?:srcdoc|formaction|ping|is)$/i;
/** Addresses that only a browser's own user may open. */
const LOCAL_ADDRESS = /^(?:view-source|file):/;
const RASTER_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)[;,]/;
const DATA_IMAGE = /^data:(?:image|font)\//;
/** Elements whose address is opened as a document. */
const LEADING_ELEMENTS = new Set(['a', 'area', 'form', 'use', 'link', 'iframe', 'object', 'embed']);
const STYLE_CODE =
  /expression\s*\(|@import|url\(\s*["']?\s*(?:javascript|vbscript|data:(?!image\/|font\/|application\/(?:x-)?font|application\/octet-stream))|-moz-binding|behaviou?r\s*:/;
const MARKUP_IN_TEXT = /<\/?[a-z!]/i;

/**
 * What in a document could run, hold or load another document, or send the reader elsewhere; each as
 * one line that says what it is and what it holds, so that two revisions can be compared. Empty: nothing.
 *
 * Takes the tree as parse5 and its domhandler adapter make it, and time linear in its size.
 */
export function executableParts(tree: Document | Element): ReadonlySet<string> {
  const parts = new Set<string>();
  // A list instead of recursion: markup may be nested a hundred thousand deep.
  const open: ChildNode[] = [...tree.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isComment(node) && /\[if\b/i.test(node.data)) parts.add(`comment ${node.data}`);
    if (isTag(node)) for (const part of partsOf(node)) parts.add(part);
    if ('children' in node) for (const child of node.children) open.push(child);
  }
  return parts;
}

/** Whether an element itself could run or load something, whatever is in it. */
export const isExecutable = (element: Element): boolean => partsOf(element).length > 0;

function partsOf(element: Element): string[] {
  const name = element.name.toLowerCase();
  const parts: string[] = [];
  for (const attribute in element.attribs) {
    const value = element.attribs[attribute] ?? '';
    if (isActiveAttribute(name, attribute.toLowerCase(), value))
      parts.push(`${name} ${attribute}=${value}`);
  }
  if (ACTIVE_ELEMENTS.has(name)) parts.push(`<${name}> ${described(element)}`);
  if (
    name === 'meta' &&
    /^\s*(?:refresh|set-cookie|default-style)\s*$/i.test(element.attribs['http-equiv'] ?? '')
  )
    parts.push(`<meta> ${described(element)}`);
  if (
    name === 'link' &&
    !/^\s*(?:icon|shortcut icon|canonical)\s*$/i.test(element.attribs['rel'] ?? '')
  )
    parts.push(`<link> ${described(element)}`);
  if (name === 'form' && 'action' in element.attribs) parts.push(`<form> ${described(element)}`);
  if (RAW_TEXT_ELEMENTS.has(name)) parts.push(...rawTextParts(name, textOf(element)));
  return parts;
}

function isActiveAttribute(element: string, attribute: string, value: string): boolean {
  const name = attribute.slice(attribute.lastIndexOf(':') + 1);
  if (isEventHandler(name) || ALWAYS_ACTIVE_ATTRIBUTES.test(name)) return true;
  if (name === 'style') return isStyleCode(value);
  // Animations of an address name it in an attribute of their own.
  if (name === 'attributename') return /^(?:on|href|xlink:href)/.test(compact(value));
  // No scheme ends without one, and most attributes have none.
  if (!value.includes(':')) return false;
  const address = compact(value);
  if (isScriptAddress(address) || LOCAL_ADDRESS.test(address)) return true;
  if (!ADDRESS_ATTRIBUTES.test(name)) return false;
  if (/[\s,;](?:javascript|vbscript):/i.test(value)) return true;
  if (!address.startsWith('data:')) return false;
  return LEADING_ELEMENTS.has(element) ? !RASTER_IMAGE.test(address) : !DATA_IMAGE.test(address);
}

/** As a URL parser reads its beginning: without leading controls and spaces, tabs and line ends. */
function compact(value: string): string {
  return value
    .slice(0, 2_000)
    .replace(/[\p{Cc}\s]/gu, '')
    .slice(0, 100)
    .toLowerCase();
}

const isStyleSheetCode = (css: string): boolean => isStyleCode(css) || /<\/style/i.test(css);

function rawTextParts(name: string, text: string): string[] {
  if (name === 'style') return sheets.once(text, isStyleSheetCode) ? [`<style> ${text}`] : [];
  return MARKUP_IN_TEXT.test(text) ? [`<${name}> ${text}`] : [];
}

/** What each alternative of STYLE_CODE holds: found much faster in a sheet than the pattern is. */
const CODE_MARKS = [
  'expression',
  '@import',
  'javascript',
  'vbscript',
  'data:',
  '-moz-binding',
  'behavio',
];
/** What `resolveEscapes` would change, and comments. */
const ESCAPED = /[\\&]|\/\*|%u|%[0-9a-f]{2}|\+ad/;

const sheets = new KnownSheets<boolean>();

function isStyleCode(css: string): boolean {
  const plain = css.toLowerCase();
  return (
    hasStyleCode(plain) ||
    (ESCAPED.test(plain) && hasStyleCode(resolveEscapes(withoutComments(plain)).toLowerCase()))
  );
}

function hasStyleCode(css: string): boolean {
  return CODE_MARKS.some((mark) => css.includes(mark)) && STYLE_CODE.test(css);
}

function withoutComments(css: string): string {
  return css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(afterComment(part))))
    .join('');
}

function afterComment(part: string): number {
  const end = part.indexOf('*/');
  return end === -1 ? part.length : end + 2;
}

function described(element: Element): string {
  const attributes = Object.entries(element.attribs).map(([name, value]) => `${name}=${value}`);
  return [...attributes, textOf(element)].join(' ');
}

function textOf(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : '')).join('');
}
