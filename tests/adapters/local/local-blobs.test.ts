import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import { blobsContract } from '#tests/contracts/blobs.ts';

async function openOnDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-blobs-'));
  const { table, blobs } = openStores(folder);
  return {
    folder,
    blobs,
    async close() {
      table.close();
      await rm(folder, { recursive: true });
    },
  };
}

blobsContract('rows and files', openOnDisk);

test('small blobs are rows, larger ones files, and both are one list in pages', async () => {
  const { blobs, folder, close } = await openOnDisk();
  onTestFinished(close);
  const large = new Uint8Array(100_001);
  const keys = Array.from(
    { length: 1_500 },
    (_, n) => `x/${String((n * 7) % 1_500).padStart(4, '0')}`,
  );
  for (const [n, key] of keys.entries())
    await blobs.put(key, n % 150 === 0 ? large : large.subarray(1, 4), 'text/plain');
  assert.equal((await readdir(join(folder, 'blobs', 'blobs', 'x'))).length, 10);

  const first = await blobs.list('x/');
  const second = await blobs.list('x/', first.cursor);
  assert.deepEqual([first.entries.length, second.entries.length], [1_000, 500]);
  assert.equal(second.cursor, undefined);
  assert.deepEqual(
    [...first.entries, ...second.entries].map(({ key }) => key),
    keys.toSorted(),
  );
});
