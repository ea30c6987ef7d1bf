import type { Element } from 'domhandler';
import { touchedText } from '../../apply/touched.ts';
import type { Subject } from '../interpretation.ts';
import type { Target } from '../target.ts';
import { contains, documentTarget, rowsTarget, totalTarget } from './make.ts';

/**
 * What the change before this instruction was about. undefined where there was none, or where what it
 * was about is gone, or is no part of the document, such as a watermark.
 */
export function previousTarget({ previous, content, document }: Subject): Target | undefined {
  if (previous === undefined || previous.length === 0) return undefined;
  const elements = previous.flatMap(({ id, text }): Element[] => {
    const element = content.elementById(id);
    return element !== undefined && touchedText(element) === text ? [element] : [];
  });
  if (elements.length < previous.length) return undefined;
  if (elements.includes(document.body)) return documentTarget(content, document.body);
  const nodes = content.nodes.filter(({ element }) =>
    elements.some((around) => around === element || contains(around, element)),
  );
  const [element, ...others] = elements;
  const total = content.totals.find((line) => line.element === element);
  if (total !== undefined && others.length === 0) return totalTarget(total);
  const row = rowOf(elements, content);
  if (row !== undefined) return row;
  const ids = elements.flatMap((element) => content.idOf(element) ?? []);
  return nodes.length === 0 ? undefined : { kind: 'text', name: 'that', ids, nodes };
}

/** Rows, where nothing else was changed. */
function rowOf(elements: readonly Element[], { tables }: Subject['content']): Target | undefined {
  for (const table of tables) {
    const rows = table.rows.filter(({ element }) => elements.includes(element));
    if (rows.length === elements.length) return rowsTarget(table, rows, 'that line');
  }
  return undefined;
}
