import type { Element } from 'domhandler';
import type { ContentModel, ContentTable, TableRow } from '../../content-model.ts';
import { isGroupHeading } from '../../group-heading.ts';
import type { DocumentWriting } from '../document-writing.ts';
import { groupsOf } from '../group-sums.ts';
import { lineSums } from '../line-sums.ts';
import { formulasOf, readTotals } from '../totals-formulas.ts';
import { isMoney as isMoneyLike } from './text-figures.ts';

/** What others may follow from: a sum that the document shows, or that its rows come to. */
export interface Source {
  readonly was: number;
  readonly is: number;
  /** As the document calls it. */
  readonly label: string;
  readonly isMoney: boolean;
  /** Of a line of the totals: its value. */
  readonly element?: Element;
  /** Of a column's sum: its table. */
  readonly table?: Element;
}

const LEAST_ROWS = 2;
/** A deposit that is asked for is not paid: all of it is due still. */
const DUE_NOW = /\bdue now\b/i;

/** Values that are settled already, by their elements. */
export type Settled = ReadonlyMap<Element, number>;

export function sumSources(
  before: ContentModel,
  now: ContentModel,
  writing: DocumentWriting,
  settled: Settled,
): Source[] {
  return [
    ...totalSources(before, now, writing, settled),
    ...groupSources(before, now, writing, settled),
    ...columnSources(before, now, writing, settled),
  ];
}

/** With what is due once a payment is taken off below the total, which was all of it. */
function totalSources(
  before: ContentModel,
  now: ContentModel,
  writing: DocumentWriting,
  settled: Settled,
): Source[] {
  const earlier = readTotals(before, writing);
  const later = readTotals(now, writing);
  const isNow = new Map(
    later.map(({ element, figure }) => [element, settled.get(element) ?? figure.value]),
  );
  const sources = earlier.flatMap(({ element, label, figure }) => {
    const is = isNow.get(element);
    return is === undefined ? [] : [{ was: figure.value, is, label, isMoney: true, element }];
  });
  const total = formulasOf(earlier, lineSums(before, writing)).total;
  const due = later.findLast(
    ({ kind, element, label }) =>
      kind === 'due' && !earlier.some((one) => one.element === element) && !DUE_NOW.test(label),
  );
  if (total === undefined || due === undefined) return sources;
  const left = isNow.get(due.element) ?? due.figure.value;
  return [...sources, { was: total.figure.value, is: left, label: due.label, isMoney: true }];
}

function groupSources(
  before: ContentModel,
  now: ContentModel,
  { read }: DocumentWriting,
  settled: Settled,
): Source[] {
  const groups = groupsOf(now, read, settled, before.lineItems);
  const later = new Map(groups.map((group) => [group.heading, group]));
  return groupsOf(before, read).flatMap(({ heading, name, lines, sum }) => {
    const is = later.get(heading)?.sum;
    return is !== undefined && (lines >= LEAST_ROWS || isGroupHeading(heading))
      ? [{ was: sum, is, label: name, isMoney: true }]
      : [];
  });
}

function columnSources(
  before: ContentModel,
  now: ContentModel,
  writing: DocumentWriting,
  settled: Settled,
): Source[] {
  const later = new Map(now.tables.map((table) => [table.element, table]));
  return before.tables.flatMap((table) => {
    const other = later.get(table.element);
    if (other === undefined || table.rows.length < LEAST_ROWS) return [];
    return table.columns.flatMap(({ label, numeric }, at) => {
      const place = columnLike(table, at, other);
      if (!numeric || place === undefined) return [];
      const was = sumOf(table.rows, at, writing, new Map());
      const is = sumOf(other.rows, place, writing, settled);
      if (was === undefined || is === undefined) return [];
      return [{ was: was.sum, is: is.sum, label, isMoney: was.isMoney, table: table.element }];
    });
  });
}

function columnLike(table: ContentTable, at: number, { columns }: ContentTable) {
  const label = table.columns[at]?.label;
  const place = columns.findIndex((column) => column.label === label);
  if (place >= 0 && label !== '') return place;
  return columns.length === table.columns.length ? at : undefined;
}

function sumOf(
  rows: readonly TableRow[],
  at: number,
  { read }: DocumentWriting,
  settled: Settled,
): { readonly sum: number; readonly isMoney: boolean } | undefined {
  let sum = 0;
  let isMoney = false;
  for (const { cells } of rows) {
    const cell = cells[at];
    if (cell === undefined || cell.text === '') continue;
    const figure = read(cell.text);
    if (figure === undefined || figure.kind === 'percent') return undefined;
    isMoney ||= isMoneyLike(figure);
    sum += settled.get(cell.element) ?? figure.value;
  }
  return { sum, isMoney };
}
