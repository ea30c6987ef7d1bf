import { isTag } from 'domhandler';
import type { Outline, Part } from './outline.ts';
import { textOf } from './text.ts';

export interface GridCell {
  readonly part: Part;
  /** Empty where it is more than a cell of a record holds. */
  readonly text: string;
  /** How many rows above it has begun: 0 in its own row. */
  readonly rowsAbove: number;
}

export interface GridRow {
  readonly part: Part;
  readonly section: 'thead' | 'tbody' | 'tfoot';
  /** The cells that begin in the row. */
  readonly cells: readonly GridCell[];
  /** The cell of each column, with those that reach down from above. */
  readonly columns: readonly GridCell[];
}

/** What says more is a part of its own, laid out by a table. Bounds the work on tables inside tables. */
export const MAX_CELL_CHARS = 4_000;
/** More columns than this are nobody's table; a span can claim any number of them. */
const MAX_COLUMNS = 100;

interface Reach {
  readonly cell: GridCell;
  rowsLeft: number;
}

/** The rows of a table, each cell in its columns. Rows of tables inside are theirs. */
export function gridOf(table: Part, outline: Outline): GridRow[] {
  const rows: GridRow[] = [];
  for (const child of table.element.children) {
    if (!isTag(child)) continue;
    if (child.name === 'thead' || child.name === 'tbody' || child.name === 'tfoot')
      readSection(outline.partOf(child), child.name, outline, rows);
  }
  return rows;
}

function readSection(
  section: Part | undefined,
  name: GridRow['section'],
  outline: Outline,
  rows: GridRow[],
): void {
  const reaching: (Reach | undefined)[] = [];
  for (const child of section?.element.children ?? []) {
    if (!isTag(child) || child.name !== 'tr') continue;
    const part = outline.partOf(child);
    if (part !== undefined) rows.push(readRow(part, name, outline, reaching));
  }
}

function readRow(
  part: Part,
  section: GridRow['section'],
  outline: Outline,
  reaching: (Reach | undefined)[],
): GridRow {
  const cells: GridCell[] = [];
  const columns: GridCell[] = [];
  const fromAbove = () => {
    for (
      let reach = reaching[columns.length];
      reach !== undefined && reach.rowsLeft > 0;
      reach = reaching[columns.length]
    ) {
      reach.rowsLeft -= 1;
      columns.push({ ...reach.cell, rowsAbove: reach.cell.rowsAbove + 1 });
    }
  };
  for (const child of part.element.children) {
    if (!isTag(child) || (child.name !== 'td' && child.name !== 'th')) continue;
    const cellPart = outline.partOf(child);
    if (cellPart === undefined) continue;
    fromAbove();
    const text = cellPart.chars > MAX_CELL_CHARS ? '' : textOf(child, outline.isShown);
    const cell = { part: cellPart, text, rowsAbove: 0 };
    cells.push(cell);
    const rowsLeft = span(child.attribs['rowspan']) - 1;
    for (
      let count = span(child.attribs['colspan']);
      count > 0 && columns.length < MAX_COLUMNS;
      count -= 1
    ) {
      reaching[columns.length] = rowsLeft > 0 ? { cell, rowsLeft } : undefined;
      columns.push(cell);
    }
  }
  fromAbove();
  return { part, section, cells, columns };
}

function span(attribute: string | undefined): number {
  if (attribute === undefined) return 1;
  const count = Number.parseInt(attribute, 10);
  return count > 0 ? Math.min(count, 1_000) : 1;
}
