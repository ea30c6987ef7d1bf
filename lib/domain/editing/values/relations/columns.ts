import type { Element } from 'domhandler';
import { nearlyEqual } from '../shares.ts';
import { totalKind } from '../total-kind.ts';
import type { Source } from './sources.ts';
import { isMoney, type Pair } from './text-figures.ts';

/** The columns of amounts of all tables but the lines. */
export function columnsOf(
  pairs: readonly Pair[],
  lines: ReadonlySet<Element>,
): readonly (readonly Pair[])[] {
  const cells = pairs.filter(({ is: { row } }) => row !== undefined && !lines.has(row));
  const tables = Map.groupBy(cells, ({ is: { table } }) => table);
  return [...tables.values()]
    .flatMap((table) => [...Map.groupBy(table, ({ is: { node } }) => node.label).values()])
    .filter((column) => column.length > 1 && column.every(({ is }) => isMoney(is.written)));
}

/** What a column lacks of the sum that it came to. undefined: nothing, or it came to none. */
export function restOf(
  column: readonly { readonly pair: Pair; readonly is: number }[],
  sums: readonly Source[],
): number | undefined {
  const was = column.reduce((sum, { pair }) => sum + pair.was.written.value, 0);
  const is = column.reduce((sum, cell) => sum + cell.is, 0);
  const table = column[0]?.pair.is.table;
  const found = sums.filter(
    (sum) => sum.isMoney && sum.table !== table && nearlyEqual(sum.was, was),
  );
  if (found.some((sum) => nearlyEqual(sum.is, is, HALF_A_CENT))) return undefined;
  const last = found.at(-1);
  return last && last.is - is;
}

const HALF_A_CENT = 0.005;
const REST = /\b(?:balance|remaind?er|remaining|rest|final|last)\b/i;

/**
 * Which amount takes the rest: what rounding leaves the last of those that follow, all else "Final balance".
 * @param open those that did not follow
 */
export function takerOf(
  following: readonly Pair[],
  open: readonly Pair[],
  rest: number,
): Pair | undefined {
  const isRounding = Math.abs(rest) <= (following.length + open.length) * 0.01;
  const last = following.at(-1);
  if (isRounding && last !== undefined) return last;
  const [left, ...others] = open.filter(
    ({ is: { name } }) => REST.test(name) || totalKind(name) === 'due',
  );
  return others.length === 0 ? left : undefined;
}
