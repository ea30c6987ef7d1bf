import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import type { Installed } from '#lib/ports/installation.ts';
import { readTar } from './tar.ts';
import { fillOnce } from './whole-folder.ts';

const inflate = promisify(brotliDecompress);

/** A browser that can be started, but for its fonts. */
export type InstalledBrowser = Omit<Installed, 'fonts'>;

/**
 * Where the browser comes from.
 * - `executable`: a program that is already unpacked, and runs where it lies: a machine's own
 *   Chromium, or the raw binary inside a deployed artifact (`archiveDir` may name the folder with
 *   the package's al2023.tar.br next to it).
 * - `archive`: the package's `bin` folder, with `chromium.br` and `al2023.tar.br`. SwiftShader is not
 *   needed: the browser runs without 3D; nor are the package's fonts: see fonts/font-files.ts.
 */
export type BrowserSource =
  | { readonly kind: 'executable'; readonly path: string; readonly archiveDir?: string }
  | { readonly kind: 'archive'; readonly archiveDir: string };

const SYSTEM_LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/lib64',
  '/usr/lib',
];
const PROGRAM = 'chromium.br';
/** Libraries that Amazon Linux and slim images come without. */
const LIBRARIES = 'al2023.tar.br';

/** The archive that @sparticuz/chromium ships. Throws when the package is not installed. */
export function packagedArchive(): BrowserSource {
  const entry = import.meta.resolve('@sparticuz/chromium');
  return { kind: 'archive', archiveDir: join(dirname(fileURLToPath(entry)), '..', 'bin') };
}

/**
 * Makes the browser ready to be started. What is packed is unpacked once below `cacheDir`, into a
 * folder that appears under its name only when it is whole; starts at the same time do not disturb
 * each other. Rejects when there is no browser.
 */
export async function installBrowser(
  source: BrowserSource,
  cacheDir: string,
): Promise<InstalledBrowser> {
  const { kind, archiveDir } = source;
  if (kind === 'executable') await access(source.path);
  const lacksLibraries = archiveDir !== undefined && needsLibraries();
  const archives = [
    ...(kind === 'archive' ? [PROGRAM] : []),
    ...(lacksLibraries ? [LIBRARIES] : []),
  ].map((name) => join(archiveDir ?? '', name));
  // Sizes tell one release's archives from another's without reading 70 MB.
  const sizes = await Promise.all(archives.map(async (path) => (await stat(path)).size));
  const target = resolve(cacheDir, ['chromium', ...sizes].join('-'));
  if (archives.length > 0) await fillOnce(target, (dir) => unpackAll(archives, dir));
  return {
    executable: kind === 'archive' ? join(target, 'chromium') : source.path,
    ...(lacksLibraries && { libraryDir: join(target, 'lib') }),
  };
}

/** Amazon Linux and slim images come without NSS; the package's copies then serve. */
function needsLibraries(): boolean {
  return !SYSTEM_LIBRARIES.some((dir) => existsSync(join(dir, 'libnss3.so')));
}

async function unpackAll(archives: readonly string[], dir: string): Promise<string[]> {
  const written = archives.map((path) =>
    basename(path) === PROGRAM ? unpackProgram(path, join(dir, 'chromium')) : unpackTar(path, dir),
  );
  return (await Promise.all(written)).flat();
}

async function unpackProgram(archive: string, path: string): Promise<string[]> {
  await pipeline(
    createReadStream(archive, { highWaterMark: 1 << 22 }),
    createBrotliDecompress({ chunkSize: 1 << 21 }),
    createWriteStream(path, { mode: 0o755 }),
  );
  return [path];
}

async function unpackTar(archive: string, dir: string): Promise<string[]> {
  const paths: string[] = [];
  for (const file of readTar(await inflate(await readFile(archive)))) {
    const path = resolve(dir, file.path);
    if (!path.startsWith(`${dir}/`)) throw new Error(`${archive} reaches outside its folder`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content, { mode: file.mode });
    paths.push(path);
  }
  return paths;
}
