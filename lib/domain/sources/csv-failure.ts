import { CsvError } from 'csv-parse';
import { csvInvalid } from './csv-invalid.ts';

/** Where and over what the parser stumbled. */
interface Stumble {
  readonly line: number;
  readonly column: string;
  /** The line on which a value's quotation mark was left open, where one runs over several lines. */
  readonly opened: number | undefined;
  readonly cells: number | undefined;
}

/** What of a file the parser stumbled over, in words that lead to it. */
function sentenceOf(
  { code, message }: CsvError,
  { line, column, opened, cells }: Stumble,
  columns: number | undefined,
): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `line ${opened ?? line}: a quotation mark opens and is never closed`;
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return opened === undefined
        ? `line ${line}${column}: a quotation mark within a value: double it, and quote the value`
        : `line ${opened}: a quotation mark opens and is not closed before line ${line}`;
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return `line ${line}: another number of columns than the first line has${counts(cells, columns)}`;
    case 'CSV_MAX_RECORD_SIZE':
      return `line ${opened ?? line}: longer than any record may be: is a quotation mark not closed?`;
    default:
      return `line ${line}: ${message}`;
  }
}

const counts = (cells: number | undefined, columns: number | undefined): string =>
  cells === undefined || columns === undefined ? '' : `: ${cells} instead of ${columns}`;

/**
 * What broke the reading of a file, as a failure of its content.
 * @param before the last line that was read, and how many columns there are
 */
export function csvFailure(
  error: unknown,
  before: { readonly line: number; readonly columns: number | undefined },
): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines, column, record } = error as CsvError & {
    lines?: number;
    column?: number | string;
    record?: readonly unknown[];
  };
  const line = lines ?? 1;
  const stumble = {
    line,
    column: typeof column === 'number' ? `, column ${column + 1}` : '',
    opened: before.line + 1 < line ? before.line + 1 : undefined,
    cells: record?.length,
  };
  return csvInvalid(sentenceOf(error, stumble, before.columns));
}
