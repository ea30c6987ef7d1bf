import Big from 'big.js';
import { reckon } from '#lib/domain/document-model/arithmetic.ts';
import type {
  Adjustment,
  CommercialDocument,
  Totals,
} from '#lib/domain/document-model/commercial.ts';
import { type Composing, present } from '../composing.ts';
import { labelOf, wordsOfKey } from '../key-words.ts';
import { isVocabulary, mentionsOne } from '../notions.ts';
import type { Draft, Left } from '../shape/draft.ts';
import {
  amountOf,
  amountsComingTo,
  isNear,
  nameOf,
  type UnnamedAmount,
  unnamedAmounts,
} from './unnamed-amounts.ts';

type Sold = Pick<CommercialDocument, 'lines' | 'taxes' | 'allowances' | 'charges'> & {
  readonly totals?: Totals | undefined;
};

/** Puts amounts under names of their author's own where the sums need them, as these say what they are. */
export function balanceSums<T extends Sold>(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  sold: T,
): T {
  const unnamed = unnamedAmounts(composing, draft);
  const stated = withGross(composing, type, sold, unnamed);
  return balanced(composing, type, stated, unnamed);
}

/** A "subtotal" below the discount is the net sum, and a "sum" above the tax that of the lines: what the lines come to tells. */
export function withOwnStages<T extends Sold>(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  sold: T,
): T {
  const { lines, allowances, charges, tax } = reckon({
    ...sold,
    type,
    kind: type,
  } as CommercialDocument);
  const totals = { ...sold.totals };
  if (lines === undefined) return sold;
  if (isBeforeDiscount(totals, lines, allowances, tax)) {
    if (allowances.gt(0)) move(composing, 'totals.gross', 'totals.lines');
    move(composing, 'totals.net', 'totals.gross');
    const { net: less, gross: whole, ...others } = totals;
    const before = allowances.gt(0) ? { lines: whole } : {};
    return { ...sold, totals: { ...others, ...before, gross: less } };
  }
  const net = lines.minus(allowances).plus(charges);
  const isAt = (sum: Big, stated: string | undefined) =>
    stated !== undefined && isNear(sum, stated);
  if (totals.net === undefined && !isNear(net, lines) && isAt(net, totals.lines)) {
    move(composing, 'totals.lines', 'totals.net');
    totals.net = totals.lines;
    delete totals.lines;
  }
  const whole =
    tax.eq(0) || !isAt(lines, totals.gross)
      ? undefined
      : amountOf(unnamedAmounts(composing, draft), net.plus(tax));
  if (whole !== undefined) {
    if (totals.lines === undefined) {
      move(composing, 'totals.gross', 'totals.lines');
      totals.lines = totals.gross;
    }
    totals.gross = whole.amount.toFixed();
    composing.origins.set('totals.gross', whole.left.path);
    composing.consumed.add(whole.left.path);
  }
  return { ...sold, totals };
}

/** "Gross amount", a discount and "net amount" without a tax: before the discount, and what is to be paid. */
const isBeforeDiscount = (
  { gross, net, tax: stated }: Totals,
  lines: Big,
  allowances: Big,
  tax: Big,
): boolean =>
  gross !== undefined &&
  net !== undefined &&
  tax.eq(0) &&
  new Big(gross).gt(net) &&
  (allowances.gt(0)
    ? isNear(new Big(gross).minus(allowances), net)
    : Number(stated) === 0 && isNear(lines, net));

/** Net and taxes come to the total, under a name of its own or none, unless what is due is what all parts come to. */
function withGross<T extends Sold>(
  composing: Composing,
  type: CommercialDocument['type'],
  sold: T,
  unnamed: readonly UnnamedAmount[],
): T {
  const sums = reckon({ ...sold, type, kind: type } as CommercialDocument);
  const { tax, withheld } = sums;
  const { net, gross, payable } = sold.totals ?? {};
  if (net === undefined || gross !== undefined) return sold;
  if (payable !== undefined) {
    if (sold.totals?.tax === undefined) return sold;
    const whole = sums.lines?.minus(sums.allowances).plus(sums.charges).plus(sold.totals.tax);
    const isWhole = whole !== undefined && isNear(whole, payable);
    const total = isWhole ? payable : new Big(net).plus(sold.totals.tax).toFixed();
    return { ...sold, totals: { ...sold.totals, gross: total } };
  }
  if (tax.eq(0) || !withheld.eq(0)) return sold;
  const wanted = tax.plus(net);
  const found = amountOf(unnamed, wanted);
  if (found !== undefined) {
    composing.consumed.add(found.left.path);
    composing.origins.set('totals.gross', found.left.path);
  }
  return { ...sold, totals: { ...sold.totals, gross: wanted.toFixed() } };
}

function balanced<T extends Sold>(
  composing: Composing,
  type: CommercialDocument['type'],
  sold: T,
  unnamed: readonly UnnamedAmount[],
): T {
  const { totals } = sold;
  const sums = reckon({ ...sold, type, kind: type } as CommercialDocument);
  if (totals?.gross === undefined || sums.lines === undefined) return sold;
  const [added, taxed] = [sums.lines.minus(sums.allowances).plus(sums.charges), sums.tax];
  const goals = [added.plus(taxed), added].map((sum) => sum.minus(totals.gross ?? 0).neg());
  const isBalanced = goals.some((goal) => isNear(goal, '0'));
  const others = unnamed.filter(({ amount }) => !isOneOf(amount, sold.totals));
  const missing = isBalanced
    ? []
    : goals.map((goal) => amountsComingTo(others, goal)).find((each) => each !== undefined);
  if (missing === undefined) return sold;
  const whole = withAdjustments(composing, sold, missing);
  return withStages(composing, type, whole, unnamed);
}

const isOneOf = (amount: Big, totals: Totals = {}): boolean =>
  Object.values(totals).some((stated) => stated !== undefined && isNear(amount, stated));

function withAdjustments<T extends Sold>(
  composing: Composing,
  sold: T,
  missing: readonly UnnamedAmount[],
): T {
  const [allowances, charges] = [[...(sold.allowances ?? [])], [...(sold.charges ?? [])]];
  for (const { left, amount } of missing) {
    const isOff = amount.lt(0);
    const list = isOff ? allowances : charges;
    const place = `${isOff ? 'allowances' : 'charges'}.${list.length}.amount`;
    list.push(adjustment(left, amount));
    composing.consumed.add(left.path);
    composing.origins.set(place, left.path);
  }
  return { ...sold, allowances, charges };
}

/** "discountSenior5pct" is a discount of 5 % with a name of its own. */
function adjustment(left: Left, amount: Big): Adjustment {
  const { key } = left;
  const rate = /(\d{1,2}(?:[.,]\d)?)%/.exec(labelOf(key))?.[1];
  return present({
    kind: amount.lt(0) ? 'discount' : 'fee',
    reason: rate === undefined ? nameOf(left) : labelOf(key.replace(/\d.*$/, '')),
    percent: rate?.replace(',', '.'),
    amount: amount.abs().toFixed(),
  }) as Adjustment;
}

/** What is left between the lines and the total is one of its stages: the sum of the lines, or what is taxed. */
function withStages<T extends Sold>(
  composing: Composing,
  type: CommercialDocument['type'],
  sold: T,
  unnamed: readonly UnnamedAmount[],
): T {
  const { lines, allowances, charges } = reckon({
    ...sold,
    type,
    kind: type,
  } as CommercialDocument);
  const totals = { ...sold.totals };
  if (lines === undefined) return sold;
  const net = lines.minus(allowances).plus(charges);
  const isNetOfLines =
    totals.net !== undefined && totals.lines === undefined && isNear(lines, totals.net);
  if (isNetOfLines && !isNear(net, lines)) {
    move(composing, 'totals.net', 'totals.lines');
    totals.lines = totals.net;
    delete totals.net;
  }
  for (const [term, sum] of [
    ['lines', lines],
    ['net', net],
  ] as const) {
    const found = amountOf(
      unnamed.filter(({ left }) => !composing.consumed.has(left.path) && isOfSums(left.key)),
      sum,
    );
    if (found === undefined) continue;
    composing.consumed.add(found.left.path);
    if (totals[term] !== undefined || (term === 'net' && isNear(net, lines))) continue;
    totals[term] = found.amount.toFixed();
    composing.origins.set(`totals.${term}`, found.left.path);
  }
  return { ...sold, totals };
}

/** A rent may be as much as the sum of the lines; its name says that it is no sum. */
const SUMS = new Set([
  'without',
  'sum',
  'total',
  'net',
  'amount',
  'sub',
  'discount',
  'gross',
  'balance',
]);
const isOfSums = (key: string): boolean =>
  !wordsOfKey(key).some(isVocabulary) || mentionsOne(key, SUMS);

export function move({ origins }: Composing, from: string, to: string): void {
  const path = origins.get(from);
  origins.delete(from);
  if (path !== undefined) origins.set(to, path);
}
