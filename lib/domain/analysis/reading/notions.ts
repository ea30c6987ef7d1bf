import { memoize } from '#lib/shared/memoize.ts';
import { plainOf, wordsOfKey } from './key-words.ts';

// A file of its own, which others read as well.
const { FILLERS, KEY_LANGUAGES, wordsOf } = await import('../vocabulary/words/key-vocabulary.ts');

/** What a key says, in English notions: `Rechnungs-Nr.` and `numero_de_facture` are both "invoice number". */
export interface KeyNotions {
  /** In the order of the key, without fillers and numbers; several where a word means several things. */
  readonly readings: readonly (readonly string[])[];
  /** What it would say in other languages than the data's. */
  readonly foreign?: readonly (readonly string[])[];
  /** The numbers in the key: 2 of `address2`, 19 of `MwSt 19%`. */
  readonly numbers: readonly number[];
}

type Meanings = readonly (readonly string[])[];
/** A word, as keys write it, by the notions that it stands for: each a list of English words. */
type Lexicon = ReadonlyMap<string, Meanings>;
/** What a word means, in one language or in all of them. */
type Lookup = (word: string) => Meanings | undefined;

const MAX_JOINED = 4;
/** As it is in a key, also as a rate. */
const NUMBER = /^\d+%?$/;
const MAX_READINGS = 6;
/** Shorter pieces of a compound would be found in any word. */
const LEAST_PIECE = 3;
const LONGEST_COMPOUND = 40;
/** The one short piece that ends compounds: `Fakturanr`. */
const SHORT_ENDING = 'nr';
/** What German and its neighbours put between the parts of a compound. */
const LINKS = ['s', 'n', 'en', 'es', 'e'];

let lexicon: Lexicon | undefined;

const inAll: Lookup = (word) => {
  lexicon ??= buildLexicon(KEY_LANGUAGES);
  return lexicon.get(word);
};

/** In its own language first: "firma" is a signature in Italian and a company in Polish. */
const lookupIn = memoize((language: string): Lookup => {
  const own = buildLexicon([language]);
  return (word) => own.get(word) ?? inAll(word);
});

function buildLexicon(languages: readonly string[]): Lexicon {
  const built = new Map<string, Meanings>();
  const add = (word: string, notion: readonly string[]) => {
    const known = built.get(word) ?? [];
    if (!known.some((other) => other.join(' ') === notion.join(' ')))
      built.set(word, [...known, notion]);
  };
  const isWhole = languages.length > 1;
  for (const language of languages)
    for (const [notion, spellings] of Object.entries(wordsOf(language))) {
      const meaning = notion.split(' ');
      if (isWhole && meaning.length === 1) add(notion, meaning);
      for (const spelling of spellings) {
        add(plainOf(spelling), meaning);
        if (/[äöüÄÖÜåæø]/.test(spelling)) add(plainOf(spelledOut(spelling)), meaning);
      }
    }
  return built;
}

/** Keys often have "ae" for "ä". */
function spelledOut(text: string): string {
  const pairs: Readonly<Record<string, string>> = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    å: 'aa',
    æ: 'ae',
    ø: 'oe',
  };
  return text.toLowerCase().replace(/[äöüåæø]/g, (letter) => pairs[letter] ?? letter);
}

/** Whether a word of a key is one that documents are written with. */
export const isVocabulary = (word: string): boolean => inAll(word) !== undefined;

/** Words that say of whom something is where they stand alone. */
const FROM: ReadonlySet<string> = new Set('de du da do di dal van of af av'.split(' '));

/** The notions of a key, in whatever language. Remembered: rows repeat their keys. */
export const notionsOf = memoize((key) => read(key, inAll));

/** The same of data whose keys are in one language. */
export const notionsIn = memoize((language: string) =>
  memoize((key): KeyNotions => {
    const all = notionsOf(key);
    const own = read(key, lookupIn(language));
    const said = new Set(own.readings.map((reading) => reading.join(' ')));
    const foreign = all.readings.filter((reading) => !said.has(reading.join(' ')));
    return foreign.length === 0 ? all : { ...own, foreign };
  }),
);

function read(key: string, lookup: Lookup): KeyNotions {
  const all = wordsOfKey(key);
  const numbers = all.filter((word) => NUMBER.test(word)).map(Number.parseFloat);
  const given = all.filter((word) => !NUMBER.test(word));
  let readings: (readonly string[])[] = [[]];
  for (let at = 0; at < given.length; ) {
    const { meanings, length } = meaningAt(given, at, lookup);
    readings = readings
      .flatMap((reading) => meanings.map((meaning) => [...reading, ...meaning]))
      .slice(0, MAX_READINGS);
    at += length;
  }
  const said = readings.filter((reading) => reading.length > 0);
  // `le: "2026-09-22"`: a word that stands between others elsewhere.
  const isAlone = said.length === 0 && given.length === 1;
  const alone = FROM.has(given[0] ?? '') ? 'from' : 'date';
  return { readings: isAlone ? [[alone]] : said, numbers };
}

/** Whether a key says one of these notions, whatever else it says: "currency" of `invoice_currency`. */
export const mentions = (key: string, ...notions: readonly string[]): boolean =>
  notionsOf(key).readings.some((reading) => notions.some((notion) => reading.includes(notion)));

/** The same of a table of notions. */
export const mentionsOne = (key: string, notions: ReadonlySet<string>): boolean =>
  notionsOf(key).readings.some((reading) => reading.some((notion) => notions.has(notion)));

/** Whether a key says this and nothing else: "line item" of `line_items`. */
export const isCalled = (key: string, notion: string): boolean =>
  notionsOf(key).readings.some((reading) => reading.join(' ') === notion);

/** Whether a key ends with this notion: "reference" of `payment_reference`. */
export const endsWith = (key: string, notion: string): boolean =>
  notionsOf(key).readings.some((reading) => reading.at(-1) === notion);

/** What the words from a place on mean: the longest run that the lexicon has, else the parts of a compound, else the word. */
function meaningAt(
  given: readonly string[],
  at: number,
  lookup: Lookup,
): { readonly meanings: readonly (readonly string[])[]; readonly length: number } {
  for (let length = Math.min(MAX_JOINED, given.length - at); length > 0; length -= 1) {
    // Between others "du" is no "dû".
    if (length === 1 && at > 0 && at < given.length - 1 && FILLERS.has(given[at] ?? ''))
      return { meanings: [[]], length: 1 };
    const known = lookup(given.slice(at, at + length).join(''));
    if (known !== undefined) return { meanings: known, length };
  }
  const word = given[at] ?? '';
  if (FILLERS.has(word)) return { meanings: [[]], length: 1 };
  const singular = singularOf(word);
  const known = singular === word ? ofPlural(word, lookup) : lookup(singular);
  return { meanings: known ?? compound(word, lookup) ?? [[singular]], length: 1 };
}

/** What other languages put behind a word for several of its kind. */
const PLURALS = ['en', 'n', 's', 'es'];
const LEAST_STEM = 5;

/** `Anzahlungen`: the meanings of "Anzahlung". */
function ofPlural(word: string, lookup: Lookup): Meanings | undefined {
  for (const ending of PLURALS) {
    if (!word.endsWith(ending) || word.length < ending.length + LEAST_STEM) continue;
    const known = lookup(word.slice(0, -ending.length));
    if (known !== undefined) return known;
  }
  return undefined;
}

/** English lists are named by the plural of what they hold. */
function singularOf(word: string): string {
  if (word.length < 5 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

interface Reading {
  readonly pieces: number;
  readonly meanings: readonly (readonly string[])[];
}

/** A word that is made of others: `rechnungsbetrag`, `発行日`, `invoicenumber`. undefined: it is not. */
function compound(word: string, lookup: Lookup): Meanings | undefined {
  if (word.length > LONGEST_COMPOUND || word.length < 2) return undefined;
  const least = /[\u0370-\uffff]/.test(word) ? 1 : LEAST_PIECE;
  // From the end backwards: `readings[i]` reads the word from its letter `i` on, `rests[i]` what follows a piece there.
  const readings: (Reading | undefined)[] = new Array(word.length + 1);
  const rests: (Reading | undefined)[] = new Array(word.length + 1);
  readings[word.length] = { pieces: 0, meanings: [[]] };
  rests[word.length] = readings[word.length];
  const shortest = word.endsWith(SHORT_ENDING) ? SHORT_ENDING.length : least;
  for (let from = word.length - shortest; from >= 0; from -= 1) {
    for (let to = word.length; to >= from + (to === word.length ? shortest : least); to -= 1) {
      const rest = rests[to];
      const known = rest === undefined ? undefined : lookup(word.slice(from, to));
      if (known === undefined || rest === undefined) continue;
      if ((readings[from]?.pieces ?? Number.POSITIVE_INFINITY) <= rest.pieces + 1) continue;
      const meanings = known
        .flatMap((first) => rest.meanings.map((other) => [...first, ...other]))
        .slice(0, MAX_READINGS);
      readings[from] = { pieces: rest.pieces + 1, meanings };
    }
    rests[from] = readings[from] ?? afterLink(word, from, readings);
  }
  return readings[0]?.meanings;
}

/** What follows a linking letter at that place. */
function afterLink(
  word: string,
  at: number,
  readings: readonly (Reading | undefined)[],
): Reading | undefined {
  const link = LINKS.find(
    (letters) =>
      at + letters.length < word.length &&
      word.startsWith(letters, at) &&
      readings[at + letters.length] !== undefined,
  );
  return link === undefined ? undefined : readings[at + link.length];
}
