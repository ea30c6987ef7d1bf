import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Blobs } from '#lib/ports/blobs.ts';
import type { Item, Key, Page, Precondition, Put, Query, Table } from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';
import { BLOB_SCHEMA, createSqliteBlobs } from './sqlite-blobs.ts';
import { COUNTER_SCHEMA, createCounters } from './sqlite-counters.ts';
import { createWrites } from './sqlite-writes.ts';

/**
 * synchronous = NORMAL: a commit is in the kernel when it returns, so it survives `kill -9`; a power
 * cut may take back the last commits but never corrupts the file. Measured on ext4, one commit: 0.02
 * ms, with FULL 0.3 ms (several on a slow disk), all of it on the event loop, five times a document.
 *
 * The tables have a rowid because values reach 100 kB, which WITHOUT ROWID would keep in the tree.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA journal_size_limit = 67108864;
  CREATE TABLE IF NOT EXISTS item (
    partition TEXT NOT NULL, sort TEXT NOT NULL, value TEXT NOT NULL,
    revision INTEGER NOT NULL, remove_after INTEGER, PRIMARY KEY (partition, sort)
  );
  CREATE INDEX IF NOT EXISTS item_removal ON item (remove_after) WHERE remove_after IS NOT NULL;
`;

/** Another process may hold the file, such as a second command on the same data folder. */
const BUSY_TIMEOUT_MS = 5_000;
const PURGE_INTERVAL_MS = 60_000;
/** Rows per purging statement: under a millisecond, so that requests do not wait for it. */
const PURGE_ROWS = 100;

type Row = Record<string, SQLOutputValue>;

function toItem(partition: string, sort: string, row: Row): Item {
  return {
    partition,
    sort,
    value: JSON.parse(String(row.value)) as JsonObject,
    revision: Number(row.revision),
  };
}

function prepare(db: DatabaseSync) {
  const purge = (table: string) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid IN
      (SELECT rowid FROM ${table} WHERE remove_after < ? ORDER BY remove_after LIMIT ${PURGE_ROWS})`);
  const page = (order: 'ASC' | 'DESC') =>
    db.prepare(`SELECT sort, value, revision FROM item WHERE partition = :partition
      AND sort >= :from AND sort < :below AND (:before IS NULL OR sort < :before)
      AND (:after IS NULL OR sort ${order === 'ASC' ? '>' : '<'} :after)
      ORDER BY sort ${order} LIMIT :limit`);
  return {
    get: db.prepare('SELECT value, revision FROM item WHERE partition = ? AND sort = ?'),
    replace: db.prepare(`INSERT INTO item VALUES (?, ?, ?, 1, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, remove_after = excluded.remove_after,
        revision = revision + 1 RETURNING revision`),
    create: db.prepare(`INSERT INTO item VALUES (?, ?, ?, 1, ?)
      ON CONFLICT DO NOTHING RETURNING revision`),
    update: db.prepare(`UPDATE item SET value = ?, remove_after = ?, revision = revision + 1
      WHERE partition = ? AND sort = ? AND revision = ? RETURNING revision`),
    delete: db.prepare('DELETE FROM item WHERE partition = ? AND sort = ?'),
    deleteRevision: db.prepare(
      'DELETE FROM item WHERE partition = ? AND sort = ? AND revision = ?',
    ),
    ascending: page('ASC'),
    descending: page('DESC'),
    purgeItems: purge('item'),
    purgeCounters: purge('counter'),
    purgeClaims: purge('counter_claim'),
  };
}

/** Compares above every character that a key can continue with. */
const HIGHEST = '\u{10FFFF}\u{10FFFF}';

/** What lives only while one file is open. */
export interface SqliteTable extends Table {
  /** Blobs in the same file. */
  readonly blobs: Blobs;
  /** Removes one step of what is past its `removeAfter`. How many rows went; 0: nothing is left. Runs by itself once a minute. */
  purge(): number;
  /** Stops the purging and closes the file. */
  close(): void;
}

/**
 * A table in one SQLite file (created with its folder when absent). Several processes may share it.
 * Calls run on the event loop: each takes some hundredths of a millisecond.
 */
export function createSqliteTable(file: string, now: () => Date = () => new Date()): SqliteTable {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  db.exec(SCHEMA + COUNTER_SCHEMA + BLOB_SCHEMA);
  const statements = prepare(db);
  const writes = createWrites(db);

  function purge(): number {
    const epochSeconds = Math.floor(now().getTime() / 1000);
    const { purgeItems, purgeCounters, purgeClaims } = statements;
    return [purgeItems, purgeCounters, purgeClaims].reduce(
      (removed, purging) => removed + Number(purging.run(epochSeconds).changes),
      0,
    );
  }
  let timer = setTimeout(purgeInSteps, PURGE_INTERVAL_MS).unref();
  function purgeInSteps(): void {
    let removed = 0;
    try {
      removed = purge();
    } catch {
      // Another process holds the file: the next round will do.
    }
    timer = setTimeout(purgeInSteps, removed > 0 ? 50 : PURGE_INTERVAL_MS).unref();
  }

  return {
    async get({ partition, sort }: Key) {
      const row = statements.get.get(partition, sort);
      return row && toItem(partition, sort, row);
    },
    async put(item: Put, precondition?: Precondition) {
      return writes.ask(() => write(statements, item, precondition));
    },
    async delete(key: Key, precondition?: Precondition) {
      return writes.ask(() => remove(statements, key, precondition));
    },
    async query(query: Query) {
      return readPage(statements, query);
    },
    ...createCounters(db, writes),
    blobs: createSqliteBlobs(db, writes),
    purge,
    close() {
      clearTimeout(timer);
      writes.flush();
      db.close();
    },
  };
}

type Statements = ReturnType<typeof prepare>;

function write(statements: Statements, item: Put, precondition?: Precondition): number | undefined {
  const { partition, sort } = item;
  const value = JSON.stringify(item.value);
  const removeAfter = item.removeAfter ?? null;
  let row: Row | undefined;
  if (precondition === undefined) {
    row = statements.replace.get(partition, sort, value, removeAfter);
  } else if ('absent' in precondition) {
    row = statements.create.get(partition, sort, value, removeAfter);
  } else {
    row = statements.update.get(value, removeAfter, partition, sort, precondition.revision);
  }
  return row && Number(row.revision);
}

function remove(
  statements: Statements,
  { partition, sort }: Key,
  precondition?: Precondition,
): boolean {
  if (precondition === undefined) {
    statements.delete.run(partition, sort);
    return true;
  }
  if ('absent' in precondition) return statements.get.get(partition, sort) === undefined;
  return statements.deleteRevision.run(partition, sort, precondition.revision).changes === 1;
}

function readPage(statements: Statements, query: Query): Page {
  const prefix = query.prefix ?? '';
  const rows = statements[query.descending === true ? 'descending' : 'ascending'].all({
    partition: query.partition,
    from: prefix,
    below: prefix + HIGHEST,
    before: query.before ?? null,
    after: query.cursor ?? null,
    // One more than asked for tells whether another page follows.
    limit: query.limit + 1,
  });
  const items = rows
    .slice(0, query.limit)
    .map((row) => toItem(query.partition, String(row.sort), row));
  const last = items.at(-1);
  return rows.length > query.limit && last !== undefined ? { items, cursor: last.sort } : { items };
}
