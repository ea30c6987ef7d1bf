import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import { writeAmount } from './cents.ts';
import type { DocumentWriting } from './document-writing.ts';
import type { LineSums } from './line-sums.ts';
import type { ArithmeticResult } from './new-value.ts';
import { nearlyEqual } from './shares.ts';
import { roundTo } from './written-number.ts';

interface Sums {
  readonly before: LineSums | undefined;
  readonly now: LineSums | undefined;
}

/**
 * Sums of a document that has no totals: "Fees excl GST" among the facts of a contract, the tax of it
 * beside it, and what both come to.
 */
export function statedSums(
  before: ContentModel,
  now: ContentModel,
  { read }: DocumentWriting,
  sums: Sums,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const [was, is] = [sums.before?.all, sums.now?.all];
  const lines = before.lineItems?.rows.length ?? 0;
  if (was === undefined || is === undefined || was === is || was <= 0) return [];
  if (before.totals.length > 0 || lines < 2) return [];
  const facts = now.nodes.flatMap(({ element, role, text, label = '' }) => {
    const figure = read(text);
    return role === 'value' && figure !== undefined && figure.kind !== 'percent'
      ? [{ element, label, text, figure }]
      : [];
  });
  const nets = facts.filter(({ figure }) => nearlyEqual(figure.value, was));
  if (nets.length === 0) return [];
  const values = new Map(nets.map((one) => [one, is]));
  for (const tax of facts)
    for (const gross of facts) {
      if (tax.figure.value <= 0 || tax.figure.value >= was) continue;
      if (!nearlyEqual(was + tax.figure.value, gross.figure.value)) continue;
      const share = roundTo((tax.figure.value * is) / was, 2);
      values.set(tax, share).set(gross, is + share);
    }
  return [...values].flatMap(([{ element, label, text, figure }, value]) =>
    keep.has(element)
      ? []
      : [{ element, name: `“${label}”`, before: text, text: writeAmount(value, figure, false) }],
  );
}
