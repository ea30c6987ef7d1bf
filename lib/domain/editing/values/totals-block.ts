import type { Element } from 'domhandler';
import type { NewValue } from './new-value.ts';
import { isIncluded, type TotalKind } from './total-kind.ts';
import {
  baseOf,
  type Formulas,
  formulasOf,
  type LineSums,
  nearlyEqual,
  type ReadTotal,
  type Share,
} from './totals-formulas.ts';
import { roundTo } from './written-number.ts';

interface Sums {
  readonly before: LineSums | undefined;
  readonly now: LineSums | undefined;
}

/** What the totals come to now, where they were right before. */
export function changedTotals(
  before: readonly ReadTotal[],
  now: readonly ReadTotal[],
  sums: Sums,
  keep: ReadonlySet<Element>,
): NewValue[] {
  const old = formulasOf(before, sums.before);
  const current = formulasOf(now, sums.now, old.total?.element);
  const known = new Set(before.map(({ element }) => element));
  const found: NewValue[] = [];
  const set = (line: ReadTotal, value: number): number => {
    if (keep.has(line.element)) return line.figure.value;
    const signed = line.figure.value < 0 && value > 0 && line.adds < 0 ? -value : value;
    const rounded = roundTo(signed, Math.max(2, line.figure.decimals));
    if (rounded !== line.figure.value)
      found.push({
        element: line.element,
        name: `“${line.label}”`,
        value: rounded,
        like: line.figure,
        text: line.text,
      });
    return rounded;
  };
  const base =
    current.subtotal !== undefined && old.fromLines && sums.now !== undefined
      ? set(current.subtotal, sums.now.all)
      : current.subtotal === undefined && old.fromLines && sums.now !== undefined
        ? sums.now.all
        : current.base;
  const steps: { kind: TotalKind; adds: number }[] = [];
  for (const line of current.steps) {
    const share = newShare(line, old, known);
    const value =
      share === undefined
        ? undefined
        : (baseOf(share.of, base, steps, sums.now?.marked) * share.rate) / 100;
    const size = value === undefined ? undefined : Math.abs(set(line, value));
    const adds = size === undefined ? line.adds : line.adds < 0 ? -size : size;
    steps.push({ kind: line.kind, adds });
  }
  if (current.total === undefined || !old.totalHolds) return found;
  const untouched = steps.filter(({ kind }) => !(old.taxIncluded && kind === 'tax'));
  const total = set(
    current.total,
    untouched.reduce((result, { adds }) => result + adds, base),
  );
  balance(old, current, total, set);
  change(old, current, total, set);
  within(old, current, total, set);
  return found;
}

/** The share that a line is: as before, or by the rate that its label now names. */
function newShare(line: ReadTotal, old: Formulas, known: ReadonlySet<Element>): Share | undefined {
  const before = old.shares.get(line.element);
  const was = old.steps.find(({ element }) => element === line.element);
  if (line.rate !== undefined && (!known.has(line.element) || was?.rate !== line.rate))
    return {
      of: before?.of ?? (line.kind === 'discount' ? 'subtotal' : 'less-discounts'),
      rate: line.rate,
    };
  return before;
}

/** "of which VAT (23%)": a share of the total that holds it, before or behind it. */
function within(
  old: Formulas,
  current: Formulas,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): void {
  const share = (gross: number, rate: number) => (gross * rate) / (100 + rate);
  const was = old.total?.figure.value ?? 0;
  const before = new Map([...old.steps, ...old.after].map((line) => [line.element, line]));
  for (const line of [...current.steps, ...current.after]) {
    const { rate, figure } = before.get(line.element) ?? line;
    if (line.kind !== 'tax' || line.rate === undefined || rate === undefined) continue;
    if (!isIncluded(line.label) && !current.after.includes(line)) continue;
    if (nearlyEqual(share(was, rate), figure.value)) set(line, share(total, line.rate));
  }
}

/** "Change": what was handed over less the total. */
function change(
  old: Formulas,
  current: Formulas,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): void {
  const was = old.total?.figure.value ?? 0;
  for (const line of current.after) {
    if (isBalance(line.kind)) continue;
    const given = old.after.find(
      ({ element, figure }) =>
        element !== line.element && nearlyEqual(figure.value - was, line.figure.value, 0.006),
    );
    if (given !== undefined && given.figure.value >= total) set(line, given.figure.value - total);
  }
}

const isBalance = (kind: TotalKind): boolean => kind === 'due' || kind === 'total';

/** What is due is the total less what was paid. */
function balance(
  old: Formulas,
  current: Formulas,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): void {
  const was = old.total?.figure.value ?? 0;
  let paid = 0;
  // What is called an amount and is not what is left is a payment.
  const left = new Set<Element>();
  for (const { element, kind, figure, adds } of old.after) {
    if (isBalance(kind) && nearlyEqual(figure.value, was + paid, 0.03)) left.add(element);
    else if (!isBalance(kind) || figure.value < 0) paid += adds;
  }
  let rest = total;
  for (const line of current.after) {
    const isKnown = old.after.some(({ element }) => element === line.element);
    if (left.has(line.element)) set(line, rest);
    else if (!isBalance(line.kind) || (isKnown && line.figure.value < 0)) rest += line.adds;
  }
}
