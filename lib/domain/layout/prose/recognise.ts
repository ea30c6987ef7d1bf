/** Elements that only somebody who writes markup writes. */
const BLOCK_TAG =
  /<(p|div|ul|ol|li|h[1-6]|table|blockquote|pre|section|article|dl)(?:\s[^<>]{0,2000})?>/g;
/** Emphasis around words, which one who speaks of a tag does not put there. */
const EMPHASIS = /<(strong|em|b|i|u|sup|sub)>[^<>\s][^<>]{2,400}<\/\1>/i;
/** A break between two words; with a space on either side it may be spoken of. */
const BREAK = /\S<br\s{0,3}\/?>|<br\s{0,3}\/?>\n/i;

/** What markdown is written with; a text without any is not looked at further. */
const ANY_SIGN = /[*`|_]|\]\(|(?:^|\n) {0,3}(?:#{1,6} |> |[-+] |\d{1,3}[.)] )|~~/;
const INLINE_SIGNS: readonly RegExp[] = [
  /(?<![\w*])\*\*[^\s*][^*\n]{0,300}(?<!\s)\*\*(?![\w*])/,
  /(?<![\w*])\*[^\s*][^*\n]{0,300}(?<!\s)\*(?![\w*])/,
  /(?<!\w)__?[^\s_][^_\n]{0,300}(?<=\p{L})__?(?!\w)/u,
  /\[[^[\]\n]{1,300}\]\((?:https?:|mailto:|tel:)[^\s()]/i,
  /(?<![\w`])`[^`\s](?:[^`\n]{0,300}[^`\s])?`(?![\w`])/,
];
const BLOCK_SIGNS: readonly RegExp[] = [
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}#{1,6} +[^\s#][^\n]*\n/m,
  /^ {0,3}#{2,6} +\p{L}/mu,
  /^[ \t]*(?:\|[ \t]*)?:?--+:?[ \t]*\|/m,
  /^> ?\S[^\n]*\n/m,
  /^ {0,3}[-*+] +\S[^\n]*\n(?:[^\S\n]*\n|[ \t]+[^\n]*\n)?[ \t]*[-*+] +\S/m,
  /^ {0,3}1[.)] +\S[^\n]*\n(?:[^\S\n]*\n|[ \t]+[^\n]*\n)?[ \t]*2[.)] +\S/m,
];

/** True for text that is HTML: a block element or emphasis that is closed, or a break between words. A tag that is spoken of is none. */
export function isMarkup(text: string): boolean {
  if (!text.includes('<') || !text.includes('>')) return false;
  if (BREAK.test(text) || EMPHASIS.test(text)) return true;
  const lower = text.toLowerCase();
  const unclosed = new Set<string>();
  for (const { index, 1: name = '' } of lower.matchAll(BLOCK_TAG)) {
    if (unclosed.has(name)) continue;
    if (lower.includes(`</${name}>`, index)) return true;
    unclosed.add(name);
  }
  return false;
}

/** True for text that clearly is markdown. */
export function isMarkdown(text: string): boolean {
  return (
    ANY_SIGN.test(text) && (hasInlineSign(text) || BLOCK_SIGNS.some((sign) => sign.test(text)))
  );
}

/** True for one line with emphasis, a link or code. */
export function hasInlineSign(text: string): boolean {
  return ANY_SIGN.test(text) && INLINE_SIGNS.some((sign) => sign.test(text));
}
