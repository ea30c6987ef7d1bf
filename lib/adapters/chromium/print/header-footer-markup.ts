import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5';
import { ACTIVE_ELEMENTS } from '#lib/shared/html/active-parts.ts';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that load something, run something or need a document of their own. A style sheet that is loaded from a header crashes the browser. */
const DROPPED_ELEMENTS = new Set([
  ...ACTIVE_ELEMENTS,
  'template',
  'link',
  'meta',
  'base',
  'title',
  'audio',
  'video',
  'source',
  'track',
  'form',
  'input',
  'textarea',
  'select',
  'button',
  'animate',
  'set',
]);

const ADDRESS_ATTRIBUTES = new Set(['src', 'href', 'xlink:href']);
const DROPPED_ATTRIBUTES =
  /^(on.*|srcset|imagesrcset|background|poster|data|action|formaction|ping)$/i;
const PLACEHOLDER = /\{\{\s*(page|pages)\s*\}\}/;
const CLASS_OF = { page: 'pageNumber', pages: 'totalPages' } as const;

/**
 * Markup of a page header or footer, made safe for the browser's own header document: it loads
 * nothing (images only as `data:`), runs nothing, and its `{{page}}` and `{{pages}}` are the
 * browser's counters.
 */
export function headerFooterMarkup(source: string): string {
  const fragment = parseFragment(source);
  clean(fragment);
  return serialize(fragment);
}

function clean(root: ParentNode): void {
  const open: ParentNode[] = [root];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    for (const child of [...parent.childNodes]) {
      if (child.nodeName === '#text') fillCounters(child as DefaultTreeAdapterTypes.TextNode);
      else if (!('tagName' in child) || isDropped(child)) defaultTreeAdapter.detachNode(child);
      else {
        child.attrs = child.attrs.filter(isAllowedAttribute);
        open.push(child);
      }
    }
  }
}

function isDropped(element: Element): boolean {
  const name = element.tagName.toLowerCase();
  if (DROPPED_ELEMENTS.has(name)) return true;
  return name === 'style' && !isSafeCss(textOf(element.childNodes));
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function isAllowedAttribute({
  name,
  prefix,
  value,
}: {
  name: string;
  prefix?: string;
  value: string;
}): boolean {
  const full = (prefix ? `${prefix}:${name}` : name).toLowerCase();
  if (DROPPED_ATTRIBUTES.test(full)) return false;
  if (ADDRESS_ATTRIBUTES.has(full)) return /^\s*(#|data:image\/)/i.test(value);
  return isSafeCss(value);
}

/** No import and no address other than `data:`, with comments and escapes taken away first. */
function isSafeCss(css: string): boolean {
  const plain = css
    .replace(/\/\*.*?(\*\/|$)/gs, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => codePoint(code))
    .replace(/\\(.)/gs, '$1');
  return [css, plain].every(
    (text) =>
      !/@import|image-set\s*\(|\bsrc\s*\(/i.test(text) &&
      !/url\s*\((?!\s*["']?\s*(data:|#))/i.test(text),
  );
}

function codePoint(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function fillCounters(text: DefaultTreeAdapterTypes.TextNode): void {
  const parent = text.parentNode;
  if (parent === null || parent.nodeName === 'style') return;
  let rest = text.value;
  for (let match = PLACEHOLDER.exec(rest); match !== null; match = PLACEHOLDER.exec(rest)) {
    const counter = defaultTreeAdapter.createElement('span', html.NS.HTML, [
      { name: 'class', value: CLASS_OF[match[1] as 'page' | 'pages'] },
    ]);
    defaultTreeAdapter.insertTextBefore(parent, rest.slice(0, match.index), text);
    defaultTreeAdapter.insertBefore(parent, counter, text);
    rest = rest.slice(match.index + match[0].length);
  }
  text.value = rest;
}
