import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { FILLERS } from './filler-words.ts';

const DARK = '#1f2937';
const LIGHT = '#f1f3f5';
const MODES = new Set('mode theme version scheme look design palette style'.split(' '));
const DOCUMENT = new Set(
  'document page invoice quote letter report bill receipt contract certificate pdf file colors color all'.split(
    ' ',
  ),
);

/** "dark mode", "make the page dark" */
export const darkMode: Rule = {
  name: 'dark-mode',
  read({ tokens }) {
    const words = tokens.map(({ word, quoted }) => (quoted ? '"' : word));
    if (!words.includes('dark')) return undefined;
    const isKnown = (word: string) =>
      word === 'dark' || MODES.has(word) || DOCUMENT.has(word) || FILLERS.has(word);
    const names = words.some((word) => MODES.has(word)) || words.some((word) => DOCUMENT.has(word));
    return words.every(isKnown) && names && !words.includes('color')
      ? operations([{ op: 'set-theme', background: DARK, text: LIGHT }])
      : undefined;
  },
};
