import { nearlyEqual } from '../../values/shares.ts';
import type { Bill, BillFigure, BillTotal } from '../bill.ts';

/** What was paid and what is left, where the document says so outside of its totals. */
export interface StatedAccount {
  readonly paid: BillFigure;
  readonly left: BillFigure;
}

const PAID = /\bpaid\b|deposit|received/i;
const LEFT = /owing|\bowed\b|\bdue\b|balance|outstanding|\bleft\b|remain|to pay|payable/i;

/** "Paid so far 600", "Still owing 586.90" above the lines: together they are the total. */
export function statedAccount(bill: Bill, total: BillTotal): StatedAccount | undefined {
  const figures = bill.subject.content.nodes.flatMap((node) => {
    const written = node.role === 'value' ? bill.writing.read(node.text) : undefined;
    return written === undefined || written.kind === 'percent' ? [] : [{ node, written }];
  });
  const paid = figures.filter(({ node }) => PAID.test(node.label ?? ''));
  const left = figures.filter(
    ({ node }) => LEFT.test(node.label ?? '') && !PAID.test(node.label ?? ''),
  );
  const [first, second] = [paid[0], left[0]];
  if (first === undefined || second === undefined || paid.length > 1 || left.length > 1)
    return undefined;
  return nearlyEqual(first.written.value + second.written.value, total.figure.value)
    ? { paid: first, left: second }
    : undefined;
}
