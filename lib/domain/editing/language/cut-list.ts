import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import type { TotalKind } from '../values/total-kind.ts';
import { type BillTotal, billOf } from './bill.ts';
import { endsOf } from './lists.ts';
import { stemOf, stemsOf } from './stems.ts';

const NOUNS: Readonly<Partial<Record<TotalKind, readonly string[]>>> = {
  discount: ['discount'],
  tax: ['tax'],
  shipping: ['shipping'],
  paid: ['payment'],
  total: ['grand-total'],
};

const LISTS = /^(?:,|and|&|\+|the|our|both|or)$/;

/**
 * Whether of a list of totals to take away only the first go: "delete the subtotal, VAT and total, she
 * gets a shock", where what follows the first was taken for a remark.
 */
export function isCutList(
  operations: readonly Operation[],
  tokens: readonly Token[],
  subject: Subject,
): boolean {
  const { totals } = billOf(subject);
  const gone = new Set(
    operations.flatMap((one) => (one.op === 'remove' || one.op === 'hide' ? one.targets : [])),
  );
  const removed = totals.filter(({ id }) => gone.has(id));
  if (removed.length === 0 || removed.length === totals.length) return false;
  const words = tokens.map(({ word, quoted }) => (quoted ? '""' : word));
  const left = totals.filter((one) => !removed.includes(one));
  const start = words.findIndex((_, at) => removed.some((one) => namedAt(one, words, at) > at));
  if (start < 0) return false;
  let at = start;
  while (at < words.length) {
    const known = removed.map((one) => namedAt(one, words, at)).find((end) => end > at);
    if (known !== undefined) at = known;
    else if (LISTS.test(words[at] ?? '')) at++;
    else return at > start + 1 && left.some((one) => namedAt(one, words, at) > at);
  }
  return false;
}

/** Where a line's name ends that begins at a word; the word itself where none does. */
function namedAt({ kind, label }: BillTotal, words: readonly string[], at: number): number {
  const [noun] = (NOUNS[kind] ?? []).flatMap((list) => endsOf(list, words, at));
  if (noun !== undefined) return noun;
  const stems = stemsOf(label.replace(/\d.*/, ''));
  return stems.length > 0 && stems.every((stem, index) => stemOf(words[at + index] ?? '') === stem)
    ? at + stems.length
    : at;
}
