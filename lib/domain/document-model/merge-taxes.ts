import Big from 'big.js';
import type { Tax } from './commercial.ts';

/**
 * The tax breakdown, once per tax, category and rate (EN 16931 BG-23, BR-CO-18), of what lines say one by one.
 * What is neither reckoned nor explained is left out.
 */
export function mergeTaxes(taxes: readonly Tax[]): Tax[] {
  const merged = new Map<string, Tax>();
  for (const tax of taxes) {
    if (saysNothing(tax)) continue;
    const { name, category, rate, included, withheld } = tax;
    const percent = rate === undefined ? '' : new Big(rate).toFixed();
    const key = JSON.stringify([name, category, percent, included ?? false, withheld ?? false]);
    const before = merged.get(key);
    merged.set(key, before === undefined ? tax : added(before, tax));
  }
  return [...merged.values()];
}

function saysNothing({ rate, amount, category, exemptionReason }: Tax): boolean {
  const isZero = (value: string | undefined) => value === undefined || new Big(value).eq(0);
  return isZero(amount) && isZero(rate) && category === undefined && exemptionReason === undefined;
}

function added(first: Tax, second: Tax): Tax {
  const base = plus(first.base, second.base);
  const amount = plus(first.amount, second.amount);
  const { base: _base, amount: _amount, ...rest } = first;
  return {
    ...rest,
    ...(base === undefined ? {} : { base }),
    ...(amount === undefined ? {} : { amount }),
  };
}

const plus = (first: string | undefined, second: string | undefined): string | undefined =>
  first === undefined || second === undefined ? undefined : new Big(first).plus(second).toFixed();
