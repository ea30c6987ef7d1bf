import type { ContentNode } from '../../content-model.ts';
import { isIn } from '../lists.ts';
import { linesNamed } from '../name-lines.ts';
import { stemsOf } from '../stems.ts';
import { MOST_WORDS, type Reader } from './input.ts';

/** Words without a meaning of their own, and where sentences stand. */
const PLACED =
  /^(?:a|an|on|in|of|for|to|the|our|my|your|their|notes?|terms|text|sentence|bottom|top)$/;
const LEAST_LETTERS = 4;

/** What one sentence of the document speaks of, and no other: "guarantee on labour" of "Labour guaranteed for 30 days". */
export const sentences: Reader = ({ words, tokens, bill }, at) => {
  const all = bill.subject.content.nodes.filter(({ role }) => role === 'prose');
  const found: { value: ContentNode; end: number }[] = [];
  for (let end = Math.min(words.length, at + MOST_WORDS); end > at; end--) {
    const named = words.slice(at, end);
    if (tokens.slice(at, end).some(({ quoted, word }) => quoted || !/^[\p{L}'-]+$/u.test(word)))
      continue;
    const own = named.filter((word) => !PLACED.test(word) && !isIn('the', [word]));
    const isNamed =
      own.some(({ length }) => length >= LEAST_LETTERS) && !PLACED.test(words[at] ?? '');
    if (!isNamed || linesNamed(own, bill).length > 0) continue;
    const stems = stemsOf(own.join(' '));
    const [only, ...others] = all.filter(({ text }) => {
      const held = new Set(stemsOf(text));
      return stems.every((stem) => held.has(stem));
    });
    if (only !== undefined && others.length === 0) found.push({ value: only, end });
  }
  return found;
};
