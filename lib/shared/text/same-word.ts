import { distance } from 'fastest-levenshtein';

/** Shorter words are others when a letter differs. */
const LEAST_LETTERS = 6;

/** The same word, or one with a letter too few, too many or wrong. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST_LETTERS && distance(one, other) === 1);
