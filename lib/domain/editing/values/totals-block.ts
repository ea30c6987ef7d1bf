import type { Element } from 'domhandler';
import { exactDecimals } from './cents.ts';
import type { LineSums } from './line-sums.ts';
import type { NewValue } from './new-value.ts';
import { baseOf, comesTo, nearlyEqual, type Share } from './shares.ts';
import { isIncluded, type TotalKind } from './total-kind.ts';
import {
  balancesOf,
  type Formulas,
  formulasOf,
  isBalance,
  isStep,
  type ReadTotal,
} from './totals-formulas.ts';
import { roundTo } from './written-number.ts';

interface Sums {
  readonly before: LineSums | undefined;
  readonly now: LineSums | undefined;
}

export interface ChangedTotals {
  readonly values: readonly NewValue[];
  /** Whether amounts are shown in whole units. */
  readonly isRounded: boolean;
  /** What each share was of, and is of now. */
  readonly bases: ReadonlyMap<Element, { readonly was: number; readonly is: number }>;
}

/** What the totals come to now, where they were right before. */
export function changedTotals(
  before: readonly ReadTotal[],
  now: readonly ReadTotal[],
  sums: Sums,
  keep: ReadonlySet<Element>,
): ChangedTotals {
  const old = formulasOf(before, sums.before);
  const current = formulasOf(now, sums.now, old.total?.element);
  const known = new Set(before.map(({ element }) => element));
  const found: NewValue[] = [];
  const set = (line: ReadTotal, value: number): number => {
    if (keep.has(line.element)) return line.figure.value;
    const signed = line.figure.value < 0 && value > 0 && line.adds < 0 ? -value : value;
    const rounded = roundTo(signed, exactDecimals(line.figure, old.isRounded));
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
  const bases = new Map<Element, { was: number; is: number }>();
  for (const line of current.inner) {
    if (!isStep(line)) {
      if (old.sums.has(line.element)) set(line, comesTo(base, steps));
      continue;
    }
    const share = newShare(line, old, current, known);
    const whole = share && baseOf(share, base, steps, sums.now);
    const was = old.bases.get(line.element);
    if (whole !== undefined && was !== undefined) bases.set(line.element, { was, is: whole });
    const value = share && whole !== undefined ? (whole * share.rate) / 100 : undefined;
    const size = value === undefined ? undefined : Math.abs(set(line, value));
    const adds = size === undefined ? line.adds : line.adds < 0 ? -size : size;
    steps.push({ kind: line.kind, adds });
  }
  if (current.total === undefined || !old.totalHolds)
    return { values: found, bases, isRounded: old.isRounded };
  const untouched = steps.filter(({ kind }) => !(old.taxIncluded && kind === 'tax'));
  const total = set(current.total, comesTo(base, untouched));
  balance(old, current, total, set);
  change(old, current, total, set);
  paidInFull(old, current, total, set);
  within(old, current, total, set);
  return { values: found, bases, isRounded: old.isRounded };
}

/** The share that a line is: as before, or by the rate that its label now names. */
function newShare(
  line: ReadTotal,
  old: Formulas,
  current: Formulas,
  known: ReadonlySet<Element>,
): Share | undefined {
  const isKnown = known.has(line.element);
  const before = (isKnown ? old : current).shares.get(line.element);
  const was = old.steps.find(({ element }) => element === line.element);
  if (line.rate !== undefined && (!isKnown || was?.rate !== line.rate))
    return {
      ...before,
      of: before?.of ?? (line.kind === 'discount' ? 'subtotal' : 'with-charges'),
      ...(typeof before?.mark === 'string' && {
        mark: before.mark.replace(`${was?.rate}%`, `${line.rate}%`),
      }),
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

/** "Amount paid" below a total and a tip, where nothing is said to be due: it follows both. */
function paidInFull(
  old: Formulas,
  current: Formulas,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): void {
  const tips = ({ after }: Formulas) =>
    after.reduce((sum, { kind, adds }) => sum + (kind === 'shipping' ? adds : 0), 0);
  const [paid, ...others] = old.after.filter(({ kind }) => kind !== 'shipping');
  const line = current.after.find(({ element }) => element === paid?.element);
  const was = (old.total?.figure.value ?? 0) + tips(old);
  if (paid?.kind !== 'paid' || line === undefined || others.length > 0) return;
  if (nearlyEqual(paid.figure.value, was)) set(line, total + tips(current));
}

/** "Change": what was handed over less the total, given back. */
function change(
  old: Formulas,
  current: Formulas,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): void {
  const was = old.total?.figure.value ?? 0;
  for (const line of current.after) {
    if (isBalance(line) || line.kind === 'shipping' || line.figure.value <= 0) continue;
    const given = old.after.find(
      (each) =>
        each.element !== line.element &&
        !isBalance(each) &&
        nearlyEqual(each.figure.value - was, line.figure.value, 0.006),
    );
    if (given !== undefined && given.figure.value >= total) set(line, given.figure.value - total);
  }
}

/** What a payment adds to what is due: "Deposit (30%)" stays that share of the total. */
function partPaid(
  line: ReadTotal,
  before: ReadTotal | undefined,
  was: number,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): number {
  const size = Math.abs((before ?? line).figure.value);
  const isShare =
    line.kind === 'paid' &&
    before?.rate !== undefined &&
    line.rate !== undefined &&
    nearlyEqual((was * before.rate) / 100, size, 0.03);
  if (!isShare) return line.adds;
  return -Math.abs(set(line, (total * (line.rate ?? 0)) / 100));
}

/** What is due is the total less what was paid. */
function balance(
  old: Formulas,
  current: Formulas,
  total: number,
  set: (line: ReadTotal, value: number) => number,
): void {
  const was = old.total?.figure.value ?? 0;
  const left = balancesOf(old);
  const before = new Map(old.after.map((line) => [line.element, line]));
  let rest = total;
  for (const line of current.after) {
    if (left.has(line.element)) set(line, rest);
    else if (!isBalance(line) || (before.has(line.element) && line.figure.value < 0))
      rest += partPaid(line, before.get(line.element), was, total, set);
  }
}
