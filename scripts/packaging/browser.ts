import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, constants, zstdCompress } from 'node:zlib';
import { describeFonts, readFonts } from '#lib/adapters/chromium/fonts/font-files.ts';
import { ARCHIVED_FONTS } from '#lib/adapters/chromium/installation.ts';
import type { ZipEntry } from './zip.ts';

const decompress = promisify(brotliDecompress);
const compress = promisify(zstdCompress);
/** 15 makes 1 % less of it and takes four times as long. */
const FONT_LEVEL = 12;
const packageDir = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));

/** Where the browser stands in the zip: lib/compose/aws-renderer.ts looks for it there. */
const FOLDER = 'browser';
/** Libraries that Amazon Linux lacks: small enough to be unpacked at the start. No swiftshader: the GPU is off. */
const LIBRARIES = 'al2023.tar.br';

const readPart = (name: string): Promise<Buffer> => readFile(join(packageDir, 'bin', name));

/** What the browser's part of the zip depends on. */
export async function browserVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const fonts = await describeFonts({ kind: 'packages' });
  return `${(manifest as { version: string }).version} ${fonts}`;
}

/**
 * The browser as it runs, not as it is published: unpacking its brotli would take two thirds of a
 * cold start. 209 MB of the 262 MB that Lambda allows, which leaves no room for the fonts as they
 * are: they are unpacked at the start.
 */
export async function browserEntries(): Promise<ZipEntry[]> {
  const [chromium, libraries, fonts] = await Promise.all([
    readPart('chromium.br').then((packed) => decompress(packed)),
    readPart(LIBRARIES),
    fontEntries(),
  ]);
  return [
    { path: `${FOLDER}/chromium`, content: chromium, executable: true },
    { path: `${FOLDER}/${LIBRARIES}`, content: libraries },
    ...fonts,
  ];
}

/** The prepared fonts, each a zstd frame: installFonts finds them there. */
async function fontEntries(): Promise<ZipEntry[]> {
  const entries: Promise<ZipEntry>[] = [];
  for await (const { name, content } of readFonts({ kind: 'packages' })) {
    const packed = compress(content, {
      params: { [constants.ZSTD_c_compressionLevel]: FONT_LEVEL },
    });
    entries.push(
      packed.then((frame) => ({ path: `${FOLDER}/${ARCHIVED_FONTS}/${name}.zst`, content: frame })),
    );
  }
  return Promise.all(entries);
}
