import { textContent } from 'domutils';
import { parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

/** Sanitised markup as text: a line for each block. */
export function textOfMarkup(markup: string): string {
  const lined = markup.replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|div|tr|blockquote|pre)>/g, '$&\n');
  return textContent(parseFragment(lined, { treeAdapter: adapter }))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
