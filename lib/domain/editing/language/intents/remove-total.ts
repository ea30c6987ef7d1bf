import type { Operation } from '../../operations.ts';
import type { TotalKind } from '../../values/total-kind.ts';
import type { StatedFigure } from '../slots/input.ts';
import type { Intent } from './intent.ts';
import { rateCells, rateColumn, taxLines } from './taxes.ts';
import { ofKind } from './totals.ts';

const NAMES: Readonly<Record<string, TotalKind>> = { payment: 'paid' };

/** Takes lines of a kind off the totals, and what the lines of the table say of it. */
export const removeTotal: Intent = (values, bill) => {
  const { kind, name } = values['kind'] as { readonly kind: string; readonly name: string };
  const all = ofKind(bill, NAMES[kind] ?? (kind as TotalKind));
  const rate = (values['rate'] as StatedFigure | undefined)?.value;
  const lines = kind === 'tax' ? taxLines(bill, name, rate) : all;
  if (lines.length === 0)
    return bill.totals.length === 0
      ? undefined
      : { refused: `The totals have no ${kind} that could be taken off` };
  const removed: Operation = { op: 'remove', targets: lines.map(({ id }) => id) };
  if (kind !== 'tax') return { operations: [removed] };
  const isLast = lines.length === all.length;
  const rates = isLast
    ? rateColumn(bill)
    : lines.flatMap((one) => (one.rate === undefined ? [] : rateCells(bill, one.rate, 0)));
  return { operations: [...rates, removed] };
};
