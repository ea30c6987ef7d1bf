import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, test } from 'vitest';
import { readCharacterMap, writeCharacterMap } from '#lib/adapters/installation/fonts/cmap.ts';
import { Coverage } from '#lib/adapters/installation/fonts/coverage.ts';
import { type FontFile, packFonts } from '#lib/adapters/installation/fonts/font-archive.ts';
import { readFonts } from '#lib/adapters/installation/fonts/font-files.ts';
import { installFonts } from '#lib/adapters/installation/fonts/install-fonts.ts';
import { prepareFont } from '#lib/adapters/installation/fonts/prepare-font.ts';
import { readSfnt, tableOf, writeSfnt } from '#lib/adapters/installation/fonts/sfnt.ts';
import { TEST_CACHE_DIR } from '#tests/adapters/chromium/renderer.ts';

const work = mkdtempSync(join(tmpdir(), 'pagewright-fonts-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const fontsDir = async () =>
  join(dirname((await installFonts({ kind: 'packages' }, TEST_CACHE_DIR)).config), 'fonts');

test('keeps every font consistent: its tables add up, and no two code points share a drawn glyph', async () => {
  const dir = await fontsDir();
  for (const name of readdirSync(dir)) {
    const font = readFileSync(join(dir, name));
    let sum = 0;
    for (let at = 0; at + 4 <= font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
    assert.equal(sum, 0xb1b0afba, `${name}: the checksum of the whole file`);
    const tables = readSfnt(font);
    assert.ok(!tables.has('SVG '), name);
    const glyphs = readCharacterMap(tableOf(tables, 'cmap'));
    const count = tableOf(tables, 'maxp').readUInt16BE(4);
    assert.ok(
      [...glyphs.values()].every((glyph) => glyph < count),
      name,
    );
    assert.equal(tableOf(tables, 'loca').length % (count + 1), 0, name);
  }
});

test('a prepared font keeps every character, and Latin, Han and radicals have glyphs of their own', async () => {
  const font = readFileSync(join(await fontsDir(), 'NotoSansSC_400Regular.ttf'));
  const glyphs = readCharacterMap(tableOf(readSfnt(font), 'cmap'));
  const radical = glyphs.get(0x2f42);
  assert.ok(radical !== undefined && radical !== glyphs.get(0x6587));
  const again = prepareFont(font);
  assert.deepEqual([...again.characters.keys()].length, glyphs.size);
  assert.throws(() => readSfnt(font.subarray(0, 100_000)), /cut off/);
  assert.throws(() => readSfnt(Buffer.from('OTTO and more')), /Not a TrueType font/);
});

test('a character map comes back as it was written', () => {
  const map = new Map([
    [65, 3],
    [66, 4],
    [0x6587, 9],
    [0x1f600, 5],
  ]);
  const empty = Buffer.from([0, 0, 0, 0]);
  assert.deepEqual(readCharacterMap(writeCharacterMap(map, empty)), map);
  const tables = new Map([
    ['head', Buffer.alloc(54, 7)],
    ['cmap', writeCharacterMap(map, empty)],
  ]);
  assert.deepEqual(readCharacterMap(tableOf(readSfnt(writeSfnt(tables)), 'cmap')), map);
});

test('covers ranges, and leaves out characters that draw nothing', () => {
  const coverage = Coverage.of([0x4e02, 0x4e00, 0x4e01, 0x1f600, 0x4e01]);
  assert.deepEqual([...coverage.ranges], [0x4e00, 0x4e02, 0x1f600, 0x1f600]);
  assert.deepEqual(
    [0x4dff, 0x4e00, 0x4e02, 0x4e03].map((code) => coverage.has(code)),
    [false, true, true, false],
  );
  assert.deepEqual(coverage.missingIn('a一丁丄\u200d😀丄', 9), ['丄']);
  assert.deepEqual(coverage.missingIn('ᚠᚢᚦ', 2), ['ᚠ', 'ᚢ']);
});

test('unpacks the same fonts from an archive, and again when a file is missing', async () => {
  const archive = join(work, 'archive');
  mkdirSync(archive);
  const expected = new Map<string, Buffer>();
  async function* someFonts(): AsyncGenerator<FontFile> {
    for await (const file of readFonts({ kind: 'packages' })) {
      const isWanted = /^Inter_[37]|^NotoSansHebrew_|^NotoSansJP_4|^facts/.test(file.name);
      if (!isWanted) continue;
      expected.set(file.name, file.content);
      yield file;
    }
  }
  for (const { name, content } of await packFonts(someFonts())) {
    writeFileSync(join(archive, name), content);
  }
  assert.deepEqual(readdirSync(archive).sort(), [
    'contents.json',
    'han-400.zst',
    'noto.zst',
    'others.zst',
  ]);
  const cache = join(work, 'cache');
  const { config } = await installFonts({ kind: 'archive', dir: archive }, cache);
  const [damaged = ''] = readdirSync(join(dirname(config), 'fonts'));
  rmSync(join(dirname(config), 'fonts', damaged));
  const again = await installFonts({ kind: 'archive', dir: archive }, cache);
  assert.equal(again.config, config);
  for (const [name, content] of expected) {
    const path = join(dirname(config), name === 'facts.json' ? name : `fonts/${name}`);
    assert.ok(readFileSync(path).equals(content), name);
  }
  assert.equal(readdirSync(cache).length, 1);
  const source = readFileSync(config, 'utf8');
  assert.ok(!source.includes('include'), 'fonts of the machine stay out');
});
