import type { Locale } from '#lib/domain/i18n/money.ts';
import type { DetectedType } from '#schemas/analysis.ts';

/** The root under which templates find the values of a printed document. */
export const PRINTED = 'printed';

/** What a value is, as far as its writing and its alignment go. */
export type ValueKind =
  | 'text'
  | 'prose'
  | 'money'
  | 'number'
  | 'percent'
  | 'date'
  | 'boolean'
  | 'email'
  | 'phone'
  | 'url'
  | 'image';

/** One value of the data, written for a reader, with the path it came from (`client.name`, `items[0].price`). */
export interface Value {
  readonly path: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Formatted plain text, or the address of an image or page. Never empty. */
  readonly text: string;
  /** Of a page whose text is not its address. */
  readonly address?: string;
  /** To be seen first. */
  readonly stressed?: true;
}

/** Someone the document is from, for, or about. */
export interface Party {
  readonly path: string;
  readonly role: 'sender' | 'recipient' | 'other';
  readonly label: string;
  readonly name: string | undefined;
  /** Address, mail, phone and whatever else is known, in reading order. */
  readonly lines: readonly Value[];
}

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly kind: ValueKind;
}

/** Objects of one list, side by side. */
export interface DataTable {
  readonly path: string;
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** One for each column; undefined where the object has no such value. */
  readonly cells: readonly (Value | undefined)[];
  /** What belongs to the row but has no column of its own. */
  readonly details: readonly Value[];
  /** What a reader looks for among the others: a value out of its range, a test that failed. */
  readonly marked?: true;
  /** It heads the rows that follow, and may state what they come to. */
  readonly isHeading?: true;
}

/** One entry of a list that reads better one below the other than as a table: a job, a clause, a finding. */
export interface Entry {
  readonly path: string;
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  /** Set beside the title, such as a time span. */
  readonly aside: string | undefined;
  readonly blocks: readonly Block[];
}

/** A piece of content, in the order of the document. */
export type Block = { /** To be seen first. */ readonly stressed?: true } & (
  | {
      readonly kind: 'text';
      readonly path: string;
      readonly label?: string;
      readonly paragraphs: readonly string[];
    }
  | {
      readonly kind: 'list';
      readonly path: string;
      readonly label?: string;
      readonly items: readonly string[];
      readonly inline: boolean;
    }
  | {
      readonly kind: 'facts';
      readonly path: string;
      readonly label?: string;
      readonly facts: readonly Value[];
      /** A QR code that says the same to a machine. */
      readonly code?: { readonly url: string; readonly caption?: string };
    }
  | {
      /** A page to go to, as a button and by its address. */
      readonly kind: 'link';
      readonly path: string;
      readonly label: string;
      readonly url: string;
      /** As it is printed; otherwise it is the url, shortened. */
      readonly address?: string;
    }
  | {
      readonly kind: 'metrics';
      readonly path: string;
      readonly label?: string;
      readonly metrics: readonly Metric[];
    }
  | {
      readonly kind: 'table';
      readonly path: string;
      readonly label?: string;
      /** Lines of what is sold beside the first, which stand before the sums. */
      readonly priced?: true;
      readonly table: DataTable;
    }
  | {
      readonly kind: 'entries';
      readonly path: string;
      readonly label?: string;
      readonly entries: readonly Entry[];
    }
  | {
      readonly kind: 'group';
      readonly path: string;
      readonly label?: string;
      readonly blocks: readonly Block[];
    }
  | {
      readonly kind: 'image';
      readonly path: string;
      readonly label?: string;
      readonly url: string;
    }
);

/** A figure that stands for itself. */
export interface Metric {
  readonly path: string;
  readonly label: string;
  readonly text: string;
  /** How it moved, such as "+12%". */
  readonly change: string | undefined;
  readonly note: string | undefined;
  readonly stressed?: true;
}

export type TotalRole =
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'shipping'
  | 'other'
  | 'total'
  | 'paid'
  | 'change'
  | 'due';

export interface Total {
  readonly role: TotalRole;
  readonly value: Value;
  /** Its label is not the product's own: other data has another one. */
  readonly labelled?: true;
}

export interface Signatory {
  readonly path: string;
  readonly name: string | undefined;
  /** Address of an image of the signature. */
  readonly image: string | undefined;
  /** Signed elsewhere: there is no line to sign on. */
  readonly isSigned?: boolean;
  /** Title, date and whatever else is known; those that explain themselves have an empty label. */
  readonly lines: readonly Value[];
  /** What stands above the name: "Approved by". */
  readonly act?: string;
  /** What is filled in by hand below the name: "Place, date". */
  readonly blank?: string;
}

/** What a letter or a certificate says, part by part. */
export interface Wording {
  readonly subject?: Value;
  readonly salutation?: Value;
  readonly closing?: Value;
  /** Who a certificate is for. */
  readonly honoree?: Value;
  /** What it is for. */
  readonly achievement?: Value;
  readonly statement?: Value;
  readonly issuer?: Value;
}

/**
 * A document between model and layout: every value formatted for its reader, by the part that it plays,
 * not yet designed.
 */
export interface PrintedDocument {
  readonly type: DetectedType;
  readonly title: string;
  /** True when the data gave the title itself. */
  readonly titled: boolean;
  readonly titlePath: string | undefined;
  readonly subtitle: Value | undefined;
  /** The document's own number. */
  readonly number: Value | undefined;
  readonly status: Value | undefined;
  readonly logo: Value | undefined;
  readonly accentColor: string | undefined;
  readonly locale: Locale;
  /** What the layout itself says, by the English words in lower case; what is not in it is said in English. */
  readonly words?: ReadonlyMap<string, string>;
  readonly parties: readonly Party[];
  /** Dates and references that belong at the head. */
  readonly facts: readonly Value[];
  readonly lineItems: DataTable | undefined;
  readonly totals: readonly Total[];
  /** True where its reader still has to pay what is due, though its type is one that proves payments. */
  readonly isOwed?: boolean;
  readonly wording: Wording;
  /** The body, in the order of the data. */
  readonly sections: readonly Block[];
  /** What no other part claimed. */
  readonly details: readonly Block[];
  readonly notes: readonly Block[];
  /** Text above what is sold. */
  readonly opening?: readonly Block[];
  readonly terms: readonly Block[];
  /** Of a certificate: its statement goes on from the name, "… has completed the course". */
  readonly isClause?: true;
  readonly signatures: readonly Signatory[];
  /** Of a letter, where it comes from in one line; otherwise it is made of the sender's address. */
  readonly returnLine?: Value;
  /** Of a letter, who signs below its text; otherwise its signatures, or the sender where the text names none. */
  readonly signers?: readonly Signatory[];
  /** What its sender says of itself at the foot, such as its capital and insurer. */
  readonly smallPrint?: readonly Value[];
}
