import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import { type LineSums, markedSum, marksFor } from './line-sums.ts';
import { isIncluded, rateIn, type TotalKind, totalKind } from './total-kind.ts';
import { roundTo, type WrittenNumber } from './written-number.ts';

/** A line of the totals, read. */
export interface ReadTotal {
  readonly kind: TotalKind;
  readonly label: string;
  readonly rate: number | undefined;
  readonly figure: WrittenNumber;
  /** What it adds to the total: a discount takes away however it is written. */
  readonly adds: number;
  readonly element: Element;
  readonly text: string;
}

const HALF = 0.5;
/** Rounded lines may miss the sum of exact ones by a cent each. */
const TOLERANCE = 0.015;
export const nearlyEqual = (a: number, b: number, tolerance = TOLERANCE) =>
  Math.abs(a - b) <= tolerance;

export function readTotals({ totals }: ContentModel, { read }: DocumentWriting): ReadTotal[] {
  return totals.flatMap(({ label, value }) => {
    const figure = read(value.text);
    if (figure === undefined || figure.kind === 'percent') return [];
    const kind = totalKind(label.text);
    const takes = kind === 'discount' || kind === 'paid';
    return [
      {
        kind,
        label: label.text,
        rate: rateIn(label.text),
        figure,
        adds: takes ? -Math.abs(figure.value) : figure.value,
        element: value.element,
        text: value.text,
      },
    ];
  });
}

/** How the lines of a totals block follow from each other. */
export interface Formulas {
  /** The sum of lines or, where that is not shown, of what stands first. */
  readonly subtotal: ReadTotal | undefined;
  readonly fromLines: boolean;
  readonly base: number;
  readonly total: ReadTotal | undefined;
  /** All lines between the subtotal and the total. */
  readonly inner: readonly ReadTotal[];
  /** Those of them that lead from the one to the other. */
  readonly steps: readonly ReadTotal[];
  /** Those that say what the lines above them come to: "Net total" behind a discount. */
  readonly sums: ReadonlySet<Element>;
  /** Whether taxes are within the total already. */
  readonly taxIncluded: boolean;
  readonly totalHolds: boolean;
  /** Whether a share of it is right only without its cents: amounts are shown in whole units. */
  readonly isRounded: boolean;
  /** Of lines that are a share of others: which, and how much in per cent. */
  readonly shares: ReadonlyMap<Element, Share>;
  /** What each of these is a share of. */
  readonly bases: ReadonlyMap<Element, number>;
  /** Lines behind the total: what was paid, what is left. */
  readonly after: readonly ReadTotal[];
}

export interface Share {
  readonly of: ShareOf;
  /** Of the lines that say so alone: they bear their part of discounts and charges. */
  readonly mark?: string;
  readonly rate: number;
}
export type ShareOf = 'subtotal' | 'less-discounts' | 'with-charges' | 'all-before';

/** @param known the element of the total, where another reading of the same document has found it */
export function formulasOf(
  lines: readonly ReadTotal[],
  sums: LineSums | undefined,
  known?: Element,
): Formulas {
  // "Total due", of which a part is paid: what is left stands behind it.
  const due = lines.find(({ kind }) => kind === 'due');
  const totals = lines.filter(({ kind }) => kind === 'total').reverse();
  const same = lines.filter(({ element }) => element === known);
  const readings = [...same, ...totals, ...(totals.length === 0 && due ? [due] : [])].map((total) =>
    formulasTo(total, lines, sums),
  );
  if (same.length > 0 && readings[0] !== undefined) return readings[0];
  // "Amount" below a deposit is called like a total, and the lines do not come to it.
  return (
    readings.find(({ totalHolds }) => totalHolds) ??
    readings[0] ??
    formulasTo(undefined, lines, sums)
  );
}

function formulasTo(
  total: ReadTotal | undefined,
  lines: readonly ReadTotal[],
  sums: LineSums | undefined,
): Formulas {
  const sum = sums?.all;
  const subtotal = lines.find(({ kind }) => kind === 'subtotal');
  const start = subtotal === undefined ? 0 : lines.indexOf(subtotal) + 1;
  const end = total === undefined ? lines.length : lines.indexOf(total);
  const inner = lines.slice(start, end);
  const steps = inner.filter(isStep);
  const base = subtotal?.figure.value ?? sum ?? total?.figure.value ?? 0;
  const all = comesTo(base, steps);
  const untaxed =
    base + steps.reduce((result, { kind, adds }) => result + (kind === 'tax' ? 0 : adds), 0);
  const value = total?.figure.value ?? Number.NaN;
  const taxIncluded =
    steps.some(({ kind, label }) => kind === 'tax' && isIncluded(label)) ||
    (!nearlyEqual(all, value, 0.03) && nearlyEqual(untaxed, value, 0.03));
  const shares = new Map<Element, Share>();
  const bases = new Map<Element, number>();
  let isRounded = false;
  for (const [index, step] of steps.entries()) {
    const before = steps.slice(0, index);
    const exact = shareOf(step, base, before) ?? markedShare(step, base, before, sums);
    const share =
      exact ?? (step.figure.decimals === 0 ? shareOf(step, base, before, HALF) : undefined);
    if (share === undefined) continue;
    isRounded ||= exact === undefined;
    shares.set(step.element, share);
    bases.set(step.element, baseOf(share, base, before, sums) ?? 0);
  }
  return {
    subtotal,
    fromLines: sum !== undefined && nearlyEqual(base, sum, 0.03),
    base,
    total,
    steps,
    inner,
    sums: sumsAmong(inner, base),
    taxIncluded,
    totalHolds: nearlyEqual(taxIncluded ? untaxed : all, value, isRounded ? 1 : 0.03),
    isRounded,
    shares,
    bases,
    after: total === undefined ? [] : lines.slice(lines.indexOf(total) + 1),
  };
}

export const isStep = ({ kind }: ReadTotal): boolean =>
  kind !== 'subtotal' && kind !== 'total' && kind !== 'due';

export const comesTo = (base: number, steps: readonly { readonly adds: number }[]): number =>
  steps.reduce((result, { adds }) => result + adds, base);

function sumsAmong(inner: readonly ReadTotal[], base: number): Set<Element> {
  const sums = new Set<Element>();
  let sum = base;
  for (const line of inner)
    if (isStep(line)) sum += line.adds;
    else if (nearlyEqual(sum, line.figure.value, 0.03)) sums.add(line.element);
  return sums;
}

export const isBalance = ({ kind }: ReadTotal): boolean => kind === 'due' || kind === 'total';

/** Lines behind the total that say what is left of it. What is called one and is none is a payment. */
export function balancesOf({ total, after }: Formulas): Set<Element> {
  const balances = new Set<Element>();
  let rest = total?.figure.value ?? 0;
  for (const line of after)
    if (isBalance(line) && nearlyEqual(line.figure.value, rest, 0.03)) balances.add(line.element);
    else if (!isBalance(line) || line.figure.value < 0) rest += line.adds;
  return balances;
}

/** What a line may be a share of, the likeliest first: a tax is of what is charged for delivery too. */
const SHARES: readonly ShareOf[] = ['less-discounts', 'subtotal', 'all-before'];
const SHARES_OF_TAX: readonly ShareOf[] = ['with-charges', ...SHARES];

/** A tax that is of some of the lines only. */
function markedShare(
  { kind, rate, figure }: ReadTotal,
  base: number,
  before: readonly ReadTotal[],
  sums: LineSums | undefined,
): Share | undefined {
  const size = Math.abs(figure.value);
  if (kind !== 'tax' || sums === undefined || size === 0) return undefined;
  for (const mark of marksFor(rate, sums))
    for (const of of SHARES_OF_TAX) {
      const share = { of, mark, rate: rate ?? 100 };
      const whole = baseOf(share, base, before, sums) ?? Number.NaN;
      const tolerance = rate === undefined ? 0.03 : TOLERANCE;
      if (nearlyEqual((whole * share.rate) / 100, size, tolerance)) return share;
    }
  return undefined;
}

/** undefined: what lines a mark is on is no longer to be seen. */
export function baseOf(
  { of, mark }: Omit<Share, 'rate'>,
  base: number,
  before: readonly { kind: TotalKind; adds: number }[],
  sums: LineSums | undefined,
): number | undefined {
  const counts = (kind: TotalKind) =>
    of === 'with-charges' ? kind !== 'tax' : of === 'all-before' || kind === 'discount';
  const steps = of === 'subtotal' ? [] : before.filter(({ kind }) => counts(kind));
  const whole = comesTo(base, steps);
  if (mark === undefined) return whole;
  if (sums === undefined || sums.all === 0) return undefined;
  const part = markedSum(sums, mark);
  return part === undefined ? undefined : (whole * part) / sums.all;
}

/** A tax without a rate in its label has one all the same if that is a round figure. */
function shareOf(
  step: ReadTotal,
  base: number,
  before: readonly ReadTotal[],
  tolerance = TOLERANCE,
): Share | undefined {
  const size = Math.abs(step.figure.value);
  const shares = step.kind === 'tax' ? SHARES_OF_TAX : SHARES;
  const wholeOf = (of: ShareOf) => baseOf({ of }, base, before, undefined) ?? Number.NaN;
  for (const of of shares) {
    const whole = wholeOf(of);
    if (step.rate !== undefined && nearlyEqual((whole * step.rate) / 100, size, tolerance))
      return { of, rate: step.rate };
  }
  if (step.rate !== undefined || step.kind !== 'tax' || size === 0) return undefined;
  for (const of of shares) {
    const whole = wholeOf(of);
    const rate = roundTo((size / whole) * 100, 2);
    if (whole > 100 && Number.isInteger(rate * 8) && nearlyEqual((whole * rate) / 100, size, 0.006))
      return { of, rate };
  }
  return undefined;
}
