import type { Operation, StyleProperty } from '#lib/domain/editing/operations.ts';
import type { Target } from '../../rule.ts';

export type Style = Partial<Record<StyleProperty, string>>;

/** At most so many elements in one operation. */
const MOST_TARGETS = 2_000;

/** A style of an element itself. */
export function setElement(ids: readonly string[], style: Style): readonly Operation[] {
  return batches(ids).map((targets) => ({ op: 'set-style', targets, reach: 'element', style }));
}

/** A style of all text in a target. */
export function setText({ ids }: Pick<Target, 'ids'>, style: Style): readonly Operation[] {
  return batches(ids).map((targets) => ({ op: 'set-style', targets, reach: 'each', style }));
}

function batches(ids: readonly string[]): string[][] {
  const lists: string[][] = [];
  for (let at = 0; at < ids.length; at += MOST_TARGETS)
    lists.push(ids.slice(at, at + MOST_TARGETS));
  return lists;
}
