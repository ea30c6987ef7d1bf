import { monthNamed } from '#lib/domain/editing/values/date-names.ts';
import type { Phrase } from '../../language/phrase.ts';

const FIGURE = /^(?:us\$|[$€£¥₹])?\d+(?:[.,:/-]\d+)*(?:%|st|nd|rd|th|k|am|pm)?$/i;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;
const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundred|once|twice|half|first|second|third|fourth|fifth|sixth)$/i;

type Sort = 'figure' | 'day' | 'month' | 'number';

export function sortOf(word: string): Sort | undefined {
  if (FIGURE.test(word)) return 'figure';
  if (DAY.test(word)) return 'day';
  if (NUMBER.test(word)) return 'number';
  return word.length > 2 && monthNamed(word, 'en') !== undefined ? 'month' : undefined;
}

/**
 * "21 March" of what is said in the place of "14 March", "260" in that of "240 pounds": words of the same
 * sorts in the same order. undefined: there is no figure, day, month or number in the old words, or there
 * are none like them in what is said, or several.
 */
export function figuresLike(
  old: string,
  claim: Phrase,
): { readonly old: string; readonly to: string } | undefined {
  const words = old.split(/\s+/);
  const sorts = words.map(sortOf);
  const from = sorts.findIndex((sort) => sort !== undefined);
  if (from < 0) return undefined;
  const behind = sorts.findIndex((sort, at) => at > from && sort === undefined);
  const to = behind < 0 ? sorts.length : behind;
  const wanted = sorts.slice(from, to);
  const { tokens } = claim;
  const found = tokens.flatMap((_, at) =>
    wanted.every((sort, step) => {
      const token = tokens[at + step];
      return token !== undefined && !token.quoted && sortOf(token.raw) === sort;
    })
      ? [claim.slice(at, at + wanted.length).raw]
      : [],
  );
  const [only, ...others] = new Set(found);
  return only === undefined || others.length > 0
    ? undefined
    : { old: words.slice(from, to).join(' '), to: only };
}
