import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Blobs } from '#lib/ports/blobs.ts';

/** An adapter under test, and how to end it. */
export interface OpenBlobs {
  readonly blobs: Blobs;
  close(): Promise<void>;
}

/**
 * What every blob store promises.
 *
 * @param server `ordersByFolder`: the test server behind the adapter lists folder by folder, which no
 * real one does, so that only the set of keys can be compared.
 */
export function blobsContract(
  adapter: string,
  open: () => Promise<OpenBlobs>,
  server: { readonly ordersByFolder?: boolean } = {},
): void {
  describe(`blobs contract: ${adapter}`, () => {
    let opened: OpenBlobs;
    let blobs: Blobs;
    beforeAll(async () => {
      opened = await open();
      blobs = opened.blobs;
    });
    afterAll(() => opened.close());

    const newKey = () => `test/${randomUUID()}/file.bin`;

    test('content comes back byte for byte, whole and as a stream', async () => {
      for (const size of [0, 1, 70_000, 3_000_000]) {
        const content = randomBytes(size);
        const key = newKey();
        await blobs.put(key, content, 'application/octet-stream');
        assert.deepEqual(Buffer.from((await blobs.get(key)) ?? []), content);
        const found = await blobs.open(key);
        assert.equal(found?.size, size);
        assert.deepEqual(found && (await buffer(found.stream)), content);
      }
    });

    test('a view into a larger buffer is put alone', async () => {
      const key = newKey();
      await blobs.put(key, new Uint8Array([1, 2, 3, 4, 5]).subarray(1, 4), 'text/plain');
      assert.deepEqual([...((await blobs.get(key)) ?? [])], [2, 3, 4]);
    });

    test('returns undefined for a missing blob, and deletes it without an error', async () => {
      const key = newKey();
      assert.equal(await blobs.get(key), undefined);
      assert.equal(await blobs.open(key), undefined);
      await blobs.delete(key);
      await blobs.put(key, Buffer.from('x'), 'text/plain');
      await blobs.delete(key);
      assert.equal(await blobs.get(key), undefined);
      assert.deepEqual((await blobs.list(key)).entries, []);
    });

    test('refuses a key that could escape its folder in every operation', async () => {
      const wrong = [
        '',
        '/',
        '../x',
        'a/../b',
        'a//b',
        '/a',
        'a/',
        '.',
        'a/./b',
        'a\\b',
        'a b',
        'a\0',
        'é',
        '..',
        'a~',
      ];
      for (const key of wrong) {
        await assert.rejects(blobs.put(key, Buffer.from('x'), 'text/plain'), TypeError, key);
        await assert.rejects(blobs.get(key), TypeError, key);
        await assert.rejects(blobs.open(key), TypeError, key);
        await assert.rejects(blobs.delete(key), TypeError, key);
      }
    });

    test('list gives the keys of a prefix in key order, with their age', async () => {
      const root = `list/${randomUUID()}`;
      const names = ['a-b', 'a.b', 'a/b', 'a/b.c/d', 'aa', 'b/1', 'b/10', 'b/2'];
      const began = Date.now();
      for (const name of names.toReversed()) {
        await blobs.put(`${root}/${name}`, Buffer.from(name), 'text/plain');
      }
      const list = async (prefix: string) => {
        const { entries } = await blobs.list(`${root}/${prefix}`);
        const keys = entries.map(({ key }) => key.slice(root.length + 1));
        return server.ordersByFolder === true ? keys.sort() : keys;
      };
      assert.deepEqual(await list(''), names);
      assert.deepEqual(await list('a'), names.slice(0, 5));
      assert.deepEqual(await list('a/'), ['a/b', 'a/b.c/d']);
      assert.deepEqual(await list('b/1'), ['b/1', 'b/10']);
      assert.deepEqual(await list('c'), []);
      for (const { modifiedAt } of (await blobs.list(root)).entries) {
        assert.ok(Math.abs(modifiedAt.getTime() - began) < 60_000);
      }
    });
  });
}
