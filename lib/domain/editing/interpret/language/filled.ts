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
  return way.split(' ').flatMap((word): readonly Token[] => {
    const name = NAMED.exec(word)?.[1];
    return name === undefined
      ? [{ ...first, word, raw: word, quoted: false }]
      : (said[name]?.tokens ?? []);
  });
}
