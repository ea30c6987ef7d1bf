import { z } from 'zod/mini';
import type { ContentKind, ContentTable } from '#lib/domain/document-model/content.ts';
import { holds } from './conditions.ts';
import { listAt, locateAll, type Scope, scalarOf } from './locate.ts';
import { type Progress, readSource } from './read-source.ts';
import type { GivenColumns, Source, TableFilling } from './system-mapping.ts';

/** A row for each entry of a list. Rows and columns without any value are left out; undefined: all of them. */
export function readTable(
  scope: Scope,
  { $each, $where, $by, $columns, $details = [] }: TableFilling,
  place: string,
  progress: Progress,
): ContentTable | undefined {
  const listed = listAt(scope, $each).filter(
    (within) => $where === undefined || holds(within, $where),
  );
  const entries = $by === undefined ? listed : inOrder(listed, $by);
  const columns = '$labels' in $columns ? givenColumns(scope, $columns, progress) : $columns;
  const read = entries.map((within) => ({
    cells: columns.map(({ value, kind }) => readSource(within, value, z.string(), progress, kind)),
    details: readDetails(within, $details, progress),
  }));
  const rows = read.filter(({ cells }) => cells.some((cell) => cell !== undefined));
  const used = columns.flatMap((_, column) =>
    rows.some(({ cells }) => cells[column] !== undefined) ? [column] : [],
  );
  if (rows.length === 0) return undefined;
  for (const [row, { cells }] of rows.entries())
    for (const [index, column] of used.entries()) {
      const path = cells[column]?.path ?? '';
      if (path !== '') progress.origins.set(`${place}.rows.${row}.cells.${index}`, path);
    }
  return {
    columns: columns
      .filter((_, column) => used.includes(column))
      .map(({ label, kind = 'text' }) => ({ label, kind })),
    rows: rows.map(({ cells, details }) => ({
      cells: used.map((column) => cells[column]?.value ?? null),
      ...(details.length === 0 ? {} : { details }),
    })),
  };
}

/** Texts such as days of ISO 8601; entries that have the same keep their order. */
function inOrder(entries: readonly Scope[], path: string): Scope[] {
  return entries
    .map((entry) => ({ entry, key: String(locateAll(entry, path).map(scalarOf)[0]?.value ?? '') }))
    .toSorted((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1))
    .map(({ entry }) => entry);
}

function readDetails(scope: Scope, sources: readonly Source[], progress: Progress): string[] {
  return sources.flatMap((source) => readSource(scope, source, z.string(), progress)?.value ?? []);
}

/** The columns that a record names; their cells are found by their place. */
function givenColumns(
  scope: Scope,
  { $labels, $cells, $kind }: GivenColumns,
  { consumed }: Progress,
): readonly { readonly label: string; readonly kind: ContentKind; readonly value: string }[] {
  const cell = $cells.replace('[]', '[#]');
  return locateAll(scope, $labels).map((located, index) => {
    const label = scalarOf(located);
    if (label !== undefined) consumed.add(label.path);
    return {
      label: label === undefined ? '' : String(label.value),
      kind: index === 0 ? 'text' : $kind,
      value: cell.replace('#', String(index)),
    };
  });
}
