/** Words that say nothing of which thing is meant. */
const EMPTY = new Set(
  'a an and at by for from in of on or the to with per x & + - / , . : ;'.split(' '),
);

const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ['acct', 'account'],
  ['inv', 'invoice'],
  ['qty', 'quantity'],
  ['ref', 'reference'],
]);

/** A word without its ending: "valves" and "valve", "labour" and "labor", "fitting" and "fitted" are one. */
export function stemOf(word: string): string {
  const small = word.toLowerCase();
  const plain = (WRITTEN_OUT.get(small) ?? small)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/our(?=$|s$|ed$|ing$)/, 'or')
    .replace(/tre(?=s?$)/, 'ter');
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  const singular = plain.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<![su])s$/, '');
  const root =
    singular.length < 5 ? singular : singular.replace(/(?:ing|ed|er)$/, '').replace(/e$/, '');
  // "shelf" and "shelves"
  return root.replace(/(?<=[^f]{2})f$/, 'v');
}

/** The stems of a text's words that mean something. */
export function stemsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !EMPTY.has(word))
    .map(stemOf);
}

/** Finds a name or a number that stands by itself, not as a part of a longer one. */
export const asWord = (word: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\p{L}\p{N}])`,
    'u',
  );
