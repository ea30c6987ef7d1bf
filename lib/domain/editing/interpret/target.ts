import type { ContentNode, ContentTable, Region } from '#lib/domain/editing/content-model.ts';

/** Something of the document that an instruction speaks of. */
export interface Target {
  readonly kind:
    | 'document'
    | 'region'
    | 'table'
    | 'table-head'
    | 'row'
    | 'column'
    | 'total'
    | 'logo'
    | 'image'
    /** One text, or several of one sort: labels, headings, prices. */
    | 'text';
  /** As it is called to the user: "the totals", "“Due date”". */
  readonly name: string;
  /** The elements that stand for it, by their ids. */
  readonly ids: readonly string[];
  /** The texts in it. */
  readonly nodes: readonly ContentNode[];
  readonly region?: Region;
  readonly table?: ContentTable;
  /** Of a column: counted from 0. */
  readonly column?: number;
  /** Just these words of its texts, which can be given a look. */
  readonly words?: string;
}

/** Something named in an instruction, and where its name ends. */
export interface Scanned {
  readonly target: Target;
  /** The token after it. */
  readonly next: number;
}

/** What a wish before has brought: nothing of the document yet, so nothing can be wished of it by a name. */
export const BROUGHT: Target = { kind: 'text', name: 'what was added', ids: [], nodes: [] };
