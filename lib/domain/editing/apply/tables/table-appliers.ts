import type { Appliers } from '../effect.ts';
import { addColumn } from './add-column.ts';
import { addRow } from './add-row.ts';
import { addTotal } from './add-total.ts';
import { moveColumn } from './move-column.ts';
import { recompute } from './recompute.ts';
import { reformat } from './reformat.ts';
import { removeColumn } from './remove-column.ts';
import { removeRow } from './remove-row.ts';
import { reverseRows } from './reverse-rows.ts';
import { sortRows } from './sort-rows.ts';
import { stripeRows } from './stripe-rows.ts';

/** What is done to tables, totals and the way that values are written. */
export const tableAppliers: Appliers<
  | 'stripe-rows'
  | 'add-column'
  | 'remove-column'
  | 'move-column'
  | 'add-row'
  | 'remove-row'
  | 'sort-rows'
  | 'reverse-rows'
  | 'add-total'
  | 'recompute'
  | 'reformat'
> = {
  'stripe-rows': stripeRows,
  'add-column': addColumn,
  'remove-column': removeColumn,
  'move-column': moveColumn,
  'add-row': addRow,
  'remove-row': removeRow,
  'sort-rows': sortRows,
  'reverse-rows': reverseRows,
  'add-total': addTotal,
  recompute,
  reformat,
};
