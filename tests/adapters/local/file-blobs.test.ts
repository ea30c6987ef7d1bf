import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { createFileBlobs } from '#lib/adapters/local/file-blobs.ts';
import { blobsContract } from '#tests/contracts/blobs.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'pagewright-blobs-'));

blobsContract('files', async () => {
  const folder = await newFolder();
  return {
    blobs: createFileBlobs(folder),
    close: () => rm(folder, { recursive: true }),
  };
});

test('a key may be the folder of another, as in an object store', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const blobs = createFileBlobs(folder);
  for (const key of ['a', 'a/b', 'a/b/c']) await blobs.put(key, Buffer.from(key), 'text/plain');
  assert.equal(Buffer.from((await blobs.get('a/b')) ?? []).toString(), 'a/b');
  assert.deepEqual(
    (await blobs.list('')).entries.map(({ key }) => key),
    ['a', 'a/b', 'a/b/c'],
  );
});

test('lists of more than a thousand come in pages', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const blobs = createFileBlobs(folder);
  const keys = Array.from({ length: 1_005 }, (_, n) => `x/${n % 7}/${String(n).padStart(4, '0')}`);
  for (const key of keys) await blobs.put(key, Buffer.from('x'), 'text/plain');
  const first = await blobs.list('x/');
  assert.equal(first.entries.length, 1_000);
  const second = await blobs.list('x/', first.cursor);
  assert.equal(second.cursor, undefined);
  assert.deepEqual(
    [...first.entries, ...second.entries].map(({ key }) => key),
    keys.sort(),
  );
});

test('what a killed process left behind goes at the next start, what is being written stays', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  createFileBlobs(folder);
  const parts = join(folder, 'parts');
  await writeFile(join(parts, 'dead'), 'half');
  await utimes(join(parts, 'dead'), new Date(0), new Date(0));
  await writeFile(join(parts, 'alive'), 'half');
  createFileBlobs(folder);
  assert.deepEqual(await readdir(parts), ['alive']);
});

test('leaves nothing of a failed put', async () => {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const blobs = createFileBlobs(folder);
  // A plain file where the key needs a folder.
  await writeFile(join(folder, 'blobs', 'taken'), '');
  await assert.rejects(blobs.put('taken/x', Buffer.from('x'), 'text/plain'));
  assert.deepEqual(await readdir(join(folder, 'parts')), []);
});
