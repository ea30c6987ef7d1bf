import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Text with HTML's character references resolved: shops send "Salt &amp; Pepper". Markup stays as it is. */
export function decodeEntities(text: string): string {
  if (!/&(?:#\d|#x|[a-z])/i.test(text) || /</.test(text)) return text;
  const [node] = parseFragment(text).childNodes;
  return node !== undefined && 'value' in node ? node.value : text;
}

/** HTML as its text, with line ends where blocks and lines end. */
export function plainText(html: string): string {
  const text = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if ('value' in node) return node.value;
    if (node.nodeName === 'br') return '\n';
    const inner = 'childNodes' in node ? node.childNodes.map(text).join('') : '';
    return BLOCKS.has(node.nodeName) ? `${inner}\n` : inner;
  };
  return parseFragment(html).childNodes.map(text).join('').trim();
}
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4']);
