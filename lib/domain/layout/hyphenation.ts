/** They write compounds as one word, so that words are long and lines uneven without hyphens. */
const COMPOUNDING = /^(?:af|da|de|et|fi|fo|fy|hu|is|lb|nb|nds|nl|nn|no|sv)\b/i;
/** Running text and narrow cells: not names, titles, figures and totals. */
const RUNNING_TEXT =
  ':is(section.block,.notes,.terms,.letter-body,.clause) :is(p:not([class]),li),.clause-text,.row-details,td:not(.num),.facts .long dd';

/** Declarations by which long words are broken at the ends of lines. The shorter the words of a language, the less a hyphen gains. */
export function hyphenationRules(language: string): string {
  const limits = COMPOUNDING.test(language) ? '8 3 3' : '12 4 4';
  return `${RUNNING_TEXT}{hyphens:auto;hyphenate-limit-chars:${limits}}`;
}
