import { lineSums } from '../../values/line-sums.ts';
import { baseOf, comesTo } from '../../values/shares.ts';
import type { ReadTotal } from '../../values/totals-formulas.ts';
import { roundTo, writeLike } from '../../values/written-number.ts';
import { type Bill, type BillTotal, grandTotal } from '../bill.ts';
import type { StatedFigure } from '../slots/input.ts';
import type { Intent, Outcome } from './intent.ts';
import { base, discount, labelIn, ofKind, step } from './totals.ts';

const LEAST_OF_EVEN = 0.5;
const CENT = 0.01;

type Step = Pick<ReadTotal, 'kind' | 'adds'>;

/** What the total comes to once so much is taken off before the taxes, each rounded as it is written. */
function totalLess({ formulas, subject, writing }: Bill, off: number): number {
  const sums = lineSums(subject.content, writing);
  const steps: Step[] = [{ kind: 'discount', adds: -off }];
  for (const { element, kind, adds } of formulas.steps) {
    const share = formulas.shares.get(element);
    const whole = share && baseOf(share, formulas.base, steps, sums);
    const size =
      share === undefined || whole === undefined
        ? Math.abs(adds)
        : roundTo((whole * share.rate) / 100, 2);
    steps.push({ kind, adds: Math.sign(adds) * size });
  }
  return comesTo(
    formulas.base,
    steps.filter(({ kind }) => !(formulas.taxIncluded && kind === 'tax')),
  );
}

/** The discount that the total comes to a figure with, to the cent; undefined where none does. */
function discountFor(bill: Bill, total: number, wanted: number): number | undefined {
  let off = total - wanted;
  // Each turn leaves of what is missing the part that the taxes take.
  for (let turn = 0; turn < 60; turn += 1) off += totalLess(bill, off) - wanted;
  const near = [0, CENT, -CENT, 2 * CENT, -2 * CENT].map((more) => roundTo(off + more, 2));
  return near.find((one) => roundTo(totalLess(bill, one), 2) === roundTo(wanted, 2));
}

/** A discount that the total comes to a figure with: "make it an even 500". */
export const discountTo: Intent = (values, bill) => {
  const { value, kind } = values['amount'] as StatedFigure;
  const isNamed = values['isTotal'] === true;
  const total = grandTotal(bill);
  if (total === undefined || !bill.formulas.totalHolds || kind === 'percent') return undefined;
  if (value === total.figure.value) return undefined;
  if (value > total.figure.value)
    return isNamed || kind === 'money' ? mayNotRise(total, value) : undefined;
  // Who makes it even takes off what is odd; "make it 18" means something else.
  if (!isNamed && kind !== 'money' && value < total.figure.value * LEAST_OF_EVEN) return undefined;
  const [own] = ofKind(bill, 'discount');
  if (own?.rate !== undefined)
    return { refused: `“${own.label}” is a share: say what it should be, or remove it first` };
  const off = discountFor(bill, total.figure.value, value);
  if (off === undefined)
    return {
      refused: `With the taxes rounded to the cent, no discount makes the total exactly ${money(value, total)}`,
    };
  const all = roundTo(off + Math.abs(own?.figure.value ?? 0), 2);
  return discount({ off: { value: all, kind: 'money', unit: undefined, isEach: false } }, bill);
};

const money = (value: number, { figure }: BillTotal) =>
  writeLike(value, figure, Number.isInteger(value) ? figure.decimals : 2);

const mayNotRise = (total: BillTotal, value: number): Outcome => ({
  refused: `“${total.label}” is ${total.text}, what the lines above it come to: for ${money(value, total)} a line or a charge is to change, say which`,
  suggestions: ['Add a surcharge of 10%'],
});

/** Brings the total to whole units with a line that says so; no other figure changes. */
export const roundTotal: Intent = (values, bill) => {
  const total = grandTotal(bill);
  if (total === undefined) return undefined;
  const unit = (values['step'] as StatedFigure | undefined)?.value ?? 1;
  const named = values['tax'] as string | undefined;
  const [tax] = ofKind(bill, 'tax');
  if (named !== undefined)
    return (
      tax && { refused: `“${tax.label}” follows from its rate: only the total can be rounded` }
    );
  if (!bill.formulas.totalHolds || unit <= 0) return undefined;
  const { value } = total.figure;
  const round =
    values['direction'] === 'up'
      ? Math.ceil
      : values['direction'] === 'down'
        ? Math.floor
        : Math.round;
  const difference = roundTo(round(roundTo(value / unit, 6)) * unit - value, 2);
  if (difference === 0) return { refused: `“${total.label}” is ${total.text} already` };
  if (base(bill) === 0 || value + difference <= 0) return undefined;
  return { operations: step(bill, labelIn(bill, 'Rounding'), difference, total) };
};
