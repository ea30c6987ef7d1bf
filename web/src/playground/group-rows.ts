type Row = Readonly<Record<string, unknown>>;

/** A column that tells documents apart by its name. */
const NUMBER =
  /(?:\b|_|(?<=\p{Ll}))(?:no|nr|num|number|id|ref|reference|nummer|numéro|numero|número)\b|№|#/iu;

/** The lists of rows that share a value in a column, one below the other; undefined: it comes back later. */
function runsOf(rows: readonly Row[], column: string): readonly Row[][] | undefined {
  const runs: Row[][] = [];
  const seen = new Set<unknown>();
  let last: unknown;
  for (const row of rows) {
    const value = row[column];
    const goesOn = runs.length > 0 && (value === '' || value === last);
    if (goesOn) runs.at(-1)?.push(row);
    else if (seen.has(value)) return undefined;
    else runs.push([row]);
    if (value !== '') last = value;
    seen.add(value);
  }
  return runs;
}

/** Columns in which rows of one document differ. */
function lineColumns(runs: readonly Row[][], columns: readonly string[]): readonly string[] {
  return columns.filter((column) =>
    runs.some(
      (run) => new Set(run.map((row) => row[column]).filter((cell) => cell !== '')).size > 1,
    ),
  );
}

/**
 * Rows one below the other with the same number are the lines of one document, as exports of invoices
 * write them: what differs between them becomes its `items`.
 */
export function groupRows(rows: readonly Row[]): readonly Row[] {
  const columns = Object.keys(rows[0] ?? {});
  for (const column of columns.filter((name) => NUMBER.test(name))) {
    const runs = runsOf(rows, column);
    if (runs === undefined || runs.length === rows.length) continue;
    const lines = lineColumns(runs, columns);
    if (lines.length === 0 || lines.includes(column)) continue;
    return runs.map((run) => documentOf(run, columns, lines));
  }
  return rows;
}

function documentOf(
  run: readonly Row[],
  columns: readonly string[],
  lines: readonly string[],
): Row {
  const own = columns.filter((column) => !lines.includes(column));
  const stated = own.map((column) => [
    column,
    run.map((row) => row[column]).find((cell) => cell !== '') ?? '',
  ]);
  const items = run.map((row) =>
    Object.fromEntries(lines.flatMap((name) => (row[name] === '' ? [] : [[name, row[name]]]))),
  );
  return { ...Object.fromEntries(stated), items };
}
