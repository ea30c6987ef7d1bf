import Big from 'big.js';
import type { CommercialDocument, Totals } from '#lib/domain/document-model/commercial.ts';
import { all, amountIn, type Composing, present, takeAmount, use } from '../composing.ts';
import type { Draft } from '../shape/draft.ts';

const SUMS = [
  'lines',
  'net',
  'tax',
  'gross',
  'prepaid',
  'payable',
  'rounding',
  'tip',
  'tendered',
  'change',
  'refunded',
] as const;

/** Sums that say something only where they are not nothing. */
const NOT_ZERO: ReadonlySet<string> = new Set([
  'prepaid',
  'rounding',
  'tip',
  'change',
  'refunded',
  'tendered',
]);

const POSITIVE: ReadonlySet<string> = new Set(['prepaid', 'tip', 'change', 'refunded', 'tendered']);

/** The sums as the data states them. */
export function composeTotals(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
): Totals {
  const totals: Record<string, string> = {};
  for (const sum of SUMS) {
    const value = takeAmount(composing, draft, `totals.${sum}`, `totals.${sum}`);
    if (value === undefined) continue;
    const amount = POSITIVE.has(sum) ? new Big(value).abs().toFixed() : value;
    if (!(NOT_ZERO.has(sum) && new Big(amount).eq(0))) totals[sum] = amount;
  }
  for (const entry of (draft.lists.get('payments') ?? []).flatMap(({ entries }) => entries))
    for (const sum of ['tendered', 'change', 'tip'] as const) {
      const value = takeAmount(composing, entry, sum, `totals.${sum}`);
      if (value !== undefined && !new Big(value).eq(0)) totals[sum] ??= value;
    }
  for (const [term, sum] of [
    ['gross', 'gross'],
    ['net', 'net'],
    ['tax', 'tax'],
    ['plain', 'gross'],
  ] as const) {
    const value = takeAmount(composing, draft, `sums.${term}`, `totals.${sum}`);
    if (value !== undefined) totals[sum] ??= value;
  }
  const stated = withRemaining(composing, draft, totals as Totals);
  return settled(withTendered(withGross(composing, draft, stated)), type);
}

/** `total_payable: 52000, amount_paid: 40000, balance: 12000`: what is due is what the payment has left of it. */
function withRemaining(composing: Composing, draft: Draft, totals: Totals): Totals {
  const { payable, prepaid } = totals;
  if (payable === undefined || prepaid === undefined) return totals;
  const rest = new Big(payable).minus(prepaid);
  for (const found of all(draft, 'totals.payable')) {
    const amount = amountIn(found, composing);
    if (found.taken || amount === undefined || !rest.eq(amount)) continue;
    use(composing, draft, 'totals.payable', found, 'totals.payable');
    return { ...totals, payable: amount };
  }
  return totals;
}

/** Where data names its sums in its own way, what net and tax come to is the total, and what was taken for it the sum of the lines. */
function withGross(composing: Composing, draft: Draft, totals: Totals): Totals {
  const { net, tax, gross, lines } = totals;
  const base = net ?? gross;
  if (base === undefined || tax === undefined) return totals;
  if (gross === undefined && new Big(base).gt(0) && new Big(tax).gte(base))
    return taxAsGross(composing, totals);
  const wanted = new Big(base).plus(tax);
  const isIt = (amount: string | undefined) =>
    amount !== undefined && wanted.minus(amount).abs().lt('0.02');
  if (isIt(gross)) return totals;
  for (const target of ['totals.gross', 'totals.tax', 'sums.gross', 'sums.plain'])
    for (const found of all(draft, target)) {
      const amount = amountIn(found, composing);
      if (amount === undefined || !isIt(amount)) continue;
      const before = composing.origins.get('totals.gross');
      if (before !== undefined) composing.origins.set('totals.lines', before);
      use(composing, draft, target, found, 'totals.gross');
      const sum = lines ?? gross;
      return { ...totals, gross: amount, ...(sum === undefined ? {} : { lines: sum }) };
    }
  return totals;
}

/** `tax_inclusive: { amount: 3774.66 }`: no tax is as much as what it is on. */
function taxAsGross({ origins }: Composing, { tax, ...others }: Totals): Totals {
  const path = origins.get('totals.tax');
  origins.delete('totals.tax');
  if (path !== undefined) origins.set('totals.gross', path);
  return present({ ...others, gross: tax }) as Totals;
}

/** Where change was given, what was paid is what was handed over. */
function withTendered(totals: Totals): Totals {
  const { prepaid, ...others } = totals;
  const isHanded =
    prepaid !== undefined && totals.change !== undefined && totals.tendered === undefined;
  return isHanded ? ({ ...others, tendered: prepaid } as Totals) : totals;
}

/** Which of the sums is the whole: one that was paid, or is due, is the total where nothing else is. */
function settled(totals: Totals, type: CommercialDocument['type']): Totals {
  if (totals.gross !== undefined) return withoutEarlier(totals);
  const { net, tax, payable, prepaid } = totals;
  if (net !== undefined && tax !== undefined) {
    const gross = new Big(net).plus(tax).toFixed();
    // Where another amount is due, discounts and charges decide which of the two is the total.
    const isOpen = payable !== undefined && prepaid === undefined && !new Big(payable).eq(gross);
    return isOpen ? totals : { ...totals, gross };
  }
  if (type === 'receipt' && prepaid !== undefined) return { ...totals, gross: prepaid };
  if (payable !== undefined && prepaid === undefined) return { ...totals, gross: payable };
  return totals;
}

/** Where all of the total is due, what was paid was for something else. */
function withoutEarlier(totals: Totals): Totals {
  const { gross, payable, prepaid, ...others } = totals;
  if (gross === undefined || payable === undefined || prepaid === undefined) return totals;
  return new Big(gross).eq(payable) ? ({ ...others, gross, payable } as Totals) : totals;
}

export const notZero = (value: string | undefined): boolean =>
  value !== undefined && !new Big(value).eq(0);
