import type { Subject } from '../interpret/interpretation.ts';
import type { Operation } from '../operations.ts';
import { rateIn } from '../values/total-kind.ts';
import { billOf } from './bill.ts';

/** "Discount (12.5%)" in the place of "Discount (7.5%)": the amount follows the rate that its label names. */
export function withNewRates(
  operations: readonly Operation[],
  subject: Subject,
): readonly Operation[] {
  if (operations.some(({ op }) => op === 'recompute')) return operations;
  const labels = billOf(subject).totals.map(({ labelNode }) => labelNode);
  const isNewRate = operations.some((one) => {
    const id = one.op === 'set-text' ? one.target : one.op === 'replace-text' ? one.targets : [];
    const text = one.op === 'set-text' ? one.text : one.op === 'replace-text' ? one.replace : '';
    const rate = rateIn(text);
    return labels.some(
      (label) =>
        rate !== undefined &&
        [id].flat().includes(label.id) &&
        (rateIn(label.text) ?? rate) !== rate,
    );
  });
  return isNewRate ? [...operations, { op: 'recompute', keep: [] }] : operations;
}
