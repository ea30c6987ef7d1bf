import type { DataTable, Row, Value } from '#lib/domain/presentation/printed-document.ts';
import type { Tokens } from './tokens.ts';

export function tokeniseValue(value: Value, tokens: Tokens): Value {
  return { ...value, text: tokens.of(value.text, value.path, value.kind) };
}

/** A table of one row that stands for all, each cell as wide as its column's longest text. */
export function tokeniseTable(table: DataTable, tokens: Tokens): DataTable {
  const { rows, path } = table;
  const all = rows.flatMap(({ cells, details }) => [...cells, ...details]);
  const isListed = all.every((value) => value === undefined || value.path.startsWith(`${path}[`));
  const isGrid = all.some((value) => /\]\[\d+\]$/.test(value?.path ?? ''));
  if (!isListed || isGrid) return { ...table, rows: rows.map((row) => tokeniseRow(row, tokens)) };
  const cells = table.columns.map((_, index) => rows.map((row) => row.cells[index]));
  const details = [
    ...Map.groupBy(
      rows.flatMap((row) => row.details),
      // Details of one label may be several, which their names tell apart.
      ({ path: of }) => of.replace(/^.*\]\./, ''),
    ).values(),
  ];
  return tokens.within(path, 'tr', () => ({
    ...table,
    rows: [
      {
        cells: cells.map((column) => longestOf(column, tokens)),
        details: details.flatMap((alike) => longestOf(alike, tokens) ?? []),
      },
    ],
  }));
}

/** The longest of values that are alike. */
function longestOf(column: readonly (Value | undefined)[], tokens: Tokens): Value | undefined {
  const longest = column.reduce(
    (best, value) => ((value?.text.length ?? -1) > (best?.text.length ?? -1) ? value : best),
    undefined,
  );
  return longest && tokeniseValue(longest, tokens);
}

function tokeniseRow({ cells, details }: Row, tokens: Tokens): Row {
  return {
    cells: cells.map((cell) => cell && tokeniseValue(cell, tokens)),
    details: details.map((value) => tokeniseValue(value, tokens)),
  };
}
