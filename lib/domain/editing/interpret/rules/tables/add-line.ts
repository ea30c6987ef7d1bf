import { type TotalKind, totalKind } from '#lib/domain/editing/values/total-kind.ts';
import { roundTo, writeLike } from '#lib/domain/editing/values/written-number.ts';
import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { amountIn } from './cells.ts';
import { writingIn } from './find-table.ts';
import { baseFor, changeLine, rateText, sumsOf } from './total-lines.ts';

const NAMES: Readonly<Record<string, string>> = dictionary({ vat: 'VAT', gst: 'GST', hst: 'HST' });

/** What a line of such a sort is called. */
export function titled(kind: string): string {
  const said = kind
    .replace(/^(?:a|an|the) /, '')
    .replace(/ (?:rate|percentage|amount|line)$/, '')
    .replace(/(?<=^(?:shipping|delivery|travel)) (?:costs?|charges?)$/i, '')
    .replace(/\b(?:vat|gst|hst)\b/g, (word) => NAMES[word] ?? word);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A line of the totals that is not there yet; one of tax that is gets the new rate. */
export function addLine(
  kindSaid: Phrase | undefined,
  value: Phrase,
  context: Context,
): Reading | undefined {
  const { totals } = context.subject.content;
  const name = titled(
    kindSaid === undefined
      ? 'discount'
      : kindSaid.raw.replace(/s$/, (end) => (/tax|discount|fee/i.test(kindSaid.text) ? '' : end)),
  );
  const kind = totalKind(name);
  if (totals.length === 0)
    return notFeasible('The document has no totals that a line could be added to.', []);
  const existing =
    kindSaid === undefined
      ? undefined
      : totals.filter(({ label }) => totalKind(label.text) === kind);
  if (
    kind === 'tax' &&
    existing?.length === 1 &&
    existing[0] !== undefined &&
    /^(?:tax|vat|sales tax|gst)$/i.test(name)
  )
    return changeLine(existing[0], value, context);
  const percent = percentOf(value.text);
  const { formulas } = sumsOf(context);
  const amount =
    percent === undefined ? amountIn(value) : roundTo((baseFor(kind, formulas) * percent) / 100, 2);
  if (amount === undefined) return undefined;
  const label = percent === undefined ? name : `${name} (${rateText(percent, context)})`;
  const written = writingIn(context).read(totals.at(-1)?.value.text ?? '');
  const sign = kind === 'discount' ? -1 : 1;
  const text =
    written === undefined
      ? String(sign * amount)
      : writeLike(
          sign * amount,
          written,
          Math.max(written.decimals, Number.isInteger(amount) ? 0 : 2),
        );
  return operations([
    { op: 'add-total', label, value: text, at: placeOf(kind, context) },
    { op: 'recompute', keep: [] },
  ]);
}

/** Discounts stand before what is taken of the rest; all else before the total. */
export function placeOf(kind: TotalKind, { subject: { content } }: Context): number {
  const kinds = content.totals.map(({ label }) => totalKind(label.text));
  const total = kinds.lastIndexOf('total') >= 0 ? kinds.lastIndexOf('total') : kinds.indexOf('due');
  const end = total < 0 ? kinds.length : total;
  if (kind !== 'discount' && kind !== 'shipping') return end;
  const tax = kinds.indexOf('tax');
  return tax >= 0 && tax < end && kind === 'discount' ? tax : end;
}
