import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { type Blobs, checkBlobKey } from '#lib/ports/blobs.ts';
import type { Writes } from './sqlite-writes.ts';

/** `modified_at` in milliseconds. */
export const BLOB_SCHEMA = `
  CREATE TABLE IF NOT EXISTS blob (
    key TEXT PRIMARY KEY, content BLOB NOT NULL, modified_at INTEGER NOT NULL
  );
`;

const PAGE_SIZE = 1_000;
/** Compares above every character of a key. */
const ABOVE_KEYS = '~';

/** Blobs as rows of a table that is open in `db`: whole by the transaction, and no less durable than the item that points to them. */
export function createSqliteBlobs(db: DatabaseSync, writes: Writes): Blobs {
  const statements = {
    put: db.prepare('INSERT OR REPLACE INTO blob VALUES (?, ?, ?)'),
    get: db.prepare('SELECT content FROM blob WHERE key = ?'),
    delete: db.prepare('DELETE FROM blob WHERE key = ?'),
    list: db.prepare(`SELECT key, modified_at FROM blob
      WHERE key > :after AND key >= :from AND key < :below ORDER BY key LIMIT ${PAGE_SIZE}`),
  };
  const get = (key: string) =>
    statements.get.get(checkBlobKey(key))?.content as Uint8Array | undefined;

  return {
    async put(key, content) {
      checkBlobKey(key);
      await writes.ask(() => statements.put.run(key, content, Date.now()));
    },
    async get(key) {
      return get(key);
    },
    async open(key) {
      const content = get(key);
      return content && { size: content.byteLength, stream: Readable.from([content]) };
    },
    async delete(key) {
      checkBlobKey(key);
      await writes.ask(() => statements.delete.run(key));
    },
    async list(prefix, cursor) {
      const below = prefix + ABOVE_KEYS;
      const rows = statements.list.all({ from: prefix, below, after: cursor ?? '' });
      const entries = rows.map((row) => ({
        key: String(row.key),
        modifiedAt: new Date(Number(row.modified_at)),
      }));
      return entries.length < PAGE_SIZE
        ? { entries }
        : { entries, cursor: entries.at(-1)?.key ?? '' };
    },
  };
}
