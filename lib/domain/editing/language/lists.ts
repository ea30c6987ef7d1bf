import words from './tables/words.json' with { type: 'json' };

/** A phrase as the words that it consists of. */
type Words = readonly string[];

const LISTS: Readonly<Record<string, readonly string[]>> = words;

/** Phrases of each list by their first word, the longest first. */
const byFirst = new Map<string, ReadonlyMap<string, readonly Words[]>>();

function phrasesOf(list: string): ReadonlyMap<string, readonly Words[]> {
  const known = byFirst.get(list);
  if (known !== undefined) return known;
  const phrases = LISTS[list];
  if (phrases === undefined) throw new Error(`There is no list of words named ${list}`);
  const split = phrases
    .map((phrase) => phrase.split(' '))
    .sort((one, other) => other.length - one.length);
  const made = Map.groupBy(split, ([first = '']) => first);
  byFirst.set(list, made);
  return made;
}

/** The word behind each phrase of a list that stands at a place, the longest first. */
export function endsOf(list: string, words: Words, at: number): number[] {
  const phrases = phrasesOf(list).get(words[at] ?? '') ?? [];
  return phrases
    .filter((phrase) => phrase.every((word, index) => words[at + index] === word))
    .map((phrase) => at + phrase.length);
}

/** The words that phrases of a list begin with. */
export const firstsOf = (list: string): Iterable<string> => phrasesOf(list).keys();

/** Whether words are one phrase of the list. */
export const isIn = (list: string, words: Words): boolean =>
  endsOf(list, words, 0).includes(words.length);

const KNOWN = new Set(
  Object.values(LISTS).flatMap((list) => list.flatMap((one) => one.split(' '))),
);

/** Whether a word stands in any list: then it is no slip of the keyboard. */
export const isListed = (word: string): boolean => KNOWN.has(word);
