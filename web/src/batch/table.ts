import type { Source } from '../api/types.ts';
import type { Filled } from './filled.ts';

/** A table as it was pasted or opened, and the template for it. */
export interface Given {
  readonly name: string;
  readonly content: string;
  readonly templateId: string;
}

export interface Table {
  readonly source: Pick<Source, 'id' | 'name' | 'fields' | 'recordCount'>;
  readonly templateId: string;
  readonly templateName: string;
  readonly filled: readonly Filled[];
  /** The column whose value rows of one document share; empty: each row is a document. */
  readonly groupBy: string;
}
