import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import { cleanUp } from '#lib/domain/cleanup/clean-up.ts';
import { readDocumentItem } from '#lib/domain/documents/document-store.ts';
import { retentions } from '#lib/domain/retentions.ts';
import type { Blobs } from '#lib/ports/blobs.ts';
import type { Item, Table } from '#lib/ports/table.ts';
import { killAfterLines } from '#tests/support/crash.ts';

const WRITER = join(import.meta.dirname, '../../support/store-documents.ts');

async function allDocuments(table: Table, ownerId: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({
      partition: `OWNER#${ownerId}`,
      prefix: 'DOCUMENT#',
      limit: 1_000,
      ...(cursor === undefined ? {} : { cursor }),
    });
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return items;
}

/** Every document that exists is whole. @returns ids of documents with the digests of their files. */
async function checkAll(table: Table, blobs: Blobs, ownerId: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const item of await allDocuments(table, ownerId)) {
    const { stored } = readDocumentItem(item);
    assert.ok(stored);
    const bytes = await blobs.get(stored.blobKey);
    assert.ok(bytes, `${stored.id} has its file`);
    assert.equal(bytes.length, stored.size);
    const digest = createHash('sha256').update(bytes).digest('hex');
    assert.equal(digest, stored.filename, `${stored.id} is whole`);
    digests.set(stored.id, digest);
  }
  return digests;
}

test('after kill -9 every acknowledged document is whole, and nothing is half written or lost track of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-crash-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ownerId = randomUUID();
  const acknowledged: string[] = [];
  for (const lines of [1, 60, 150]) {
    acknowledged.push(...(await killAfterLines(WRITER, [folder, ownerId], lines)));
    const { table, blobs } = openStores(folder);
    const digests = await checkAll(table, blobs, ownerId);
    for (const line of acknowledged) {
      const [id = '', digest] = line.split(' ');
      assert.equal(digests.get(id), digest, `${id} was acknowledged`);
    }
    assert.ok(digests.size - acknowledged.length <= 3 * 16, 'only what was in flight is extra');
    table.close();
  }
  await nothingIsLeaked(folder);
});

/** Eight days on, nothing is left of the files: neither of documents nor of what never became one. */
async function nothingIsLeaked(folder: string): Promise<void> {
  const { table, blobs } = openStores(folder);
  const failures: unknown[] = [];
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (fields: unknown) => failures.push(fields),
  };
  const now = () => new Date(Date.now() + 8 * 86_400_000);
  for (let done = false; !done; )
    ({ done } = await cleanUp({ table, blobs, log, now }, retentions));
  assert.deepEqual(failures, []);
  assert.deepEqual((await blobs.list('')).entries, []);
  table.close();
}
