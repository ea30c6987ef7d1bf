import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';

/**
 * Where a value stands in the data. A path has dots and indexes (`customer.name`, `lines[0].id`); a step
 * into a list without an index takes its first entry. `$.` begins at the record, else a path within
 * `$each` begins at the entry; `^.` begins at the entry around it. Of several the first that has a value.
 */
export type Path = string | readonly string[];

/** What must hold of a record or an entry. All of it. */
export interface Condition {
  /** There is a value, an object or a list that is not empty. */
  readonly has?: string | readonly string[];
  readonly lacks?: string | readonly string[];
  /** By path: one of these texts, numbers or switches, whatever the case. */
  readonly equals?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** By path: text with this in it, whatever the case. */
  readonly contains?: Readonly<Record<string, string>>;
}
type Scalar = string | number | boolean;

/** A value that is more than one path. */
export type Expression =
  | { readonly $const: string }
  /** One value, read in another way than the mapping's `amounts` and `dates` say, or by a table of its texts. */
  | {
      readonly $from: Source;
      readonly $as?: 'major' | 'minor' | 'fraction' | 'negated' | 'text' | 'country' | 'title-case';
      readonly $in?: Readonly<Record<string, string>>;
    }
  /** Several values in one text, those that there are. */
  | { readonly $join: readonly Source[]; readonly $with?: string }
  /** Amounts added up, of all entries that a path leads through (`lines[].tax`). */
  | { readonly $sum: readonly string[] }
  | { readonly $if: Condition; readonly $then: Source; readonly $else?: Source };

export type Source = Path | Expression;

/** Entries of a list, each read by itself. */
interface Each {
  /** The list. Absent: one entry, read where it stands; left out where nothing of it is found. */
  readonly $each?: Path;
  readonly $where?: Condition;
}

/** What fills a term: a choice of the vocabulary is written as it is, all else names its place in the data. */
type Filling<T> = [T] extends [boolean]
  ? T | { readonly $when: Condition }
  : [T] extends [string]
    ? string extends T
      ? Source
      :
          | T
          | {
              readonly $from: Source;
              readonly $in: Readonly<Record<string, T>>;
              readonly $else?: T;
            }
    : T extends readonly (infer Item)[]
      ? Item extends string
        ? Source | readonly Source[] | { readonly $all: Path }
        : Entries<Item> | readonly Entries<Item>[]
      : Fillings<T>;
type Entries<T> = Fillings<T> & Each;
export type Fillings<T> = { readonly [Key in keyof T]?: Filling<NonNullable<T[Key]>> };

/** The model of a type: one vocabulary serves invoices, quotes and receipts. */
type ModelOf<Type> = DocumentModel extends infer Model
  ? Model extends { readonly type: infer Types }
    ? Type extends Types
      ? Model
      : never
    : never
  : never;

/** How one kind of record of one system is read. Plain data: a new system is a new file. */
export type SystemMapping = {
  [Type in DocumentModel['type']]: {
    /** kebab-case, such as "stripe-invoice". */
    readonly id: string;
    /** "Stripe: invoice". */
    readonly name: string;
    readonly type: Type;
    /** What tells the record from all others: the more is asked, the surer. */
    readonly recognise: Condition;
    /** Whether amounts are in the currency's smallest unit. Default: major. */
    readonly amounts?: 'major' | 'minor';
    readonly fields: Fillings<Omit<ModelOf<Type>, 'type'>>;
  };
}[DocumentModel['type']];
