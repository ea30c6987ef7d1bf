import type { Row } from './read-csv.ts';

interface Run {
  readonly values: Set<unknown>;
  last: unknown;
  isBroken: boolean;
}

/** Counts how many records each column would make of rows, if rows with the same value were one. */
export function createGroupTally() {
  const runs = new Map<string, Run>();
  let count = 0;
  return {
    add(row: Row): void {
      count += 1;
      for (const [column, value] of Object.entries(row)) {
        const run = runs.get(column) ?? { values: new Set(), last: undefined, isBroken: count > 1 };
        runs.set(column, run);
        // A value that comes back later names nothing: a town, a rate.
        if (value !== run.last && run.values.has(value)) run.isBroken = true;
        run.values.add(value);
        run.last = value;
      }
    },
    /** undefined: its values name no groups. */
    groups(column: string): number | undefined {
      const run = runs.get(column);
      return run === undefined || run.isBroken ? undefined : run.values.size;
    },
  };
}
