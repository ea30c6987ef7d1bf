import { isGroupHeading } from '../group-heading.ts';
import { type Draft, draft, type Findings, type ReadRow } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import { type GridCell, type GridRow, gridOf, MAX_CELL_CHARS } from './table-grid.ts';
import { textOf } from './text.ts';
import { isFigure, isKnownLabel, isTotalLabel } from './vocabulary.ts';

type Visit = (part: Part, outline: Outline, found: Findings) => void;

/** What the rows of a table are. */
interface Sorted {
  readonly width: number;
  readonly head: GridRow | undefined;
  readonly records: ReadonlySet<GridRow>;
  readonly sums: ReadonlySet<GridRow>;
}

/** Notes a table of records; false where the table only lays out, or pairs labels with values. */
export function readTable(part: Part, outline: Outline, found: Findings, visit: Visit): boolean {
  const rows = gridOf(part, outline);
  const sorted = sortRows(part, rows);
  if (sorted === undefined) return false;
  const labels = headLabels(sorted, outline);
  const read: ReadRow[] = [];
  const sums: ReadRow[] = [];
  let head: ReadRow | undefined;
  let heading: Part | undefined;
  for (const row of rows) {
    if (row === sorted.head)
      head = readRow(row, sorted.width, labels, outline, found, visit, 'column-head');
    else if (sorted.records.has(row))
      read.push({
        ...readRow(row, sorted.width, labels, outline, found, visit, 'cell'),
        ...(heading && { heading }),
      });
    else if (sorted.sums.has(row))
      sums.push(readRow(row, sorted.width, labels, outline, found, visit, 'sum'));
    else {
      if (isGroupHeading(row.part.element)) heading = row.part;
      visit(row.part, outline, found);
    }
  }
  const numeric = labels.map((_, column) => isNumeric(read, column));
  found.tables.push({ part, head, labels, numeric, rows: read, sums });
  return true;
}

function headLabels({ head, width }: Sorted, outline: Outline): string[] {
  if (head === undefined) return new Array<string>(width).fill('');
  return head.columns.map(({ part, text }) =>
    part.chars > MAX_CELL_CHARS ? textOf(part.element, outline.isShown) : text,
  );
}

function isNumeric(rows: readonly ReadRow[], column: number): boolean {
  let figures = 0;
  let others = 0;
  for (const { cells } of rows) {
    const text = cells[column]?.text ?? '';
    if (text === '') continue;
    if (isFigure(text)) figures += 1;
    else others += 1;
  }
  return figures > 0 && figures >= 4 * others;
}

/** Which rows are the head, the records and the sums; nothing where this is no table of records. */
function sortRows(table: Part, rows: readonly GridRow[]): Sorted | undefined {
  const role = table.element.attribs['role'];
  if (role === 'presentation' || role === 'none') return undefined;
  const full = rows.filter(({ cells }) => cells.length >= 2);
  const width = commonWidth(full);
  const head = headOf(full, width);
  const body = full.filter(
    (row) =>
      row !== head &&
      row.columns.length === width &&
      isSimple(row) &&
      !isGroupHeading(row.part.element),
  );
  if (width < 2 || body.length === 0) return undefined;
  if (head === undefined && !isHeadlessTable(table, body, width)) return undefined;
  const sums = trailingSums(rows);
  // An empty row is none, unless the table is a form to be filled in.
  const spoken = body.filter(({ part }) => part.chars > 0);
  const records = new Set(
    (spoken.length > 0 ? spoken : body).filter(
      (row) => !sums.has(row) && row.part.at > (head?.part.at ?? -1),
    ),
  );
  return records.size === 0 ? undefined : { width, head, records, sums };
}

const isItems = ({ element, parent }: Part): boolean =>
  [element, parent?.element].some((each) => each?.attribs['data-service-region'] === 'line-items');

function commonWidth(rows: readonly GridRow[]): number {
  const counts = new Map<number, number>();
  for (const { columns } of rows) counts.set(columns.length, (counts.get(columns.length) ?? 0) + 1);
  let [width, most] = [0, 0];
  for (const [each, count] of counts) if (count > most) [width, most] = [each, count];
  return width;
}

/** The row of heads: of head cells, in the table's head, or marked as one. */
function headOf(rows: readonly GridRow[], width: number): GridRow | undefined {
  const fitting = rows.filter(({ columns }) => columns.length === width);
  return (
    fitting.findLast(({ section }) => section === 'thead') ??
    fitting.find(({ cells }) => cells.every(isHeadCell)) ??
    fitting.findLast(({ part }) =>
      /\bhead(?:er|ing)?s?\b/i.test(part.element.attribs['class'] ?? ''),
    ) ??
    fitting.slice(0, 1).find(({ cells }) => cells.every(isBold))
  );
}

const isHeadCell = ({ part }: GridCell): boolean => part.element.name === 'th';

function isBold({ part }: GridCell): boolean {
  const [only, other] = part.spoken;
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(part.element.attribs['style'] ?? '')) return true;
  return !part.ownText && other === undefined && /^(?:b|strong)$/.test(only?.element.name ?? '');
}

/** Without a head: a table of line items, or rows of more than a label and its value. */
function isHeadlessTable(table: Part, rows: readonly GridRow[], width: number): boolean {
  if (isItems(table)) return true;
  if (rows.some(({ cells }) => cells.some(isHeadCell))) return false;
  if (rows.length < 2) return false;
  const first = rows.map(({ cells }) => cells[0]?.text ?? '');
  const labelled = first.filter((text) => /[:：]$/.test(text) || isKnownLabel(text) || text === '');
  if (labelled.length * 2 > rows.length) return false;
  const last = rows.filter(({ cells }) => isFigure(cells.at(-1)?.text ?? '')).length;
  return width > 2 ? last * 2 >= rows.length : last * 4 >= rows.length * 3;
}

/** Cells of text: no table, heading or list of their own. */
function isSimple({ cells }: GridRow): boolean {
  return cells.every(({ part }) => part.chars <= MAX_CELL_CHARS && !hasStructure(part));
}

function hasStructure(part: Part): boolean {
  return (
    part.hasBlocks &&
    part.spoken.some((child) => STRUCTURE.test(child.element.name) || hasStructure(child))
  );
}

const STRUCTURE = /^(?:table|h1|dl|header|footer|section|article)$/;

/** Rows at the end, or in the foot, that sum up: the last of them first. */
function trailingSums(rows: readonly GridRow[]): Set<GridRow> {
  const sums = new Set<GridRow>();
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const row = rows[at];
    if (row === undefined) break;
    if (row.cells.every(({ part }) => part.chars === 0)) continue;
    if (!isSum(row)) break;
    sums.add(row);
  }
  return sums;
}

function isSum({ part, section, cells }: GridRow): boolean {
  const spoken = cells.filter(({ text }) => text !== '');
  const [first] = spoken;
  const last = spoken.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    spoken.some(({ part: cell }) => hasStructure(cell))
  )
    return false;
  const marked =
    section === 'tfoot' ||
    /\b(?:sub-?|grand-?)?(?:total|sum)s?\b/i.test(part.element.attribs['class'] ?? '');
  if (marked && (spoken.length > 1 || /\d/.test(first.text))) return true;
  if (spoken.length === 1)
    return /[:：]\s*\S*\d/.test(first.text) && isTotalLabel(first.text.split(/[:：]/)[0] ?? '');
  if (/\b(?:item|line)s?\b/i.test(part.element.attribs['class'] ?? '')) return false;
  return isTotalLabel(first.text) && isFigure(last.text);
}

function readRow(
  row: GridRow,
  width: number,
  labels: readonly string[],
  outline: Outline,
  found: Findings,
  visit: Visit,
  kind: 'column-head' | 'cell' | 'sum',
): ReadRow {
  const cells: Draft[] = [];
  let made: Draft | undefined;
  for (const [column, cell] of row.columns.entries()) {
    // A cell that spans several columns is there several times.
    if (made === undefined || cell !== row.columns[column - 1]) {
      made = draft(cell.part, cell.text, kind === 'column-head' ? kind : 'cell', {
        label: kind === 'column-head' ? undefined : labels[column],
      });
      if (cell.rowsAbove === 0) {
        if (made.text !== '') found.nodes.push(made);
        readInside(cell.part, labels[column] ?? '', outline, found, visit);
      }
    }
    if (column < width) cells.push(made);
  }
  return { part: row.part, cells };
}

/** The pieces of a cell that holds several, such as an item and its details. */
function readInside(
  cell: Part,
  label: string,
  outline: Outline,
  found: Findings,
  visit: Visit,
): void {
  const several = cell.spoken.length > 1 || (cell.ownText && cell.spoken.length > 0);
  const before = found.nodes.length;
  for (const child of cell.spoken) if (child.hasImages || several) visit(child, outline, found);
  if (found.nodes.length === before) return;
  for (const node of found.nodes.slice(before)) {
    if (node.role === 'image') continue;
    node.role = 'text';
    node.label ??= label;
  }
}
