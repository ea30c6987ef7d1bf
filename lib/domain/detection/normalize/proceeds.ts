import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject } from '#schemas/json.ts';
import { plays } from '../keys/aliases.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';

const CENT = 0.005;

/** The keys of what a seller gets of an amount and of what whoever handles the payment keeps: of 100, 97 and 3. */
export function proceedsIn(object: JsonObject): ReadonlySet<string> {
  const numbers = Object.entries(object).flatMap(([key, value]) => {
    const number = value !== null && typeof value !== 'object' ? plainNumber(value) : undefined;
    return number === undefined ? [] : [{ key, number, words: keyWords(key) }];
  });
  const fees = numbers.filter(({ words }) => /^fees?$/.test(words.at(-1) ?? ''));
  const total = numbers.find(({ key }) => plays('total', normalizeKey(key)));
  if (fees.length === 0 || total === undefined) return new Set();
  const kept = fees.reduce((sum, { number }) => sum + Math.abs(number), 0);
  const left = numbers.filter(
    ({ key, number, words }) =>
      key !== total.key &&
      words.some((word) => /^(?:settled?|net|payout|proceeds|credited)$/.test(word)) &&
      Math.abs(number + kept - total.number) < CENT,
  );
  return left.length === 0 ? new Set() : new Set([...left, ...fees].map(({ key }) => key));
}
