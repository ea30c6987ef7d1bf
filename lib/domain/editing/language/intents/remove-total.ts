import type { Operation } from '../../operations.ts';
import type { TotalKind } from '../../values/total-kind.ts';
import type { Intent } from './intent.ts';
import { rateColumn, taxLines } from './taxes.ts';
import { ofKind } from './totals.ts';

const NAMES: Readonly<Record<string, TotalKind>> = { payment: 'paid' };

/** Takes lines of a kind off the totals, and what the lines of the table say of it. */
export const removeTotal: Intent = (values, bill) => {
  const { kind, name } = values['kind'] as { readonly kind: string; readonly name: string };
  const all = ofKind(bill, NAMES[kind] ?? (kind as TotalKind));
  const lines = kind === 'tax' ? taxLines(bill, name, undefined) : all;
  if (lines.length === 0)
    return bill.totals.length === 0
      ? undefined
      : { refused: `The totals have no ${kind} that could be taken off` };
  const removed: Operation = { op: 'remove', targets: lines.map(({ id }) => id) };
  return { operations: [...(kind === 'tax' ? rateColumn(bill) : []), removed] };
};
