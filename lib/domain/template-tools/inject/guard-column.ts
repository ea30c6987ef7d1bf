import { Element, isTag, Text } from 'domhandler';
import { appendChild } from 'domutils';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';
import { holderOf } from './holder.ts';

/** Says of the cells of an added column which field they show. */
const COLUMN = 'data-service-column';

const isCell = ({ name }: Element): boolean => name === 'td' || name === 'th';
const cellsOf = (row: Element): Element[] => row.children.filter(isTag).filter(isCell);

function tableAround(element: Element): Element | undefined {
  for (let at = element.parent; at !== null && isTag(at); at = at.parent)
    if (at.name === 'table') return at;
  return undefined;
}

/** The row that names the columns. */
function headOf(table: Element): Element | undefined {
  const pending = table.children.filter(isTag).reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.name === 'tr')
      return cellsOf(next).every(({ name }) => name === 'th') ? next : undefined;
    pending.push(...next.children.filter(isTag).reverse());
  }
  return undefined;
}

/** Whether a list's entries have a value is known only once it is filled: a rule hides a column without any, its head too. */
export function guardColumn({ body, head }: EditableDocument, token: string, field: string): void {
  const cell = holderOf(body, token);
  const row = cell?.parent;
  const table = cell && tableAround(cell);
  if (cell === undefined || table === undefined || !row || !isTag(row) || !isCell(cell)) return;
  const named = headOf(table);
  const title = named && cellsOf(named)[cellsOf(row).indexOf(cell)];
  const name = field.replace(/[^\w.[\]-]/g, '_');
  for (const each of [cell, title]) if (each !== undefined) each.attribs[COLUMN] = name;
  const own = `[${COLUMN}="${name}"]`;
  const rule = `table:not(:has(td${own}:not(:empty))) ${own}{display:none}`;
  appendChild(head, new Element('style', {}, [new Text(rule)]));
}
