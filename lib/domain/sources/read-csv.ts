import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { ServiceType } from '#schemas/tabledb.ts';
import { csvFailure } from './csv-failure.ts';
import { csvInvalid } from './csv-invalid.ts';

/** A row of a file: values by column, without the empty ones. */
export type Row = Readonly<Record<string, unknown>>;

/** No line of a table that people keep is longer. */
const MAX_RECORD_CHARACTERS = 1_000_000;
const MAX_COLUMNS = 1_000;

/** A plain number, as a reader would write it; with leading zeros or very long it is an id. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;

/** What the cells of each column are. */
export type ColumnTypes = ReadonlyMap<string, ServiceType>;

/** Cells of a column that is not known are what each of them looks like. */
function readCell(cell: string, type: ServiceType | undefined): string | number | boolean {
  const mayBe = (wanted: ServiceType) => type === undefined || type === wanted;
  if (mayBe('number') && NUMBER.test(cell)) return Number(cell);
  if (mayBe('boolean') && (cell === 'true' || cell === 'false')) return cell === 'true';
  return cell;
}

/** @throws validation for a column without a name, or with the name of another one */
function columnsOf(cells: readonly string[]): readonly string[] {
  const columns = cells.map((cell) => cell.trim());
  if (columns.length > MAX_COLUMNS)
    throw csvInvalid(`line 1: ${columns.length} columns, more than ${MAX_COLUMNS}`);
  const unnamed = columns.indexOf('');
  if (unnamed >= 0) throw csvInvalid(`line 1, column ${unnamed + 1}: a column without a name`);
  const twice = columns.findIndex((name, index) => columns.indexOf(name) < index);
  if (twice >= 0)
    throw csvInvalid(`line 1, column ${twice + 1}: a second column named "${columns[twice]}"`);
  return columns;
}

function rowOf(columns: readonly string[], cells: readonly string[], types: ColumnTypes): Row {
  const values = columns.flatMap((name, index) => {
    const cell = cells[index]?.trim() ?? '';
    return cell === '' ? [] : [[name, readCell(cell, types.get(name))] as const];
  });
  return Object.fromEntries(values);
}

/**
 * The columns of a file, then its rows one by one: it is never in memory as a whole.
 * @throws validation, with line and column
 */
export async function* readCsv(
  content: Readable,
  delimiter: string,
  types: ColumnTypes = new Map(),
): AsyncGenerator<{ readonly columns: readonly string[]; readonly row?: Row }> {
  let before: { line: number; columns: number | undefined } = { line: 0, columns: undefined };
  const parser = content.pipe(
    parse({
      bom: true,
      delimiter,
      // Of the parser's own progress: rows that wait are lost where a later one is broken.
      on_record: (cells: string[], { lines }) => {
        before = { line: lines, columns: before.columns ?? cells.length };
        return cells;
      },
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_CHARACTERS,
    }),
  );
  content.once('error', (error) => parser.destroy(error));
  let columns: readonly string[] | undefined;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (columns === undefined) {
        columns = columnsOf(cells);
        yield { columns };
      } else yield { columns, row: rowOf(columns, cells, types) };
    }
  } catch (error) {
    throw csvFailure(error, before);
  } finally {
    content.destroy();
  }
}
