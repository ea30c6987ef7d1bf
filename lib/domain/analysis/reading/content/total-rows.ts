import type { ContentTable, Fact, Section } from '#lib/domain/document-model/content.ts';
import { mentions } from '../notions.ts';
import type { ContentReading } from './reading.ts';

type Row = ContentTable['rows'][number];

/** One sum alone reads well below its table, under its own name. */
const LEAST_SUMS = 2;

/**
 * `rows: [{ budget, actual }]` followed by `total: { budget, actual }`: what the columns come to is their
 * last row. What else the total says stands below the table.
 */
export function totalsAsRows({ paths }: ContentReading, sections: readonly Section[]): Section[] {
  const made: Section[] = [];
  for (const section of sections) {
    const before = made.at(-1);
    const { table } = before ?? {};
    const row = table === undefined ? undefined : rowOf(section, table);
    if (before === undefined || table === undefined || row === undefined) {
      made.push(section);
      continue;
    }
    const others = (section.facts ?? []).filter(({ label }) => columnAt(table, label) < 0);
    const facts = [...(before.facts ?? []), ...others];
    const joined: Section = {
      ...before,
      table: { ...table, rows: [...table.rows, row] },
      ...(facts.length > 0 && { facts }),
    };
    keepPath(paths, before, joined);
    keepPath(paths, section, row);
    made.splice(-1, 1, joined);
  }
  return made;
}

function rowOf(section: Section, table: ContentTable): Row | undefined {
  const { title = '', facts = [], ...others } = section;
  if (!mentions(title, 'total', 'sum') || Object.keys(others).length > 0) return undefined;
  const cells: (string | null)[] = table.columns.map(() => null);
  const sums = facts.filter(({ label }) => columnAt(table, label) >= 0);
  if (sums.length < LEAST_SUMS || !sums.every((fact) => isFigure(fact))) return undefined;
  for (const { label, value } of sums) cells[columnAt(table, label)] = value;
  return { cells, isTotal: true };
}

const columnAt = ({ columns }: ContentTable, label: string): number =>
  columns.findIndex((column) => column.label === label && FIGURES.has(column.kind));

const FIGURES: ReadonlySet<Fact['kind']> = new Set(['money', 'number']);
const isFigure = ({ kind }: Fact): boolean => FIGURES.has(kind);

function keepPath(paths: WeakMap<object, string>, from: object, to: object): void {
  const path = paths.get(from);
  if (path !== undefined) paths.set(to, path);
}

const CENT = 0.01;

/** What is the difference of two amounts in every row is an amount: a variance next to budget and forecast. */
export function differencesAsAmounts(table: ContentTable): ContentTable {
  const amounts = table.columns.flatMap(({ kind }, at) => (kind === 'money' ? [at] : []));
  const isDifference = (at: number) =>
    amounts.some((one) =>
      amounts.some(
        (other) =>
          one !== other &&
          table.rows.length > 1 &&
          table.rows.every(({ cells }) => {
            const [sum, first, second] = [cells[at], cells[one], cells[other]].map(Number);
            return Math.abs((first ?? 0) - (second ?? 0) - (sum ?? Number.NaN)) < CENT;
          }),
      ),
    );
  for (const [at, column] of table.columns.entries())
    if (column.kind === 'number' && isDifference(at)) column.kind = 'money';
  return table;
}
