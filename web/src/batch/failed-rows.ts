import type { Job } from '../../../packages/client/src/index.ts';
import { readCsvRows } from '../playground/csv.ts';
import type { Table } from './table.ts';

/** The rows of a document in the file: the line that each begins in, and its cells of mapped columns. */
interface FileRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** What names the place of a fault in the table that a job was made of. */
export interface Origin {
  /** The rows of each document. */
  readonly documents: readonly (readonly FileRow[])[];
  /** The column of each placeholder. */
  readonly columns: Readonly<Record<string, string>>;
}

/** Larger tables are not remembered. */
const MAX_CHARACTERS = 500_000;

/** Where the values of a job come from. */
export async function originOf({ filled, groupBy }: Table, content: string): Promise<Origin> {
  const columns = Object.fromEntries(
    filled.flatMap(({ placeholder, field }) => (field === '' ? [] : [[placeholder, field]])),
  );
  if (content.length > MAX_CHARACTERS) return { documents: [], columns };
  const documents: FileRow[][] = [];
  let key: unknown;
  for (const row of await readCsvRows(content)) {
    const own = groupBy === '' ? undefined : row.cells[groupBy];
    const goesOn = groupBy !== '' && documents.length > 0 && (own === '' || own === key);
    if (goesOn) documents.at(-1)?.push(row);
    else documents.push([row]);
    if (own !== '') key = own;
  }
  return { documents, columns };
}

interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function issuesOf(details: unknown): readonly Issue[] {
  const { cause } = (details ?? {}) as { cause?: unknown };
  return Array.isArray(cause) ? (cause as Issue[]).filter(({ path }) => Array.isArray(path)) : [];
}

/** `data.items.0.total` is what fills `items[].total`, of the first row. */
function placeOf({ path }: Issue): { readonly placeholder: string; readonly row: number } {
  const [, ...parts] = path;
  const row = parts.find((part): part is number => typeof part === 'number') ?? 0;
  const placeholder = parts
    .map(String)
    .join('.')
    .replace(/\.\d+(?=\.|$)/g, '[]');
  return { placeholder, row };
}

type Result = Job['results'][number];

/** Why a document was not made, each reason with its line of the file and its column. */
export function reasonsOf(origin: Origin | undefined, result: Result): readonly string[] {
  const { index, error = '', details } = result;
  const rows = origin?.documents[index] ?? [];
  const [first] = rows;
  const line = (row: FileRow | undefined) =>
    row === undefined ? `Document ${index + 1}` : `Line ${row.line}`;
  const issues = issuesOf(details);
  if (issues.length === 0) return [`${line(first)}: ${error}`];
  return issues.map((issue) => {
    const { placeholder, row } = placeOf(issue);
    const column = origin?.columns[placeholder];
    const at = rows[row] ?? first;
    if (column === undefined) return `${line(at)}: ${placeholder} ${issue.message}`;
    const cell = at?.cells[column];
    const value = cell === undefined || cell === '' ? 'it is empty and' : `“${String(cell)}”`;
    return `${line(at)}, column “${column}”: ${value} ${issue.message}`;
  });
}
