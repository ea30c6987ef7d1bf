import type { SourceField } from '#schemas/source.ts';
import type { Row } from './read-csv.ts';

interface Run {
  readonly values: Set<unknown>;
  last: unknown;
  isBroken: boolean;
}

type Columns = readonly Pick<SourceField, 'name' | 'samples'>[];
type Groups = Pick<SourceField, 'groups' | 'grouping'>;

/** A number or short text by which a document is known: "PT-0201", "R-2", "1001". */
const CODE = /^(?=.*\d)[\p{L}\p{N}/#_.-]+$/u;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

const isCode = ({ samples }: Columns[number]): boolean =>
  samples.length > 0 && samples.every((text) => CODE.test(text) && !DATE.test(text));

/** Finds out which columns tell records apart, if rows with the same value were one. */
export function createGroupTally() {
  const runs = new Map<string, Run>();
  const rows: Row[] = [];

  /** undefined: its values name no groups. */
  function groups(column: string): number | undefined {
    const run = runs.get(column);
    return run === undefined || run.isBroken ? undefined : run.values.size;
  }

  /** The first column of codes that names the most groups, else the first column that does. */
  function keyOf(columns: Columns): string | undefined {
    const telling = columns.flatMap((column) => {
      const count = groups(column.name);
      if (count === undefined || count < 2 || count >= rows.length) return [];
      return [{ name: column.name, count, isCode: isCode(column) }];
    });
    const [best] = telling.toSorted(
      (a, b) => Number(b.isCode) - Number(a.isCode) || b.count - a.count,
    );
    return best?.name;
  }

  /** Columns that differ between rows of one record. */
  function lineColumns(key: string): ReadonlySet<string> {
    const lines = new Set<string>();
    let record: Record<string, unknown> = {};
    for (const row of rows) {
      if (row[key] !== undefined && row[key] !== record[key]) record = {};
      for (const [column, value] of Object.entries(row)) {
        if (column in record && record[column] !== value) lines.add(column);
        record[column] = value;
      }
    }
    return lines;
  }

  return {
    add(row: Row): void {
      rows.push(row);
      for (const [column, value] of Object.entries(row)) {
        const isBroken = rows.length > 1;
        const run = runs.get(column) ?? { values: new Set(), last: undefined, isBroken };
        runs.set(column, run);
        // A value that comes back later names nothing: a town, a rate.
        if (value !== run.last && run.values.has(value)) run.isBroken = true;
        run.values.add(value);
        run.last = value;
      }
    },
    /** What each column says of groups. */
    describe(columns: Columns): ReadonlyMap<string, Groups> {
      const key = keyOf(columns);
      const lines = key === undefined ? new Set<string>() : lineColumns(key);
      return new Map(
        columns.map(({ name }) => {
          const count = groups(name);
          const grouping = name === key ? 'key' : lines.has(name) ? 'line' : 'record';
          return [
            name,
            {
              ...(count === undefined ? {} : { groups: count }),
              ...(lines.size === 0 ? {} : { grouping }),
            },
          ];
        }),
      );
    },
  };
}
