/** Markup that was sanitised here as text: a line for each block. A parser for it would be a tenth of what makes documents. */
export function textOfMarkup(markup: string): string {
  return textIn(markup.replace(/<br\s*\/?>|<\/(?:p|li|h[1-6]|div|tr|blockquote|pre)>/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text between the tags of a document that was written here. */
export function textIn(markup: string): string {
  return markup
    .replace(/<(style|title)[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
