import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import { isGroupHeading } from '../group-heading.ts';
import { writeAmount } from './cents.ts';
import type { DocumentWriting } from './document-writing.ts';
import { itemColumns } from './item-columns.ts';
import type { ArithmeticResult } from './new-value.ts';
import { nearlyEqual } from './shares.ts';

/** What the lines below one heading of the table come to. */
interface GroupSum {
  readonly heading: Element;
  readonly lines: number;
  readonly sum: number;
}

/**
 * "Labour total" in a box, where the lines below "Labour" came to it: what they come to now.
 * @param instead amounts that cells will have
 */
export function groupSums(
  before: ContentModel,
  now: ContentModel,
  { read }: DocumentWriting,
  instead: ReadonlyMap<Element, number>,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const was = groupsOf(before, read, new Map());
  if (was.length === 0) return [];
  const is = new Map(groupsOf(now, read, instead).map((group) => [group.heading, group]));
  const changed = was.filter(({ heading, lines, sum }) => {
    const other = is.get(heading);
    return (
      other !== undefined && !nearlyEqual(other.sum, sum) && (lines > 1 || isGroupHeading(heading))
    );
  });
  return now.nodes.flatMap(({ element, role, text, label = '' }) => {
    const figure = role === 'value' && !keep.has(element) ? read(text) : undefined;
    if (figure === undefined || figure.kind === 'percent') return [];
    const own = changed.filter(({ heading }) => heading === element.parent);
    const [group, ...others] = (own.length > 0 ? own : changed).filter(({ sum }) =>
      nearlyEqual(sum, figure.value),
    );
    const sum = group && is.get(group.heading)?.sum;
    if (sum === undefined || others.length > 0) return [];
    return [{ element, name: `“${label}”`, before: text, text: writeAmount(sum, figure, false) }];
  });
}

/** Rows that are marked so, or have no amount, head the lines that follow them. */
function groupsOf(
  { lineItems }: ContentModel,
  read: DocumentWriting['read'],
  instead: ReadonlyMap<Element, number>,
): GroupSum[] {
  const groups: GroupSum[] = [];
  if (lineItems === undefined) return groups;
  const { amount } = itemColumns(lineItems, read);
  if (amount === undefined) return groups;
  for (const { element, heading, cells } of lineItems.rows) {
    const cell = cells[amount];
    if (cell === undefined || cell.text === '') {
      groups.push({ heading: element, lines: 0, sum: 0 });
      continue;
    }
    if (heading !== undefined && heading !== groups.at(-1)?.heading)
      groups.push({ heading, lines: 0, sum: 0 });
    const group = groups.pop();
    const value = instead.get(cell.element) ?? read(cell.text)?.value;
    if (group === undefined || value === undefined) return [];
    groups.push({ ...group, lines: group.lines + 1, sum: group.sum + value });
  }
  return groups;
}
