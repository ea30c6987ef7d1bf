import { Text } from 'domhandler';
import { replaceElement } from 'domutils';
import type { ContentTable, TableRow } from '../../content-model.ts';
import { type DocumentWriting, writingOf } from '../../values/document-writing.ts';
import { findDates } from '../../values/written-date.ts';
import { type Applier, type Editing, InvalidOperation } from '../effect.ts';
import { wholeText } from '../text.ts';
import { stripesAt } from './stripe-rows.ts';
import { gridOf, tableOf } from './table-grid.ts';

/** Sorts records by what a column holds: figures, dates or text. Equal ones stay as they stood, empty ones go last. */
export const sortRows: Applier<'sort-rows'> = (editing, operation) => {
  const table = tableOf(editing, operation.table);
  const column = table.columns[operation.column];
  if (column === undefined)
    throw new InvalidOperation(
      `The table has ${table.columns.length} columns; there is no column ${operation.column + 1}.`,
    );
  refuseJoinedRows(table);
  const sorted = inOrder(editing, table, operation.column, operation.descending);
  const runs = runsOf(table);
  for (const run of runs) {
    const here = new Set(run);
    putInPlace(
      run,
      sorted.filter((row) => here.has(row)),
    );
  }
  const direction = operation.descending ? 'highest first' : 'lowest first';
  return {
    changes: [`Sorted the rows by “${column.label}”, ${direction}`],
    checks: runs
      .map(([first]) => ({
        element: table.element,
        aspect: 'order',
        read: (after: Editing) =>
          stillSorted(after, table, operation.column, operation.descending, first),
      }))
      .slice(0, 1),
  };
};

/** @throws InvalidOperation when a cell reaches over several records */
export function refuseJoinedRows({ element, rows }: ContentTable): void {
  const records = new Set(rows.map((row) => row.element));
  const joined = gridOf(element).some(
    (row) =>
      records.has(row.element) &&
      (row.covered.size > 0 ||
        row.cells.some((cell) => Number(cell.element.attribs['rowspan'] ?? 1) > 1)),
  );
  if (joined)
    throw new InvalidOperation(
      'Cells of this table reach over several rows, so it cannot be sorted.',
    );
}

/** Records that follow each other; a row between them, such as a heading, parts them. */
export function runsOf({ element, rows }: ContentTable): TableRow[][] {
  const byElement = new Map(rows.map((row) => [row.element, row]));
  const runs: TableRow[][] = [[]];
  for (const { element: row } of gridOf(element)) {
    const record = byElement.get(row);
    if (record !== undefined) runs.at(-1)?.push(record);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Rows take the places that those before had. */
export function putInPlace(before: readonly TableRow[], after: readonly TableRow[]): void {
  const stripe = stripesAt(before);
  const places = before.map(({ element }) => {
    const place = new Text('');
    replaceElement(element, place);
    return place;
  });
  for (const [index, place] of places.entries()) {
    const row = after[index];
    if (row !== undefined) replaceElement(place, row.element);
  }
  stripe(after);
}

function inOrder(
  { document, content }: Editing,
  table: ContentTable,
  column: number,
  descending: boolean,
): TableRow[] {
  const texts = table.rows.map((row) => cellText(row, column));
  const compare = comparison(texts, writingOf(document, content));
  return table.rows
    .map((row, index) => ({ row, index, text: texts[index] ?? '' }))
    .sort((a, b) => {
      if (a.text === '' || b.text === '')
        return Number(a.text === '') - Number(b.text === '') || a.index - b.index;
      const order = compare(a.text, b.text);
      return (descending ? -order : order) || a.index - b.index;
    })
    .map(({ row }) => row);
}

/** As it now stands: an earlier operation may have changed it. */
function cellText({ cells }: TableRow, column: number): string {
  const cell = cells[column];
  return cell === undefined ? '' : wholeText(cell.element);
}

/** How texts of one column follow each other. */
export function comparison(
  texts: readonly string[],
  writing: DocumentWriting,
): (a: string, b: string) => number {
  const filled = texts.filter((text) => text !== '');
  const dates = new Map(filled.map((text) => [text, dayOf(text, writing)]));
  if (filled.every((text) => dates.get(text) !== undefined))
    return (a, b) => (dates.get(a) ?? 0) - (dates.get(b) ?? 0);
  const figures = new Map(filled.map((text) => [text, writing.read(text)?.value]));
  if (filled.every((text) => figures.get(text) !== undefined))
    return (a, b) => (figures.get(a) ?? 0) - (figures.get(b) ?? 0);
  const { compare } = new Intl.Collator(writing.dates.language, {
    numeric: true,
    sensitivity: 'base',
  });
  return compare;
}

/** A number that grows with the day; undefined when the text is no date. */
function dayOf(text: string, { dates }: DocumentWriting): number | undefined {
  const found = findDates(text, dates).dates[0];
  return found === undefined || found.start > 0
    ? undefined
    : found.year * 10_000 + found.month * 100 + found.day;
}

function stillSorted(
  after: Editing,
  table: ContentTable,
  column: number,
  descending: boolean,
  first: TableRow | undefined,
): string | undefined {
  const run = runsOf(table).find((rows) => first === undefined || rows.includes(first)) ?? [];
  const texts = run.map((row) => cellText(row, column)).filter((text) => text !== '');
  const compare = comparison(texts, writingOf(after.document, after.content));
  const wrong = texts.some((text, index) => {
    const next = texts[index + 1];
    return next !== undefined && (descending ? compare(text, next) < 0 : compare(text, next) > 0);
  });
  return wrong ? 'the rows are not in the order that was asked for' : undefined;
}
