import type { Bill, BillLine } from './bill.ts';
import { endsOf, isIn } from './lists.ts';
import { stemsOf } from './stems.ts';

/** Words that point without naming. */
const POINTING = new Set(
  'the our my their his her its that this these those a an of for both old whole entire'.split(' '),
);

/**
 * The lines that a phrase names: by what they are called, by all of the words in it, or by where they
 * stand. Of a name that fits several lines all are returned, for the caller to refuse.
 */
export function linesNamed(
  words: readonly string[],
  { lines, details }: Bill,
): readonly BillLine[] {
  const named = words.filter((word) => !POINTING.has(word) && !/^[,'"#]$|^'s$/.test(word));
  const place = placeOf(named, lines.length);
  if (place !== undefined) return lines.slice(place, place + 1);
  const nouns = named.filter((word) => !isIn('line-noun', [word]));
  const stems = stemsOf(nouns.join(' '));
  if (stems.length === 0 || stems.every((stem) => /^(?:\d|no$|not$)/.test(stem))) return [];
  // "no pickles" is said in a line, and is no line.
  if (details.has(stems.join()) || details.has(`no,${stems.join()}`)) return [];
  const found = lines.filter((line) => stems.every((stem) => line.stems.has(stem)));
  if (found.length === 0) return lines.filter((line) => stems.every((stem) => isAlike(stem, line)));
  if (found.length === 1) return found;
  // "labour" beside "labour" and "apprentice labour": the one that is called just so.
  const exact = found.filter(({ name }) => new Set(stemsOf(name)).size === new Set(stems).size);
  return exact.length === 1 ? exact : found;
}

/** "carpentry" of a carpenter: words that begin alike. */
function isAlike(stem: string, { stems }: BillLine): boolean {
  return (
    stems.has(stem) ||
    (stem.length >= ALIKE && [...stems].some((own) => own.slice(0, ALIKE) === stem.slice(0, ALIKE)))
  );
}

const ALIKE = 6;

/** "second line", "line 2", "the last one" */
function placeOf(words: readonly string[], count: number): number | undefined {
  const at = words.findIndex((word) => isIn('line-noun', [word]));
  if (at < 0 || words.length !== 2) return undefined;
  const other = words[1 - at] ?? '';
  if (at === 0 && /^#?\d{1,3}$/.test(other)) return Number(other.replace('#', '')) - 1;
  if (at !== 1) return undefined;
  if (endsOf('ordinal-last', [other], 0).length > 0) return count - 1;
  const place = [1, 2, 3, 4, 5, 6].find((n) => isIn(`ordinal-${n}`, [other]));
  return place === undefined ? undefined : place - 1;
}

/** Whether a word can begin or go on with what a line is called. */
export const mayNameLine = (word: string, { lines }: Bill): boolean =>
  POINTING.has(word) ||
  isIn('line-noun', [word]) ||
  /^(?:ordinal|#?\d)/.test(word) ||
  [1, 2, 3, 4, 5, 6, 'last'].some((n) => isIn(`ordinal-${n}`, [word])) ||
  lines.some((line) => {
    const own = stemsOf(word);
    return own.length > 0 && own.every((stem) => isAlike(stem, line));
  });
