import type { Wished } from '../../looks.ts';
import type { Target } from '../../rule.ts';

const LETTERED = new Set<Target['kind']>(['text', 'total', 'column', 'row', 'table-head']);

/** What has no lines of its own is thick or thin in its letters: "a thinner title". */
export function withLetters(
  looks: readonly Wished[],
  targets: readonly Target[],
): readonly Wished[] {
  const isLined = looks.some(({ aspects }) => aspects.includes('border'));
  if (isLined || !targets.every(({ kind }) => LETTERED.has(kind))) return looks;
  return looks.map((wished) =>
    wished.wish.kind === 'degree' && wished.wish.aspect === 'border'
      ? { ...wished, wish: { kind: 'weight', weight: wished.wish.factor > 1 ? 700 : 300 } }
      : wished,
  );
}

const isSizeDegree = ({ wish, aspects }: Wished) =>
  wish.kind === 'degree' &&
  (wish.aspect === undefined || wish.aspect === 'size') &&
  aspects.every((one) => one === 'size');

/** Two colours of one thing: "black and white" says something else. */
export function isContradictory(wishes: readonly Wished[]): boolean {
  const bare = wishes.filter(
    ({ wish, aspects, not }) => wish.kind === 'color' && aspects.length === 0 && !not,
  );
  const grounded = wishes.some(
    ({ aspects }) => aspects.includes('background') || aspects.includes('border'),
  );
  return bare.length > 1 && !grounded;
}

/** "spread out a bit more": one amount of space, said twice. */
export function withoutRepeats(looks: readonly Wished[]): readonly Wished[] {
  const isBare = ({ wish, aspects }: Wished) =>
    wish.kind === 'degree' && wish.aspect === undefined && aspects.length === 0;
  const isSized = looks.some(
    ({ wish, aspects }) =>
      wish.kind === 'length' && wish.how === undefined && aspects.every((one) => one === 'size'),
  );
  // "too big, 24px is enough"
  if (isSized && looks.some(isSizeDegree)) return looks.filter((wished) => !isSizeDegree(wished));
  const others = looks.filter((wished) => !isBare(wished));
  return others.some(({ wish }) => wish.kind === 'degree') ? others : looks;
}

/** A text's colour that is asked for is set after the one that a ground brings; the others in one order, however they are said. */
export function inOrder(wishes: readonly Wished[]): readonly Wished[] {
  const rank = ({ wish, aspects }: Wished) =>
    wish.kind === 'color' ? (aspects.includes('background') ? 0 : 1) : ORDER.indexOf(wish.kind) + 2;
  return [...wishes].sort((one, other) => rank(one) - rank(other));
}

const ORDER: readonly Wished['wish']['kind'][] = ['font', 'degree', 'length'];

/** Beside the colour of its text, the other colour of a thing is its ground's: "green with white text". */
export function withGrounds(wishes: readonly Wished[]): readonly Wished[] {
  const colors = wishes.filter(({ wish, not }) => wish.kind === 'color' && !not);
  const bare = colors.filter(({ aspects }) => aspects.every((aspect) => aspect === 'color'));
  const [only] = bare;
  const isGround =
    bare.length === 1 &&
    colors.length === 2 &&
    colors.some(({ aspects }) => aspects.includes('text'));
  return isGround
    ? wishes.map((wished) =>
        wished === only
          ? { ...wished, aspects: [...wished.aspects, 'background' as const] }
          : wished,
      )
    : wishes;
}

/** Whether a look is of the size or the cut of a text, or of where it stands. */
export function isTextLook({ wish, aspects, not }: Wished): boolean {
  if (not || aspects.includes('border') || aspects.includes('space')) return false;
  if (wish.kind === 'degree') return wish.aspect === 'size' || aspects.includes('size');
  if (wish.kind === 'length') return aspects.length === 0 || aspects.includes('size');
  return ['italic', 'font', 'line', 'weight', 'align', 'case'].includes(wish.kind);
}
