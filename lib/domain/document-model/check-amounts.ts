import Big from 'big.js';
import { deducted, lineAmount, reckon } from './arithmetic.ts';
import type { CommercialDocument } from './commercial.ts';

/** Two sums of a document that should be the same and are not. Both as decimals. */
export interface Disagreement {
  /** The place in the model: "lines.0.amount", "totals.net". */
  readonly term: string;
  readonly stated: string;
  readonly reckoned: string;
}

/** Where sums that the data states disagree with each other by more than rounding. Nothing is corrected. */
export function checkAmounts(document: CommercialDocument): Disagreement[] {
  const { lines = [], totals = {} } = document;
  const cent = new Big('0.011');
  // Each line may have been rounded by itself.
  const loose = cent.times(Math.max(2, lines.length));
  const found: Disagreement[] = [];
  const compare = (
    term: string,
    stated: string | undefined,
    reckoned: Big | undefined,
    by: Big,
  ) => {
    if (stated === undefined || reckoned === undefined) return;
    if (new Big(stated).minus(reckoned).abs().gt(by))
      found.push({ term, stated, reckoned: reckoned.round(2).toFixed() });
  };
  for (const [index, line] of lines.entries()) {
    const reckoned = signedAs(line.amount, lineAmount(line), document);
    // With or without its tax, a line's amount is right.
    const taxed = line.taxRate === undefined ? undefined : reckoned?.times(line.taxRate).div(100);
    const gross = taxed === undefined ? undefined : reckoned?.plus(taxed);
    const isGross =
      line.amount !== undefined &&
      gross !== undefined &&
      new Big(line.amount).minus(gross).abs().lte(loose);
    if (!isGross)
      compare(`lines.${index}.amount`, line.amount, reckoned, cent.plus(fraction(line)));
  }
  const sums = reckon(document);
  compare('totals.lines', totals.lines, sums.lines, loose);
  const statedNet = totals.net === undefined ? undefined : new Big(totals.net);
  const statedTax = totals.tax === undefined ? sums.tax : new Big(totals.tax);
  if (statedNet !== undefined)
    compare('totals.gross', totals.gross, statedNet.plus(statedTax), loose);
  else if (totals.lines !== undefined || lines.length > 0) compareGross(document, compare, loose);
  if (totals.gross !== undefined)
    comparePayable(document, compare, loose, sums.withheld.plus(deducted(document)));
  return found;
}

/** What is given back is stated with a minus or without, and its price without. */
function signedAs(
  stated: string | undefined,
  reckoned: Big | undefined,
  { kind }: CommercialDocument,
): Big | undefined {
  const isBack = kind === 'refund' || kind === 'credit-note';
  return isBack && stated !== undefined && reckoned?.neg().eq(stated) === true
    ? reckoned.neg()
    : reckoned;
}

type Compare = (
  term: string,
  stated: string | undefined,
  reckoned: Big | undefined,
  by: Big,
) => void;

function compareGross(document: CommercialDocument, compare: Compare, loose: Big): void {
  const { gross, net } = reckon(document);
  const stated = document.totals?.gross;
  if (stated === undefined) return;
  // Prices with and without tax are told apart by what adds up.
  if (net !== undefined && new Big(stated).minus(net).abs().lte(loose)) return;
  compare('totals.gross', stated, gross, loose);
}

function comparePayable(
  { totals = {}, payments = [] }: CommercialDocument,
  compare: Compare,
  loose: Big,
  taken: Big,
): void {
  const due = new Big(totals.gross ?? 0)
    .minus(taken)
    .minus(totals.prepaid ?? 0)
    .plus(totals.rounding ?? 0);
  const tipped = due.plus(totals.tip ?? 0);
  // Where the payments are listed, they may be all that says what was paid.
  const paid = payments.reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0));
  const isRight = [tipped, tipped.minus(paid)].some(
    (right) => totals.payable !== undefined && right.minus(totals.payable).abs().lte(loose),
  );
  if (totals.payable === undefined || isRight) return;
  compare('totals.payable', totals.payable, due, loose);
}

/** A unit price in fractions of a cent was rounded for the line. */
function fraction({
  quantity,
  unitPrice,
}: {
  quantity?: string | undefined;
  unitPrice?: string | undefined;
}): Big {
  const decimals = unitPrice?.split('.')[1]?.length ?? 0;
  return decimals <= 2
    ? new Big(0)
    : new Big(quantity ?? 1).abs().times(new Big(10).pow(-decimals));
}
