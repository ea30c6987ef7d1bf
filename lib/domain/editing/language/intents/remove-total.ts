import type { Operation } from '../../operations.ts';
import type { TotalKind } from '../../values/total-kind.ts';
import type { Bill, BillTotal } from '../bill.ts';
import type { StatedFigure } from '../slots/input.ts';
import type { Intent, Outcome, Values } from './intent.ts';
import { removeLines } from './remove-lines.ts';
import { rateCells, rateColumn, taxLines } from './taxes.ts';
import { ofKind } from './totals.ts';

const NAMES: Readonly<Record<string, TotalKind>> = { payment: 'paid' };

interface StatedKind {
  readonly kind: string;
  readonly name: string;
}

/** Takes lines of one kind or two off the totals, and what the lines of the table say of it. */
export const removeTotal: Intent = (values, bill) => {
  const outcome = removeKind(values['kind'] as StatedKind, values, bill);
  const also = values['also'] as StatedKind | undefined;
  if (also === undefined || outcome === undefined || 'refused' in outcome) return outcome;
  const other = removeKind(also, values, bill);
  if (other === undefined || 'refused' in other) return other;
  return { operations: [...outcome.operations, ...other.operations] };
};

function removeKind({ kind, name }: StatedKind, values: Values, bill: Bill): Outcome | undefined {
  const all = ofKind(bill, NAMES[kind] ?? (kind as TotalKind));
  const rate = (values['rate'] as StatedFigure | undefined)?.value;
  const lines =
    kind === 'tax'
      ? taxLines(bill, name, rate)
      : all.filter((one) => rate === undefined || one.rate === rate);
  if (lines.length === 0)
    return bill.totals.length === 0
      ? undefined
      : { refused: `The totals have no ${kind} that could be taken off` };
  const facts = kind === 'tax' ? lines.flatMap((line) => statedRates(line, bill)) : [];
  const removed: Operation = { op: 'remove', targets: [...lines.map(({ id }) => id), ...facts] };
  if (kind !== 'tax') return { operations: [removed] };
  const isLast = lines.length === all.length;
  const rates = isLast
    ? rateColumn(bill)
    : lines.flatMap((one) => (one.rate === undefined ? [] : rateCells(bill, one.rate, 0)));
  return { operations: [...rates, removed] };
}

/** "take the 9.95 off": the one line or charge of that amount. */
export const removeCharged: Intent = (values, bill) => {
  const { value, kind } = values['amount'] as StatedFigure;
  if (kind === 'percent') return undefined;
  const charges = ofKind(bill, 'shipping').filter(({ figure }) => figure.value === value);
  const lines = bill.lines.filter(({ figures: { amount } }) => amount?.written.value === value);
  if (charges.length + lines.length !== 1) return undefined;
  const [charge] = charges;
  return charge === undefined
    ? removeLines({ lines }, bill)
    : { operations: [{ op: 'remove', targets: [charge.id] }] };
};

/** "PST rate 7" among the facts says nothing without the tax. */
function statedRates({ label }: BillTotal, { subject: { content } }: Bill): string[] {
  const name = `${label.replace(/[\s(]*\d.*$/, '').trim()} rate`.toLowerCase();
  return content.nodes.flatMap(({ id, role, text, label: of = text }) =>
    (role === 'label' || role === 'value') && of.replace(/\s*:$/, '').toLowerCase() === name
      ? [id]
      : [],
  );
}
