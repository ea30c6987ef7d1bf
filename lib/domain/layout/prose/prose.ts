import { inlineMarkdown, withLinks } from './inline.ts';
import { markdownBlocks } from './markdown.ts';
import { formattedMarkup } from './markup.ts';
import { hasInlineSign, isMarkdown, isMarkup } from './recognise.ts';

/** Formatted text of several blocks, where it clearly is HTML or markdown. undefined: it is plain. `level` is that of its headings. */
export function formattedBlocks(text: string, level = 3): string | undefined {
  if (isMarkup(text)) return `<div class="prose flow">${formattedMarkup(text)}</div>`;
  return isMarkdown(text) ? `<div class="prose">${markdownBlocks(text, level)}</div>` : undefined;
}

/** Text for one place in a line; the formatting of markdown only where it is `prose`. */
export function formattedLine(text: string, prose: boolean): string {
  if (isMarkup(text)) return formattedMarkup(text, true);
  return prose && hasInlineSign(text) ? inlineMarkdown(text) : withLinks(text);
}
