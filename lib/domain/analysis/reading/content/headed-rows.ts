import type { ContentTable, Section } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import { objectsIn } from '../fits.ts';
import { labelOf, wordsOfKey } from '../key-words.ts';
import { type ContentReading, joined, joinPath } from './reading.ts';
import { consume, gridOf } from './tables.ts';

const HEADS = /^(\w+?)Headers$/;

/**
 * Reports whose columns are named in lists of their own, as those of analytics services:
 * `{ dimensionHeaders, metricHeaders, rows: [{ dimensionValues, metricValues }], totals }`.
 */
export function headedRows(
  reading: ContentReading,
  data: JsonObject,
  path: string,
): Section | undefined {
  const stems = Object.keys(data).flatMap((key) => HEADS.exec(key)?.[1] ?? []);
  const rows = objectsIn(data.rows);
  if (stems.length === 0 || rows === undefined) return undefined;
  const heads = stems.flatMap((stem) => namesIn(data[`${stem}Headers`]));
  const totals = objectsIn(data.totals) ?? [];
  const table = gridOf(heads, [
    ...rows.map((row) => valuesOf(row, stems)),
    ...totals.map((row) =>
      valuesOf(row, stems).map((value) => (isReserved(value) ? 'Total' : value)),
    ),
  ]);
  if (table === undefined) return undefined;
  for (const key of ['rows', 'totals', ...stems.map((stem) => `${stem}Headers`)])
    consume(reading, data[key] ?? null, joinPath(path, key));
  const section: Section = { table: withCounts(table) };
  reading.paths.set(section, joinPath(path, 'rows'));
  return section;
}

/** What a key adds to that of the rows it heads. */
const HEADING = /^(?:cols?|columns?|headers?|heads?|headings?|fields?|labels?)$/;

/** The keys of a list of rows and of the list beside it that names their columns. */
export interface HeadedGrid {
  readonly key: string;
  readonly heads: string;
  readonly table: ContentTable;
}

export function headedGrids(data: JsonObject): HeadedGrid[] {
  return Object.entries(data).flatMap(([heads, names]) => {
    const words = wordsOfKey(heads);
    if (!Array.isArray(names) || words.length < 2 || !HEADING.test(words.at(-1) ?? '')) return [];
    const stem = words.slice(0, -1).join(' ');
    const key = Object.keys(data).find((each) => wordsOfKey(each).join(' ') === stem);
    const rows = key === undefined ? undefined : data[key];
    if (key === undefined || !Array.isArray(rows)) return [];
    const labels = names.map((name) => labelOf(joined(name)));
    const table = gridOf(labels, rows);
    return table === undefined ? [] : [{ key, heads, table }];
  });
}

const isReserved = (value: JsonValue): boolean =>
  typeof value === 'string' && /^[A-Z]+_[A-Z_]+$/.test(value);

const namesIn = (list: JsonValue | undefined): string[] =>
  Array.isArray(list)
    ? list.map((each) => labelOf(joined(isObject(each) ? (each.name ?? '') : each)))
    : [];

const valuesOf = (row: JsonObject, stems: readonly string[]): JsonValue[] =>
  stems.flatMap((stem) => {
    const values = row[`${stem}Values`];
    return Array.isArray(values)
      ? values.map((each) => (isObject(each) ? (each.value ?? null) : each))
      : [];
  });

/** Services send their figures as texts. */
function withCounts({ columns, rows }: ContentTable): ContentTable {
  return {
    rows,
    columns: columns.map((column, at) => {
      const cells = rows.map(({ cells: row }) => row[at] ?? '').filter((cell) => cell !== '');
      const isFigure =
        cells.length > 0 && cells.every((cell) => /^-?\d{1,15}(?:\.\d{1,10})?$/.test(cell));
      if (!isFigure) return { ...column, kind: 'text' };
      const isShare =
        /rate$/i.test(column.label) && cells.every((cell) => Math.abs(Number(cell)) <= 1);
      if (isShare)
        for (const row of rows)
          row.cells[at] =
            row.cells[at] == null ? null : String(Math.round(Number(row.cells[at]) * 1e4) / 100);
      const isMoney = /revenue|cost|amount|value/i.test(column.label);
      return { ...column, kind: isShare ? 'percent' : isMoney ? 'money' : 'number' };
    }),
  };
}
