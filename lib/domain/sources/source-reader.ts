import type { SourceField } from '#schemas/source.ts';
import type { FormattedRecord, RawRecord } from '#schemas/tabledb.ts';

/** Records that were read together. */
export interface SourcePage {
  readonly records: readonly RawRecord[];
  /** Where this page begins; undefined: the first one. */
  readonly from: string | undefined;
  /** Where the next one begins; undefined: there is none. */
  readonly next: string | undefined;
}

export interface PageRequest {
  readonly from?: string | undefined;
  readonly size: number;
  readonly view?: string | undefined;
}

/** What fields and records look like, whatever kind a source is of. */
export interface SourceReader {
  /** Its fields, and how many records there are where that is soon known. */
  describe(): Promise<{ readonly fields: SourceField[]; readonly recordCount: number | null }>;
  /** Pages from one on, each read when it is asked for. */
  pages(request: PageRequest): AsyncGenerator<SourcePage>;
  /** Those of at most 100 records that there are, in no certain order. */
  find(ids: readonly string[]): Promise<readonly RawRecord[]>;
  /** How a record is written for templates. */
  formatter(): Promise<(record: RawRecord) => FormattedRecord>;
}
