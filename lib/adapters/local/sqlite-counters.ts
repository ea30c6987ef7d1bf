import type { DatabaseSync } from 'node:sqlite';
import type { Claim, Increment, Key, Settlement, Table } from '#lib/ports/table.ts';
import type { Writes } from './sqlite-writes.ts';

const indexed = (table: string) =>
  `CREATE INDEX IF NOT EXISTS ${table}_removal ON ${table} (remove_after) WHERE remove_after IS NOT NULL;`;

/** Counters, and the names under which parts of them are held. */
export const COUNTER_SCHEMA = `
  CREATE TABLE IF NOT EXISTS counter (
    partition TEXT NOT NULL, sort TEXT NOT NULL, value INTEGER NOT NULL,
    remove_after INTEGER, PRIMARY KEY (partition, sort)
  );
  ${indexed('counter')}
  CREATE TABLE IF NOT EXISTS counter_claim (
    partition TEXT NOT NULL, sort TEXT NOT NULL, name TEXT NOT NULL,
    remove_after INTEGER, PRIMARY KEY (partition, sort, name)
  );
  ${indexed('counter_claim')}
`;

function prepare(db: DatabaseSync) {
  return {
    // One statement, so that no other writer comes between the check and the addition.
    increment: db.prepare(`INSERT INTO counter
      SELECT :partition, :sort, :by, :removeAfter WHERE :max IS NULL OR :by + coalesce(
        (SELECT value FROM counter WHERE partition = :partition AND sort = :sort), 0) <= :max
      ON CONFLICT DO UPDATE SET value = value + excluded.value,
        remove_after = coalesce(excluded.remove_after, remove_after) RETURNING value`),
    count: db.prepare('SELECT value FROM counter WHERE partition = ? AND sort = ?'),
    hold: db.prepare('INSERT INTO counter_claim VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    letGo: db.prepare('DELETE FROM counter_claim WHERE partition = ? AND sort = ? AND name = ?'),
  };
}

/** The counters of a table that is open in `db`. */
export function createCounters(
  db: DatabaseSync,
  writes: Writes,
): Pick<Table, 'increment' | 'claim' | 'settle' | 'count'> {
  const statements = prepare(db);

  function increment({ partition, sort, by, max, removeAfter }: Increment): number | undefined {
    const row = statements.increment.get({
      partition,
      sort,
      by,
      max: max ?? null,
      removeAfter: removeAfter ?? null,
    });
    return row && Number(row.value);
  }

  const count = ({ partition, sort }: Key): number =>
    Number(statements.count.get(partition, sort)?.value ?? 0);

  /** undefined takes back what was written. */
  function whole<T>(write: () => T | undefined): T | undefined {
    db.exec('BEGIN IMMEDIATE');
    let result: T | undefined;
    try {
      result = write();
      return result;
    } finally {
      db.exec(result === undefined ? 'ROLLBACK' : 'COMMIT');
    }
  }

  function claim({ name, ...claimed }: Claim): number | undefined {
    const { partition, sort, removeAfter = null } = claimed;
    const isNew = statements.hold.run(partition, sort, name, removeAfter).changes === 1;
    return isNew ? increment(claimed) : count(claimed);
  }

  function settle({ partition, sort, name, by }: Settlement): true | undefined {
    if (statements.letGo.run(partition, sort, name).changes === 0) return undefined;
    increment({ partition, sort, by });
    return true;
  }

  return {
    increment: (added) => writes.ask(() => increment(added)),
    claim: async (claimed) => whole(() => claim(claimed)),
    settle: async (settlement) => whole(() => settle(settlement)) ?? false,
    count: async (key) => count(key),
  };
}
