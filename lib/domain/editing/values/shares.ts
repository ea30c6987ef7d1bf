import type { Element } from 'domhandler';
import { type LineSums, type Mark, markedSum, marksFor, partsIn } from './line-sums.ts';
import type { TotalKind } from './total-kind.ts';
import { roundTo, type WrittenNumber } from './written-number.ts';

const HALF = 0.5;
/** Rounded lines may miss the sum of exact ones by a cent each. */
const TOLERANCE = 0.015;
export const nearlyEqual = (a: number, b: number, tolerance = TOLERANCE) =>
  Math.abs(a - b) <= tolerance;

export const comesTo = (base: number, steps: readonly { readonly adds: number }[]): number =>
  steps.reduce((result, { adds }) => result + adds, base);

/** What a line between the first and the last of the totals adds. */
interface Step {
  readonly kind: TotalKind;
  readonly rate: number | undefined;
  readonly figure: WrittenNumber;
  readonly adds: number;
  readonly element: Element;
}

export interface Share {
  readonly of: ShareOf;
  /** Of the lines that say so alone: they bear their part of discounts and charges. */
  readonly mark?: Mark;
  /** Of lines that the document does not tell: as much of the whole while they are the same. */
  readonly part?: { readonly fraction: number; readonly lines: number };
  readonly rate: number;
}
export type ShareOf = 'subtotal' | 'less-discounts' | 'with-charges' | 'all-before';

interface Shares {
  readonly shares: ReadonlyMap<Element, Share>;
  readonly bases: ReadonlyMap<Element, number>;
  readonly isRounded: boolean;
}

/** Which of the lines are a share of others, and of what. */
export function sharesOf(steps: readonly Step[], base: number, sums: LineSums | undefined): Shares {
  const shares = new Map<Element, Share>();
  const bases = new Map<Element, number>();
  let isRounded = false;
  for (const [index, step] of steps.entries()) {
    const before = steps.slice(0, index);
    const byLines = markedShare(step, base, before, sums);
    // A rate that no label names may seem to be round by chance.
    const exact =
      step.rate === undefined
        ? (byLines ?? shareOf(step, base, before))
        : (shareOf(step, base, before) ?? byLines);
    const share =
      exact ?? (step.figure.decimals === 0 ? shareOf(step, base, before, HALF) : undefined);
    if (share === undefined) continue;
    isRounded ||= exact === undefined;
    shares.set(step.element, share);
    bases.set(step.element, baseOf(share, base, before, sums) ?? 0);
  }
  for (const [element, share] of partsOf(steps, base, shares, sums)) {
    shares.set(element, share);
    bases.set(element, baseOf(share, base, steps, sums) ?? 0);
  }
  return { shares, bases, isRounded };
}

/** What rounding the amounts of two or three taxes to the cent can leave of their bases. */
const BASES_TOLERANCE = 0.3;

/** Taxes of several rates that share all there is among them, though no line says which it has. */
function partsOf(
  steps: readonly Step[],
  base: number,
  shares: ReadonlyMap<Element, Share>,
  sums: LineSums | undefined,
): Map<Element, Share> {
  const taxes = steps.filter(({ kind, figure }) => kind === 'tax' && figure.value !== 0);
  const found = new Map<Element, Share>();
  if (sums === undefined || taxes.length < 2 || taxes.some(({ element }) => shares.has(element)))
    return found;
  const whole = baseOf({ of: 'with-charges' }, base, steps, sums) ?? 0;
  const bases = taxes.map(({ figure, rate }) => (figure.value * 100) / (rate ?? Number.NaN));
  const all = bases.reduce((sum, one) => sum + one, 0);
  if (!nearlyEqual(all, whole, BASES_TOLERANCE)) return found;
  for (const [at, { element, rate = 0 }] of taxes.entries())
    found.set(element, {
      of: 'with-charges',
      part: { fraction: (bases[at] ?? 0) / all, lines: sums.all },
      rate,
    });
  return found;
}

/** What a line may be a share of, the likeliest first: a tax is of what is charged for delivery too. */
const SHARES: readonly ShareOf[] = ['less-discounts', 'subtotal', 'all-before'];
const OF_LINES: readonly ShareOf[] = ['subtotal'];
const SHARES_OF_TAX: readonly ShareOf[] = ['with-charges', ...SHARES];

/** A tax or a discount that is of some of the lines only. */
function markedShare(
  { kind, rate, figure }: Step,
  base: number,
  before: readonly Step[],
  sums: LineSums | undefined,
): Share | undefined {
  const size = Math.abs(figure.value);
  if (sums === undefined || size === 0) return undefined;
  const isTax = kind === 'tax';
  if (!isTax && rate === undefined) return undefined;
  for (const mark of isTax ? marksFor(rate, sums) : partsIn(sums))
    for (const of of isTax ? SHARES_OF_TAX : OF_LINES) {
      const share = { of, mark, rate: rate ?? 100 };
      const whole = baseOf(share, base, before, sums) ?? Number.NaN;
      const tolerance = rate === undefined ? 0.03 : TOLERANCE;
      if (nearlyEqual((whole * share.rate) / 100, size, tolerance)) return share;
    }
  return undefined;
}

/** undefined: what lines a mark is on is no longer to be seen. */
export function baseOf(
  { of, mark, part }: Omit<Share, 'rate'>,
  base: number,
  before: readonly { kind: TotalKind; adds: number }[],
  sums: LineSums | undefined,
): number | undefined {
  const counts = (kind: TotalKind) =>
    of === 'with-charges' ? kind !== 'tax' : of === 'all-before' || kind === 'discount';
  const steps = of === 'subtotal' ? [] : before.filter(({ kind }) => counts(kind));
  const whole = comesTo(base, steps);
  if (part !== undefined)
    return nearlyEqual(sums?.all ?? Number.NaN, part.lines) ? whole * part.fraction : undefined;
  if (mark === undefined) return whole;
  if (sums === undefined || sums.all === 0) return undefined;
  const marked = markedSum(sums, mark);
  return marked === undefined ? undefined : (whole * marked) / sums.all;
}

/** A tax without a rate in its label has one all the same if that is a round figure. */
function shareOf(
  step: Step,
  base: number,
  before: readonly Step[],
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
