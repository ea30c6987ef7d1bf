import type { Element } from 'domhandler';
import { type Draft, draft, type Findings, idAt, type ReadRow, type ReadTable } from './draft.ts';
import type { Outline, Part } from './outline.ts';
import { bare, isFigure, isTotalLabel, itemScore } from './vocabulary.ts';

export interface ReadTotal {
  readonly id: string;
  readonly label: Draft;
  readonly value: Draft;
  readonly element: Element;
  readonly part: Part;
}

/** The table of line items: the one that says so, else the one whose heads do. */
export function findLineItems(found: Findings, named: readonly Part[]): ReadTable | undefined {
  const own = found.tables.find(({ part }) => named.some((region) => contains(region, part.at)));
  if (own !== undefined) return own;
  const scored = found.tables
    .map((table) => ({ table, score: scoreOf(table) }))
    .filter(({ score }) => score >= 2);
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === best)
    .toSorted((a, b) => b.table.rows.length - a.table.rows.length)[0]?.table;
}

function scoreOf({ labels, numeric, sums, rows }: ReadTable): number {
  const money = rows.some(({ cells }) =>
    cells.some(({ text }) => isFigure(text) && /[\p{Sc}.,]\d/u.test(text)),
  );
  if (!money || !numeric.includes(true)) return 0;
  const headless = labels.every((label) => label === '');
  return itemScore(labels) + (sums.length === 0 ? 0 : headless ? 2 : 1);
}

export const contains = (part: Part, at: number): boolean => at >= part.at && at < part.end;

/** The lines of the totals, in order: in the parts named so, else what is labelled as one below the items. */
export function findTotals(
  found: Findings,
  outline: Outline,
  lineItems: ReadTable | undefined,
  named: readonly Part[],
): ReadTotal[] {
  const lines = [
    ...(lineItems?.sums ?? [])
      .map((row) => sumLine(row, found))
      .filter((line) => line !== undefined),
    ...pairedLines(found, outline, lineItems, named),
  ].toSorted((a, b) => a.part.at - b.part.at);
  for (const { label, value } of lines) {
    label.role = 'total-label';
    value.role = 'total-value';
    value.label = bare(label.text);
  }
  return lines;
}

function pairedLines(
  found: Findings,
  outline: Outline,
  lineItems: ReadTable | undefined,
  named: readonly Part[],
): ReadTotal[] {
  const start = lineItems?.part.at ?? 0;
  const pairs = found.pairs.map(({ label, value, row }) => ({
    label,
    value,
    part: (row.element.name === 'dl' ? outline.partOf(value.element) : undefined) ?? row,
    at: outline.placeOf(label.element) ?? 0,
  }));
  const isNamed = ({ at }: Paired) => named.some((region) => contains(region, at));
  const isSaid = ({ label, value, at }: Paired) =>
    at >= start && isTotalLabel(label.text) && isFigure(value.text);
  const known = new Set(pairs.filter(named.length > 0 ? isNamed : isSaid));
  const lines = pairs
    .filter((pair) => known.has(pair) || (named.length === 0 && isBetween(pair, [...known])))
    .map(({ label, value, part }) => ({
      id: idAt(part.at),
      label,
      value,
      part,
      element: part.element,
    }));
  return named.length > 0 || lineItems !== undefined || lines.length > 1 ? lines : [];
}

interface Paired {
  readonly label: Draft;
  readonly value: Draft;
  readonly part: Part;
  readonly at: number;
}

/** "Emergency surcharge" between the net amount and the total, in a list with them. */
function isBetween({ value, part, at }: Paired, known: readonly Paired[]): boolean {
  const siblings = known.filter((one) => one.part.parent === part.parent);
  return (
    isFigure(value.text) &&
    siblings.some((one) => one.at < at) &&
    siblings.some((one) => one.at > at)
  );
}

/** A row that sums up; "Total: $385.00" in one cell is taken apart. */
function sumLine({ part, cells }: ReadRow, found: Findings): ReadTotal | undefined {
  const spoken = [...new Set(cells)].filter(({ text }) => text !== '');
  const [label] = spoken;
  const value = spoken.findLast((cell) => cell !== label);
  const line = { id: idAt(part.at), part, element: part.element };
  if (label !== undefined && value !== undefined) return { ...line, label, value };
  const [, name, amount] = /^([^:：]+[:：])\s*(.+)$/.exec(label?.text ?? '') ?? [];
  const cell = part.spoken.at(-1);
  if (label === undefined || cell === undefined || name === undefined || amount === undefined)
    return undefined;
  const halves = {
    label: draft(cell, name, 'total-label', { whole: false }),
    value: draft(cell, amount, 'total-value', { whole: false }),
  };
  found.nodes.splice(found.nodes.indexOf(label), 1, halves.label, halves.value);
  return { ...line, ...halves };
}
