/** A row of a table by its columns, and the line of the file that it begins in. */
export interface CsvRow {
  readonly cells: Record<string, unknown>;
  readonly line: number;
}

const isNumber = (cell: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(cell);

/** Quoted cells may hold line breaks. */
const breaksIn = (cells: Readonly<Record<string, unknown>>): number =>
  Object.values(cells).join('').split('\n').length - 1;

/** Reads a table whose first line names the columns. @throws Error with `lines` for what is none */
export async function readCsvRows(text: string): Promise<CsvRow[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const [head = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t', '|'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  const read = parse(text, {
    columns: true,
    delimiter,
    skip_empty_lines: true,
    trim: true,
    bom: true,
    info: true,
    cast: (cell, { header }) => (!header && isNumber(cell) ? Number(cell) : cell),
  }) as unknown as { record: Record<string, unknown>; info: { lines: number } }[];
  return read.map(({ record, info }) => ({ cells: record, line: info.lines - breaksIn(record) }));
}
