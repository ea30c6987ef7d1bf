import type { Rule } from '../rule.ts';
import { addColumn } from './tables/add-column.ts';
import { addRow, newLine } from './tables/add-row.ts';
import { columnWishes } from './tables/column-wishes.ts';
import { moveColumn } from './tables/move-column.ts';
import { removeColumn } from './tables/remove-column.ts';
import { rowOrder } from './tables/row-order.ts';
import { totalMoves } from './tables/total-moves.ts';
import { totalRow } from './tables/total-row.ts';
import { totalWishes } from './tables/total-wishes.ts';
import { corrections } from './texts/corrections.ts';
import { deleteText } from './texts/delete-text.ts';
import { formats } from './texts/formats.ts';
import { letterCase } from './texts/letter-case.ts';
import { rename } from './texts/rename.ts';
import { correctTypo, replaceText } from './texts/replace-text.ts';
import { restated } from './texts/restated.ts';
import { setValue } from './texts/set-value.ts';

/** Columns, the order of rows and lines of the totals, where every word is accounted for: these speak of nothing else. */
export const ORDER_RULES: readonly Rule[] = [
  columnWishes,
  rowOrder,
  totalMoves,
  totalWishes,
  newLine,
];

/** Rules on tables, totals and the way that values are written: they name what they are about, so they may be asked early. */
export const TABLE_RULES: readonly Rule[] = [
  removeColumn,
  totalRow,
  addColumn,
  formats,
  addRow,
  moveColumn,
  correctTypo,
];

/** Rules on texts: whatever has a "to" in it looks like one, so they are asked after those on style and place. */
export const TEXT_RULES: readonly Rule[] = [
  letterCase,
  restated,
  deleteText,
  corrections,
  setValue,
  rename,
  replaceText,
];
