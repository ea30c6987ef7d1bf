import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isScalar } from '../fits.ts';

/** Where a row of a form or a sheet repeats the same questions of several things, these are tables. */
export interface Repeated {
  readonly title?: string;
  /** Rows by their name, each with the fields that it has and their keys. */
  readonly rows: readonly { readonly value: JsonObject; readonly keys: readonly string[] }[];
}

const LEAST_ROWS = 3;
/** "Behaviour [Respects others]". */
const IN_BRACKETS = /^(.{2,60}?)\s*\[([^\]]{2,120})\]$/;
/** "English HL (%)", "English HL Comment". */
const SUFFIX = /^(.{2,60}?)\s+(\([^)]{1,20}\)|[\p{L}]{3,20})$/u;

/** The fields of an object that are rows of a table, by the first key of it. */
export function repeatedIn(data: JsonObject): ReadonlyMap<string, Repeated> {
  const found = new Map<string, Repeated>();
  const scalars = Object.entries(data).filter(([, value]) => isScalar(value));
  const entries = scalars.filter(([key]) => /\s/.test(key));
  for (const table of [...gridsIn(entries), ...stemsIn(entries), ...numberedIn(scalars)]) {
    const [first] = table.rows[0]?.keys ?? [];
    if (first !== undefined) found.set(first, table);
  }
  return found;
}

type Entries = readonly (readonly [string, JsonValue])[];

function gridsIn(entries: Entries): Repeated[] {
  const grids = new Map<string, [string, string, JsonValue][]>();
  for (const [key, value] of entries) {
    const [, title, name] = IN_BRACKETS.exec(key) ?? [];
    if (title !== undefined && name !== undefined)
      grids.set(title, [...(grids.get(title) ?? []), [key, name, value]]);
  }
  return [...grids].flatMap(([title, rows]) =>
    rows.length < 2
      ? []
      : [
          {
            title,
            rows: rows.map(([key, name, value]) => ({
              value: { [title]: name, '': value },
              keys: [key],
            })),
          },
        ],
  );
}

/** Stems that have the same suffixes: a mark and a comment for each subject. */
function stemsIn(entries: Entries): Repeated[] {
  const stems = new Map<string, [string, string, JsonValue][]>();
  for (const [key, value] of entries) {
    const [, stem, suffix] = SUFFIX.exec(key) ?? [];
    if (stem !== undefined && suffix !== undefined)
      stems.set(stem, [...(stems.get(stem) ?? []), [key, suffix, value]]);
  }
  const groups = new Map<string, [string, [string, string, JsonValue][]][]>();
  for (const [stem, fields] of stems) {
    if (fields.length < 2) continue;
    const form = fields.map(([, suffix]) => suffix).join('|');
    groups.set(form, [...(groups.get(form) ?? []), [stem, fields]]);
  }
  return [...groups.values()].flatMap((rows) =>
    rows.length < LEAST_ROWS
      ? []
      : [
          {
            rows: rows.map(([stem, fields]) => ({
              value: {
                Subject: stem,
                ...Object.fromEntries(
                  fields.map(([, suffix, value]) => [suffix.replace(/[()]/g, ''), value]),
                ),
              },
              keys: fields.map(([key]) => key),
            })),
          },
        ],
  );
}

/** `MODULO_1`, "Hours 2". */
const NUMBERED = /^(.*\p{L})[\s_-]?(\d{1,2})$/u;

/** `MODULO_1, ORE_1, MODULO_2, ORE_2`: each number is a row, whose fields are called by what stands before it. */
function numberedIn(entries: Entries): Repeated[] {
  const stems = new Map<string, Map<number, readonly [key: string, value: JsonValue]>>();
  for (const [key, value] of entries) {
    const [, stem, number] = NUMBERED.exec(key) ?? [];
    if (stem === undefined) continue;
    const own = stems.get(stem) ?? new Map<number, readonly [string, JsonValue]>();
    stems.set(stem, own.set(Number(number), [key, value]));
  }
  const groups = new Map<string, string[]>();
  for (const [stem, own] of stems) {
    const numbers = [...own.keys()];
    if (numbers.length < 2 || numbers.some((number, index) => number !== index + 1)) continue;
    const form = numbers.join();
    groups.set(form, [...(groups.get(form) ?? []), stem]);
  }
  return [...groups].flatMap(([form, group]) =>
    group.length < 2
      ? []
      : [{ rows: form.split(',').map((number) => rowOf(stems, group, Number(number))) }],
  );
}

function rowOf(
  stems: ReadonlyMap<string, ReadonlyMap<number, readonly [key: string, value: JsonValue]>>,
  group: readonly string[],
  number: number,
): Repeated['rows'][number] {
  const fields = group.flatMap((stem) => {
    const field = stems.get(stem)?.get(number);
    return field === undefined ? [] : [{ stem, key: field[0], value: field[1] }];
  });
  return {
    value: Object.fromEntries(fields.map(({ stem, value }) => [stem, value])),
    keys: fields.map(({ key }) => key),
  };
}
