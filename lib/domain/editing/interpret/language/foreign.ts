import { tokensOf } from './tokens.ts';
import { VERBS } from './vocabulary.ts';

const SMALL = new Set(
  'the to of and with my our we you they please should must is are it this that these those for not from no be has have'.split(
    ' ',
  ),
);

/** Whether nothing of an instruction is English: no verb of a request, and none of the smallest words. */
export function isForeign(instruction: string): boolean {
  const words = tokensOf(instruction).filter(
    ({ word, quoted }) => !quoted && /^\p{L}{2,}$/u.test(word),
  );
  const least = words.some(({ word }) => /[^a-z]/.test(word)) ? 2 : 3;
  return words.length >= least && !words.some(({ word }) => VERBS.has(word) || SMALL.has(word));
}
