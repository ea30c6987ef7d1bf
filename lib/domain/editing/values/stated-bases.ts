import type { ContentModel } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import type { ArithmeticResult } from './new-value.ts';
import { rateIn } from './total-kind.ts';
import { type LineSums, nearlyEqual } from './totals-formulas.ts';
import { MONEY_IN_TEXT, writeLike } from './written-number.ts';

/** "VAT (9% on €70.00)": what lines of a rate come to, where the label of their tax says it. */
export function statedBases(
  { totals }: ContentModel,
  { before, now }: { readonly before: LineSums | undefined; readonly now: LineSums | undefined },
  { read }: DocumentWriting,
): ArithmeticResult[] {
  return totals.flatMap(({ label }) => {
    const mark = `${rateIn(label.text)}%`;
    const [found, ...others] = label.text.match(MONEY_IN_TEXT) ?? [];
    const like = found === undefined ? undefined : read(found);
    const [was, is] = [before?.marked.get(mark), now?.marked.get(mark) ?? 0];
    if (found === undefined || like === undefined || others.length > 0) return [];
    if (was === undefined || was === is || !nearlyEqual(was, like.value)) return [];
    const text = label.text.replace(found, writeLike(is, like));
    return [{ element: label.element, name: 'The label of a tax', before: label.text, text }];
  });
}
