import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

const NAMED = /^<(\w+)>$/;

/** A way to say something: words, and names in "<>" that stand for what was said there. */
export function filled(
  way: string,
  said: Readonly<Record<string, Phrase>>,
  { tokens: [first] }: Phrase,
): readonly Token[] {
  if (first === undefined) return [];
  const words = way.split(' ').flatMap((word): readonly Token[] => {
    const name = NAMED.exec(word)?.[1];
    return name === undefined
      ? [{ ...first, word, raw: word, quoted: false, start: -1, end: -1 }]
      : (said[name]?.tokens ?? []);
  });
  // What was not said takes no room: it stands where the words after it do.
  const filledIn: Token[] = [];
  let at = words.at(-1)?.end ?? first.end;
  for (const word of words.toReversed()) {
    const token = word.start < 0 ? { ...word, start: at, end: at } : word;
    at = token.start;
    filledIn.unshift(token);
  }
  return filledIn;
}
