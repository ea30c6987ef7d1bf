import { cloneNode, type Element } from 'domhandler';
import { append, prepend, replaceElement } from 'domutils';
import { writingOf } from '../../values/document-writing.ts';
import type { WrittenNumber } from '../../values/written-number.ts';
import { type Applier, elementOf, InvalidOperation, isWithin } from '../effect.ts';
import { wholeText } from '../text.ts';
import { cellLike, writtenLike } from './cell-text.ts';
import { gridOf, tableOf } from './table-grid.ts';

const MAX_ROWS = 5_000;

/** Adds a row like its neighbours; figures are written as those above and below are. */
export const addRow: Applier<'add-row'> = (editing, operation) => {
  const table = tableOf(editing, operation.table);
  const { rows } = table;
  if (rows.length >= MAX_ROWS)
    throw new InvalidOperation(`A table holds at most ${MAX_ROWS} rows.`);
  // Places are counted before anything is changed: what stood there may be gone.
  const isThere = (row: (typeof rows)[number] | undefined) =>
    row !== undefined && isWithin(editing.document, row.element);
  const behind = rows.findIndex((row, index) => index >= operation.at && isThere(row));
  const at = behind < 0 ? rows.length : behind;
  const above = operation.isLast === true && isThere(rows[at - 1]) ? rows[at - 1] : undefined;
  const neighbour = above ?? rows[at] ?? rows.findLast(isThere) ?? rows.at(-1);
  if (neighbour === undefined)
    throw new InvalidOperation('The table has no row that a new one could be made like.');
  const reference = elementOf(editing, neighbour.id);
  const { read } = writingOf(editing.document, editing.content);
  const row = cloneNode(reference, true);
  delete row.attribs['id'];
  const cells = gridOf(table.element).find(({ element }) => element === reference)?.cells ?? [];
  const copies = row.children.filter(
    (node): node is Element => 'name' in node && /^t[dh]$/.test(node.name),
  );
  const written: string[] = [];
  for (const [index, { column, element }] of cells.entries()) {
    const sample = sampleOf(
      rows.flatMap(({ cells: each }) => read(each[column]?.text ?? '') ?? []),
    );
    const text = writtenLike(operation.cells[column] ?? '', sample, read);
    if (text !== '') written.push(text);
    const copy = copies[index];
    if (copy !== undefined) replaceElement(copy, cellLike(element, text));
  }
  if (above === undefined && at < rows.length) prepend(reference, row);
  else append(reference, row);
  const texts = operation.cells.filter((text) => text !== '');
  return {
    changes: [`Added a row to the table: ${written.join(', ')}`],
    added: [row],
    checks: [
      {
        element: row,
        aspect: 'text',
        read: () =>
          texts[0] === undefined || wholeText(row).includes(texts[0].replace(/\s+/g, ' ').trim())
            ? undefined
            : `no row says “${texts[0]}”`,
      },
    ],
  };
};

/** Of a column that counts in several units none is that of a new row. */
const sampleOf = (figures: readonly WrittenNumber[]): WrittenNumber | undefined => {
  const [first, ...others] = figures;
  const isMixed = others.some(({ kind, after }) => kind === 'number' && after !== first?.after);
  return first && isMixed ? { ...first, after: '' } : first;
};
