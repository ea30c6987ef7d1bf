import type { Draft, ReadTable } from './draft.ts';
import type { Part } from './outline.ts';
import type { ReadTotal } from './totals.ts';

/** A region while its place among the others is still being found. */
export interface ReadRegion {
  readonly name: string;
  heading: string | undefined;
  readonly part: Part;
  /** The siblings it consists of, from `part` on. */
  readonly extent: readonly Part[];
  /** Whether the markup names it. */
  readonly declared: boolean;
}

export function region(
  name: string,
  part: Part,
  declared = false,
  extent: readonly Part[] = [part],
): ReadRegion {
  return { name, heading: undefined, part, extent, declared };
}

export interface Anchors {
  readonly title: Draft | undefined;
  readonly lineItems: ReadTable | undefined;
  readonly totals: readonly ReadTotal[];
}
