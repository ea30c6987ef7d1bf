import Big from 'big.js';
import { amountIn, type Composing } from '../composing.ts';
import { isScalar } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { leftIn } from '../left-over.ts';
import type { Draft, Left } from '../shape/draft.ts';

/** An amount that no term asks for. */
export interface UnnamedAmount {
  readonly left: Left;
  readonly amount: Big;
}

/** The parts of a document in which its own amounts stand. */
const IN_SUMS = /^(?:sums|totals)?$/;
const CENT = '0.02';
/** More of them are a table of figures, some of which come to anything. */
const MOST_AMOUNTS = 8;
const MOST_TOGETHER = 2;

/** The amounts of a document under names of their author's own. */
export function unnamedAmounts(composing: Composing, draft: Draft): UnnamedAmount[] {
  const found = leftIn(draft).flatMap((left): UnnamedAmount[] => {
    const { key, value, path, part } = left;
    if (!IN_SUMS.test(part) || composing.consumed.has(path)) return [];
    if (!isScalar(value) || typeof value === 'boolean') return [];
    const amount = amountIn(
      { ...{ key, value, path }, rank: 0, holder: '', numbers: [], isMinor: false, taken: false },
      composing,
    );
    return amount === undefined || Number(amount) === 0 ? [] : [{ left, amount: new Big(amount) }];
  });
  return found.length > MOST_AMOUNTS ? [] : found;
}

/** An amount to reckon with. */
export const bigOf = (amount: string | undefined): Big | undefined =>
  amount === undefined ? undefined : new Big(amount);

export const isNear = (one: Big, other: Big | string): boolean => one.minus(other).abs().lt(CENT);

/** The amount that is the wanted one, whatever its sign. */
export const amountOf = (
  amounts: readonly UnnamedAmount[],
  wanted: Big,
): UnnamedAmount | undefined => amounts.find(({ amount }) => isNear(amount.abs(), wanted.abs()));

/** Amounts that together come to the wanted one, each added or taken off. undefined: none do. */
export function amountsComingTo(
  amounts: readonly UnnamedAmount[],
  wanted: Big,
  most = MOST_TOGETHER,
): UnnamedAmount[] | undefined {
  for (const [index, { left, amount }] of amounts.entries())
    for (const signed of amount.lt(0) ? [amount] : [amount, amount.neg()]) {
      const rest = wanted.minus(signed);
      if (isNear(rest, '0')) return [{ left, amount: signed }];
      const others =
        most > 1 ? amountsComingTo(amounts.slice(index + 1), rest, most - 1) : undefined;
      if (others !== undefined) return [{ left, amount: signed }, ...others];
    }
  return undefined;
}

const ACRONYM = 4;

/** Of `rot: { deduction: 18060 }` the object's name says what it is. */
export function nameOf({ key, way }: Left): string {
  const around = way.at(-1);
  if (around === undefined) return labelOf(key);
  return around.length <= ACRONYM ? around.toUpperCase() : labelOf(around);
}
