import type { Element } from 'domhandler';
import type { ContentModel, ContentNode, ContentTable } from '../content-model.ts';
import { writeAmount } from './cents.ts';
import type { DocumentWriting } from './document-writing.ts';
import type { ArithmeticResult } from './new-value.ts';
import { nearlyEqual } from './shares.ts';
import { roundTo, type WrittenNumber } from './written-number.ts';

interface Part {
  readonly name: string;
  readonly cell: ContentNode;
  readonly figure: WrittenNumber;
  /** In percent of the total. */
  readonly rate: number | undefined;
}

/**
 * A table of payments that share the total among them by their rates, or in equal parts: what they come
 * to once the total or a rate is another one. The last of them takes what rounding leaves.
 */
export function schedules(
  before: ContentModel,
  now: ContentModel,
  total: { readonly was: number; readonly is: number },
  { read }: DocumentWriting,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const earlier = new Map(before.tables.map((table) => [table.element, table]));
  return now.tables.flatMap((table) => {
    const old = earlier.get(table.element);
    if (old === undefined || table === now.lineItems || old.rows.length !== table.rows.length)
      return [];
    const [was, is] = [partsOf(old, read), partsOf(table, read)];
    const isShared = nearlyEqual(sumOf(was), total.was);
    if (!isShared || was.length < 2 || is.some(({ cell }) => keep.has(cell.element))) return [];
    const values = amountsOf(was, is, total);
    return is.flatMap(({ name, cell, figure }, index) => {
      const value = values?.[index];
      if (value === undefined || nearlyEqual(value, figure.value, HALF_A_CENT)) return [];
      const text = writeAmount(value, figure, false);
      return [{ element: cell.element, name: `“${name}”`, before: cell.text, text }];
    });
  });
}

const HALF_A_CENT = 0.005;

function amountsOf(
  was: readonly Part[],
  is: readonly Part[],
  total: { readonly was: number; readonly is: number },
): readonly number[] | undefined {
  const [first] = was;
  const isByRate = was.every(
    ({ rate, figure }) => rate !== undefined && nearlyEqual((total.was * rate) / 100, figure.value),
  );
  const isEqual = was.every(({ figure }) => nearlyEqual(figure.value, first?.figure.value ?? 0));
  if (!isByRate && !isEqual) return undefined;
  const rates = is.map(({ rate }) => (isByRate ? (rate ?? 0) : 100 / is.length));
  if (
    !nearlyEqual(
      rates.reduce((sum, rate) => sum + rate, 0),
      100,
    )
  )
    return undefined;
  const amounts = rates.slice(0, -1).map((rate) => roundTo((total.is * rate) / 100, 2));
  return [...amounts, roundTo(total.is - amounts.reduce((sum, each) => sum + each, 0), 2)];
}

const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { figure }) => sum + figure.value, 0);

function partsOf({ rows }: ContentTable, read: DocumentWriting['read']): readonly Part[] {
  const parts = rows.map(({ cells }) => {
    const figures = cells.flatMap((cell) => {
      const figure = read(cell.text);
      return figure === undefined ? [] : [{ cell, figure }];
    });
    const amount = figures.findLast(({ figure }) => figure.kind === 'money');
    const rate = figures.find(({ figure }) => figure.kind === 'percent');
    return amount && { name: cells[0]?.text ?? '', ...amount, rate: rate?.figure.value };
  });
  return parts.every((part) => part !== undefined) ? parts : [];
}
