import Big from 'big.js';
import { adjustmentAmount, reckon } from '#lib/domain/document-model/arithmetic.ts';
import type {
  Adjustment,
  CommercialDocument,
  Line,
  Tax,
  Totals,
} from '#lib/domain/document-model/commercial.ts';
import { type Composing, isBlank } from '../composing.ts';
import { mentions } from '../notions.ts';
import type { Draft } from '../shape/draft.ts';
import { balanceSums, move, withOwnStages } from './balance-sums.ts';
import { composeAdjustments } from './compose-adjustments.ts';
import { composeDeductions } from './compose-deductions.ts';
import { composeDeposit } from './compose-deposit.ts';
import { composeLines, flatLine, numberedLines } from './compose-lines.ts';
import { composeTotals } from './compose-sums.ts';
import { composeTaxes, withRate } from './compose-taxes.ts';
import { pricesIncludeOf } from './prices-include.ts';
import { taxesOfRates } from './taxes-of-rates.ts';
import { isNear } from './unnamed-amounts.ts';

/** What is sold and what that comes to. */
export function composeSold(
  composing: Composing,
  draft: Draft,
  paper: Pick<CommercialDocument, 'type' | 'kind'>,
) {
  const { type } = paper;
  const composed = composeLines(composing, draft, type);
  const numbered = composed.lines.length > 0 ? [] : numberedLines(composing, draft);
  const flat =
    composed.lines.length > 0 || numbered.length > 0 ? undefined : flatLine(composing, draft);
  const lines: Line[] =
    composed.lines.length > 0
      ? composed.lines
      : numbered.length > 0
        ? numbered
        : flat === undefined
          ? []
          : [flat];
  const listed = composeTaxes(composing, draft);
  const totals = composeTotals(composing, draft, type);
  const taxes = withRate(composing, draft, listed, totals);
  const { allowances, charges } = composeAdjustments(composing, draft, lines);
  const deposited = composeDeposit(composing, draft, paper, totals);
  const off = sumOf([...composed.allowances, ...allowances]);
  const stated = withPayable(composing, deposited.totals, taxes, off);
  const settled = withoutWithheld(composing, stated, taxes, off, linesSum(lines));
  const base = settled.lines ?? linesSum(lines);
  const inMoney = (each: Adjustment): Adjustment =>
    each.amount === undefined && base !== undefined
      ? { ...each, amount: adjustmentAmount(each, new Big(base)).round(2).toFixed() }
      : each;
  const read = {
    lines,
    groupSums: composed.groupSums.length === 0 ? undefined : composed.groupSums,
    taxes,
    totals: isBlank(settled) ? undefined : settled,
    deposit: deposited.deposit,
    allowances: [...composed.allowances, ...allowances].map(inMoney),
    charges: [...composed.charges, ...charges].filter((each) => !isTax(each, settled)),
  };
  const staged = composing.machineMade ? read : withOwnStages(composing, draft, type, read);
  const deductions = composeDeductions(composing, draft, { totals: staged.totals ?? {}, taxes });
  const sold = { ...staged, deductions };
  const balanced = composing.machineMade ? sold : balanceSums(composing, draft, type, sold);
  const taxed = taxesOfRates(composing, balanced);
  const whole = { ...taxed, ...pricesIncludeOf(taxed, composed.pricesInclude) };
  return withoutTip(composing, type, composing.machineMade ? withoutFees(type, whole) : whole);
}

const sumOf = (adjustments: readonly Adjustment[]): Big =>
  adjustments.reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0));

/** What is left of the total after discounts and withheld taxes is what is paid, and no net sum. */
function withPayable(
  composing: Composing,
  totals: Totals,
  taxes: readonly Tax[],
  discounts: Big,
): Totals {
  const withheld = taxes.filter((tax) => tax.withheld === true);
  const { net, gross, payable, ...others } = totals;
  if (withheld.length === 0 || net === undefined || gross === undefined || payable !== undefined)
    return totals;
  const paid = withheld.reduce((sum, { amount }) => sum.minus(amount ?? 0), new Big(gross));
  // "Bruto" is what the lines come to, where the discounts are taken off it.
  const isOfLines = !discounts.eq(0) && paid.minus(discounts).eq(net);
  if (!isOfLines && !paid.eq(net)) return totals;
  const path = composing.origins.get('totals.net');
  composing.origins.delete('totals.net');
  if (path !== undefined) composing.origins.set('totals.payable', path);
  if (!isOfLines) return { ...others, gross, payable: net };
  move(composing, 'totals.gross', 'totals.lines');
  const total = new Big(gross).minus(discounts).toFixed();
  return { ...others, lines: gross, gross: total, payable: net };
}

/** "Total 1.060" of a base of 1.000 with 21 % IVA and 15 % IRPF is what is paid: the total is before what is withheld. */
function withoutWithheld(
  composing: Composing,
  totals: Totals,
  taxes: readonly Tax[],
  discounts: Big,
  lines: string | undefined,
): Totals {
  const { gross, payable = gross, net, tax } = totals;
  const base = net ?? (lines && new Big(lines).minus(discounts));
  const [withheld, added] = [true, false].map((is) =>
    taxes
      .filter((each) => (each.withheld === true) === is)
      .reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0)),
  ) as [Big, Big];
  if (gross === undefined || payable !== gross || base === undefined || withheld.eq(0))
    return totals;
  const whole = new Big(base).plus(tax ?? added);
  if (!isNear(whole.minus(withheld), gross)) return totals;
  move(composing, 'totals.gross', 'totals.payable');
  return { ...totals, gross: whole.toFixed(), payable };
}

function linesSum(lines: readonly Line[]): string | undefined {
  if (lines.length === 0 || lines.some(({ amount }) => amount === undefined)) return undefined;
  return lines.reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0)).toFixed();
}

/** A tax that is listed among the extras and stated by itself is the tax. */
function isTax({ reason = '', amount }: Adjustment, { tax }: Totals): boolean {
  const isNamed = mentions(reason, 'tax');
  return isNamed && tax !== undefined && Number(tax) === Number(amount);
}

/** The total of the model has no tip in it; where that of the data has, it is taken off. */
function withoutTip<T extends Partial<CommercialDocument>>(
  composing: Composing,
  type: CommercialDocument['type'],
  sold: T,
): T {
  const { tip, gross } = sold.totals ?? {};
  if (tip === undefined || gross === undefined) return sold;
  const { gross: _, payable: __, ...others } = sold.totals ?? {};
  const reckoned = reckon({ ...sold, type, kind: type, totals: others }).gross;
  const isWithin = reckoned?.plus(tip).minus(gross).abs().lt('0.02') === true;
  if (!isWithin) return sold;
  // What the data states is what was paid in all.
  const path = composing.origins.get('totals.gross');
  composing.origins.delete('totals.gross');
  if (path !== undefined) composing.origins.set('totals.payable', path);
  return {
    ...sold,
    totals: { ...sold.totals, gross: new Big(gross).minus(tip).toFixed() },
  };
}

/** What a payment service keeps for itself is no part of the total. */
function withoutFees<T extends Partial<CommercialDocument>>(
  type: CommercialDocument['type'],
  sold: T,
): T {
  const charges = sold.charges?.filter(({ kind }) => kind !== 'fee');
  const { gross, ...others } = sold.totals ?? {};
  if (gross === undefined || charges?.length === sold.charges?.length) return sold;
  const reckoned = reckon({
    ...{ ...sold, charges: charges ?? [] },
    ...{ type, kind: type, totals: { ...others, payable: undefined } as Totals },
  }).gross;
  return reckoned?.minus(gross).abs().lt('0.02') === true ? { ...sold, charges } : sold;
}
