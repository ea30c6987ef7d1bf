import type { ContentKind, ContentTable } from '#lib/domain/document-model/content.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { DateOrder, SpanUnit } from './read-values.ts';

/**
 * Where a value stands in the data. A path has dots and indexes (`customer.name`, `lines[0].id`); a step
 * into a list without an index takes its first entry, `[]` all of them, `*` every value of an object, `@` its entries as `key` and `value`.
 * A path within `$each` begins at the entry, all others at the record. `$.` begins at the record; `^.` at
 * what stands around: the record of an entry, the envelope of a record. Of several the first that has a value.
 */
export type Path = string | readonly string[];

/** What must hold of a record or an entry. All of it. */
export interface Condition {
  /** There is a value, an object or a list that is not empty. */
  readonly has?: string | readonly string[];
  readonly lacks?: string | readonly string[];
  /** There is a number other than 0. */
  readonly nonzero?: string | readonly string[];
  /** By path: one of these texts, numbers or switches, whatever the case. */
  readonly equals?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** By path: text with this in it, or one of these, whatever the case. */
  readonly contains?: Readonly<Record<string, string | readonly string[]>>;
  /** Both paths lead to the same text. */
  readonly same?: readonly [string, string];
  /** The text at the first path, such as "Practitioner/12", ends the one at the second, the address of what it names. */
  readonly refers?: readonly [reference: string, address: string];
  /** The name at the first path is that of the host at the second: "Atelier Nordet" of "https://ateliernordet.ca". */
  readonly hosts?: readonly [name: string, address: string];
  /** All values at the path, such as the clients of all entries, are the same. */
  readonly alike?: string;
  /** By path: a text with a digit wherever one of these has "#": "##.##" for 74.10. */
  readonly shaped?: Readonly<Record<string, readonly string[]>>;
  /** What must not hold. */
  readonly not?: Condition;
  /** At least one of these. */
  readonly anyOf?: readonly Condition[];
}
type Scalar = string | number | boolean;

/** How a value is read, where that is not what the term and the mapping's `amounts` say. */
export type Reading =
  | 'major'
  | 'minor'
  | 'country'
  /** The language of a country that has one. */
  | 'country-language'
  /** The currency that is paid with in a country. */
  | 'country-currency'
  /** "amex", "sepa_debit" by the name that a payer knows. */
  | 'payment-method'
  /** What a masked number ends with. */
  | 'last-digits'
  /** An account number that is an IBAN, and one that is none. */
  | 'iban'
  | 'national-account'
  | 'title-case'
  /** Payment terms that XRechnung writes for machines, in words. */
  | 'payment-terms'
  /** HTML as its text. */
  | 'plain-text'
  /** A field's name in words: "Agreement.StartDate" as "Start date". */
  | 'name'
  /** "uri://ed-fi.org/TermDescriptor#Fall" by what stands behind the last "#", "/" or ":". */
  | 'descriptor'
  /** "[E-COM11] Cabinet" by its code, and by its name. */
  | 'code-in-brackets'
  | 'named-behind-code'
  /** "Ada Byron <ada@example.com>" by its name, or its address. */
  | 'mail-name'
  | 'mail-address'
  /** A unit of UCUM as people write it: "10*3/uL" as "10³/µL". */
  | 'unit'
  /** Free values in the form of their kind; a text that is none of the kind stays. */
  | ContentKind
  /** A number as a span of time in that unit. */
  | SpanUnit;

/** A value that is more than one path. */
export type Expression =
  | { readonly $const: string }
  /** One value, read in another way, multiplied, or by a table of its texts. */
  | {
      readonly $from: Source;
      readonly $as?: Reading;
      /** A decimal ("0.01" for hundredths, "100" for fractions as percent), or the path of one. */
      readonly $times?: string;
      readonly $in?: Readonly<Record<string, string>>;
      /** Of a text of several lines this one, from 0. */
      readonly $line?: number;
      /** What a system writes before or after the text itself: "Please sign: ", ".pdf". */
      readonly $without?: readonly string[];
      /** A part of the text, counted as `String.slice` does. */
      readonly $slice?: readonly [start: number, end?: number];
      /** What follows this text: the unit of "8 hours" after a space. */
      readonly $after?: string;
      /** What stands before this text, or the whole one: the customer of "Customer:Job". */
      readonly $before?: string;
      /** How the digits are grouped: "##.###.###/####-##". */
      readonly $mask?: string;
    }
  /** How many entries a list has, or those of it that fulfil a condition. */
  | { readonly $count: Path; readonly $where?: Condition }
  /** A value of the first entry of a list that fulfils a condition. */
  | { readonly $find: Path; readonly $where: Condition; readonly $take: Source }
  /** A text with placeholders such as `{{name}}`, filled from objects of the data. */
  | { readonly $fill: Source; readonly $values: readonly string[] }
  /** Several values in one text, those that there are. */
  | {
      readonly $join: readonly Source[];
      readonly $with?: string;
      /** Numbers, which have as many decimals as the finest of them: 0.4–4.0. */
      readonly $aligned?: true;
    }
  /** Amounts added up and taken off, of all entries that a path leads through (`lines[].tax`). */
  | {
      readonly $sum: readonly string[];
      readonly $minus?: readonly string[];
      /** Of the entries of a list, of which of them. */
      readonly $each?: Path;
      readonly $where?: Condition;
      /** Each amount is multiplied by what its entry has there: rates by their hours. */
      readonly $times?: string;
    }
  /** The first or the last of the days at a path, all of which are ISO 8601. */
  | { readonly $earliest: string }
  | { readonly $latest: string }
  /** A number divided by another one where there is one: the price of 100 pieces. */
  | { readonly $divide: Source; readonly $by: Source }
  | { readonly $if: Condition; readonly $then: Source; readonly $else?: Source };

/** Of several the first that has a value. */
export type Source = string | Expression | readonly Source[];

/** Entries of a list, each read by itself; where a term is one thing, the first entry of which something is found. */
interface Each {
  /** The list whose entries hold the lists: `^.` then begins at such an entry, `^.^.` at the record. */
  readonly $within?: Path;
  /** The list. Absent: one entry, read where it stands; left out where nothing of it is found. */
  readonly $each?: Path;
  /** Entries that are headings of those below them: they are left out, and `^.` of the others begins at theirs. */
  readonly $headings?: Condition;
  /** Which of them. */
  readonly $where?: Condition;
}

/** Texts of a list: all entries, each as `$item` reads it, or the lines of one text. */
type Texts =
  | { readonly $all: Path; readonly $where?: Condition; readonly $item?: Source }
  | { readonly $lines: Source; readonly $after?: number };

interface TableColumn {
  /** In the words of the wording tables. */
  readonly label: string;
  readonly kind?: ContentKind;
  readonly value: Source;
}

/** Columns that the record itself names, as reports of accounting systems do. */
export interface GivenColumns {
  /** All their names. */
  readonly $labels: string;
  /** All cells of an entry, in their order. */
  readonly $cells: string;
  /** Of all but the first, which names the row. */
  readonly $kind: ContentKind;
}

/** A table of a list: a row for each entry. Columns without a value anywhere are left out. */
export interface TableFilling {
  readonly $each: Path;
  readonly $where?: Condition;
  /** Rows in the order of what they have there, where the list has another one. */
  readonly $by?: string;
  readonly $columns: readonly TableColumn[] | GivenColumns;
  /** What belongs to a row but has no column of its own. */
  readonly $details?: readonly Source[];
}

/** A choice of the vocabulary. */
export type Choice<T> =
  | T
  | {
      readonly $from: Source;
      readonly $in: Readonly<Record<string, T>>;
      readonly $else?: Choice<T>;
    }
  | { readonly $if: Condition; readonly $then: Choice<T>; readonly $else?: Choice<T> };

/** What fills a term: a choice of the vocabulary is written as it is, all else names its place in the data. */
type Filling<T> = [T] extends [ContentTable]
  ? TableFilling
  : [T] extends [boolean]
    ? T | { readonly $when: Condition }
    : [T] extends [string]
      ? string extends T
        ? Source
        : Choice<T>
      : T extends readonly (infer Item)[]
        ? Item extends string
          ? Source | Texts | readonly (Source | Texts)[]
          : Entries<Item> | readonly Entries<Item>[]
        : Entries<T> | readonly Entries<T>[];
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

/** The fields of invoices, quotes and receipts, which have one vocabulary. */
export type Commercial = Fillings<Omit<ModelOf<'invoice'>, 'type'>>;

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
    /** How dates such as 04/05/2026 are meant. */
    readonly dates?: DateOrder;
    /** The record is XML in a JSON form: paths name elements and attributes without prefixes and marks. */
    readonly xml?: boolean;
    /**
     * Objects whose keys the account's own people chose, such as the variables of a template: they are read
     * as any hand-made data, and say what the record itself does not.
     */
    readonly handMade?: readonly string[];
    readonly fields: Fillings<Omit<ModelOf<Type>, 'type'>>;
  };
}[DocumentModel['type']];
