import createHyphenator from 'hyphen';
import type { Patterns } from './languages.ts';

const SOFT_HYPHEN = '\u00ad';

/**
 * Tells where a word of letters may be broken, as indices of the letters in front of which a hyphen may
 * stand. One for each document: it keeps every word, among the exceptions that it is given, too.
 */
export function wordBreaker([rows, tree, exceptions]: Patterns): (word: string) => number[] {
  const options = { html: false, minWordLength: 1, hyphenChar: SOFT_HYPHEN };
  const hyphenate = createHyphenator([rows, tree, { ...exceptions }], options);
  return (word) => {
    const lower = word.toLowerCase();
    // Letters that become two in lower case: the places would be others.
    if (lower.length !== word.length) return [];
    const syllables = hyphenate(lower).split(SOFT_HYPHEN);
    let at = 0;
    return syllables.slice(0, -1).map((syllable) => {
      at += syllable.length;
      return at;
    });
  };
}
