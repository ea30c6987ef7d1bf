import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Coverage } from './coverage.ts';
import { archiveSizes, type FontFile, readArchive } from './font-archive.ts';
import { writeFontFacts } from './font-facts.ts';
import type { GlyphTexts } from './glyph-texts.ts';
import faces from './tables/faces.json' with { type: 'json' };

/**
 * Every font of a document, by the package that carries it as static TrueType: Chromium embeds
 * those as subsets, and PostScript outlines as Type 3. Chinese, Japanese and Korean are most of the
 * size, hence two weights each.
 */
export const FACES: Readonly<Record<string, readonly string[]>> = faces;

/**
 * Where fonts come from.
 * - `packages`: the installed packages of FACES.
 * - `archive`: a folder with the same files, prepared and packed by `packFonts`, as a deployed
 *   artifact has them.
 */
export type FontSource =
  | { readonly kind: 'packages' }
  | { readonly kind: 'archive'; readonly dir: string };

/** What `writeFontFacts` makes of the fonts next to it. */
export const FACTS_FILE = 'facts.json';
/** Change it when fonts are prepared differently: folders of prepared fonts are named by it. */
const PREPARATION = 4;

/** What the files depend on, short enough for a folder's name: the packages' versions, or an archive's size. */
export async function describeFonts(source: FontSource): Promise<string> {
  const parts = source.kind === 'packages' ? packageVersions() : archiveSizes(source.dir);
  const digest = createHash('sha256').update(JSON.stringify([PREPARATION, await parts]));
  return digest.digest('hex').slice(0, 12);
}

async function packageVersions(): Promise<unknown[]> {
  const versions = Object.entries(FACES).map(async ([name, own]) => {
    const manifest: unknown = JSON.parse(await readFile(manifestOf(name), 'utf8'));
    return [name, (manifest as { version: string }).version, own];
  });
  return Promise.all(versions);
}

/** The fonts, and last what is known of them. Rejects when one is missing. */
export async function* readFonts(source: FontSource): AsyncGenerator<FontFile> {
  if (source.kind === 'archive') yield* readArchive(source.dir);
  else yield* readPackages();
}

async function* readPackages(): AsyncGenerator<FontFile> {
  // Half a dozen modules that only the first start on a machine needs.
  const { prepareFont } = await import('./prepare-font.ts');
  const covered: number[] = [];
  const texts = new Map<string, GlyphTexts>();
  for (const path of await facePaths()) {
    const font = prepareFont(await readFile(path));
    for (const code of font.characters.keys()) covered.push(code);
    if (font.postScriptName !== undefined) texts.set(font.postScriptName, font.texts);
    yield { name: basename(path), content: font.content };
  }
  const facts = writeFontFacts(Coverage.of(covered), texts);
  yield { name: FACTS_FILE, content: Buffer.from(facts) };
}

const manifestOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`${name}/package.json`));

async function facePaths(): Promise<string[]> {
  const paths = Object.entries(FACES).flatMap(([name, own]) => {
    const root = dirname(manifestOf(name));
    return own.map(async (face) => {
      const [file] = (await readdir(join(root, face))).filter((entry) => entry.endsWith('.ttf'));
      if (file === undefined) throw new Error(`${name} has no font ${face}`);
      return join(root, face, file);
    });
  });
  return Promise.all(paths);
}
