import type { Subject } from '../interpret/interpretation.ts';
import type { Operation } from '../operations.ts';
import { billOf } from './bill.ts';

/** Lets what follows from a figure that is written follow it: "Discount (12.5%)" in the place of "Discount (7.5%)". */
export function withFollowingSums(
  operations: readonly Operation[],
  subject: Subject,
): readonly Operation[] {
  const { content } = subject;
  if (operations.some(({ op }) => op === 'recompute')) return operations;
  const written = operations.flatMap((one) => {
    if (one.op === 'set-text') return /\d/.test(one.text) ? [one.target] : [];
    if (one.op !== 'replace-text' || !/\d/.test(one.find)) return [];
    return (
      one.targets ?? content.nodes.flatMap(({ id, text }) => (text.includes(one.find) ? [id] : []))
    );
  });
  if (written.length === 0) return operations;
  const ids = new Set(written);
  const { read } = billOf(subject).writing;
  // Of a sentence the other figures may follow.
  const keep = content.nodes.flatMap(({ id, text }) =>
    ids.has(id) && read(text) !== undefined ? [id] : [],
  );
  return [...operations, { op: 'recompute', keep: keep.slice(0, MOST_KEPT) }];
}

const MOST_KEPT = 200;
