import { notionsOf } from '#lib/domain/analysis/reading/notions.ts';
import { isSameWord } from '#lib/shared/text/same-word.ts';

/** A placeholder's words: those of its own name, and of what it lies in. */
export interface PlaceholderWords {
  readonly own: readonly string[];
  readonly context: readonly string[];
  readonly inList: boolean;
}

/** Containers that say where a value stands, not what it is. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'meta data info fields document totals line lines items item lineitems rows details branding styles header footer block main'.split(
    ' ',
  ),
);

/** Words that say what paper it is, or nothing: a field that has them as well is not another one. */
const WEAK: ReadonlySet<string> = new Set(
  'invoice quote receipt order contract report letter certificate unit line in per with without'.split(
    ' ',
  ),
);

/** Words that say the same of a field: of two parties the first is also 1. */
const SAME: Readonly<Record<string, string>> = {
  ...{ first: '1', second: '2', third: '3' },
  ...{ label: 'name', heading: 'title', text: 'body' },
};
/** What follows says in what unit a price is. */
const UNIT = /\s(?:per|pro|par|por|prix|\/)\s.*$/i;

/** A field's name without what only explains it: units, remarks in brackets, the arrow to a linked record. */
export const plainName = (name: string): string =>
  name.replaceAll(/[→>]|\(.*?\)/g, ' ').replace(UNIT, '');

/** What a name has in brackets: a unit, or the thing in other words. */
export const remarksOf = (name: string): readonly string[] =>
  [...name.matchAll(/\((.*?)\)/g)].map(([, remark = '']) => remark);

/** The words of a name in English, whatever language it is in: several readings where words mean several things. */
export function readingsOf(name: string): readonly (readonly string[])[] {
  const { readings, numbers } = notionsOf(name);
  const written = numbers.map(String);
  const all = readings.map((reading) => [...reading.map((word) => SAME[word] ?? word), ...written]);
  return all.length === 0 ? [written] : all;
}

const wordsOf = (name: string): readonly string[] => readingsOf(name)[0] ?? [];

export function placeholderWords(path: string): PlaceholderWords {
  const segments = path.replaceAll('[]', '').split('.');
  const last = segments.at(-1) ?? '';
  const context = segments
    .slice(0, -1)
    .filter((segment) => !CONTAINERS.has(segment.toLowerCase()))
    .flatMap(wordsOf);
  return { own: wordsOf(last), context, inList: path.includes('[]') };
}

/** Whether a word, in whatever language, only says what paper it is, or nothing. */
export const isWeak = (word: string): boolean =>
  WEAK.has(word) || readingsOf(word).every((reading) => reading.every((one) => WEAK.has(one)));

const WEAK_WEIGHT = 0.35;
const weightOf = (word: string): number => (isWeak(word) ? WEAK_WEIGHT : 1);

/** The name of a bank is called Bank. */
function total(words: readonly string[], among: readonly string[] = words): number {
  const weight = (word: string) =>
    among.length > 1 && isName([word]) ? WEAK_WEIGHT : weightOf(word);
  return words.reduce((sum, word) => sum + weight(word), 0);
}

const found = (words: readonly string[], among: readonly string[]): readonly string[] =>
  words.filter((word) => among.some((other) => isSameWord(word, other)));

/** What a further word costs: another one than the placeholder's makes it another thing. */
const EXTRA = 0.35;
/** How much what a placeholder lies in counts beside its own name. */
const CONTEXT = 0.25;
/** Where only what a placeholder lies in is named. */
const BY_CONTEXT = 0.35;
/** The last word says what a thing is: a training centre is no training. */
const OTHER_HEAD = 0.75;
/** The customer of "client.name" is called Customer. */
const ENTITY = 0.88;

const isName = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => word === 'name');

interface Comparison {
  readonly score: number;
  readonly shared: readonly string[];
}

/** How well a field's name says what a placeholder's says, 0 to 1, and the words that they share. */
function compareNames({ own, context }: PlaceholderWords, field: readonly string[]): Comparison {
  const isAmong = (word: string) => [...own, ...context].some((other) => isSameWord(word, other));
  const ownFound = found(own, field);
  const contextFound = found(context, field);
  const shared = [...new Set([...contextFound, ...ownFound])];
  const extra = field.filter((word) => !isWeak(word) && !isAmong(word)).length;
  const isEntity = ownFound.length === 0 && isName(own) && contextFound.length > 0;
  const share = own.length === 0 ? 0 : total(ownFound, own) / total(own);
  // Only weak words in common is next to nothing: every field of an invoice may say "invoice".
  const solid = ownFound.some((word) => !isWeak(word)) || own.every(isWeak) ? share : share * 0.3;
  const inContext = context.length === 0 ? 1 : total(contextFound) / total(context);
  const alone = ownFound.length === 0 && contextFound.length > 0 ? BY_CONTEXT * inContext : 0;
  const base = isEntity ? ENTITY * inContext : solid * (1 - CONTEXT + CONTEXT * inContext) + alone;
  const head = field.findLast((word) => !isWeak(word));
  const isOther = head !== undefined && !isAmong(head);
  return { score: (base * (isOther ? OTHER_HEAD : 1)) / (1 + EXTRA * extra), shared };
}

/** The best of several readings of a field's name. */
export function closest(
  words: PlaceholderWords,
  readings: readonly (readonly string[])[],
): Comparison {
  let best: Comparison = { score: 0, shared: [] };
  for (const reading of readings) {
    const found = compareNames(words, reading);
    if (found.score > best.score) best = found;
  }
  return best;
}
