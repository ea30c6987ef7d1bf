/** What begins with the same words, by the word that comes next. */
interface Beginning {
  next: Map<string, Beginning> | undefined;
  /** Of the phrase that ends here. */
  readonly meanings: Meaning[];
}

/** The things that a phrase speaks of to one of those who listen for it; none: it is harmless. */
interface Meaning {
  readonly to: object;
  readonly concepts: readonly string[];
}

/** A phrase in a text, from one word to another one. */
export interface Phrase {
  readonly at: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

const LONGEST_PHRASE = 5;

const START: Beginning = { next: undefined, meanings: [] };

/** All share one index: a text is searched once for the phrases of all, and most words begin none. */
export function listenFor(to: object, phrase: string, concepts: readonly string[]): void {
  const words = phrase.split(' ');
  if (words.length > LONGEST_PHRASE) return;
  let beginning = START;
  for (const word of words) {
    beginning.next ??= new Map();
    const next: Beginning = beginning.next.get(word) ?? { next: undefined, meanings: [] };
    beginning.next.set(word, next);
    beginning = next;
  }
  const { meanings } = beginning;
  const before = meanings.findIndex((meaning) => meaning.to === to);
  if (before === -1) meanings.push({ to, concepts });
  else
    meanings[before] = {
      to,
      concepts: concepts.length === 0 ? [] : [...(meanings[before]?.concepts ?? []), ...concepts],
    };
}

/** The phrases in `text`, which is words with one space between them; of those that begin at a word the longest first. */
export function phrasesIn(text: string): readonly Phrase[] {
  const words = text.split(' ');
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = phrases.length;
    let beginning = START.next?.get(words[at] ?? '');
    for (let end = at; beginning !== undefined; end += 1) {
      const { meanings, next } = beginning;
      if (meanings.length > 0) phrases.splice(first, 0, { at, end, meanings });
      beginning = next?.get(words[end + 1] ?? '');
    }
  }
  return phrases;
}
