import type { Element } from 'domhandler';
import type { ContentModel, ContentNode } from '../content-model.ts';
import { writeAmount } from './cents.ts';
import type { DocumentWriting } from './document-writing.ts';
import { groupSums } from './group-sums.ts';
import { isProduct, itemColumns } from './item-columns.ts';
import { lineSums } from './line-sums.ts';
import type { ArithmeticResult, NewValue } from './new-value.ts';
import { schedules } from './schedules.ts';
import { nearlyEqual } from './shares.ts';
import { statedBases } from './stated-bases.ts';
import { statedSums } from './stated-sums.ts';
import { rateIn } from './total-kind.ts';
import { changedTotals } from './totals-block.ts';
import { formulasOf, readTotals } from './totals-formulas.ts';
import { roundTo, writeLike } from './written-number.ts';

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
  const instead = new Map(lines.map(({ element, value }) => [element, value]));
  const amounts = { before: lineSums(before, writing), now: lineSums(now, writing, instead) };
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
  const settled = new Map(totals.map(({ element, value }) => [element, value]));
  return [
    ...changed,
    ...besideTotals(before, now, settled, writing, keep, isRounded),
    ...quantitySums(before, now, writing, keep),
    ...statedBases(now, bases, writing),
    ...groupSums(before, now, writing, instead, keep),
    ...statedSums(before, now, writing, amounts, keep),
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
      value: q.value * p.value,
      like: a,
      text: amount.text,
    });
  }
  return found;
}

/**
 * Amounts outside of the totals that follow from the total: "Amount due" in a box above says it again,
 * "Deposit (30%)" is a share of it, "Balance after deposit" what is left of it.
 */
function besideTotals(
  before: ContentModel,
  now: ContentModel,
  settled: ReadonlyMap<Element, number>,
  writing: DocumentWriting,
  keep: ReadonlySet<Element>,
  isRounded: boolean,
): ArithmeticResult[] {
  const { read } = writing;
  const current = readTotals(now, writing);
  const isNow = new Map(
    current.map(({ element, figure }) => [element, settled.get(element) ?? figure.value]),
  );
  const lines = readTotals(before, writing);
  const pairs = lines.flatMap(({ element, kind, figure }) => {
    const value = isNow.get(element);
    const isSum = kind === 'total' || kind === 'due';
    return isSum && value !== undefined ? [{ element, was: figure.value, is: value }] : [];
  });
  const total = formulasOf(lines, undefined).total?.element;
  const grand = pairs.find(({ element }) => element === total);
  if (grand === undefined) return [];
  // Once a payment is taken off below the total, what is due is no longer the total.
  // A deposit that is asked for is not paid: all of it is due still.
  const isAsked = current.some(({ label }) => /\bdue now\b/i.test(label));
  const due = isAsked
    ? undefined
    : current.findLast(({ kind, element }) => kind === 'due' && element !== total);
  const left = due && isNow.get(due.element);
  const amounts = (content: ContentModel) =>
    content.nodes.flatMap(({ element, role, text, label = '' }) => {
      const figure = read(text);
      return role === 'value' && figure !== undefined && figure.kind !== 'percent'
        ? [{ element, label, text, figure, value: figure.value }]
        : [];
    });
  const earlier = amounts(before);
  const shown = new Map(amounts(now).map((one) => [one.element, { ...one }]));
  const results = schedules(before, now, grand, writing, keep);
  const set = (element: Element, value: number) => {
    const one = shown.get(element);
    if (one === undefined || keep.has(element)) return;
    if (nearlyEqual(value, one.value, 0.005)) return;
    const text = writeAmount(value, one.figure, isRounded);
    one.value = roundTo(value, Math.max(2, one.figure.decimals));
    results.push({ element, name: `“${one.label}”`, before: one.text, text });
  };
  for (const { element, label, value } of earlier) {
    const rate = rateIn(label);
    const same = pairs.findLast(({ was }) => was === value);
    if (same !== undefined && SAYS_TOTAL.test(label))
      set(element, same === grand && SAYS_DUE.test(label) ? (left ?? same.is) : same.is);
    else if (rate !== undefined && nearlyEqual((grand.was * rate) / 100, value))
      set(element, (grand.is * rate) / 100);
  }
  for (const { element, label, value } of earlier) {
    if (!SAYS_REST.test(label) || value >= grand.was) continue;
    const taken = earlier.find(
      (one) =>
        one.element !== element &&
        SAYS_PART.test(one.label) &&
        nearlyEqual(grand.was - one.value, value),
    );
    if (taken !== undefined) set(element, grand.is - (shown.get(taken.element)?.value ?? 0));
  }
  return results;
}

const SAYS_DUE = /\bdue\b|balance|outstanding|to pay|payable/i;
const SAYS_TOTAL = /total|amount|due|balance|pay/i;
const SAYS_REST = /balance|remain|rest\b|due|outstanding|left|second|final/i;
const SAYS_PART = /deposit|paid|advance|booking|retainer|upfront|first|received|payment/i;
