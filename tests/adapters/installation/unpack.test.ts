import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, test } from 'vitest';
import { readTar } from '#lib/adapters/installation/tar.ts';
import { installBrowser, packagedArchive } from '#lib/adapters/installation/unpack.ts';

const work = mkdtempSync(join(tmpdir(), 'pagewright-unpack-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A small archive in the package's form, with a shell script for a browser. */
function smallArchive(name: string): string {
  const dir = join(work, name);
  const packaged = packagedArchive();
  assert.ok(packaged.kind === 'archive');
  mkdirSync(dir);
  cpSync(join(packaged.archiveDir, 'al2023.tar.br'), join(dir, 'al2023.tar.br'));
  return dir;
}

const PROGRAM = Buffer.from(`#!/bin/sh\necho started\n${'#'.repeat(100_000)}\n`);
const run = (program: string) => execFileSync(program, { encoding: 'utf8' }).trim();

test('unpacks the program', async () => {
  const archiveDir = smallArchive('whole');
  writeFileSync(join(archiveDir, 'chromium.br'), brotliCompressSync(PROGRAM));
  const installed = await installBrowser({ kind: 'archive', archiveDir }, join(work, 'cache'));
  assert.ok(readFileSync(installed.executable).equals(PROGRAM));
  assert.equal(run(installed.executable), 'started');
});

test('shares one folder between parallel starts, and leaves nothing else', async () => {
  const dir = smallArchive('together');
  writeFileSync(join(dir, 'chromium.br'), brotliCompressSync(PROGRAM));
  const cache = join(work, 'cache-together');
  const installed = await Promise.all(
    Array.from({ length: 6 }, () => installBrowser({ kind: 'archive', archiveDir: dir }, cache)),
  );
  assert.equal(new Set(installed.map(({ executable }) => executable)).size, 1);
  assert.equal(readdirSync(cache).length, 1);
  const [first] = installed;
  const before = statSync(first?.executable ?? '').ino;
  await installBrowser({ kind: 'archive', archiveDir: dir }, cache);
  assert.equal(statSync(first?.executable ?? '').ino, before, 'unpacked again without need');
});

test('unpacks again what was left half unpacked', async () => {
  const dir = smallArchive('half');
  writeFileSync(join(dir, 'chromium.br'), brotliCompressSync(PROGRAM));
  const cache = join(work, 'cache-half');
  const { executable } = await installBrowser({ kind: 'archive', archiveDir: dir }, cache);
  const spoil = [
    () => truncateSync(executable, 1_000),
    () => rmSync(executable),
    () => rmSync(join(executable, '..', 'unpacked.json')),
    () => writeFileSync(join(executable, '..', 'unpacked.json'), '{'),
  ];
  for (const damage of spoil) {
    damage();
    const again = await installBrowser({ kind: 'archive', archiveDir: dir }, cache);
    assert.equal(run(again.executable), 'started');
    assert.equal(readdirSync(cache).length, 1);
  }
});

test('uses an existing program in place', async () => {
  const dir = smallArchive('raw');
  const program = join(dir, 'chromium');
  writeFileSync(program, PROGRAM, { mode: 0o755 });
  assert.deepEqual(await installBrowser({ kind: 'executable', path: program }, work), {
    executable: program,
  });
  const installed = await installBrowser(
    { kind: 'executable', path: program, archiveDir: dir },
    join(work, 'cache-raw'),
  );
  assert.equal(installed.executable, program);
});

test('refuses a truncated archive', () => {
  const header = Buffer.alloc(512);
  header.write('a.txt');
  header.write('00000002000', 124);
  header.write('0', 156);
  assert.throws(() => readTar(Buffer.concat([header, Buffer.alloc(100)])), /cut off/);
});
