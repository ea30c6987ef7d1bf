import { stemsOf } from '../../language/stems.ts';
import { nearlyEqual } from '../shares.ts';
import { totalKind } from '../total-kind.ts';
import type { WrittenNumber } from '../written-number.ts';
import type { Source } from './sources.ts';
import { isMoney, isTelling } from './text-figures.ts';

/** A figure that may follow from others, and what stands around it before and after the change. */
export interface Target {
  readonly written: WrittenNumber;
  readonly label: string;
  /** Its label and text, and those of its row. */
  readonly before: string;
  readonly now: string;
  /** Its own label and text alone. */
  readonly own: { readonly before: string; readonly now: string };
}

/** What it may follow from. */
export interface Surroundings {
  /** What stands before it in its row, or near it. */
  readonly near: readonly Source[];
  readonly sums: readonly Source[];
  /** Labelled values anywhere. */
  readonly parts: () => readonly Source[];
  /** What is another figure than it was, anywhere but in the lines. */
  readonly changed: readonly Source[];
}

/** One way in which a figure followed from others, and what it comes to by it now, without its sign. */
export interface Explanation {
  readonly value: number;
  readonly source: Source;
}

type Way = (target: Target, around: Surroundings) => Explanation[];

/**
 * Ways in which figures follow from others, the surest first: only those of the first that holds count,
 * and less sure ones only once the surer ones have found all that they find.
 */
export const STAGES: readonly (readonly Way[])[] = [
  [shares, products, counts, repetitions],
  [unlessItStands(rests)],
  [unlessExplained(distantRests)],
];

/** What a total says that is no other than before does not follow from a difference. */
function unlessItStands(way: Way): Way {
  return (target, around) =>
    around.sums.some(
      ({ was, is, table, isMoney: isAmount }) =>
        was === is && table === undefined && isAmount && isLike(was, target),
    )
      ? []
      : way(target, around);
}

/** Of figures that stand far apart, only where nothing nearer explains one, changed or not. */
function unlessExplained(way: Way): Way {
  return (target, around) =>
    [shares, products, counts, repetitions, rests].some((other) => other(target, around).length > 0)
      ? []
      : unlessItStands(way)(target, around);
}

const CENT = 0.006;
const HALF = 0.5;
/** Below it half a unit is too much of an amount to recognise it. */
const LEAST_ROUNDED = 50;

/** Whether a figure is that value, whatever its sign: costs are taken off in one place and listed in another. */
function isLike(value: number, { written }: Target): boolean {
  const size = Math.abs(written.value);
  const isRounded = written.decimals === 0 && size >= LEAST_ROUNDED && !Number.isInteger(value);
  return nearlyEqual(Math.abs(value), size, isRounded ? HALF : CENT);
}

/** "Deposit (30%)", "€1,500.00 at 20 %": a share of a sum by a rate next to it. */
function shares(target: Target, { sums, near }: Surroundings): Explanation[] {
  if (!isMoney(target.written)) return [];
  const rates = paired(target.before, target.now, RATE);
  return [...near, ...sums].flatMap((source) =>
    rates.flatMap(([was, is]) =>
      [(rate: number) => rate / 100, (rate: number) => 1 + rate / 100].flatMap((factor) =>
        isLike(source.was * factor(was), target) && source.isMoney
          ? [{ value: source.is * factor(is), source }]
          : [],
      ),
    ),
  );
}

/** Hours times a rate in a row that is no line of the document. */
function products(target: Target, { near }: Surroundings): Explanation[] {
  return near.flatMap((source, at) =>
    near
      .slice(at + 1)
      .filter(
        (other) => isLike(source.was * other.was, target) && ![1, source.was].includes(other.was),
      )
      .map((other) => ({ value: source.is * other.is, source })),
  );
}

/** "12 payments of £100": one of several equal parts; or several of what is one. */
function counts(target: Target, { sums, near }: Surroundings): Explanation[] {
  if (!isMoney(target.written)) return [];
  const parts = (from: readonly Source[], before: string, now: string) => {
    const numbers = paired(before, now, COUNT).filter(([was, is]) => was > 1 && is > 0);
    return from.flatMap((source) =>
      numbers.flatMap(([was, is]) => {
        if (!source.isMoney) return [];
        if (isLike(source.was / was, target)) return [{ value: source.is / is, source }];
        return isLike(source.was * was, target) ? [{ value: source.is * is, source }] : [];
      }),
    );
  };
  const { before, now, own } = target;
  // A price is not what the amount of its line comes to for each.
  return [...parts(near, own.before, own.now), ...parts(sums, before, now)];
}

/** The same sum once more, or another figure that is hardly the same by chance. */
function repetitions(target: Target, { sums, changed }: Surroundings): Explanation[] {
  return [...sums, ...(isTelling(target.written) ? changed : [])]
    .filter((source) => source.was !== 0 && isLike(source.was, target) && isSameSum(target, source))
    .map((source) => ({ value: source.is, source }));
}

/** A payment that was made is history, and a small count is like many others. */
function isSameSum({ label, before, written }: Target, source: Source): boolean {
  if (isMoney(written)) return source.isMoney && !PAID.test(label === '' ? before : label);
  return totalKind(label) === 'total' || sharesStem(label, source.label);
}

const PAID = /\b(?:paid|received)\b/i;

/** What is left of a sum once what stands near is taken off, or what both come to. */
function rests(target: Target, { sums, near }: Surroundings): Explanation[] {
  return isMoney(target.written) ? differences(target, [...near, ...sums], near) : [];
}

/** The same of values that stand elsewhere. */
function distantRests(target: Target, { sums, near, parts }: Surroundings): Explanation[] {
  return isMoney(target.written) && isTelling(target.written)
    ? differences(target, [...near, ...sums], parts())
    : [];
}

const differences = (
  target: Target,
  wholes: readonly Source[],
  parts: readonly Source[],
): Explanation[] =>
  wholes.flatMap((whole) =>
    parts.flatMap((part) => {
      if (part === whole || !whole.isMoney || !part.isMoney || part.was === 0) return [];
      if (isLike(whole.was - part.was, target))
        return [{ value: whole.is - part.is, source: whole }];
      return isLike(whole.was + part.was, target)
        ? [{ value: whole.is + part.is, source: whole }]
        : [];
    }),
  );

const RATE = /(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g;
const COUNT = /(?<![\d.,:/\p{L}\p{Sc}-]|\p{Sc}\s)(\d{1,2})(?![\d.,:%/-]|\s?%)/gu;

/** Numbers around a figure, before and after the change, as far as there are as many as there were. */
function paired(
  before: string,
  now: string,
  pattern: RegExp,
): readonly (readonly [number, number])[] {
  const [was, is] = [before, now].map((text) =>
    [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replace(',', '.'))),
  );
  if (was?.length !== is?.length) return [];
  return (was ?? []).map((number, at) => [number, is?.[at] ?? number]);
}

const sharesStem = (one: string, other: string): boolean => {
  const stems = new Set(stemsOf(one));
  return stemsOf(other).some((stem) => stems.has(stem));
};

/**
 * What explanations of one kind come to, if that is one value: where they differ, what is called alike
 * counts, then what all lines lead to. undefined: they do not agree.
 */
export function agreed(
  found: readonly Explanation[],
  { label, before }: Target,
): number | undefined {
  const said = label === '' ? before : label;
  const isCalledSo = ({ source }: Explanation) =>
    source.label !== '' && sharesStem(said, source.label);
  const isSameKind = ({ source }: Explanation) => totalKind(source.label) === totalKind(said);
  const isGrand = ({ source }: Explanation) => totalKind(source.label) === 'total';
  for (const counts of [() => true, isCalledSo, isSameKind, isGrand]) {
    const values = new Set(found.filter(counts).map(({ value }) => value.toFixed(2)));
    if (values.size === 1) return found.find(counts)?.value;
  }
  return undefined;
}
