import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { archiveNames, packFonts } from '#lib/adapters/installation/fonts/font-archive.ts';
import { describeFonts, readFonts } from '#lib/adapters/installation/fonts/font-files.ts';
import { ARCHIVED_FONTS } from '#lib/adapters/installation/locate-browser.ts';
import { fillOnce } from '#lib/adapters/installation/whole-folder.ts';
import { BUILD_DIR } from './bundle.ts';
import type { ZipEntry } from './zip.ts';

const decompress = promisify(brotliDecompress);
/** Change it when fonts are packed differently. */
const FONT_LAYOUT = 1;
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
 * cold start. 209 MB of the 262 MB that Lambda allows: no room for 88 MB of fonts, which are 28 MB
 * packed and unpacked at the start.
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

/** The prepared fonts, packed once for each of their versions: that takes a minute. */
async function fontEntries(): Promise<ZipEntry[]> {
  const source = { kind: 'packages' } as const;
  const target = join(BUILD_DIR, `fonts-${await describeFonts(source)}-${FONT_LAYOUT}`);
  await fillOnce(target, async (dir) => {
    const files = await packFonts(readFonts(source));
    const paths = files.map(({ name }) => join(dir, name));
    await Promise.all(files.map(({ name, content }) => writeFile(join(dir, name), content)));
    return paths;
  });
  const names = await archiveNames(target);
  return names.map((name) => ({
    path: `${FOLDER}/${ARCHIVED_FONTS}/${name}`,
    content: { file: join(target, name) },
  }));
}
