import type { ContentTable, Section } from '#lib/domain/document-model/content.ts';
import type { ContentReading } from './reading.ts';

/** Fewer columns have room for the name of their group. */
const LEAST_COLUMNS = 6;
const LEAST_RUN = 2;

/**
 * A wide table whose first column says the same in one row after the other: each group is a table of its
 * own under that name, and the words of the other columns have its room.
 */
export function groupedRows({ paths }: ContentReading, section: Section): Section {
  const { table, ...others } = section;
  const runs = table === undefined ? undefined : runsOf(table);
  if (table === undefined || runs === undefined) return section;
  const [, ...columns] = table.columns;
  const sections = runs.map(({ name, rows }): Section => {
    const own = rows.map((row) => {
      const made = { ...row, cells: row.cells.slice(1) };
      const path = paths.get(row);
      if (path !== undefined) paths.set(made, path);
      return made;
    });
    const group = {
      title: name,
      table: { columns: columns.map((column) => ({ ...column })), rows: own },
    };
    const path = own[0] && paths.get(own[0]);
    if (path !== undefined) paths.set(group, path);
    return group;
  });
  const made: Section = { ...others, sections: [...sections, ...(others.sections ?? [])] };
  const path = paths.get(section);
  if (path !== undefined) paths.set(made, path);
  return made;
}

interface Run {
  readonly name: string;
  readonly rows: ContentTable['rows'];
}

/** Groups that each stand together. undefined: the rows are in none. */
function runsOf({ columns, rows }: ContentTable): Run[] | undefined {
  const [first] = columns;
  if (columns.length < LEAST_COLUMNS || first?.kind !== 'text') return undefined;
  const runs: Run[] = [];
  for (const row of rows) {
    const name = row.cells[0];
    const last = runs.at(-1);
    if (typeof name !== 'string' || row.isTotal || !/\p{L}{3}/u.test(name)) return undefined;
    if (last?.name === name) last.rows.push(row);
    else if (runs.some((run) => run.name === name)) return undefined;
    else runs.push({ name, rows: [row] });
  }
  return runs.length > 1 && runs.every((run) => run.rows.length >= LEAST_RUN) ? runs : undefined;
}
