import type { Element } from 'domhandler';
import type { ContentModel, ContentNode, ContentTable, TableRow } from '../content-model.ts';
import type { Subject } from '../interpret/interpretation.ts';
import { type DocumentWriting, writingOf } from '../values/document-writing.ts';
import { type ItemColumns, isProduct, itemColumns } from '../values/item-columns.ts';
import { lineSums } from '../values/line-sums.ts';
import {
  type Formulas,
  formulasOf,
  type ReadTotal,
  readTotals,
} from '../values/totals-formulas.ts';
import { roundTo, type WrittenNumber } from '../values/written-number.ts';
import { stemsOf } from './stems.ts';

/** A figure of the document that an operation can replace. */
export interface BillFigure {
  readonly node: ContentNode;
  readonly written: WrittenNumber;
}

export type FigureName = 'quantity' | 'price' | 'amount';

export interface BillLine {
  readonly row: TableRow;
  readonly name: string;
  /** Stems of the words that it can be called by. */
  readonly stems: ReadonlySet<string>;
  readonly figures: Readonly<Partial<Record<FigureName, BillFigure>>>;
}

/** Lines below a heading of their table. */
export interface BillGroup {
  readonly stems: readonly string[];
  readonly lines: readonly BillLine[];
}

export interface BillTotal extends ReadTotal {
  readonly id: string;
  readonly labelNode: ContentNode;
  readonly valueNode: ContentNode;
}

/** A document of lines and totals as its owner thinks of it: nothing in it is searched for as text. */
export interface Bill {
  readonly subject: Subject;
  /** undefined: it has no lines that could be charged. */
  readonly table: ContentTable | undefined;
  readonly columns: ItemColumns;
  readonly lines: readonly BillLine[];
  readonly groups: readonly BillGroup[];
  /** Stems of what stands below the names of lines: "No pickles". */
  readonly details: ReadonlySet<string>;
  readonly totals: readonly BillTotal[];
  readonly formulas: Formulas;
  readonly writing: DocumentWriting;
}

/** Of a letter all but its dates is empty. */
export function billOf(subject: Subject): Bill {
  return subject.content.memo.get(billOf, subject.region, () => readBill(subject));
}

const NO_COLUMNS: ItemColumns = {
  description: undefined,
  quantity: undefined,
  price: undefined,
  amount: undefined,
};

function readBill(subject: Subject): Bill {
  const { content, document } = subject;
  const writing = writingOf(document, content);
  const all = content.lineItems && itemColumns(content.lineItems, writing.read);
  const table = all?.amount === undefined ? undefined : content.lineItems;
  const columns = table === undefined || all === undefined ? NO_COLUMNS : all;
  const lines = table?.rows.map((row) => lineOf(row, columns, writing)) ?? [];
  const read = readTotals(content, writing);
  const totals = content.totals.flatMap(({ id, label, value }) => {
    const found = read.find(({ element }) => element === value.element);
    return found === undefined ? [] : [{ ...found, id, labelNode: label, valueNode: value }];
  });
  return {
    subject,
    table,
    columns,
    lines,
    groups: groupsOf(lines, content),
    details: detailsOf(lines, content),
    totals,
    formulas: formulasOf(read, lineSums(content, writing)),
    writing,
  };
}

function groupsOf(lines: readonly BillLine[], { nodes }: ContentModel): BillGroup[] {
  const groups = Map.groupBy(lines, ({ row }) => row.heading);
  return [...groups].flatMap(([heading, below]) => {
    const name = nodes.find(({ element }) => heading !== undefined && element.parent === heading);
    return name === undefined ? [] : [{ stems: stemsOf(name.text), lines: below }];
  });
}

function detailsOf(lines: readonly BillLine[], { nodes }: ContentModel): Set<string> {
  const rows = new Set(lines.map(({ row }) => row.element));
  const isInside = ({ element }: ContentNode) => {
    for (let at = element.parent; at !== null; at = at.parent)
      if (rows.has(at as Element)) return true;
    return false;
  };
  const below = nodes.filter((node) => node.role === 'text' && isInside(node));
  return new Set(below.map(({ text }) => stemsOf(text).join()));
}

function lineOf(row: TableRow, columns: ItemColumns, { read }: DocumentWriting): BillLine {
  const figure = (at: number | undefined): BillFigure | undefined => {
    const node = at === undefined ? undefined : row.cells[at];
    const written = node && read(node.text);
    return node && written && { node, written };
  };
  const [quantity, price, amount] = [columns.quantity, columns.price, columns.amount].map(figure);
  const texts = row.cells.filter(({ text }) => read(text) === undefined).map(({ text }) => text);
  return {
    row,
    name: row.cells[columns.description ?? 0]?.text ?? '',
    stems: new Set(stemsOf(texts.join(' '))),
    figures: {
      ...(quantity && { quantity }),
      ...(price && { price }),
      ...(amount && { amount }),
    },
  };
}

/** The total of the document: what all lines lead to. */
export const grandTotal = ({ totals, formulas }: Bill): BillTotal | undefined =>
  totals.find(({ element }) => element === formulas.total?.element);

/**
 * What a line's amount comes to with other figures, where it follows from them: also where it is a
 * fixed share of quantity times price, as after a discount of the line.
 */
export function amountOf(
  { figures: { quantity, price, amount } }: BillLine,
  now: { readonly quantity?: number; readonly price?: number },
): number | undefined {
  if (amount === undefined) return undefined;
  const [q, p, a] = [quantity, price, amount].map((one) => one?.written.value);
  if (q !== undefined && p !== undefined && isProduct(q, p, a ?? Number.NaN))
    return roundTo((now.quantity ?? q) * (now.price ?? p), Math.max(2, amount.written.decimals));
  let factor = 1;
  if (now.quantity !== undefined) {
    if (q === undefined || q === 0) return undefined;
    factor *= now.quantity / q;
  }
  if (now.price !== undefined) {
    if (p === undefined || p === 0) return undefined;
    factor *= now.price / p;
  }
  // A thousandfold was not meant: "7.800" was read as what it is not.
  if (factor > MOST_GROWTH || factor < 1 / MOST_GROWTH) return undefined;
  return roundTo((a ?? 0) * factor, Math.max(2, amount.written.decimals));
}

const MOST_GROWTH = 200;
