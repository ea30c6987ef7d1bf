import type { Rule } from '../../rule.ts';
import { previousTarget } from '../../targets/previous.ts';
import { contentLoss, operations } from '../answers.ts';
import { lossOf } from './loss.ts';
import { REMOVE, TAKE } from './remove.ts';

const THAT_ROW = /^(?:it|that|this)(?: (?:line|row|item|one))?$/;

/** "remove it", "delete that line" of the row that was just added or changed: the sums follow. Asked before what knows lines that are drawn. */
export const removeThatRow: Rule = {
  name: 'remove-that-row',
  read(clause, context) {
    const what = (clause.match(TAKE) ?? clause.match(REMOVE))?.what;
    if (what === undefined || !THAT_ROW.test(what.text) || context.last.length > 0)
      return undefined;
    const target = previousTarget(context.subject);
    const [row, more] = target?.ids ?? [];
    if (target?.kind !== 'row' || target.table === undefined) return undefined;
    if (row === undefined || more !== undefined) return undefined;
    const loss = lossOf(target, context);
    if (loss !== undefined) return contentLoss(loss);
    return operations([
      { op: 'remove-row', table: target.table.id, row },
      { op: 'recompute', keep: [] },
    ]);
  },
};
