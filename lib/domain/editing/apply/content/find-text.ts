/** Start and end of what was found in a text. */
export type Match = readonly [number, number];

/**
 * How a text may occur, the best first: as whole words in the letters as given, in other letters' case,
 * inside of words. A number never matches inside of another.
 */
export function patternsOf(find: string): RegExp[] {
  const words = find
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const isNumeric = /^[\d.,'’\s%$€£¥-]+$/.test(find);
  const start = edge(find.at(0) ?? '', (set) => `(?<!${set})`, '(?<!\\d[.,]?)');
  const end = edge(find.at(-1) ?? '', (set) => `(?!${set})`, '(?![.,]?\\d)');
  const whole = `${start}${words}${end}`;
  const patterns = [new RegExp(whole, 'gu'), new RegExp(whole, 'giu')];
  return isNumeric ? patterns.slice(0, 1) : [...patterns, new RegExp(words, 'gu')];
}

/** Scripts that part their words; in others a word has no edge to look for. */
const SPACED =
  '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hebrew}\\p{Script=Arabic}_]';

function edge(letter: string, around: (set: string) => string, digits: string): string {
  if (/\d/.test(letter)) return digits;
  return new RegExp(SPACED, 'u').test(letter) ? around(SPACED) : '';
}

export function matchesIn(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

export function replacedIn(text: string, matches: readonly Match[], replacement: string): string {
  let result = '';
  let from = 0;
  for (const [start, end] of matches) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
