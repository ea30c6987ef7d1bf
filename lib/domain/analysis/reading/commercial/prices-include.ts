import Big from 'big.js';
import { lineAmount } from '#lib/domain/document-model/arithmetic.ts';
import type {
  Adjustment,
  CommercialDocument,
  Line,
  Tax,
  Totals,
} from '#lib/domain/document-model/commercial.ts';

interface Sold {
  readonly lines: readonly Line[];
  readonly taxes: readonly Tax[];
  readonly totals: Totals | undefined;
  readonly allowances: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
}

const NEAR = new Big('0.05');
const near = (one: Big, other: string | undefined): boolean =>
  other !== undefined && one.minus(other).abs().lte(NEAR);

/** Whether the lines are without or with tax, by which of the sums they add up to; without it where the keys say so. */
export function pricesIncludeOf(
  sold: Sold,
  told: CommercialDocument['pricesInclude'],
): Pick<CommercialDocument, 'pricesInclude' | 'lines' | 'taxes'> {
  const lines = withAmounts(sold);
  const tax = sold.totals?.tax ?? sold.taxes[0]?.amount;
  if (told !== undefined || tax === undefined || new Big(tax).eq(0))
    return { lines, ...(told === undefined ? {} : { pricesInclude: told }) };
  const sum = sumOf(lines);
  if (sum === undefined) return { lines };
  const adjusted = sold.charges.reduce(
    (total, each) => total.plus(each.amount ?? 0),
    sold.allowances.reduce((total, each) => total.minus(each.amount ?? 0), sum),
  );
  const { gross, net, tip = '0' } = sold.totals ?? {};
  if (near(adjusted, gross) || near(adjusted.plus(tip), gross))
    return {
      lines,
      pricesInclude: 'gross',
      taxes: sold.taxes.map((each) =>
        each.withheld === true ? each : { ...each, included: true },
      ),
    };
  if (near(adjusted, net) || (gross !== undefined && near(adjusted.plus(tax), gross)))
    return { lines, pricesInclude: 'net' };
  return { lines };
}

function sumOf(lines: readonly Line[]): Big | undefined {
  let sum = new Big(0);
  for (const line of lines) {
    const amount = line.amount === undefined ? lineAmount(line) : new Big(line.amount);
    if (amount === undefined) return undefined;
    sum = sum.plus(amount);
  }
  return sum;
}

/**
 * A price without an amount is that of one, or of all: what adds up to the sums decides.
 * An amount of one is its price.
 */
function withAmounts({ lines, totals }: Sold): Line[] {
  const bare = lines.filter(
    ({ amount, unitPrice }) => amount === undefined && unitPrice !== undefined,
  );
  if (bare.length === 0) return [...lines];
  const whole = lines.reduce(
    (sum, { amount, unitPrice }) => sum.plus(amount ?? unitPrice ?? 0),
    new Big(0),
  );
  const isWhole = [totals?.lines, totals?.net, totals?.gross].some((stated) => near(whole, stated));
  return lines.map((line) => {
    const { amount, unitPrice, quantity } = line;
    if (amount !== undefined || unitPrice === undefined) return line;
    if (quantity === undefined || Number(quantity) === 1) return { ...line, amount: unitPrice };
    if (!isWhole) return { ...line, amount: lineAmount(line)?.round(2).toFixed() ?? unitPrice };
    const { unitPrice: _, ...rest } = line;
    return { ...rest, amount: unitPrice };
  });
}
