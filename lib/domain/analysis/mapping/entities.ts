import { decodeHTML } from 'entities';

/** Text with HTML's character references resolved: shops send "Salt &amp; Pepper". Markup stays as it is. */
export function decodeEntities(text: string): string {
  return text.includes('&') && !text.includes('<') ? decodeHTML(text) : text;
}

/** Where a line ends in markup. */
const LINE_END = /<(?:br|\/(?:p|div|li|tr|h[1-4]))\b[^<>]*>/gi;

/** HTML as its text, with line ends where blocks and lines end. A parser would be half of the code that makes documents of data. */
export function plainText(html: string): string {
  return decodeHTML(html.replace(LINE_END, '\n').replace(/<[^<>]*>/g, '')).trim();
}
