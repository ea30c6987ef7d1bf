import { join } from 'node:path';
import type { Blobs } from '#lib/ports/blobs.ts';
import { createFileBlobs } from './file-blobs.ts';
import { createLocalBlobs } from './local-blobs.ts';
import { createSqliteTable, type SqliteTable } from './sqlite-table.ts';

/** The SQLite file of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'pagewright.db');

/** What a data folder holds; made when absent. Closing the table closes both. */
export function openStores(dataDir: string): { table: SqliteTable; blobs: Blobs } {
  const table = createSqliteTable(databaseFile(dataDir));
  return { table, blobs: createLocalBlobs(table.blobs, createFileBlobs(join(dataDir, 'blobs'))) };
}
