import { memoize } from '#lib/shared/memoize.ts';
import { plainOf } from '../key-words.ts';
import { mentionsOne } from '../notions.ts';
import { SUMS } from '../sum-words.ts';

// A file of its own, which others read as well.
const { KEY_LANGUAGES } = await import('../../vocabulary/words/key-vocabulary.ts');

/** Quarters, halves and years, and what is compared: "Q1", "2025", "Vorjahr". */
const SPAN =
  /^(?:[qth][1-4]|[1-4](?:q|quartal)|(?:fy)?(?:19|20)\d\d|plan|ist|soll|actual|previous|current|forecast|vorjahr|vormonat|lastyear|thisyear|lastmonth|thismonth)$/;

const months = memoize((language): ReadonlySet<string> => {
  const names = ['long', 'short'].flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month: month as 'long' | 'short' });
    return Array.from({ length: 12 }, (_, index) => format.format(new Date(2026, index, 15)));
  });
  return new Set(names.map(plainOf).filter((name) => name.length > 2));
});

/** Whether a column holds the figures of a month, a quarter, a year. */
export function isSpanOfTime(key: string): boolean {
  const plain = plainOf(key);
  return SPAN.test(plain) || KEY_LANGUAGES.some((language) => months(language).has(plain));
}

/** "Umsatz nach Warengruppe", "costs": a list of amounts. */
export const isOfSums = (name: string): boolean => mentionsOne(name, SUMS);
