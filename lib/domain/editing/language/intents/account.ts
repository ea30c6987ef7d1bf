import type { Operation } from '../../operations.ts';
import { roundTo } from '../../values/written-number.ts';
import { type Bill, type BillTotal, grandTotal } from '../bill.ts';
import type { StatedFigure } from '../slots/input.ts';
import { type Outcome, writtenAs } from './intent.ts';

/** What has been paid, what is left, and the total that both come from. */
export interface Account {
  readonly total: BillTotal;
  readonly paid: readonly BillTotal[];
  readonly due: BillTotal | undefined;
}

export function accountOf(bill: Bill): Account | undefined {
  const total = grandTotal(bill);
  if (total === undefined) return undefined;
  const paid = bill.totals.filter(({ kind }) => kind === 'paid');
  const due = bill.totals.find(({ kind, element }) => kind === 'due' && element !== total.element);
  return { total, paid, due };
}

export const sumOf = (lines: readonly BillTotal[]) =>
  lines.reduce((sum, { figure }) => sum + Math.abs(figure.value), 0);

export const shareOf = ({ kind, value }: StatedFigure, whole: number): number =>
  kind === 'percent' ? roundTo((whole * value) / 100, 2) : value;

/** Writes what is left, also where a box above the lines says it again. */
export function settle(bill: Bill, { total, due }: Account, left: number): Operation[] {
  const before = due ?? total;
  const figures = bill.subject.content.nodes.flatMap((node) => {
    const written = bill.writing.read(node.text);
    const isDue = /due|balance|outstanding|payable/i.test(node.label ?? '');
    return node.role === 'value' && isDue && written?.value === before.figure.value
      ? [writtenAs({ node, written }, left)]
      : [];
  });
  return due === undefined
    ? figures
    : [...figures, writtenAs({ node: due.valueNode, written: due.figure }, left)];
}

export const tooMuch = (bill: Bill, { total }: Account): Outcome => ({
  refused: `The total is ${total.text}, which is less than what was paid`,
  suggestions: bill.lines.length > 0 ? ['Mark it as paid'] : [],
});
