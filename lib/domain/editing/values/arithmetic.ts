import type { Element } from 'domhandler';
import type { ContentModel, ContentNode } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import { isProduct, itemColumns } from './item-columns.ts';
import type { NewValue } from './new-value.ts';
import { changedTotals } from './totals-block.ts';
import { readTotals } from './totals-formulas.ts';
import { roundTo, type WrittenNumber, writeLike } from './written-number.ts';

/** A value that follows from others. */
export interface ArithmeticResult {
  readonly element: Element;
  /** As a reader would call it. */
  readonly name: string;
  readonly before: string;
  readonly text: string;
}

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
  const lines = changedLines(before, now, writing, keep);
  const amounts = {
    before: lineAmounts(before, writing),
    now: lineAmounts(now, writing, new Map(lines.map(({ element, value }) => [element, value]))),
  };
  const totals = changedTotals(
    readTotals(before, writing),
    readTotals(now, writing),
    amounts,
    keep,
  );
  const results = [...lines, ...totals].map(({ element, name, value, like, text }) => ({
    element,
    name,
    before: text,
    text: writeLike(value, like),
  }));
  const changed = results.filter((each) => each.text !== each.before);
  return [
    ...changed,
    ...repeated(
      before,
      now,
      changed,
      totals.map(({ element }) => element),
      writing,
    ),
    ...quantitySums(before, now, writing, keep),
  ];
}

/** "Total hours 41.5": what all quantities of the lines come to. */
function quantitySums(
  before: ContentModel,
  now: ContentModel,
  writing: DocumentWriting,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const [was, is] = [before, now].map((content) => quantitySum(content, writing));
  if (was === undefined || is === undefined || was === is) return [];
  return now.nodes.flatMap(({ element, role, text, label = '' }) => {
    const like = writing.read(text);
    if (role !== 'value' || keep.has(element) || like?.kind !== 'number') return [];
    if (like.value !== was || !SUM_OF_QUANTITIES.test(label)) return [];
    const decimals = Number.isInteger(is) && !Number.isInteger(was) ? 0 : like.decimals;
    return [{ element, name: `“${label}”`, before: text, text: writeLike(is, like, decimals) }];
  });
}

const SUM_OF_QUANTITIES = /hours|quantity|units|days|items|pieces|stunden|heures|horas|uren|ore/i;

function quantitySum({ lineItems }: ContentModel, { read }: DocumentWriting): number | undefined {
  if (lineItems === undefined || lineItems.rows.length < 2) return undefined;
  const { quantity } = itemColumns(lineItems, read);
  if (quantity === undefined) return undefined;
  const figures = lineItems.rows.map(({ cells }) => read(cells[quantity]?.text ?? '')?.value);
  if (figures.includes(undefined)) return undefined;
  return roundTo(
    figures.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    4,
  );
}

function changedLines(
  before: ContentModel,
  now: ContentModel,
  { read }: DocumentWriting,
  keep: ReadonlySet<Element>,
): NewValue[] {
  const [table, current] = [before.lineItems, now.lineItems];
  if (table === undefined || current === undefined) return [];
  const was = itemColumns(table, read);
  const is = itemColumns(current, read);
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
      value: roundTo(q.value * p.value, Math.max(a.decimals, decimalsNeeded(a, q, p))),
      like: a,
      text: amount.text,
    });
  }
  return found;
}

/** Cents where amounts have none are shown only if they must be. */
function decimalsNeeded(amount: WrittenNumber, ...factors: readonly WrittenNumber[]): number {
  return amount.decimals > 0 || factors.every(({ decimals }) => decimals === 0)
    ? amount.decimals
    : 2;
}

/** The amounts of all lines; undefined when one of them cannot be read. */
function lineAmounts(
  { lineItems }: ContentModel,
  { read }: DocumentWriting,
  instead: ReadonlyMap<Element, number> = new Map(),
): number | undefined {
  if (lineItems === undefined || lineItems.rows.length === 0) return undefined;
  const { amount } = itemColumns(lineItems, read);
  if (amount === undefined) return undefined;
  let sum = 0;
  for (const { cells } of lineItems.rows) {
    const cell = cells[amount];
    if (cell === undefined || cell.text === '') continue;
    const value = instead.get(cell.element) ?? read(cell.text)?.value;
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

/** "Amount due $9,504.00" in a box above says the same as the totals below. */
function repeated(
  before: ContentModel,
  now: ContentModel,
  changed: readonly ArithmeticResult[],
  totals: readonly Element[],
  { read }: DocumentWriting,
): ArithmeticResult[] {
  const grand = changed.filter(({ element }) => totals.includes(element)).at(-1);
  const was = grand && before.totals.find(({ value }) => value.element === grand.element)?.value;
  const amount = was && read(was.text);
  if (grand === undefined || amount === undefined) return [];
  return now.nodes
    .filter(
      ({ role, text, label = '' }) =>
        role === 'value' &&
        /total|amount|due|balance|pay/i.test(label) &&
        read(text)?.kind === amount.kind &&
        read(text)?.value === amount.value,
    )
    .map(({ element, text, label }) => ({
      element,
      name: `“${label}”`,
      before: text,
      text: grand.text,
    }));
}
