import type { ContentNode, ContentRole } from '../content-model.ts';
import type { Part } from './outline.ts';

/** A content node while it is still being decided what it is. */
export interface Draft extends ContentNode {
  role: ContentRole;
  region: string | undefined;
  label: string | undefined;
}

/** What the walk over a document finds, in document order. */
export interface Findings {
  readonly nodes: Draft[];
  /** Labels with their adjacent values, outside of tables of records. */
  readonly pairs: Pair[];
  readonly tables: ReadTable[];
}

export interface Pair {
  readonly label: Draft;
  readonly value: Draft;
  /** The smallest part around both. */
  readonly row: Part;
}

/** A table of records, read. */
export interface ReadTable {
  readonly part: Part;
  readonly head: ReadRow | undefined;
  readonly labels: readonly string[];
  readonly numeric: readonly boolean[];
  readonly rows: readonly ReadRow[];
  /** Rows at its end that sum up. */
  readonly sums: readonly ReadRow[];
}

export interface ReadRow {
  readonly part: Part;
  /** One for each column; a cell that spans several is there several times. */
  readonly cells: readonly Draft[];
  /** The row that heads it and its neighbours. */
  readonly heading?: Part;
}

const ids: string[] = [];
const MOST_IDS = 1_000;

export function idAt(at: number): string {
  if (at >= MOST_IDS) return `n${at}`;
  while (ids.length <= at) ids.push(`n${ids.length}`);
  return ids[at] ?? `n${at}`;
}

export function draft(
  part: Part,
  text: string,
  role: ContentRole,
  more: { label?: string | undefined; whole?: boolean } = {},
): Draft {
  return {
    id: idAt(part.at),
    role,
    text,
    region: undefined,
    label: more.label,
    whole: more.whole ?? true,
    element: part.element,
  };
}
