import type { Section } from '#lib/domain/document-model/content.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isEmpty, isScalar, objectsIn, type Scalar } from '../fits.ts';
import { isNotPrinted } from './not-printed.ts';
import { type ContentReading, isProse, joinPath, labelFor } from './reading.ts';
import { consume, gridOf, type Located, tableOf } from './tables.ts';

const LEAST_RECORDS = 3;
const LEAST_POINTS = 3;
const MOST_POINTS = 12;

/**
 * `doors: [{ ref, result, checks: [{ name, outcome }], defects: […] }]`: records that are all checked for
 * the same points are a table of records, one of their points by record, and one of what else each lists.
 * One below the other they would fill a page each.
 */
export function alikeRecords(
  reading: ContentReading,
  rows: readonly Located[],
): Omit<Section, 'title'> | undefined {
  const [first] = rows;
  if (first === undefined || rows.length < LEAST_RECORDS || reading.composing.machineMade)
    return undefined;
  const lists = new Set(
    rows.flatMap(({ value }) =>
      Object.keys(value).filter((key) => objectsIn(value[key] ?? null) !== undefined),
    ),
  );
  const head = Object.keys(first.value).find((key) => isHead(rows, key));
  const matrices = [...lists].filter((key) => pointsOf(rows, key) !== undefined);
  if (head === undefined || matrices.length === 0 || !rows.every((row) => isFlat(row, lists)))
    return undefined;
  const table = tableOf(
    reading,
    rows.map((row) => without(row, lists)),
  );
  const sections = [...lists].flatMap((key) => {
    const own = matrices.includes(key)
      ? matrixOf(reading, rows, head, key)
      : listedOf(reading, rows, head, key);
    const path = joinPath(first.path, key);
    if (own === undefined) return [];
    const title = labelFor(reading, key);
    const section: Section = { ...(title !== undefined && { title }), table: own };
    reading.paths.set(section, path);
    return [section];
  });
  return table === undefined ? undefined : { table, sections };
}

/** What each record is known by: a short text or number of its own. */
function isHead(rows: readonly Located[], key: string): boolean {
  const values = rows.map(({ value }) => value[key] ?? null);
  return (
    values.every(
      (value) => isScalar(value) && String(value).length <= 40 && !isNotPrinted(key, value),
    ) && new Set(values).size === rows.length
  );
}

/** Besides its lists a record says nothing that has no place in a table. */
const isFlat = ({ value }: Located, lists: ReadonlySet<string>): boolean =>
  Object.entries(value).every(
    ([key, inner]) =>
      lists.has(key) ||
      isEmpty(inner) ||
      isNotPrinted(key, inner, true) ||
      (isScalar(inner) && !(typeof inner === 'string' && isProse(inner))),
  );

const without = ({ value, path }: Located, lists: ReadonlySet<string>): Located => ({
  value: Object.fromEntries(Object.entries(value).filter(([key]) => !lists.has(key))),
  path,
});

/** The points of a list, where it has the same ones in every record: each a name and what was found. */
function pointsOf(rows: readonly Located[], key: string): readonly string[] | undefined {
  let names: readonly string[] | undefined;
  for (const { value } of rows) {
    const pairs = (objectsIn(value[key] ?? null) ?? []).map(pairOf);
    const own = pairs.map((pair) => pair?.name ?? '');
    if (own.length < LEAST_POINTS || own.length > MOST_POINTS || own.includes('')) return undefined;
    if (names !== undefined && names.join('\n') !== own.join('\n')) return undefined;
    names = own;
  }
  return names !== undefined && new Set(names).size === names.length ? names : undefined;
}

/** `{ name: "Hinges", outcome: "Pass" }` */
function pairOf(entry: JsonObject): { readonly name: string; readonly found: Scalar } | undefined {
  const fields = Object.entries(entry).filter(
    ([key, value]) => !isEmpty(value) && !isNotPrinted(key, value, true),
  );
  const [[, name], [, found]] = [fields[0] ?? ['', null], fields[1] ?? ['', null]];
  return fields.length === 2 && typeof name === 'string' && isScalar(found)
    ? { name, found }
    : undefined;
}

function matrixOf(reading: ContentReading, rows: readonly Located[], head: string, key: string) {
  const points = pointsOf(rows, key) ?? [];
  const cells = rows.map(({ value, path }): JsonValue[] => {
    const list = value[key] ?? null;
    consume(reading, list, joinPath(path, key));
    const found = (objectsIn(list) ?? []).map((entry) => pairOf(entry)?.found ?? null);
    return [value[head] ?? null, ...found];
  });
  const table = gridOf([labelFor(reading, head) ?? '', ...points], cells);
  for (const [index, row] of table?.rows.entries() ?? [])
    reading.paths.set(row, joinPath(rows[index]?.path ?? '', key));
  return table;
}

/** What a record lists, in rows that begin with which record it is. */
function listedOf(reading: ContentReading, rows: readonly Located[], head: string, key: string) {
  const entries = rows.flatMap(({ value, path }) => {
    const list = value[key] ?? null;
    consume(reading, list, joinPath(path, key));
    return (objectsIn(list) ?? []).map(
      (entry, index): Located => ({
        value: { [head]: value[head] ?? null, ...entry },
        path: `${joinPath(path, key)}[${index}]`,
      }),
    );
  });
  return entries.length === 0 ? undefined : tableOf(reading, entries);
}
