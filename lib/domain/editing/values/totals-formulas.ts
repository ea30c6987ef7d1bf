import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import type { LineSums } from './line-sums.ts';
import { comesTo, nearlyEqual, type Share, sharesOf } from './shares.ts';
import { isIncluded, rateIn, type TotalKind, totalKind } from './total-kind.ts';
import type { WrittenNumber } from './written-number.ts';

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

export function readTotals(content: ContentModel, { read }: DocumentWriting): ReadTotal[] {
  const rates = statedRates(content, read);
  return content.totals.flatMap(({ label, value }) => {
    const figure = read(value.text);
    if (figure === undefined || figure.kind === 'percent') return [];
    const kind = totalKind(label.text);
    const takes = kind === 'discount' || kind === 'paid';
    return [
      {
        kind,
        label: label.text,
        rate: rateIn(label.text) ?? rates.get(label.text),
        figure,
        adds: takes ? -Math.abs(figure.value) : figure.value,
        element: value.element,
        text: value.text,
      },
    ];
  });
}

/** "Service charge: 18%" among the facts: the rate of the line of the totals that is called so. */
function statedRates({ nodes }: ContentModel, read: DocumentWriting['read']): Map<string, number> {
  const rates = nodes.flatMap(({ role, label, text }) => {
    const figure = role === 'value' && label !== undefined ? read(text) : undefined;
    return figure?.kind === 'percent' ? [[label ?? '', figure.value] as const] : [];
  });
  return new Map(rates);
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
  const { shares, bases, isRounded } = sharesOf(steps, base, sums);
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
