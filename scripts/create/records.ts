import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { UsageError } from '#scripts/command-line.ts';

/** A list longer than this comes of a mistyped column. */
const MAX_INDEX = 9_999;

type Branch = Record<string, unknown>;

/** A plain number, as a reader would write it; with leading zeros or very long it is an id. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;

function readCell(cell: string): string | number | boolean {
  if (NUMBER.test(cell)) return Number(cell);
  return cell === 'true' || cell === 'false' ? cell === 'true' : cell;
}

/** `lineItems[0].total` as ['lineItems', 0, 'total']. @throws UsageError */
function stepsOf(column: string): readonly (string | number)[] {
  const steps = column
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.trim()));
  const isWrong = steps.some((step) => step === '' || Number(step) > MAX_INDEX);
  if (isWrong || typeof steps[0] === 'number') {
    throw new UsageError(
      `Column "${column}": write a name, nested by dots, such as client.name or lineItems[0].total`,
    );
  }
  return steps;
}

/** Puts a value at its place. Lists begin as objects with numbers for keys. */
function place(record: Branch, steps: readonly (string | number)[], value: unknown): void {
  let target = record;
  for (const step of steps.slice(0, -1)) {
    target[step] ??= Object.create(null);
    const next = target[step];
    if (typeof next !== 'object' || next === null) {
      throw new UsageError(`Column "${steps.join('.')}": ${step} has a value of its own`);
    }
    target = next as Branch;
  }
  const last = steps.at(-1) ?? '';
  if (typeof target[last] === 'object') {
    throw new UsageError(`Column "${steps.join('.')}": there are columns below it`);
  }
  target[last] = value;
}

/** Objects whose keys are all numbers are lists; what is missing in between is left out. */
function withLists(branch: unknown): unknown {
  if (typeof branch !== 'object' || branch === null) return branch;
  const entries = Object.entries(branch).map(([key, value]) => [key, withLists(value)] as const);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  }
  return Object.fromEntries(entries);
}

/** The separator that the line of column names has most of. */
function separatorOf(source: string): string {
  const [header = ''] = source.split(/\r?\n/, 1);
  const count = (separator: string) => header.split(separator).length;
  return [';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

function readTable(file: string, source: string): unknown[] {
  let rows: string[][];
  try {
    rows = parse(source, { bom: true, delimiter: separatorOf(source), skip_empty_lines: true });
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
  const [header = [], ...body] = rows;
  const columns = header.map((name) => stepsOf(name.trim()));
  return body.map((cells) => {
    const record: Branch = Object.create(null);
    for (const [index, steps] of columns.entries()) {
      const cell = cells[index]?.trim() ?? '';
      // An empty cell says that there is no such thing, not that it is empty.
      if (cell !== '') place(record, steps, readCell(cell));
    }
    return withLists(record);
  });
}

function readLines(file: string, source: string): unknown[] {
  return source.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch (error) {
      throw new UsageError(
        `${file}, line ${index + 1}, is not valid JSON: ${(error as Error).message}`,
      );
    }
  });
}

function readList(file: string, source: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(source);
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(list)) throw new UsageError(`${file} holds no list of records`);
  return list;
}

const READERS: Readonly<Record<string, (file: string, source: string) => unknown[]>> = {
  '.csv': readTable,
  '.tsv': readTable,
  '.json': readList,
  '.ndjson': readLines,
  '.jsonl': readLines,
};

/**
 * The records of a file, by the extension of its name.
 * @throws UsageError naming the file, and the line or column that is wrong
 */
export function readRecords(file: string, source: string): readonly unknown[] {
  const read = READERS[extname(file).toLowerCase()];
  if (read === undefined) {
    throw new UsageError(`--batch ${file}: name one of ${Object.keys(READERS).join(', ')}`);
  }
  const records = read(file, source);
  if (records.length === 0) throw new UsageError(`${file} holds no records`);
  return records;
}
