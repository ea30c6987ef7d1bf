import { existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPieces, unpackProgram, unpackTar } from './archive.ts';
import { fillOnce } from './whole-folder.ts';

/** A browser that can be started: its program, and what its environment must name in addition to the fonts. */
export interface InstalledBrowser {
  readonly executable: string;
  /** A folder for LD_LIBRARY_PATH, where the machine lacks libraries that the browser needs. */
  readonly libraryDir?: string;
}

/**
 * Where the browser comes from.
 * - `executable`: a program that is already unpacked, and runs where it lies: a machine's own
 *   Chromium, or the raw binary inside a deployed artifact (`archiveDir` may name the folder with
 *   the package's al2023.tar.br next to it).
 * - `archive`: the package's `bin` folder: `chromium.br`, or instead of it `chromium.zst`, or
 *   `chromium.zst.0`, `.1`, …: pieces of the binary, each its own zstd frame, decompressed side by
 *   side and put together in that order; with `al2023.tar.br`. SwiftShader is not needed: the browser
 *   runs without 3D; nor are the package's fonts: see fonts/catalogue.ts.
 */
export type BrowserSource =
  | { readonly kind: 'executable'; readonly path: string; readonly archiveDir?: string }
  | { readonly kind: 'archive'; readonly dir: string };

const SYSTEM_LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/lib64',
  '/usr/lib',
];
/** Libraries that Amazon Linux and slim images come without. */
const LIBRARIES = 'al2023.tar.br';

/** The archive that @sparticuz/chromium ships. Throws when the package is not installed. */
export function packagedArchive(): BrowserSource {
  const entry = import.meta.resolve('@sparticuz/chromium');
  return { kind: 'archive', dir: join(dirname(fileURLToPath(entry)), '..', 'bin') };
}

/**
 * Makes the browser ready to be started. An archive is unpacked once below `cacheDir`, into a
 * folder that appears under its name only when it is whole; starts at the same time do not disturb
 * each other. Rejects when there is no browser.
 */
export async function installBrowser(
  source: BrowserSource,
  cacheDir: string,
): Promise<InstalledBrowser> {
  if (source.kind === 'executable') {
    await access(source.path);
    if (source.archiveDir === undefined) return { executable: source.path };
    const extras = await unpackOnce(source.archiveDir, cacheDir, false);
    return { ...extras, executable: source.path };
  }
  return unpackOnce(source.dir, cacheDir, true);
}

async function unpackOnce(
  archiveDir: string,
  cacheDir: string,
  withBrowser: boolean,
): Promise<InstalledBrowser> {
  const pieces = withBrowser ? await findPieces(archiveDir) : [];
  const target = resolve(cacheDir, `chromium-${await describeArchives(archiveDir, pieces)}`);
  await fillOnce(target, (dir) => unpackInto(dir, archiveDir, pieces));
  return {
    executable: join(target, 'chromium'),
    ...(needsLibraries() && { libraryDir: join(target, 'lib') }),
  };
}

/** Amazon Linux and slim images come without NSS; the package's copies then serve. */
function needsLibraries(): boolean {
  return !SYSTEM_LIBRARIES.some((dir) => existsSync(join(dir, 'libnss3.so')));
}

/** Sizes tell one release's archives from another's without reading 70 MB. */
async function describeArchives(dir: string, pieces: readonly string[]): Promise<string> {
  const files = pieces.length > 0 ? pieces : [join(dir, LIBRARIES)];
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return `${pieces.length}-${sizes.join('-')}`;
}

async function unpackInto(
  dir: string,
  archiveDir: string,
  pieces: readonly string[],
): Promise<readonly string[]> {
  const written = await Promise.all([
    needsLibraries() ? unpackTar(join(archiveDir, LIBRARIES), dir) : [],
    ...(pieces.length > 0 ? [unpackProgram(pieces, join(dir, 'chromium'))] : []),
  ]);
  return written.flat();
}
