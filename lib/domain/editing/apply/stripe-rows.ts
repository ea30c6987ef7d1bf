import type { Element } from 'domhandler';
import { rightStyleValue, styleValue } from '../style-values.ts';
import { type Applier, type Check, elementOf, InvalidOperation } from './effect.ts';
import { inlineValue, setInlineStyle } from './inline-style.ts';
import { gridOf, tableOf } from './table-grid.ts';

/**
 * Gives every second record a background, cell by cell: some styles draw stripes of their own, count
 * the rows of each group for themselves, or colour cells. null takes all stripes away.
 */
export const stripeRows: Applier<'stripe-rows'> = (editing, { table: id, color }) => {
  const table = tableOf(editing, id);
  const stripe = color === null ? undefined : styleValue('background-color', color);
  if (color !== null && stripe === undefined)
    throw new InvalidOperation(`The stripes must be ${rightStyleValue('background-color')}.`);
  const byRow = new Map(gridOf(table.element).map((row) => [row.element, row.cells]));
  if (table.rows.length === 0) throw new InvalidOperation('The table has no rows to be striped.');
  const checks: Check[] = [];
  for (const [index, row] of table.rows.entries()) {
    const background = index % 2 === 1 ? (stripe ?? 'transparent') : 'transparent';
    for (const { element } of byRow.get(elementOf(editing, row.id)) ?? []) {
      setInlineStyle(element, 'background-color', background);
      checks.push(backgroundCheck(element, background));
    }
  }
  if (color !== null) setInlineStyle(table.element, 'print-color-adjust', 'exact');
  return {
    changes: [
      color === null
        ? 'Took the stripes off the table’s rows'
        : `Gave every second row of the table the background ${stripe}`,
    ],
    checks,
  };
};

function backgroundCheck(element: Element, background: string): Check {
  return {
    element,
    aspect: 'background-color',
    read: () =>
      inlineValue(element, 'background-color') === `${background}!important`
        ? undefined
        : `A row’s background is not ${background}.`,
  };
}
