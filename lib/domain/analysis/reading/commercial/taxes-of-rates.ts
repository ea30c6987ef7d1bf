import Big from 'big.js';
import { lineAmount } from '#lib/domain/document-model/arithmetic.ts';
import type { Adjustment, Line, Tax, Totals } from '#lib/domain/document-model/commercial.ts';
import { type Composing, present } from '../composing.ts';
import { taxNameOf } from './compose-taxes.ts';

interface Sold {
  readonly lines: readonly Line[];
  readonly taxes: readonly Tax[];
  readonly totals: Totals | undefined;
  readonly allowances: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
}

/** What is bought at one rate, or at none that is stated. */
interface Share {
  readonly rate: string;
  readonly base: Big;
}

const NEAR = new Big('0.02');
const near = (one: Big, other: Big): boolean => one.minus(other).abs().lte(NEAR);
const part = ({ base, rate }: Share): Big => base.times(rate).div(100).round(2);
/** The tax that a price holds. */
const held = ({ base, rate }: Share): Big =>
  base.minus(base.div(new Big(rate).div(100).plus(1))).round(2);
const sumOf = (amounts: readonly Big[]): Big =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));

/**
 * Taxes of which the data states rates alone, for the document or line by line, with what they come to,
 * where the total says that they are added to the lines or held in them. Nothing else is made up.
 */
export function taxesOfRates<T extends Sold>(composing: Composing, sold: T): T {
  const { lines, taxes, totals, allowances, charges } = sold;
  if (totals?.gross === undefined || allowances.length + charges.length > 0) return sold;
  const gross = new Big(totals.gross);
  const amounts = lines.map((line) =>
    line.amount === undefined ? lineAmount(line) : new Big(line.amount),
  );
  if (amounts.length === 0 || amounts.some((amount) => amount === undefined)) return sold;
  const sum = sumOf(amounts.flatMap((amount) => amount ?? []));
  const [only, another] = taxes;
  if (totals.tax !== undefined) {
    const parts = another === undefined ? partsOf(only, totals.tax, sharesOf(lines, amounts)) : [];
    if (parts.length > 1) return { ...sold, taxes: parts };
    return withTaxAsRate(composing, sold, totals, { sum, gross });
  }
  if (another !== undefined || only?.amount !== undefined || only?.withheld === true) return sold;
  const name = only?.name ?? taxNameOf(composing.origins.get('lines.0.taxRate') ?? '');
  const shares =
    only?.rate === undefined ? sharesOf(lines, amounts) : [{ rate: only.rate, base: sum }];
  const isAdded = near(sum.plus(sumOf(shares.map(part))), gross);
  if (shares.length === 0 || (!isAdded && !near(sum, gross))) return sold;
  const reckoned = shares.flatMap((share): Tax[] => {
    const amount = isAdded ? part(share) : held(share);
    const base = isAdded ? share.base : share.base.minus(amount);
    const { rate } = share;
    return amount.eq(0)
      ? []
      : [present({ ...only, name, rate, base: base.toFixed(), amount: amount.toFixed(2) }) as Tax];
  });
  return { ...sold, taxes: reckoned };
}

/** The tax of all lines by their rates, where these come to it. */
function partsOf(only: Tax | undefined, tax: string, shares: readonly Share[]): Tax[] {
  if (only?.rate !== undefined || only?.withheld === true) return [];
  const reckon = [part, held].find((each) => near(sumOf(shares.map(each)), new Big(tax)));
  return shares.flatMap((share): Tax[] => {
    const amount = reckon?.(share) ?? new Big(0);
    const base = reckon === held ? share.base.minus(amount) : share.base;
    const stated = { rate: share.rate, base: base.toFixed(), amount: amount.toFixed(2) };
    return reckon === undefined ? [] : [{ ...only, ...stated }];
  });
}

/** The lines by their rates; none where a line has none. */
function sharesOf(lines: readonly Line[], amounts: readonly (Big | undefined)[]): Share[] {
  const bases = new Map<string, Big>();
  for (const [index, { taxRate }] of lines.entries()) {
    if (taxRate === undefined) return [];
    const rate = new Big(taxRate).toFixed();
    bases.set(rate, (bases.get(rate) ?? new Big(0)).plus(amounts[index] ?? 0));
  }
  return [...bases].map(([rate, base]) => ({ rate, base }));
}

/** `vat: 20` is a rate where the total says so. */
function withTaxAsRate<T extends Sold>(
  { origins }: Composing,
  sold: T,
  { tax = '0', ...totals }: Totals,
  { sum, gross }: { readonly sum: Big; readonly gross: Big },
): T {
  const [only, another] = sold.taxes;
  const share = { rate: tax, base: sum };
  const isRate =
    another === undefined &&
    only?.rate === undefined &&
    new Big(tax).gt(0) &&
    new Big(tax).lte(100) &&
    !near(sum, gross) &&
    !near(sum.plus(tax), gross) &&
    near(sum.plus(part(share)), gross);
  if (!isRate) return sold;
  const path = origins.get('totals.tax');
  origins.delete('totals.tax');
  if (path !== undefined) origins.set('taxes.0.rate', path);
  const amount = part(share).toFixed(2);
  return {
    ...sold,
    totals,
    taxes: [present({ ...only, rate: tax, base: sum.toFixed(), amount }) as Tax],
  };
}
