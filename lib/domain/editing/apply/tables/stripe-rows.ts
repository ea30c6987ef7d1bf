import { type Element, isTag } from 'domhandler';
import { textContent } from 'domutils';
import type { ContentTable, TableRow } from '../../content-model.ts';
import { describeValidValue, styleValue } from '../../style-values.ts';
import {
  type Applier,
  type Check,
  type Editing,
  type Effect,
  elementOf,
  InvalidOperation,
} from '../effect.ts';
import { readEditStyle, setEditStyle } from '../styles/edit-styles.ts';
import { inlineValue, setInlineStyle } from '../styles/inline-style.ts';
import { gridOf, tableOf } from './table-grid.ts';

/**
 * Gives every second record a background, cell by cell: some styles draw stripes of their own, count
 * the rows of each group for themselves, or colour cells. null takes all stripes away.
 */
export const stripeRows: Applier<'stripe-rows'> = (editing, { table: id, color }) => {
  const table = tableOf(editing, id);
  const stripe = color === null ? undefined : styleValue('background-color', color);
  if (color !== null && stripe === undefined)
    throw new InvalidOperation(`The stripes must be ${describeValidValue('background-color')}.`);
  if (table.rows.length === 1 || textContent(table.element).includes('{{'))
    return stripeRepeated(editing, table, stripe);
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
  return { changes: [changeOf(stripe)], checks };
};

/** Rows in another order keep the stripes at their places: what is returned gives them to those that stand there now. */
export function stripesAt(before: readonly TableRow[]): (after: readonly TableRow[]) => void {
  const backgrounds = before.map(({ element }) => backgroundOf(element));
  const [one, other] = backgrounds;
  const areStriped =
    one !== undefined &&
    other !== undefined &&
    one !== other &&
    (one === 'transparent' || other === 'transparent') &&
    backgrounds.every((background, index) => background === (index % 2 === 0 ? one : other));
  return (after) => {
    if (!areStriped) return;
    for (const [index, { element }] of after.entries())
      for (const cell of element.children.filter(isTag))
        setInlineStyle(cell, 'background-color', backgrounds[index] ?? 'transparent');
  };
}

/** The background that all cells of a row were given. */
function backgroundOf(row: Element): string | undefined {
  const [first, ...others] = row.children
    .filter(isTag)
    .map((cell) => inlineValue(cell, 'background-color'));
  return others.every((background) => background === first)
    ? first?.replace(/!important$/, '')
    : undefined;
}

const changeOf = (stripe: string | undefined): string =>
  stripe === undefined
    ? 'Took the stripes off the table’s rows'
    : `Gave every second row of the table the background ${stripe}`;

const MARK = 'data-service-stripes';
const RECORD = 'data-service-record';

/**
 * A row of a template is every row of its list, and a single one may become one: only a rule tells them
 * apart. Sums below the list are none of its rows.
 */
function stripeRepeated(
  editing: Editing,
  { id, element, rows: records }: ContentTable,
  stripe: string | undefined,
): Effect {
  const { document } = editing;
  const name = `stripes-${id}` as const;
  for (const row of records) elementOf(editing, row.id).attribs[RECORD] = '';
  const own = records.length === 0 ? 'tr' : `[${RECORD}]`;
  const of = (which: string) => `[${MARK}="${id}"]>tbody>${own}:nth-child(${which} of ${own})>*`;
  const css =
    stripe === undefined
      ? `${of('n')}{background-color:transparent!important}`
      : `${of('even')}{background-color:${stripe}!important}${of('odd')}{background-color:transparent!important}`;
  element.attribs[MARK] = id;
  setEditStyle(document, name, css);
  setInlineStyle(element, 'print-color-adjust', 'exact');
  return {
    changes: [changeOf(stripe)],
    checks: [
      {
        element,
        aspect: 'background-color',
        read: () =>
          readEditStyle(document, name) === css ? undefined : 'The stripes are not there.',
      },
    ],
  };
}

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
