import { type Element, isTag } from 'domhandler';
import type { ContentTable } from '../../content-model.ts';
import { type Check, type Editing, elementOf, InvalidOperation } from '../effect.ts';
import { wholeText } from '../text.ts';

/** A cell and the columns that it covers. */
export interface GridCell {
  readonly element: Element;
  /** Counted from 0. */
  readonly column: number;
  readonly span: number;
}

export interface GridRow {
  readonly element: Element;
  /** Cells that begin in this row. */
  readonly cells: readonly GridCell[];
  /** Columns that a cell of a row above reaches into. */
  readonly covered: ReadonlySet<number>;
}

/** The browser's own bounds. */
const MAX_SPAN = 1_000;
const MAX_ROWSPAN = 65_534;

/** The table that an operation names. @throws InvalidOperation when it is none, or not made of table elements */
export function tableOf(editing: Editing, id: string): ContentTable {
  const element = elementOf(editing, id);
  const table = editing.content.tables.find((each) => each.id === id);
  if (table === undefined || element.name !== 'table')
    throw new InvalidOperation('This part of the document is not a table.');
  return table;
}

/** Every row of a table with its cells by column; not those of tables inside it. */
export function gridOf(table: Element): GridRow[] {
  const rows: GridRow[] = [];
  for (const group of groupsOf(table)) {
    let reaching = new Map<number, number>();
    for (const element of group) {
      const cells: GridCell[] = [];
      const next = new Map([...reaching].map(([column, left]) => [column, left - 1]));
      let column = 0;
      for (const cell of element.children.filter(isCell)) {
        while ((reaching.get(column) ?? 0) > 0) column += 1;
        const span = spanOf(cell, 'colspan', MAX_SPAN);
        const below = spanOf(cell, 'rowspan', MAX_ROWSPAN) - 1;
        cells.push({ element: cell, column, span });
        if (below > 0) for (let at = column; at < column + span; at += 1) next.set(at, below);
        column += span;
      }
      const covered = new Set([...reaching].filter(([, left]) => left > 0).map(([at]) => at));
      rows.push({ element, cells, covered });
      reaching = new Map([...next].filter(([, left]) => left > 0));
    }
  }
  return rows;
}

function groupsOf(table: Element): Element[][] {
  const groups: Element[][] = [];
  let loose: Element[] = [];
  for (const child of table.children.filter(isTag)) {
    if (child.name === 'tr') {
      if (loose.length === 0) groups.push(loose);
      loose.push(child);
    } else if (['thead', 'tbody', 'tfoot'].includes(child.name)) {
      groups.push(child.children.filter(isRow));
      loose = [];
    }
  }
  return groups;
}

function isRow(node: unknown): node is Element {
  return isTag(node as Element) && (node as Element).name === 'tr';
}

function isCell(node: unknown): node is Element {
  return isTag(node as Element) && /^t[dh]$/.test((node as Element).name);
}

function spanOf({ attribs }: Element, name: 'colspan' | 'rowspan', most: number): number {
  const value = Number.parseInt(attribs[name] ?? '1', 10);
  return Number.isFinite(value) && value >= 1 ? Math.min(value, most) : 1;
}

/** Widens or narrows a cell by columns. */
export function changeSpan({ element, span }: GridCell, by: number): void {
  if (span + by === 1) delete element.attribs['colspan'];
  else element.attribs['colspan'] = String(span + by);
}

/** The cell of a row that covers a column. */
export function cellAt({ cells }: GridRow, column: number): GridCell | undefined {
  return cells.find((cell) => cell.column <= column && column < cell.column + cell.span);
}

/** The `col` elements of a table, by column; a `colgroup` with a span has none. */
export function colsOf(table: Element): Element[] {
  return table.children
    .filter(isTag)
    .filter(({ name }) => name === 'colgroup')
    .flatMap(({ children }) => children.filter(isTag).filter(({ name }) => name === 'col'));
}

/** The names of a table's columns as they now stand, whatever earlier operations did to them. */
export function labelsNow(table: ContentTable): string[] {
  return headsNow(table)?.map((cell) => wholeText(cell)) ?? table.columns.map(({ label }) => label);
}

function headsNow({ element, head }: ContentTable): readonly Element[] | undefined {
  const row = head && gridOf(element).find((each) => each.element === head);
  return row?.cells.map((cell) => cell.element);
}

/** Reads the names and order of columns back. */
export function columnsCheck(table: ContentTable): Check {
  const wanted = labelsNow(table).join(' | ');
  const heads = headsNow(table);
  // A head that a later operation renames is still the same cell.
  const areThere = () => headsNow(table)?.every((cell, at) => cell === heads?.[at]) === true;
  return {
    element: table.element,
    aspect: 'columns',
    read: () =>
      labelsNow(table).join(' | ') === wanted || areThere()
        ? undefined
        : `The columns are not ${wanted}.`,
  };
}
