import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { FONT_PACKAGES } from './catalogue.ts';
import { Coverage } from './coverage.ts';
import { writeFontFacts } from './font-facts.ts';
import type { GlyphTexts } from './glyph-texts.ts';
import { PREPARATION, prepareFont } from './prepare-font.ts';

const inflate = promisify(zstdDecompress);

/**
 * Where fonts come from.
 * - `packages`: the installed packages of the catalogue.
 * - `archive`: a folder with the same files prepared already, each as a zstd frame of its own, as a
 *   deployed artifact has them.
 */
export type FontSource =
  | { readonly kind: 'packages' }
  | { readonly kind: 'archive'; readonly dir: string };

/** A file of the fonts' folder. */
export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
}

/** What `writeFontFacts` makes of the fonts beside it. */
export const FACTS_FILE = 'facts.json';
const COMPRESSED = '.zst';

/** What the files depend on, short enough for a folder's name: their sizes, without reading them. */
export async function describeFonts(source: FontSource): Promise<string> {
  const paths = source.kind === 'packages' ? facePaths() : await archivePaths(source.dir);
  const sizes = await Promise.all((await paths).map(async (path) => (await stat(path)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${PREPARATION}-${sizes.length}-${total}`;
}

/** The fonts, and last what is known of them. Rejects when one is missing. */
export async function* readFonts(source: FontSource): AsyncGenerator<FontFile> {
  if (source.kind === 'archive') yield* readArchive(source.dir);
  else yield* readPackages();
}

async function* readPackages(): AsyncGenerator<FontFile> {
  const covered: number[] = [];
  const texts = new Map<string, GlyphTexts>();
  for (const path of await facePaths()) {
    const font = prepareFont(await readFile(path));
    for (const code of font.characters.keys()) covered.push(code);
    if (font.postScriptName !== undefined) texts.set(font.postScriptName, font.texts);
    yield { name: basename(path), content: font.content };
  }
  const facts = writeFontFacts({ coverage: Coverage.of(covered), texts });
  yield { name: FACTS_FILE, content: Buffer.from(facts) };
}

async function facePaths(): Promise<string[]> {
  const paths = FONT_PACKAGES.flatMap(({ name, faces }) => {
    const root = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
    return faces.map(async (face) => {
      const [file] = (await readdir(join(root, face))).filter((entry) => entry.endsWith('.ttf'));
      if (file === undefined) throw new Error(`${name} has no font ${face}`);
      return join(root, face, file);
    });
  });
  return Promise.all(paths);
}

async function archivePaths(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(COMPRESSED)).sort();
  if (names.length === 0) throw new Error(`There are no fonts in ${dir}`);
  return names.map((name) => join(dir, name));
}

/** All at once: each is decompressed on a thread of its own. */
async function* readArchive(dir: string): AsyncGenerator<FontFile> {
  const files = (await archivePaths(dir)).map(async (path) => ({
    name: basename(path, COMPRESSED),
    content: await inflate(await readFile(path)),
  }));
  for (const file of files) file.catch(() => {});
  for (const file of files) yield await file;
}
