import type { ContentModel } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import type { ArithmeticResult } from './new-value.ts';
import { nearlyEqual } from './shares.ts';
import type { ChangedTotals } from './totals-block.ts';
import { MONEY_IN_TEXT, writeLike } from './written-number.ts';

/** "VAT (9% on €70.00)": what a tax is of, where its label states it. */
export function statedBases(
  { totals }: ContentModel,
  bases: ChangedTotals['bases'],
  { read }: DocumentWriting,
): ArithmeticResult[] {
  return totals.flatMap(({ label, value }) => {
    const base = bases.get(value.element);
    const [found, ...others] = label.text.match(MONEY_IN_TEXT) ?? [];
    const like = found === undefined ? undefined : read(found);
    if (base === undefined || found === undefined || like === undefined || others.length > 0)
      return [];
    if (!nearlyEqual(base.was, like.value)) return [];
    const text = label.text.replace(found, writeLike(base.is, like));
    return text === label.text
      ? []
      : [{ element: label.element, name: 'The label of a tax', before: label.text, text }];
  });
}
