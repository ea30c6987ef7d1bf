import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPieces, unpackProgram, unpackTar } from './archive.ts';

/** A browser that can be started: its program, and what its environment must name. */
export interface InstalledBrowser {
  readonly executable: string;
  /** A folder for LD_LIBRARY_PATH, where the machine lacks libraries that the browser needs. */
  readonly libraryDir?: string;
  /** A fontconfig file that adds the packaged fonts to the machine's own. */
  readonly fontsConfig?: string;
}

/**
 * Where the browser comes from.
 * - `executable`: a program that is already unpacked, and runs where it lies: a machine's own
 *   Chromium, or the raw binary inside a deployed artifact (`archiveDir` may name the folder with
 *   the package's fonts.tar.br and al2023.tar.br beside it).
 * - `archive`: the package's `bin` folder: `chromium.br`, or instead of it `chromium.zst`, or
 *   `chromium.zst.0`, `.1`, …: pieces of the binary, each its own zstd frame, decompressed side by
 *   side and put together in that order; with `fonts.tar.br` and `al2023.tar.br`. SwiftShader is not needed: the browser runs without 3D.
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
/** Written last; its content names every file with its size, so that a half-unpacked folder is known. */
const MARKER = 'unpacked.json';
/** An older start that died may have left its folder; a younger one may still be writing. */
const STALE_MS = 600_000;

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
  const identity = await describeArchives(archiveDir, pieces);
  const target = resolve(cacheDir, `chromium-${identity}`);
  if (!(await isWhole(target))) {
    await mkdir(cacheDir, { recursive: true });
    const work = `${target}.${randomUUID()}.tmp`;
    try {
      await unpackInto(work, archiveDir, pieces);
      await takePlace(work, target);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    void removeStale(cacheDir).catch(() => {});
  }
  return {
    executable: join(target, 'chromium'),
    fontsConfig: join(target, 'fonts.conf'),
    ...(needsLibraries() && { libraryDir: join(target, 'lib') }),
  };
}

/** Amazon Linux and slim images come without NSS; the package's copies then serve. */
function needsLibraries(): boolean {
  return !SYSTEM_LIBRARIES.some((dir) => existsSync(join(dir, 'libnss3.so')));
}

/** Sizes tell one release's archives from another's without reading 70 MB. */
async function describeArchives(dir: string, pieces: readonly string[]): Promise<string> {
  const files = pieces.length > 0 ? pieces : [join(dir, 'fonts.tar.br')];
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return `${pieces.length}-${sizes.join('-')}`;
}

async function isWhole(dir: string): Promise<boolean> {
  try {
    const sizes = JSON.parse(await readFile(join(dir, MARKER), 'utf8')) as Record<string, number>;
    const checks = Object.entries(sizes).map(
      async ([name, size]) => (await stat(join(dir, name))).size === size,
    );
    return checks.length > 0 && (await Promise.all(checks)).every(Boolean);
  } catch {
    return false;
  }
}

async function unpackInto(
  dir: string,
  archiveDir: string,
  pieces: readonly string[],
): Promise<void> {
  await mkdir(dir, { recursive: true });
  const written = await Promise.all([
    unpackTar(join(archiveDir, 'fonts.tar.br'), join(dir, 'fonts')),
    needsLibraries() ? unpackTar(join(archiveDir, 'al2023.tar.br'), dir) : [],
    ...(pieces.length > 0 ? [unpackProgram(pieces, join(dir, 'chromium'))] : []),
  ]);
  const fontsConfig = join(dir, 'fonts.conf');
  await writeFile(fontsConfig, fontsConfiguration(dir));
  const sizes: Record<string, number> = {};
  for (const path of [...written.flat(), fontsConfig]) {
    sizes[path.slice(dir.length + 1)] = (await stat(path)).size;
  }
  await writeFile(join(dir, MARKER), JSON.stringify(sizes));
}

function fontsConfiguration(dir: string): string {
  const final = dir.replace(/\.[^./]+\.tmp$/, '');
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `<dir>${final}/fonts</dir>`,
    `<cachedir>${final}/fonts-cache</cachedir>`,
    '</fontconfig>',
  ].join('\n');
}

async function takePlace(work: string, target: string): Promise<void> {
  try {
    await rename(work, target);
  } catch (error) {
    // Another start was first, or what lies there is broken.
    if (await isWhole(target)) return;
    const broken = `${target}.${randomUUID()}.tmp`;
    await rename(target, broken).catch(() => {});
    await rename(work, target).catch(async () => {
      if (!(await isWhole(target))) throw error;
    });
    await rm(broken, { recursive: true, force: true });
  }
}

async function removeStale(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (!/^chromium-.*\.tmp$/.test(name)) continue;
    const path = join(cacheDir, name);
    if (Date.now() - (await stat(path)).mtimeMs > STALE_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
