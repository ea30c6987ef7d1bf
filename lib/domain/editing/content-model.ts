import type { Element } from 'domhandler';
import type { Memo } from './memo.ts';

/**
 * What an element is to a reader. Values, cells, party lines, prose and images carry what the user
 * gave; labels and headings are the document's own words.
 */
export type ContentRole =
  | 'title'
  | 'number'
  | 'heading'
  | 'label'
  | 'value'
  | 'party-name'
  | 'party-line'
  | 'prose'
  | 'list-item'
  | 'column-head'
  | 'cell'
  | 'total-label'
  | 'total-value'
  | 'logo'
  | 'image'
  | 'signature'
  | 'text';

/** A piece of text, or an image, that a reader would point at, with the smallest element around it. */
export interface ContentNode {
  /** `n12`: the twelfth element of the body in document order; the body is `n0`. Holds for one parse of one revision. */
  readonly id: string;
  readonly role: ContentRole;
  /** As a reader sees it: white space collapsed, nothing of hidden elements. An image's is its alt text. */
  readonly text: string;
  /** Name of the innermost region around it. */
  readonly region: string | undefined;
  /** Of a value: the text that names it, such as "Due date". Of a cell: its column's head. */
  readonly label: string | undefined;
  /**
   * Whether `text` is all that the element says. False for a line among several ("Acme<br>1 Road") and
   * for a value and its label in one element ("Due: 1 May"): these share an element and an id, and change
   * by `replace-text`.
   */
  readonly whole: boolean;
  readonly element: Element;
}

/** A named part: an element with `data-service-region`, or what plays that part in markup without any. */
export interface Region {
  readonly id: string;
  /** `header`, `client-info`, `meta`, `line-items`, `totals`, `notes`, `footer`, …, or a slug of the part's heading. */
  readonly name: string;
  /** The heading at its top, if any. */
  readonly heading: string | undefined;
  /** Whether it shows what the user gave; such a part is not removed without being named. */
  readonly carriesData: boolean;
  /** Line items, totals, parties: never removed at all. */
  readonly essential: boolean;
  readonly element: Element;
  /**
   * All that it consists of, siblings in document order: `element` alone, but for a heading with what
   * follows it, or rows of totals, where no element is around them.
   */
  readonly extent: readonly Element[];
}

/** What is there but not shown. Nothing in it is listed elsewhere in the model. */
export interface HiddenPart {
  readonly id: string;
  /** Its region's name, if it is one. */
  readonly name: string | undefined;
  /** What it would say. */
  readonly text: string;
  readonly element: Element;
}

export interface TableColumn {
  /** As its head says; empty where it has none. */
  readonly label: string;
  /** Whether its cells are amounts or quantities. */
  readonly numeric: boolean;
}

/** A table of records; not the block of totals, nor a table that only lays out. */
export interface ContentTable {
  readonly id: string;
  readonly region: string | undefined;
  readonly columns: readonly TableColumn[];
  /** The head's row, if any. */
  readonly head: Element | undefined;
  /** Rows that hold a record each, without those that hold the totals. */
  readonly rows: readonly TableRow[];
  readonly element: Element;
}

export interface TableRow {
  readonly id: string;
  /** One for each column. */
  readonly cells: readonly ContentNode[];
  readonly element: Element;
  /** The row that heads it and its neighbours, where one is marked so. */
  readonly heading?: Element;
}

/** One line of the totals. Where no element is around label and value (`<dt>`, `<dd>`), it is the value's. */
export interface TotalLine {
  readonly id: string;
  readonly label: ContentNode;
  readonly value: ContentNode;
  readonly element: Element;
}

/** A document as its reader knows it, found in the markup alone: generated, from a template, or anybody's html. */
export interface ContentModel {
  /** In document order. */
  readonly nodes: readonly ContentNode[];
  readonly regions: readonly Region[];
  readonly tables: readonly ContentTable[];
  /** The table of line items, if any. */
  readonly lineItems: ContentTable | undefined;
  readonly totals: readonly TotalLine[];
  readonly title: ContentNode | undefined;
  readonly logo: ContentNode | undefined;
  /** The outermost elements that are hidden. */
  readonly hidden: readonly HiddenPart[];
  /** Any element of the body by its id, listed above or not. */
  readonly elementById: (id: string) => Element | undefined;
  readonly idOf: (element: Element) => string | undefined;
  /** What others find out of it. */
  readonly memo: Memo;
}
