import { z } from 'zod';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { SourceRecordsQuery } from '#schemas/source.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import { matchesFilter } from './filter-records.ts';
import { requireSource } from './find-source.ts';
import { requireFields } from './known-fields.ts';
import { openSource, type SourceNeeds } from './open-source.ts';

/** Where a filter matches little, a page ends after so many were looked through: a cursor leads on. */
const MAX_PAGES = 20;
const SCAN_SIZE = 100;

/** Where reading goes on: within which page, behind how many of its records. `size`: how its pages are cut. */
const Cursor = z.object({
  page: z.string().max(500).optional(),
  skip: z.int().min(0).max(SCAN_SIZE),
  size: z.int().min(1).max(SCAN_SIZE),
});
type Cursor = z.infer<typeof Cursor>;

const written = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws validation */
function readCursor(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalid({ path: ['cursor'], message: 'is not the nextCursor of an answer' });
  }
}

/**
 * Records of a source, formatted and raw: those that match, from the cursor and offset on.
 * @throws sourceNotFound, validation, tableNotFound, recordsError, tabledbUnavailable
 */
export async function readSourceRecords(
  needs: SourceNeeds,
  caller: Caller,
  id: string,
  { limit, offset, cursor, view, filter = [] }: SourceRecordsQuery,
  signal: AbortSignal,
) {
  const source = await requireSource(needs, caller, id);
  const reader = openSource(needs, source, signal);
  if (filter.length > 0) requireFields(filter, await reader.fields());
  const isPlain = filter.length === 0 && offset === 0;
  const start =
    cursor === undefined ? { skip: 0, size: isPlain ? limit : SCAN_SIZE } : readCursor(cursor);
  let { page, skip } = start as Cursor;
  const found: RawRecord[] = [];
  let passed = 0;
  let nextCursor: Cursor | undefined;
  let pages = 0;
  scan: for await (const read of reader.pages({ from: page, size: start.size, view })) {
    page = read.from;
    for (const [index, record] of read.records.entries()) {
      if (index < skip || !matchesFilter(filter, record.fields)) continue;
      if (passed++ < offset) continue;
      if (found.length === limit) {
        nextCursor = { ...(page === undefined ? {} : { page }), skip: index, size: start.size };
        break scan;
      }
      found.push(record);
    }
    skip = 0;
    pages += 1;
    const isFull = found.length === limit || pages === MAX_PAGES;
    if (isFull && read.next !== undefined) {
      nextCursor = { page: read.next, skip: 0, size: start.size };
      break;
    }
  }
  const format = await reader.formatter();
  return {
    success: true as const,
    sourceId: source.id,
    records: found.map(format),
    rawRecords: found,
    ...{ limit, offset },
    total: source.recordCount,
    nextCursor: nextCursor === undefined ? null : written(nextCursor),
  };
}
