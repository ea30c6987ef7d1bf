import { listenFor, type Phrase } from './phrases.ts';

/** Some things that are harmless alone and not together. */
export interface Combination<Concept extends string = string> {
  readonly name: string;
  /** All of these, `within` so many words of each other. */
  readonly all: readonly Concept[];
  readonly within: number;
  /** In order where one of these is among those words, or so near. */
  readonly unless?: readonly Concept[];
}

/** How many words around a combination may say that it is in order. */
const AROUND = 8;

/** Words of a text that speak of something, in order. */
interface Spoken {
  readonly concepts: readonly string[];
  /** Counted in words. */
  readonly at: number;
}

/**
 * Finds combinations in texts. Of phrases that begin at a word the longest counts, and a phrase that
 * means nothing harmful hides the words in it: a "bath bomb" is no bomb.
 */
export class Combinations<Concept extends string> {
  readonly #combinations: readonly Combination<Concept>[];

  /** @param vocabulary of each thing all the words for it, with a bar between them. */
  constructor(
    vocabulary: Readonly<Record<Concept, string>>,
    combinations: readonly Combination<Concept>[],
    harmless: string,
  ) {
    this.#combinations = combinations;
    for (const [concept, phrases] of Object.entries<string>(vocabulary))
      for (const phrase of phrases.split('|')) listenFor(this, phrase, [concept]);
    for (const phrase of harmless.split('|')) listenFor(this, phrase, []);
  }

  /** The name of the first combination in a text, by its phrases. */
  find(phrases: readonly Phrase[]): string | undefined {
    const spoken = this.#spokenIn(phrases);
    // A single thing is no combination.
    if (spoken.length === 0) return undefined;
    return this.#combinations.find((one) => isSpoken(one, spoken))?.name;
  }

  #spokenIn(phrases: readonly Phrase[]): Spoken[] {
    const spoken: Spoken[] = [];
    let from = 0;
    for (const { at, end, meanings } of phrases) {
      const meaning = at < from ? undefined : meanings.find(({ to }) => to === this);
      if (meaning === undefined) continue;
      from = end + 1;
      if (meaning.concepts.length > 0) spoken.push({ concepts: meaning.concepts, at });
    }
    return spoken;
  }
}

/** Every phrase of the first before every one of the second. */
export function crossed(first: string, second: string): string {
  const after = second.split('|');
  return first
    .split('|')
    .flatMap((one) => after.map((other) => `${one} ${other}`))
    .join('|');
}

/** Goes over the text once, with those words that lie near enough. */
function isSpoken({ all, within, unless = [] }: Combination, spoken: readonly Spoken[]): boolean {
  if (!all.every((concept) => spoken.some(({ concepts }) => concepts.includes(concept))))
    return false;
  const last = new Map<string, number>();
  for (const [index, { concepts, at }] of spoken.entries()) {
    if (!concepts.some((concept) => all.includes(concept))) continue;
    for (const concept of concepts) last.set(concept, at);
    const first = Math.min(...all.map((concept) => last.get(concept) ?? Number.NEGATIVE_INFINITY));
    if (at - first > within) continue;
    if (!around(spoken, index, first - AROUND, at + AROUND, unless)) return true;
  }
  return false;
}

/** Whether one of some things is spoken of between two places around a third. */
function around(
  spoken: readonly Spoken[],
  index: number,
  from: number,
  to: number,
  things: readonly string[],
): boolean {
  const speaks = ({ concepts }: Spoken) => concepts.some((concept) => things.includes(concept));
  for (let at = index; at >= 0; at -= 1) {
    const one = spoken[at];
    if (one === undefined || one.at < from) break;
    if (speaks(one)) return true;
  }
  for (let at = index + 1; at < spoken.length; at += 1) {
    const one = spoken[at];
    if (one === undefined || one.at > to) break;
    if (speaks(one)) return true;
  }
  return false;
}
