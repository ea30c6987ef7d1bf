import { DEFAULT_LANGUAGE } from '#lib/domain/i18n/money.ts';
import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import { memoize } from '#lib/shared/memoize.ts';
import { capitalized, labelOf, plainOf } from './key-words.ts';
import { isVocabulary } from './notions.ts';

// A file of its own, which others read as well.
const { wordsIn } = await import('../vocabulary/words/key-vocabulary.ts');

const ENGLISH = tableName(DEFAULT_LANGUAGE);
/** What keys add to the name of a sum: "cost" of `delivery_cost`. */
const OF_SUMS: ReadonlySet<string> = new Set('amount total price value cost net gross'.split(' '));

const wordsOf = memoize((language) => new Set(wordsIn(language).map(plainOf)));

/**
 * What the author of a key calls a sum, in the document's own language: "Carriage", "Postage and packing",
 * "Porto". undefined: the key is in no plain words of that language, which has its own word for it.
 */
export function ownName(key: string, language: string): string | undefined {
  const name = tableName(language);
  const words = labelOf(key)
    .split(' ')
    .map((word) => word.toLowerCase())
    .filter((word) => !OF_SUMS.has(word));
  const isPlain =
    name === ENGLISH
      ? words.some(isVocabulary)
      : words.length === 1 && wordsOf(name).has(plainOf(words.join()));
  return isPlain ? capitalized(words.join(' ')) : undefined;
}
