import type { Element } from 'domhandler';
import type { ContentModel, ContentNode } from '../content-model.ts';
import { writeAmount } from './cents.ts';
import type { DocumentWriting } from './document-writing.ts';
import { isProduct, itemColumns } from './item-columns.ts';
import { lineSums } from './line-sums.ts';
import type { ArithmeticResult, NewValue } from './new-value.ts';
import { followers } from './relations/followers.ts';
import { lineShares } from './relations/line-shares.ts';
import { repeatedDates, repeatedPeriods } from './relations/repeated-values.ts';
import { statedBases } from './stated-bases.ts';
import { changedTotals } from './totals-block.ts';
import { readTotals } from './totals-formulas.ts';

/**
 * What line totals and totals come to after a change, where they were right before it. What was not,
 * was agreed upon otherwise, and stays.
 * @param keep elements whose values were asked for
 */
export function recomputed(
  before: ContentModel,
  now: ContentModel,
  writing: DocumentWriting,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const products = changedLines(before, now, writing, keep);
  const parts = lineShares(before, now, writing, valuesOf(products), keep);
  const lines = [...products, ...parts];
  const instead = valuesOf(lines);
  const amounts = {
    before: lineSums(before, writing),
    now: lineSums(now, writing, instead, before.lineItems),
  };
  const {
    values: totals,
    bases,
    isRounded,
  } = changedTotals(readTotals(before, writing), readTotals(now, writing), amounts, keep);
  const results = [...lines, ...totals].map(({ element, name, value, like, text }) => ({
    element,
    name,
    before: text,
    text: writeAmount(value, like, isRounded),
  }));
  const changed = results.filter((each) => each.text !== each.before);
  const settled = valuesOf([...lines, ...totals]);
  return [
    ...changed,
    ...followers(before, now, writing, settled, keep).results,
    ...repeatedDates(before, now, writing, keep),
    ...repeatedPeriods(before, now, keep),
    ...statedBases(now, bases, writing),
  ];
}

const valuesOf = (values: readonly NewValue[]): ReadonlyMap<Element, number> =>
  new Map(values.map(({ element, value }) => [element, value]));

function changedLines(
  before: ContentModel,
  now: ContentModel,
  { read }: DocumentWriting,
  keep: ReadonlySet<Element>,
): NewValue[] {
  const [table, current] = [before.lineItems, now.lineItems];
  if (table === undefined || current === undefined) return [];
  const was = itemColumns(table, read);
  const is = itemColumns(current, read, table);
  const earlier = new Map(table.rows.map((row) => [row.element, row]));
  const found: NewValue[] = [];
  const figure = (cell: ContentNode | undefined) => read(cell?.text ?? '');
  if (was.quantity === undefined || was.price === undefined || was.amount === undefined) return [];
  for (const { element, cells } of current.rows) {
    const old = earlier.get(element);
    const [quantity, price, amount] = [is.quantity, is.price, is.amount].map((at) =>
      at === undefined ? undefined : cells[at],
    );
    const [q, p, a] = [figure(quantity), figure(price), figure(amount)];
    if (old === undefined || !amount || !q || !p || !a || keep.has(amount.element)) continue;
    const [oldQ, oldP, oldA] = [was.quantity, was.price, was.amount].map((at) =>
      figure(old.cells[at]),
    );
    if (!oldQ || !oldP || !oldA || !isProduct(oldQ.value, oldP.value, oldA.value)) continue;
    if (oldQ.value === q.value && oldP.value === p.value) continue;
    found.push({
      element: amount.element,
      name: `The total of “${cells[was.description ?? 0]?.text ?? ''}”`,
      value: q.value * p.value,
      like: a,
      text: amount.text,
    });
  }
  return found;
}
