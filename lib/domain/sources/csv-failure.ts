import { CsvError } from 'csv-parse';
import { csvInvalid } from './csv-invalid.ts';

/** What of a file the parser stumbled over, in words that lead to it. */
function sentenceOf({ code, message }: CsvError, line: number, column: string): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `line ${line}: a quotation mark opens and is never closed`;
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `line ${line}${column}: a quotation mark within a value: double it, and quote the value`;
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return `line ${line}: another number of columns than the first line has`;
    case 'CSV_MAX_RECORD_SIZE':
      return `line ${line}: longer than any record may be: is a quotation mark not closed?`;
    default:
      return `line ${line}: ${message}`;
  }
}

/** What broke the reading of a file, as a failure of its content. */
export function csvFailure(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines, column } = error as CsvError & { lines?: number; column?: number | string };
  const place = typeof column === 'number' ? `, column ${column + 1}` : '';
  return csvInvalid(sentenceOf(error, lines ?? 1, place));
}
