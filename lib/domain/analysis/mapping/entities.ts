import { parseFragment } from 'parse5';

/** Text with HTML's character references resolved: shops send "Salt &amp; Pepper". Markup stays as it is. */
export function decodeEntities(text: string): string {
  if (!/&(?:#\d|#x|[a-z])/i.test(text) || /</.test(text)) return text;
  const [node] = parseFragment(text).childNodes;
  return node !== undefined && 'value' in node ? node.value : text;
}
