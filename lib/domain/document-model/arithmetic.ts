import Big from 'big.js';
import type { Adjustment, CommercialDocument, Line, Totals } from './commercial.ts';

const ZERO = new Big(0);

function sum(values: readonly (Big | undefined)[]): Big {
  return values.reduce<Big>(
    (total, value) => (value === undefined ? total : total.plus(value)),
    ZERO,
  );
}

const big = (value: string | undefined): Big | undefined =>
  value === undefined ? undefined : new Big(value);

/** An adjustment in money; one that is given in percent is reckoned on `base`. */
export function adjustmentAmount({ amount, percent }: Adjustment, base: Big): Big {
  if (amount !== undefined) return new Big(amount).abs();
  return percent === undefined ? ZERO : base.times(percent).div(100);
}

const isReduction = ({ kind }: Adjustment): boolean => kind === 'discount';

/** Quantity times price, less the line's discounts, plus its charges. undefined where price or quantity is missing. */
export function lineAmount({ quantity, unitPrice, adjustments = [] }: Line): Big | undefined {
  if (quantity === undefined || unitPrice === undefined) return undefined;
  const before = new Big(quantity).times(unitPrice);
  const added = adjustments.map((each) => {
    const amount = adjustmentAmount(each, before);
    return isReduction(each) ? amount.neg() : amount;
  });
  return before.plus(sum(added));
}

/** The sums of a document as they follow from its lines, adjustments, taxes and payments. Nothing is rounded. */
export interface Reckoning {
  readonly lines: Big | undefined;
  readonly allowances: Big;
  readonly charges: Big;
  readonly net: Big | undefined;
  readonly tax: Big;
  readonly withheld: Big;
  readonly gross: Big | undefined;
  readonly payable: Big | undefined;
}

/**
 * The one arithmetic of commercial documents (EN 16931 BR-CO-10 to BR-CO-16): lines, allowances and
 * charges, tax, prepaid and rounding. What the data states itself is taken before what is reckoned.
 */
export function reckon(document: CommercialDocument): Reckoning {
  const { lines: all = [], totals = {}, taxes = [] } = document;
  // A line without a price is text.
  const counted = all.filter(
    ({ optional, amount, unitPrice }) =>
      optional !== true && (amount !== undefined || unitPrice !== undefined),
  );
  // What is in another currency is not added up.
  const amounts = hasOwnCurrencies(document)
    ? []
    : counted.map((line) => big(line.amount) ?? lineAmount(line));
  const complete = amounts.length > 0 && amounts.every((amount) => amount !== undefined);
  const lines = complete ? sum(amounts) : big(totals.lines);
  const base = lines ?? ZERO;
  const allowances = totalOf(document.allowances, totals.allowances, base);
  const charges = totalOf(document.charges, totals.charges, base);
  const adjusted = lines?.minus(allowances).plus(charges);
  const added = taxes.filter(({ withheld }) => withheld !== true);
  const withheld = sum(
    taxes.filter((tax) => tax.withheld === true).map(({ amount }) => big(amount)?.abs()),
  );
  const tax = taxOf(added, totals, document.pricesInclude === 'gross' ? undefined : adjusted);
  const included =
    document.pricesInclude === 'gross' || added.some((each) => each.included === true);
  const gross = included ? adjusted : adjusted?.plus(tax);
  const tip = big(totals.tip) ?? ZERO;
  const payable = gross
    ?.plus(tip)
    .minus(withheld)
    .minus(big(totals.prepaid) ?? ZERO)
    .minus(deducted(document))
    .plus(big(totals.rounding) ?? ZERO);
  return {
    ...{ lines, allowances, charges, tax, withheld, gross, payable },
    net: included ? adjusted?.minus(tax) : adjusted,
  };
}

/** Whether lines are in another currency than the document, or it has none for the whole. */
export const hasOwnCurrencies = ({ lines = [] }: Pick<CommercialDocument, 'lines'>): boolean =>
  lines.some(({ currency }) => currency !== undefined);

/** What comes off the total by name. */
export const deducted = ({ deductions = [] }: CommercialDocument): Big =>
  sum(deductions.map(({ amount }) => big(amount)));

/** Prices with tax: as stated, else where the sum of the lines is what the document comes to with its tax. */
function taxIsIncluded(document: CommercialDocument, adjusted: Big | undefined, tax: Big): boolean {
  const { pricesInclude, taxes = [], totals = {} } = document;
  if (pricesInclude !== undefined) return pricesInclude === 'gross';
  if (taxes.some(({ included }) => included !== undefined))
    return taxes.every(({ included, withheld }) => included === true || withheld === true);
  const gross = big(totals.gross);
  return gross !== undefined && adjusted !== undefined && !tax.eq(0) && near(gross, adjusted);
}

const near = (one: Big, other: Big): boolean => one.minus(other).abs().lt('0.02');

/** Whether the lines' amounts hold the tax already, so that it is stated and not added. */
export function pricesHoldTax(document: CommercialDocument): boolean {
  const { lines, allowances, charges, tax } = reckon(document);
  return taxIsIncluded(document, lines?.minus(allowances).plus(charges), tax);
}

function totalOf(
  list: readonly Adjustment[] | undefined,
  stated: string | undefined,
  base: Big,
): Big {
  if (list === undefined || list.length === 0) return big(stated)?.abs() ?? ZERO;
  return sum(list.map((each) => adjustmentAmount(each, base)));
}

function taxOf(
  taxes: NonNullable<CommercialDocument['taxes']>,
  totals: Totals,
  net: Big | undefined,
): Big {
  if (totals.tax !== undefined) return new Big(totals.tax);
  return sum(
    taxes.map(({ amount, rate, base }) => {
      if (amount !== undefined) return new Big(amount);
      const on = big(base) ?? (taxes.length === 1 ? net : undefined);
      return rate === undefined || on === undefined ? undefined : on.times(rate).div(100);
    }),
  );
}

/**
 * What is to be paid now, with all taxes: as stated, else gross less what was paid, else as reckoned.
 * undefined where the document has no sum.
 */
export function payableOf(document: CommercialDocument): Big | undefined {
  const { totals = {}, deposit } = document;
  if (totals.payable !== undefined) return new Big(totals.payable);
  if (deposit?.now === true && deposit.amount !== undefined) return new Big(deposit.amount);
  const gross = big(totals.gross);
  if (gross === undefined) return reckon(document).payable;
  return gross
    .minus(big(totals.prepaid) ?? ZERO)
    .minus(deducted(document))
    .plus(big(totals.rounding) ?? ZERO);
}
