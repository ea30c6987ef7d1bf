import { ASPECTS } from './aspect-words.ts';
import { namedColor } from './color-words.ts';
import { FILLERS } from './filler-words.ts';
import { LOOKS, PHRASES } from './look-words.ts';
import { DEGREE_WORDS } from './read-degree.ts';

const IN_PHRASES: ReadonlySet<string> = new Set(PHRASES.flatMap(([words]) => words.split(' ')));

/** Words of looks are no slips of others. */
export function isLookWord(word: string): boolean {
  return (
    LOOKS.has(word) ||
    IN_PHRASES.has(word) ||
    ASPECTS.has(word) ||
    FILLERS.has(word) ||
    DEGREE_WORDS.has(word) ||
    namedColor(word) !== undefined
  );
}
