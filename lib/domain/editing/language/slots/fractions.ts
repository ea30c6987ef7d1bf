import { endsOf } from '../lists.ts';

/** "and a half", "and 3 quarters": what stands behind a whole number, the longest first. */
export const fractionsAt = (words: readonly string[], at: number) =>
  words[at] !== 'and'
    ? []
    : endsOf('fraction', words, at + 1).map((end) => ({
        value: shareIn(words.slice(at + 1, end).join(' ')),
        end,
      }));

const shareIn = (said: string): number =>
  said.includes('half') ? 0.5 : /^(?:3|three)/.test(said) ? 0.75 : 0.25;
