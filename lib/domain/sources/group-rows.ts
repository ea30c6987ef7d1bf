import type { Row } from './read-csv.ts';

/** Rows that make one record, under the value that they share. */
interface Group {
  readonly key: unknown;
  readonly rows: Row[];
}

/**
 * Makes one record of each run of rows with the same value in a column, as exports of invoices have a row
 * for every line. A column that differs within a run is a list with a value for each row; null where a row
 * has none. A row without a value in the column belongs to the run above it.
 */
export async function* groupRows(rows: AsyncIterable<Row>, column: string): AsyncGenerator<Row> {
  // What was a list once stays one: two lines of a record may be the same.
  const lists = new Set<string>();
  let group: Group | undefined;
  for await (const row of rows) {
    const key = row[column];
    if (group !== undefined && (key === undefined || key === group.key)) group.rows.push(row);
    else {
      if (group !== undefined) yield recordOf(group.rows, lists);
      group = { key, rows: [row] };
    }
  }
  if (group !== undefined) yield recordOf(group.rows, lists);
}

function recordOf(rows: readonly Row[], lists: Set<string>): Row {
  const [first = {}] = rows;
  if (rows.length === 1) return first;
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  return Object.fromEntries(
    [...columns].map((column) => {
      const values = rows.map((row) => row[column]);
      const stated = values.filter((value) => value !== undefined);
      if (new Set(stated).size > 1) lists.add(column);
      return [column, lists.has(column) ? values.map((value) => value ?? null) : stated[0]];
    }),
  );
}
