import type { Column, DataTable, Row, Value } from '#lib/domain/presentation/printed-document.ts';
import { type ColumnWidths, columnWidths } from './column-widths.ts';
import {
  element,
  image,
  isDescriptive,
  isFigure,
  type Markup,
  placed,
  text,
  written,
} from './markup.ts';

/** How close a table is set: the more columns, the smaller its text; `padding` is a cell's, left and right, in CSS pixels. */
const DENSITIES = [
  { above: 9, className: ' crowded', scale: 0.78, padding: 10 },
  { above: 6, className: ' dense', scale: 0.9, padding: 14 },
  { above: -1, className: '', scale: 1, padding: 20 },
] as const;

/**
 * A table that fits the page: short columns on one line, the rest shares what is left. `after` is a
 * last row across all columns, which no page break parts from the rows before it.
 */
export function dataTable(table: DataTable, className: string, after: Markup = ''): Markup {
  const count = table.columns.length;
  const density = DENSITIES.find(({ above }) => count > above) ?? DENSITIES[2];
  const widths = columnWidths(table, density.scale, density.padding);
  const fits = [
    widths.wholeFrom === undefined ? '' : ` whole-${widths.wholeFrom}`,
    widths.wordsFrom === undefined ? ' even' : ` words-${widths.wordsFrom}`,
  ].join('');
  const classes = table.columns.map((column, index) => classOf(column, index, widths));
  const head = table.columns
    .map((column, index) => `<th scope="col"${classes[index]}>${text(column.label)}</th>`)
    .join('');
  const rows = table.rows.map((row) => rowMarkup(row, classes));
  const body = after === '' ? element('tbody', '', rows.join('')) : closed(rows, count, after);
  return `<table class="${className}${density.className}${fits}"><thead><tr>${head}</tr></thead>${body}</table>`;
}

/** Rows that stay with what closes the table. Two or three: those before them come in pairs, as bands do. */
const CLOSING_ROWS = 2;

function closed(rows: readonly Markup[], columns: number, after: Markup): Markup {
  const first = Math.max(0, rows.length - CLOSING_ROWS);
  const at = first - (first % 2);
  const last = `<tr class="after"><td colspan="${columns}">${after}</td></tr>`;
  return (
    element('tbody', '', rows.slice(0, at).join('')) +
    element('tbody', 'closing', rows.slice(at).join('') + last)
  );
}

function rowMarkup(row: Row, classes: readonly string[]): Markup {
  const cells = classes.map((className, index) => {
    const value = row.cells[index];
    const content = value === undefined ? '' : placed(value);
    return `<td${className}>${index === 0 ? rowHead(row, content) : content}</td>`;
  });
  const className = row.isHeading ? ' class="line-group"' : row.marked ? ' class="marked"' : '';
  return `<tr${className}>${cells.join('')}</tr>`;
}

/** The first cell: a picture of what the row is about, its name, and what has no column. */
function rowHead(row: Row, name: Markup): Markup {
  const picture = row.details.find(({ kind }) => kind === 'image');
  const details = rowDetails(row.details.filter((value) => value !== picture));
  if (picture === undefined) return name + details;
  return `<div class="pictured">${image(picture.text, picture.label, 'row-picture')}<div>${name}${details}</div></div>`;
}

/** What has no column of its own: long text as it is, the rest with its label. */
function rowDetails(details: readonly Value[]): Markup {
  const long = details.filter(isDescription).map(placed);
  const short = details
    .filter((value) => !isDescription(value))
    .map((value) =>
      value.label === ''
        ? written(value)
        : element('span', 'row-detail', `${text(value.label)}: ${written(value)}`),
    );
  return element(
    'div',
    'row-details',
    [...long, short.join(' · ')].filter((part) => part !== '').join('<br>'),
  );
}

function isDescription(value: Value): boolean {
  return value.kind === 'prose' || isDescriptive(value.label);
}

function classOf(column: Column, index: number, { whole, breaking }: ColumnWidths): string {
  const classes = [];
  if (index === 0) classes.push('first');
  if (whole.has(index)) classes.push(index === 0 ? 'whole' : 'whole tight');
  if (breaking.has(index)) classes.push('breaking');
  // A row begins with its name, if that is a number too.
  if (index > 0 && isFigure(column.kind)) classes.push('num');
  return classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
}
