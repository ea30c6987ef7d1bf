import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import type { ContentModel } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import { itemColumns } from './item-columns.ts';

/** What the lines below one heading of the table come to. */
interface GroupSum {
  readonly heading: Element;
  readonly name: string;
  readonly lines: number;
  readonly sum: number;
}

/**
 * Rows that are marked so, or have no amount, head the lines that follow them.
 * @param instead amounts that cells will have
 * @param like the lines while their figures were right
 */
export function groupsOf(
  { lineItems }: ContentModel,
  read: DocumentWriting['read'],
  instead: ReadonlyMap<Element, number> = new Map(),
  like = lineItems,
): GroupSum[] {
  const groups: GroupSum[] = [];
  if (lineItems === undefined) return groups;
  const { amount } = itemColumns(lineItems, read, like);
  if (amount === undefined) return groups;
  for (const { element, heading, cells } of lineItems.rows) {
    const cell = cells[amount];
    if (cell === undefined || cell.text === '') {
      groups.push({ heading: element, name: textContent(element), lines: 0, sum: 0 });
      continue;
    }
    if (heading !== undefined && heading !== groups.at(-1)?.heading)
      groups.push({ heading, name: textContent(heading), lines: 0, sum: 0 });
    const group = groups.pop();
    const value = instead.get(cell.element) ?? read(cell.text)?.value;
    if (group === undefined || value === undefined) return [];
    groups.push({ ...group, lines: group.lines + 1, sum: group.sum + value });
  }
  return groups;
}
