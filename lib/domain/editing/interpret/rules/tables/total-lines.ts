import type { TotalLine } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { lineSums } from '#lib/domain/editing/values/line-sums.ts';
import { type TotalKind, totalKind } from '#lib/domain/editing/values/total-kind.ts';
import { formulasOf, readTotals } from '#lib/domain/editing/values/totals-formulas.ts';
import { roundTo, writeDigits, writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { notFeasible, operations, setNodeText } from '../answers.ts';
import { percentOf } from './add-column.ts';
import { amountIn } from './cells.ts';
import { writingIn } from './find-table.ts';

/** A rate or an amount, as patterns say it. */
export const VALUE =
  '(?<value>(?:us\\$|[$€£¥₹])? ?\\d[\\d,.]*(?: ?(?:%|percent|per cent|dollars?|euros?|pounds?|usd|eur|gbp|[€£$]))?)';

const FIGURE = new RegExp(`^(?:now |only |just )*${VALUE}$`);

/** A line of the totals gets another rate or amount. undefined: no such line, or no figure. */
export function totalSaid(what: Phrase, to: Phrase, context: Context): Reading | undefined {
  const value = to.match(FIGURE)?.['value'];
  const line = value && lineNamed(what, context);
  return value && line && changeLine(line, value, context);
}

/** A label without its rate, colon and marks. */
export const plainLabel = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*\(.*?\)|[:*]|\d[\d.,]* ?%/g, '')
    .trim();

/** The line of totals that words name: by its label, else the one of its sort. */
export function lineNamed(
  phrase: Phrase,
  { subject: { content } }: Context,
): TotalLine | undefined {
  const said = plainLabel(phrase.raw)
    .replace(/ (?:rate|percentage|amount|line|cost|costs|charge)$/, '')
    .replace(/^the /, '');
  const exact = content.totals.filter(({ label }) => plainLabel(label.text) === said);
  if (exact.length === 1) return exact[0];
  const kind = totalKind(said);
  const alike = content.totals.filter(
    ({ label }) => totalKind(label.text) === kind && kind !== 'other',
  );
  return alike.length === 1 || kind === 'total' ? alike.at(-1) : undefined;
}
/** Sums that shares are taken of. */
export function sumsOf(context: Context) {
  const { content } = context.subject;
  const writing = writingIn(context);
  const lines = readTotals(content, writing);
  return { lines, formulas: formulasOf(lines, lineSums(content, writing)) };
}

/** A rate stands in the label, its amount beside; shares are brought in line by `recompute`. */
export function changeLine(line: TotalLine, value: Phrase, context: Context): Reading | undefined {
  const percent = percentOf(value.text);
  const now = writingIn(context).read(line.value.text);
  if (now === undefined) return undefined;
  if (percent === undefined) {
    const amount = amountIn(value);
    if (amount === undefined) return undefined;
    const bare = line.label.text.replace(/\s*\(?\d[\d.,]*\s?%\)?/, '').trim();
    const isDeduction = now.value < 0 && amount > 0;
    const list: Operation[] = [
      setNodeText(line.value, writeLike(isDeduction ? -amount : amount, now)),
      { op: 'recompute', keep: [line.value.id] },
    ];
    if (bare !== line.label.text && bare !== '') list.unshift(setNodeText(line.label, bare));
    return operations(list);
  }
  const { lines, formulas } = sumsOf(context);
  if (lines.length < 2)
    return notFeasible('The totals show no sum that a share could be taken of.', [
      `Change ${line.label.text} to 100`,
    ]);
  const base = baseFor(totalKind(line.label.text), formulas);
  const size = roundTo((base * percent) / 100, 2);
  return operations([
    setNodeText(line.label, labelWithRate(line.label.text, percent, context)),
    setNodeText(line.value, writeLike(now.value < 0 ? -size : size, now)),
    { op: 'recompute', keep: [] },
  ]);
}

/** What shares of such a line are taken of. */
export function baseFor(kind: TotalKind, { base, steps }: ReturnType<typeof formulasOf>): number {
  if (kind !== 'tax') return base;
  return steps
    .filter((step) => step.kind === 'discount')
    .reduce((sum, { adds }) => sum + adds, base);
}

function labelWithRate(label: string, percent: number, context: Context): string {
  const rate = rateText(percent, context);
  return /\d[\d.,]*\s?%/.test(label)
    ? label.replace(/\d[\d.,]*(?=\s?%)/, rate.replace('%', ''))
    : `${label} (${rate})`;
}

/** As the document writes numbers: "5.5%". */
export function rateText(percent: number, context: Context): string {
  const decimals = [0, 1, 2, 3].find((count) => Number(percent.toFixed(count)) === percent) ?? 3;
  return `${writeDigits(percent, decimals, writingIn(context).numbers, false)}%`;
}
