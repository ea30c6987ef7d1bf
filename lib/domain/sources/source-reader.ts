import type { SourceField } from '#schemas/source.ts';
import type { FormattedRecord, RawRecord, TableField } from '#schemas/tabledb.ts';

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

/** The table that a field links to, and those of its records that were asked for. */
export interface RelatedTable {
  readonly primaryField: string;
  readonly fields: ReadonlyMap<string, TableField>;
  readonly records: ReadonlyMap<string, RawRecord>;
}

/** By the name of the field that links to them. */
export type RelatedRecords = ReadonlyMap<string, RelatedTable>;

/** What fields and records look like, whatever kind a source is of. */
export interface SourceReader {
  /** Its fields, and how many records there are where that is soon known. */
  describe(): Promise<{ readonly fields: SourceField[]; readonly recordCount: number | null }>;
  /** Its fields, without a look at the records. */
  fields(): Promise<readonly SourceField[]>;
  /** Pages from one on, each read when it is asked for. @throws validation for a view where there are none */
  pages(request: PageRequest): AsyncGenerator<SourcePage>;
  /** Those of at most 100 records that there are, in no certain order. */
  find(ids: readonly string[]): Promise<readonly RawRecord[]>;
  /** The fields of a table by name; empty where no table describes them. */
  tableFields(): Promise<ReadonlyMap<string, TableField>>;
  /** Of these fields, those that link to other records, with the records that the given ones link to. */
  related(fields: readonly string[], records: readonly RawRecord[]): Promise<RelatedRecords>;
  /** How a record is written for templates. */
  formatter(): Promise<(record: RawRecord) => FormattedRecord>;
}
